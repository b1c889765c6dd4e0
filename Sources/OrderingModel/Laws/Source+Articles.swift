extension Source {
  /// What articles, books and talks say.
  static let articles: [Source] = [
    Source(
      "A-MULT", "David Rönnqvist, Multiple Animations",
      address: "http://ronnqvi.st/multiple-animations/"),
    Source(
      "A-TIMING", "David Rönnqvist, Controlling Animation Timing",
      address: "http://ronnqvi.st/controlling-animation-timing/"),
    Source(
      "A-VLS", "David Rönnqvist, View-Layer Synergy, objc.io issue 12",
      address: "https://github.com/objcio/articles/blob/HEAD/2014-05-08-view-layer-synergy.md"),
    Source(
      "A-EXPL", "Robert Böhnke, Animations Explained, objc.io issue 12",
      address: "https://github.com/objcio/articles/blob/HEAD/2014-05-08-animations-explained.md"),
    Source(
      "A-OLEB", "Ole Begemann on animations that snap back",
      address: "https://oleb.net/blog/2012/11/prevent-caanimation-snap-back"),
    Source(
      "A-ZAN", "Gaétan Zanella on UIKit rendering and CATransaction",
      address: "https://gaetanzanella.github.io/2021-01-04/uikit-rendering-part-2"),
    Source(
      "A-AT7", "Nick Lockwood, iOS Core Animation: Advanced Techniques, chapter 7",
      address: "http://what-when-how.com/Tutorial/topic-76376t/iOS-Core-Animation-173.html"),
    Source(
      "A-AT8", "Nick Lockwood, iOS Core Animation: Advanced Techniques, chapter 8, translated",
      address: "https://github.com/qunten/iOS-Core-Animation-Advanced-Techniques"),
    Source(
      "A-AT9", "Nick Lockwood, iOS Core Animation: Advanced Techniques, chapter 9, translated",
      address: "https://github.com/qunten/iOS-Core-Animation-Advanced-Techniques"),
    Source(
      "A-WARP", "wangling.me on time warp in animation",
      address: "http://wangling.me/2011/06/time-warp-in-animation.html"),
    Source(
      "A-SPACE", "Spaceman Labs on completions that come too early",
      address: """
        https://blog.spacemanlabs.com/2012/08/prem\
        ature-completion-an-embarrassing-problem/
        """),
    Source(
      "A-NEUB", "Matt Neuburg, examples of his iOS programming book",
      address: """
        https://github.com/mattneub/Programming-iOS-Book-Examples/blob/HEAD/\
        bk2ch04p148layerAnimation/ch17p490layerAnimation/ViewController.swift
        """),
    Source(
      "A-WWDC", "Notes on WWDC 2014, session 236",
      address: "https://wwdcnotes.com/notes/wwdc14/236/"),
  ]
}
