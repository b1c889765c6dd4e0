/// The colours of pictures and pages, by day and by night.
///
/// They are told apart by the colour-blind as well (after Okabe and Ito); besides, whatever has a colour
/// has a shape or a word of its own.
enum Palette {
  /// A colour by day and by night.
  struct Colour {
    let light: String
    let dark: String
  }

  static let paper = Colour(light: "#ffffff", dark: "#14171c")
  static let band = Colour(light: "#f3f5f7", dark: "#1d2229")
  static let ink = Colour(light: "#1b1f24", dark: "#e6e9ee")
  static let faint = Colour(light: "#59636e", dark: "#9aa5b1")
  static let rule = Colour(light: "#c4ccd4", dark: "#434c57")
  static let curve = Colour(light: "#0072b2", dark: "#56b4e9")
  static let explicit = Colour(light: "#00875f", dark: "#2bb58b")
  static let implicit = Colour(light: "#a15c00", dark: "#e69f00")
  static let wait = Colour(light: "#7b3fa0", dark: "#c99be8")
  static let fault = Colour(light: "#c4161c", dark: "#ff6b6b")
  static let onFault = Colour(light: "#ffffff", dark: "#14171c")
  static let doubt = Colour(light: "#8a5a00", dark: "#e3b341")
  static let safe = Colour(light: "#00704f", dark: "#2bb58b")
  static let moved = Colour(light: "#fff0c2", dark: "#40361a")
}
