extension UIView {
  /// The largest side of a view's backing image, in device pixels. A larger one would not fit into
  /// memory.
  private static let largestDrawing = 16_384

  private nonisolated static func reportTooLarge(_ view: AnyObject, width: Int, height: Int) {
    Misuse.report(ViewMisuse.drawingTooLarge(view as? UIView, width: width, height: height))
  }

  /// Indicates whether ``draw(_:)`` is known to do nothing, so that a view whose size changes in each
  /// frame, such as a sheet's, need not be displayed. Of other classes nobody knows before the call.
  var drawsNothing: Bool {
    let type = type(of: self)
    return type == UIView.self || type == UIDropShadowView.self || type == UIDimmingView.self
      || type == UITransitionView.self || type == SheetGrabberView.self
  }

  /// Runs ``draw(_:)`` with a context that is created only if something is painted, because there
  /// is no Objective-C runtime to find out whether a subclass overrides it.
  func displayContent(of layer: CALayer) {
    guard !drawsNothing, !layer.defersDrawing() else { return }
    let size = layer.bounds.size
    let scale = layer.contentsScale
    let width = Int(clamping: (size.width * scale).rounded(.up))
    let height = Int(clamping: (size.height * scale).rounded(.up))
    guard width > 0, height > 0 else { return }
    let recipe = GraphicsContextStack.Recipe(
      width: width, height: height, scale: scale, origin: layer.bounds.origin,
      limit: UIView.largestDrawing, owner: self, reportTooLarge: UIView.reportTooLarge)
    let painted = GraphicsContextStack.withContext(recipe) {
      effectiveTraits.performAsCurrent { draw(layer.bounds) }
    }
    guard let painted else {
      if hasDrawnContent { layer.contents = nil }
      hasDrawnContent = false
      return
    }
    painted.finish()
    layer.contents = CGImage(bitmap: painted.bitmap)
    hasDrawnContent = true
  }
}
