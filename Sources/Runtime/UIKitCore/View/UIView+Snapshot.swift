extension UIView {
  /// Performs pending layout and drawing for a snapshot before the next frame.
  private func finishUpdates() {
    layoutIfNeeded()
    layer.performDisplay()
  }

  func picture(afterUpdates: Bool) -> UIImage? {
    if afterUpdates { finishUpdates() }
    let size = layer.presented.bounds.size
    let scale = max(1, traitCollection.displayScale)
    guard size.width > 0, size.height > 0,
      let bitmap = QuartzCore.snapshot(of: layer, size: size, scale: scale)
    else { return nil }
    return UIImage(cgImage: CGImage(bitmap: bitmap), scale: scale, orientation: .up)
  }

  func makeSnapshot(afterUpdates: Bool) -> UIView? {
    guard let image = picture(afterUpdates: afterUpdates) else { return nil }
    let view = UIImageView(image: image)
    view.frame = CGRect(origin: .zero, size: layer.presented.bounds.size)
    return view
  }

  func makeSnapshot(of rect: CGRect, afterUpdates: Bool, caps: UIEdgeInsets) -> UIView? {
    guard let image = picture(afterUpdates: afterUpdates), let whole = image.cgImage else {
      return nil
    }
    let origin = layer.presented.bounds.origin
    let pixels = rect.offsetBy(dx: -origin.x, dy: -origin.y).applying(
      CGAffineTransform(scaleX: image.scale, y: image.scale))
    guard let part = whole.cropping(to: pixels) else { return nil }
    let cropped = UIImage(cgImage: part, scale: image.scale, orientation: .up)
    let isStretched = caps != .zero
    let view = UIImageView(
      image: isStretched
        ? cropped.resizableImage(withCapInsets: caps, resizingMode: .stretch) : cropped)
    view.frame = CGRect(origin: .zero, size: rect.size)
    return view
  }

  func drawPicture(in rect: CGRect, afterUpdates: Bool) -> Bool {
    guard UIGraphicsGetCurrentContext() != nil,
      let image = picture(afterUpdates: afterUpdates)
    else { return false }
    image.draw(in: rect)
    return true
  }
}
