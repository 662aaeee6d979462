extension Text {
  /// Creates a picture as a part of text: a symbol in the text's font and colour, any other
  /// standing on the text's baseline in its own size.
  public init(_ image: Image) {
    var run = Run(string: "\u{FFFC}")
    run.image = image
    self.init(runs: [run])
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a picture.
  public mutating func appendInterpolation(_ image: Image) {
    appendInterpolation(Text(image))
  }
}

extension TextAppearance {
  /// The run's picture for a layout of text; `nil` where it has none or is not there.
  func attachment(of run: Text.Run) -> NSTextAttachment? {
    guard let picture = run.image?.picture(in: environment, font: font(of: run)) else {
      return nil
    }
    return NSTextAttachment(image: picture)
  }
}
