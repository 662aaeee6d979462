extension Text {
  /// Creates text with an image: a symbol in the text's font and colour, any other image at its own
  /// size on the baseline.
  public init(_ image: Image) {
    var run = Run(string: "\u{FFFC}")
    run.image = image
    self.init(runs: [run])
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends an image.
  public mutating func appendInterpolation(_ image: Image) {
    appendInterpolation(Text(image))
  }
}

extension TextAppearance {
  /// Returns the text attachment of the run's image, or `nil` if there is none.
  func attachment(of run: Text.Run) -> NSTextAttachment? {
    guard let picture = run.image?.picture(in: environment, font: font(of: run)) else {
      return nil
    }
    return NSTextAttachment(image: picture)
  }
}
