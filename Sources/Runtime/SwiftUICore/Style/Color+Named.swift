extension Color {
  /// Creates the colour of a name in an asset catalogue, by default the app's; a name without a colour
  /// is clear.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(
      uiColor: UIColor(named: name, in: bundle, compatibleWith: nil) ?? UIColor.clear)
  }
}
