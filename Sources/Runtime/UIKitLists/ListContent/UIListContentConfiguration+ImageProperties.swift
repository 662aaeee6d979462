extension UIListContentConfiguration {
  /// The properties of the image of a list row.
  public struct ImageProperties: Hashable, @unchecked Sendable {
    /// The value of a dimension of ``reservedLayoutSize`` for which the standard width is reserved
    /// in which symbols of rows are aligned.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    /// The symbol configuration of the image. The default is that of the body text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      UIImage.SymbolConfiguration(textStyle: .body)
    /// The tint colour of symbols and template images. The default is `nil`: the view's tint
    /// colour.
    public var tintColor: UIColor?
    /// The corner radius of the image in points. The default is 0.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image in points; 0 sets no limit along its axis. The default is
    /// zero.
    public var maximumSize = CGSize.zero
    /// The size reserved for the image in points, so that the texts of rows are aligned; 0 stands
    /// for the image's own size, or for ``standardDimension`` with symbols. The default is zero.
    public var reservedLayoutSize = CGSize.zero

    /// Returns the tint colour that is drawn for the view's tint colour.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor { self.tintColor ?? tintColor }
  }
}
