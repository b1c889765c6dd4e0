/// The style sheet of pages.
enum PageStyle {
  private static let colours: [(name: String, colour: Palette.Colour)] = [
    ("paper", Palette.paper), ("band", Palette.band), ("ink", Palette.ink),
    ("faint", Palette.faint), ("rule", Palette.rule), ("fault", Palette.fault),
    ("on-fault", Palette.onFault), ("doubt", Palette.doubt), ("safe", Palette.safe),
    ("moved", Palette.moved),
  ]

  private static let shapes = """
    *{box-sizing:border-box}
    body{margin:0;background:var(--paper);color:var(--ink);
    font:15px/1.5 system-ui,-apple-system,Segoe UI,sans-serif}
    main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 3rem}
    h1{font-size:1.35rem;line-height:1.35;margin:0 0 1rem;overflow-wrap:anywhere}
    h2{font-size:1.05rem;line-height:1.4;margin:2.25rem 0 .75rem;padding-top:.75rem;
    border-top:1px solid var(--rule);overflow-wrap:anywhere}
    p{margin:.5rem 0;overflow-wrap:anywhere}
    ul{margin:.25rem 0 .75rem;padding-left:1.25rem}
    li{overflow-wrap:anywhere}
    .badge{display:inline-block;margin-right:.5rem;padding:.05rem .6rem;border-radius:.3rem;
    color:var(--on-fault);background:var(--fault);font-weight:600;font-size:.85em}
    .badge.safe{background:var(--safe)}
    .badge.doubt{background:var(--doubt)}
    .label{font-weight:600}
    .faint,.number{color:var(--faint)}
    .code,.replay{font:13px/1.5 ui-monospace,Menlo,Consolas,DejaVu Sans Mono,monospace}
    .code{margin:.5rem 0;padding:.5rem;background:var(--band);border-radius:.4rem;overflow-x:auto}
    .code span{display:block;white-space:pre}
    .code .moved{background:var(--moved)}
    .replay{color:var(--faint);overflow-wrap:anywhere}
    figure{margin:.75rem 0;border:1px solid var(--rule);border-radius:.4rem;overflow-x:auto}
    figure svg{display:block;width:100%;min-width:42rem;height:auto}
    .scroll{overflow-x:auto}
    table{border-collapse:collapse;font-size:.9em;font-variant-numeric:tabular-nums}
    th,td{padding:.2rem .75rem .2rem 0;text-align:left;vertical-align:top;
    border-bottom:1px solid var(--rule)}
    .n{text-align:right}
    .mark{color:var(--fault);font-weight:600}
    @media print{
    main{max-width:none;padding:0}
    figure{border:none;overflow:visible;break-inside:avoid}
    figure svg{min-width:0}
    h2{break-after:avoid}
    }
    """

  /// The style sheet, with the colours by night where the reader's system asks for them.
  static var sheet: String {
    let day = colours.map { "--\($0.name):\($0.colour.light)" }.joined(separator: ";")
    let night = colours.map { "--\($0.name):\($0.colour.dark)" }.joined(separator: ";")
    return "\n:root{color-scheme:light dark;\(day)}\n"
      + "@media (prefers-color-scheme:dark){:root{\(night)}}\n" + shapes + PictureStyle.sheet
  }
}
