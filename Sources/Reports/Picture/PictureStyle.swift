/// The style sheet of pictures.
enum PictureStyle {
  private struct Rule {
    let selector: String
    let property: String
    let colour: Palette.Colour
  }

  private static let rules = [
    Rule(selector: ".paper", property: "fill", colour: Palette.paper),
    Rule(selector: ".band", property: "fill", colour: Palette.band),
    Rule(selector: ".t", property: "fill", colour: Palette.ink),
    Rule(selector: ".faint", property: "fill", colour: Palette.faint),
    Rule(selector: ".rule", property: "stroke", colour: Palette.rule),
    Rule(selector: ".event", property: "stroke", colour: Palette.faint),
    Rule(selector: ".glyph", property: "fill", colour: Palette.faint),
    Rule(selector: ".curve", property: "stroke", colour: Palette.curve),
    Rule(selector: ".plateau", property: "stroke", colour: Palette.curve),
    Rule(selector: ".model", property: "stroke", colour: Palette.faint),
    Rule(selector: ".explicit", property: "fill", colour: Palette.explicit),
    Rule(selector: ".implicit", property: "stroke", colour: Palette.implicit),
    Rule(selector: ".covered", property: "stroke", colour: Palette.explicit),
    Rule(selector: ".wait", property: "stroke", colour: Palette.wait),
    Rule(selector: ".run", property: "fill", colour: Palette.wait),
    Rule(selector: ".fault", property: "fill", colour: Palette.fault),
    Rule(selector: ".jump", property: "stroke", colour: Palette.fault),
    Rule(selector: ".before", property: "fill", colour: Palette.paper),
    Rule(selector: ".on", property: "fill", colour: Palette.onFault),
    Rule(selector: ".doubt", property: "fill", colour: Palette.doubt),
    Rule(selector: ".maybe", property: "stroke", colour: Palette.doubt),
    Rule(selector: ".moved", property: "fill", colour: Palette.moved),
    Rule(selector: ".way", property: "stroke", colour: Palette.implicit),
    Rule(selector: ".arrow", property: "fill", colour: Palette.implicit),
  ]

  private static let shapes = """
    .p .t{font:12px system-ui,-apple-system,Segoe UI,sans-serif}
    .p .small{font-size:11px}
    .p .tiny{font-size:10px}
    .p .strong{font-weight:600}
    .p .title{font-size:14px;font-weight:600}
    .p .code{font:11px ui-monospace,Menlo,Consolas,DejaVu Sans Mono,monospace;white-space:pre}
    .p .right{text-anchor:end}
    .p .middle{text-anchor:middle}
    .p .rule,.p .event{stroke-width:1;fill:none}
    .p .event{stroke-dasharray:1 3}
    .p .curve{stroke-width:2;fill:none;stroke-linejoin:round}
    .p .unseen{stroke-width:1;stroke-dasharray:2 3}
    .p .plateau{stroke-width:1;fill:none}
    .p .step{stroke-width:1;stroke-dasharray:1 2}
    .p .model{stroke-width:1;stroke-dasharray:5 3;fill:none}
    .p .implicit{stroke-width:1.5;stroke-dasharray:4 2;fill:none}
    .p .covered{stroke-width:1;fill:none}
    .p .wait{stroke-width:1.5;fill:none}
    .p .jump,.p .maybe{stroke-width:3;fill:none}
    .p .dot{stroke-width:1.5}
    .p .maybe{stroke-dasharray:4 2}
    .p .way{stroke-width:1.5;fill:none}
    """

  /// The style sheet, with the colours by night where the reader's system asks for them.
  static var sheet: String {
    let day = rules.map { ".p \($0.selector){\($0.property):\($0.colour.light)}" }
    let night = rules.map { ".p \($0.selector){\($0.property):\($0.colour.dark)}" }
    return "\n" + shapes + "\n" + day.joined(separator: "\n")
      + "\n@media (prefers-color-scheme:dark){\n" + night.joined(separator: "\n") + "\n}\n"
  }
}
