extension Color {
  /// A colour of Core Graphics.
  public init(cgColor: CGColor) {
    self.init(uiColor: UIColor(cgColor: cgColor))
  }
}
