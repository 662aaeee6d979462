import CoreGraphics
import Foundation

/// Returns the current graphics context; `nil` outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsContextStack.current
}

/// Makes a context the current one until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.push(context)
}

/// Removes the context that `UIGraphicsPushContext(_:)` made current.
public func UIGraphicsPopContext() {
  if GraphicsContextStack.pop() == nil {
    Misuse.report(DrawingMisuse.popWithoutPush)
  }
}

/// Fills a rectangle of the current context with its fill colour, replacing the pixels.
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle of the current context with its fill colour.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = GraphicsContextStack.require("UIRectFill(_:)") else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame of one point inside a rectangle with the current context's fill colour, replacing
/// the pixels.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a frame of one point inside a rectangle with the current context's fill colour.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  let inner = rect.insetBy(dx: 1, dy: 1)
  guard inner.width > 0, inner.height > 0, !inner.isNull else {
    UIRectFillUsingBlendMode(rect, blendMode)
    return
  }
  let edges = [
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: inner.minY, width: 1, height: inner.height),
    CGRect(x: rect.maxX - 1, y: inner.minY, width: 1, height: inner.height),
  ]
  for edge in edges { UIRectFillUsingBlendMode(edge, blendMode) }
}

/// Clips drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) {
  GraphicsContextStack.require("UIRectClip(_:)")?.clip(to: rect)
}

/// Begins an image with one pixel per point and transparency.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image; a scale of 0 means that of the current traits. An empty size begins none.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = ImageCanvas.usable(scale: scale)
  guard let canvas = ImageCanvas(size: size, scale: scale, isOpaque: opaque) else {
    Misuse.report(DrawingMisuse.imageSize(size, by: "UIGraphicsBeginImageContextWithOptions"))
    return
  }
  ImageCanvas.open.append(canvas)
  GraphicsContextStack.push(canvas.context, scale: scale)
}

/// Returns the image drawn so far; `nil` when no image was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageCanvas.open.last?.snapshot()
}

/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() {
  guard ImageCanvas.open.popLast() != nil else {
    Misuse.report(DrawingMisuse.endWithoutBegin)
    return
  }
  GraphicsContextStack.pop()
}
