extension UIImage {
  /// Returns the image decoded, as images always are here.
  public func preparingForDisplay() -> UIImage? { self }

  /// Calls a closure with the decoded image, in a later turn of the main queue.
  public func prepareForDisplay(completionHandler: @escaping @MainActor (UIImage?) -> Void) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated { completionHandler(self) }
    }
  }

  /// The image decoded, as images always are here.
  public var byPreparingForDisplay: UIImage? {
    get async { self }
  }

  /// Returns the image drawn smaller or larger, in points of its scale; `nil` for an empty size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// Returns the image with caps that do not stretch and one point between them that does;
  /// superseded by `resizableImage(withCapInsets:)`. A cap of 0 lets the whole side stretch.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
        right: left > 0 ? max(0, size.width - left - 1) : 0),
      resizingMode: .stretch)
  }
}
