extension Source {
  /// What Apple's headers and documentation say.
  static let apple: [Source] = [
    Source(
      "H-TXN", "Apple's header CATransaction.h, QuartzCore"),
    Source(
      "H-LAYER", "Apple's header CALayer.h, QuartzCore"),
    Source(
      "H-ANIM", "Apple's header CAAnimation.h, QuartzCore"),
    Source(
      "H-TIME", "Apple's header CAMediaTiming.h, QuartzCore, macOS 10.15",
      address: """
        https://github.com/phracker/MacOSX-SDKs/blob/HEAD/\
        MacOSX10.15.sdk/System/Library/Frameworks/QuartzCore.framework/\
        Versions/A/Headers/CAMediaTiming.h
        """),
    Source(
      "D-SCB", "Apple on CATransaction.setCompletionBlock(_:)",
      address: """
        https://developer.apple.com/documentation/\
        quartzcore/catransaction/setcompletionblock(_:)
        """),
    Source(
      "D-TXN", "Apple on CATransaction, with a nested fade and scale",
      address: "https://developer.apple.com/documentation/quartzcore/catransaction"),
    Source(
      "D-BEGIN", "Apple on CATransaction.begin()",
      address: "https://developer.apple.com/documentation/quartzcore/catransaction/begin()"),
    Source(
      "D-COMMIT", "Apple on CATransaction.commit()",
      address: "https://developer.apple.com/documentation/quartzcore/catransaction/commit()"),
    Source(
      "D-FLUSH", "Apple on CATransaction.flush()",
      address: "https://developer.apple.com/documentation/quartzcore/catransaction/flush()"),
    Source(
      "D-DISABLE", "Apple on CATransaction.setDisableActions(_:)",
      address: """
        https://developer.apple.com/documentation/\
        quartzcore/catransaction/setdisableactions(_:)
        """),
    Source(
      "D-ADD", "Apple on CALayer.add(_:forKey:)",
      address: "https://developer.apple.com/documentation/quartzcore/calayer/add(_:forkey:)"),
    Source(
      "D-ADD-MS", "Microsoft's restatement of Apple on adding an animation, CALayer.AddAnimation"),
    Source(
      "D-PRES", "Apple on CALayer.presentation()",
      address: "https://developer.apple.com/documentation/quartzcore/calayer/presentation()"),
    Source(
      "D-STOP", "Apple on CAAnimationDelegate.animationDidStop(_:finished:)",
      address: """
        https://developer.apple.com/documentation/\
        quartzcore/caanimationdelegate/animationdidstop(_:finished:)
        """),
    Source(
      "D-BASIC", "Apple on CABasicAnimation",
      address: "https://developer.apple.com/documentation/quartzcore/cabasicanimation"),
    Source(
      "D-BASIC-OLD", "Apple's older class reference of CABasicAnimation, in a copy",
      address: "https://www.cnblogs.com/zyingn/articles/iOS_reference1.html"),
    Source(
      "D-BASIC-MS", "Microsoft's restatement of Apple on CABasicAnimation, as a table",
      address: "https://learn.microsoft.com/en-us/dotnet/api/coreanimation.cabasicanimation"),
    Source(
      "D-GROUP", "Apple on CAAnimationGroup",
      address: "https://developer.apple.com/documentation/quartzcore/caanimationgroup"),
    Source(
      "D-KEYT", "Apple on CAKeyframeAnimation.keyTimes",
      address: "https://developer.apple.com/documentation/quartzcore/cakeyframeanimation/keytimes"),
    Source(
      "D-DISC", "Apple on CAAnimationCalculationMode.discrete",
      address: """
        https://developer.apple.com/documentation/\
        quartzcore/caanimationcalculationmode/discrete
        """),
    Source(
      "D-CALC", "Apple on CAKeyframeAnimation.calculationMode",
      address: """
        https://developer.apple.com/documentation/\
        quartzcore/cakeyframeanimation/calculationmode
        """),
    Source(
      "D-RC", "Apple on CAMediaTiming.repeatCount",
      address: "https://developer.apple.com/documentation/quartzcore/camediatiming/repeatcount"),
    Source(
      "D-RD", "Apple on CAMediaTiming.repeatDuration",
      address: "https://developer.apple.com/documentation/quartzcore/camediatiming/repeatduration"),
    Source(
      "D-NSAC", "Apple on NSAnimationContext.completionHandler",
      address: """
        https://developer.apple.com/documentation/\
        appkit/nsanimationcontext/completionhandler
        """),
    Source(
      "D-UIANIM", "Apple on UIView.animate(withDuration:delay:options:animations:completion:)",
      address: """
        https://developer.apple.com/documentation/\
        uikit/uiview/animate(withduration:delay:options:animations:completion:)
        """),
    Source(
      "D-UISET", "Apple on UIView.setAnimationsEnabled(_:)",
      address: "https://developer.apple.com/documentation/uikit/uiview/setanimationsenabled(_:)"),
    Source(
      "D-UIOPT", "Apple on UIView.AnimationOptions",
      address: "https://developer.apple.com/documentation/uikit/uiview/animationoptions"),
    Source(
      "D-UISPRING", "Apple on UIView.animate with a damping ratio and an initial velocity",
      address: """
        https://developer.apple.com/documentation/uikit/uiview/\
        animate(withduration:delay:usingspringwithdamping:initialspringvelocity:options:animations:\
        completion:)
        """),
    Source(
      "D-VIEWPG", "Apple's View Programming Guide for iOS, the table of what can be animated",
      address: """
        https://developer.apple.com/library/ios/documentation/WindowsViews/Conceptual/\
        ViewPG_iPhoneOS/AnimatingViews/AnimatingViews.html
        """),
    Source(
      "D-CAPG", "Apple's Core Animation Programming Guide, read in a translation",
      address: "https://cnblogs.com/kiao295338444/articles/2607386.html"),
    Source(
      "D-ANIMATABLE", "Apple's Core Animation Programming Guide, appendix Animatable Properties",
      address: """
        https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/\
        CoreAnimation_guide/AnimatableProperties/AnimatableProperties.html
        """),
    Source(
      "D-SHADOWPATH", "Apple on CALayer.shadowPath",
      address: "https://developer.apple.com/documentation/quartzcore/calayer/shadowpath"),
    Source(
      "D-PATH", "Apple on CAShapeLayer.path",
      address: "https://developer.apple.com/documentation/quartzcore/cashapelayer/path"),
    Source(
      "D-SHAPE", "Apple on the properties of CAShapeLayer",
      address: "https://developer.apple.com/documentation/quartzcore/cashapelayer"),
    Source(
      "D-GRADIENT", "Apple on the properties of CAGradientLayer",
      address: "https://developer.apple.com/documentation/quartzcore/cagradientlayer"),
    Source(
      "D-TEXT", "Apple on the properties of CATextLayer",
      address: "https://developer.apple.com/documentation/quartzcore/catextlayer"),
    Source("H-REPLICATOR", "Apple's header CAReplicatorLayer.h, QuartzCore"),
    Source("H-EMITTER", "Apple's header CAEmitterLayer.h, QuartzCore"),
    Source(
      "D-CRASH", "Apple's technical note on crash reports, the backtrace of its listing 9"),
  ]
}
