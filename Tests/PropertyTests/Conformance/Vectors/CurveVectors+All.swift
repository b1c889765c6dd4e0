import OrderingModel

extension CurveVectors {
  /// Every point, by table.
  static let all = [
    CurveVectors(
      1, .chromiumCurves, .init(0.25, 0, 0.75, 1),
      [
        (0, 0), (0.05, 0.011_36), (0.1, 0.039_78), (0.15, 0.079_78), (0.2, 0.128_03),
        (0.25, 0.182_35), (0.3, 0.241_15), (0.35, 0.303_23), (0.4, 0.367_61), (0.45, 0.433_45),
        (0.5, 0.5), (0.6, 0.632_38), (0.65, 0.696_76), (0.7, 0.758_84), (0.75, 0.817_64),
        (0.8, 0.871_96), (0.85, 0.920_21), (0.9, 0.960_21), (0.95, 0.988_63), (1, 1),
      ]),
    CurveVectors(21, .chromiumCurves, .init(0.5, 1, 0.5, 1), [(0.5, 0.875)]),
    CurveVectors(22, .chromiumCurves, .init(0.5, 2, 0.5, 2), [(0.5, 1.625)]),
    CurveVectors(23, .chromiumCurves, .init(0.5, -1, 0.5, -1), [(0.5, -0.625)]),
    CurveVectors(
      24, .chromiumCurves, .init(0.5, -1, 0.5, 2),
      [
        (0, 0), (0.05, -0.089_54), (0.1, -0.156_13), (0.15, -0.196_41), (0.2, -0.206_51),
        (0.25, -0.182_32), (0.3, -0.119_92), (0.35, -0.016_72), (0.4, 0.1266), (0.45, 0.303_49),
        (0.5, 0.5), (0.55, 0.696_51), (0.6, 0.8734), (0.65, 1.016_72), (0.7, 1.119_92),
        (0.75, 1.182_32), (0.8, 1.206_51), (0.85, 1.196_41), (0.9, 1.156_13), (0.95, 1.089_54),
        (1, 1),
      ]),
    CurveVectors(56, .gnustepCurves, .default, [(0.67, 0.926_527)]),
    CurveVectors(57, .gnustepCurves, .easeInEaseOut, [(0.67, 0.772_85)]),
    CurveVectors(58, .gnustepCurves, .easeIn, [(0.67, 0.515_911)]),
    CurveVectors(59, .gnustepCurves, .easeOut, [(0.67, 0.846_581)]),
    CurveVectors(60, .gnustepCurves, .linear, [(0.67, 0.669_997)]),
    CurveVectors(61, .gnustepCurves, .init(0.1, 1, 1, 0.2), [(0.67, 0.589_449)]),
    CurveVectors(
      67, .webEasing, .linear, [(0, 0), (0.25, 0.25), (0.5, 0.5), (0.75, 0.75), (1, 1)]),
    CurveVectors(
      72, .webEasing, .default,
      [
        (0, 0), (0.25, 0.408_510_6), (0.5, 0.802_403_4), (0.75, 0.960_459), (1, 1),
      ]),
    CurveVectors(
      77, .webEasing, .easeIn,
      [
        (0, 0), (0.25, 0.093_464_7), (0.5, 0.315_356_8), (0.75, 0.621_861_9), (1, 1),
      ]),
    CurveVectors(
      82, .webEasing, .easeInEaseOut,
      [
        (0, 0), (0.25, 0.129_161_9), (0.5, 0.5), (0.75, 0.870_838_1), (1, 1),
      ]),
    CurveVectors(
      87, .webEasing, .easeOut,
      [
        (0, 0), (0.25, 0.378_138_1), (0.5, 0.684_643_2), (0.75, 0.906_535_3), (1, 1),
      ]),
    CurveVectors(
      92, .webEasing, .init(0, 1.5, 1, 1.5),
      [
        (0, 0), (0.25, 1.024_066_7), (0.5, 1.25), (0.75, 1.295_011_2), (1, 1),
      ]),
    CurveVectors(
      97, .webEasing, .init(0, -0.5, 1, -0.5),
      [
        (0, -0), (0.25, -0.295_011_2), (0.5, -0.25), (0.75, -0.024_066_7), (1, 1),
      ]),
    CurveVectors(
      206, .gnustepEvaluation, .easeIn,
      [
        (0.25, 0.093_465), (0.5, 0.315_357), (0.75, 0.621_861),
      ]),
    CurveVectors(
      209, .gnustepEvaluation, .easeOut,
      [
        (0.25, 0.378_14), (0.5, 0.684_643), (0.75, 0.906_535),
      ]),
    CurveVectors(
      212, .gnustepEvaluation, .easeInEaseOut,
      [
        (0.25, 0.129_162), (0.5, 0.5), (0.75, 0.870_838),
      ]),
    CurveVectors(
      215, .gnustepEvaluation, .init(0.5, 0, 0.5, 1),
      [
        (0.25, 0.105_889), (0.5, 0.5), (0.75, 0.894_111),
      ]),
    CurveVectors(
      218, .gnustepEvaluation, .linear,
      [
        (0.25, 0.25), (0.5, 0.5), (0.75, 0.75), (0, 0), (1, 1),
      ]),
    CurveVectors(223, .gnustepEvaluation, .easeIn, [(0, 0), (1, 1)]),
    CurveVectors(225, .gnustepEvaluation, .easeOut, [(0, 0), (1, 1)]),
    CurveVectors(227, .gnustepEvaluation, .easeInEaseOut, [(0, 0), (1, 1)]),
    CurveVectors(229, .gnustepEvaluation, .default, [(0, 0), (1, 1)]),
    CurveVectors(231, .gnustepEvaluation, .linear, [(-0.5, 0), (1.5, 1)]),
  ]
}
