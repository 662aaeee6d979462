extension UIListContentConfiguration {
  /// How the image of a list row looks.
  public struct ImageProperties: Hashable, @unchecked Sendable {
    /// Stands in ``reservedLayoutSize`` for the width in which symbols of rows line up.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    /// In which size symbols are shown. The default is that of the body text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      UIImage.SymbolConfiguration(textStyle: .body)
    /// The colour of symbols and templates. The default is `nil`: the tint.
    public var tintColor: UIColor?
    /// The radius of the image's corners in points. The default is 0.
    public var cornerRadius: CGFloat = 0
    /// The largest size in which the image is shown, in points; 0 sets no limit along its axis. The
    /// default is zero.
    public var maximumSize = CGSize.zero
    /// The size kept free for the image, in points, so that texts of rows line up; 0 stands for the
    /// image's own size, or for ``standardDimension`` with symbols. The default is zero.
    public var reservedLayoutSize = CGSize.zero

    /// The colour that is shown for a tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor { self.tintColor ?? tintColor }
  }
}
