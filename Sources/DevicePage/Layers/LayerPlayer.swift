import CoreGraphics
import Foundation
import QuartzCore

/// Shows the messages of a page as layers again, so that a trace can be drawn without a browser.
@MainActor
final class LayerPlayer {
  let host = LayerHost(size: CGSize(width: 1, height: 1), scale: 1)
  private(set) var layers: [UInt64: PlayedLayer] = [:]
  private(set) var pictures: [UInt64: CGImage] = [:]
  private var animated: Set<UInt64> = []
  private var root: UInt64 = 0
  private let chrome = CALayer()

  /// The most layers in one another; more cannot be drawn. tunable
  private static let mostDepth = 400

  /// The most pixels of a side of the screen; those of devices have fewer. tunable
  private static let mostPixels = 8192.0

  /// Shows a message.
  func apply(_ message: [UInt8]) throws(DamagedTrace) {
    var reader = ByteReader(message)
    guard try reader.u8() == MessageCode.frame.rawValue else { throw .version }
    _ = (try reader.u32(), try reader.f64(), try reader.f32())
    while !reader.isAtEnd {
      guard let code = FrameCode(rawValue: try reader.u8()) else { throw .version }
      switch code {
      case .screen: try readScreen(&reader)
      case .layer: try readLayer(&reader)
      case .remove:
        for id in try reader.ids() { remove(id) }
      case .bitmap: try readPicture(&reader)
      case .forget:
        for id in try reader.ids() { pictures[id] = nil }
      case .chrome: try readChrome(&reader)
      case .animations:
        let id = try reader.varint()
        let tables = try reader.list { (reader) throws(DamagedTrace) in
          try AnimationTable(&reader)
        }
        layers[id]?.animations = tables
        if tables.isEmpty { animated.remove(id) } else { animated.insert(id) }
        layers[id]?.show(at: 0)
      }
    }
    if let layer = layers[root]?.layer, layer.superlayer == nil {
      host.rootLayer.sublayers = [layer, chrome]
    }
  }

  /// Returns the picture at a time of the device.
  func picture(at time: Double) -> Bitmap {
    for id in animated { layers[id]?.show(at: time) }
    host.beginFrame(at: time)
    host.layoutAndCommit()
    return host.composite().bitmap
  }

  private func readScreen(_ reader: inout ByteReader) throws(DamagedTrace) {
    let (size, scale) = (try reader.size(), try reader.f32())
    let most = Self.mostPixels
    guard size.width > 0, size.height > 0, scale > 0, scale <= most, size.width * scale <= most,
      size.height * scale <= most
    else { throw .number }
    root = try reader.varint()
    host.rootLayer.sublayers = []
    layers = [:]
    animated = []
    host.resize(to: size, scale: scale)
  }

  private func readLayer(_ reader: inout ByteReader) throws(DamagedTrace) {
    let id = try reader.varint()
    let fields = LayerFields(rawValue: UInt32(truncatingIfNeeded: try reader.varint()))
    var played = layers[id] ?? PlayedLayer()
    let children = try played.read(fields, &reader, pictures, scale: host.scale)
    played.makeLayer()
    layers[id] = played
    if let children { try place(children, in: id) }
    played.show(at: 0)
  }

  private func place(_ children: [UInt64], in id: UInt64) throws(DamagedTrace) {
    guard let parent = layers[id]?.layer else { return }
    var above = 0
    var next: CALayer? = parent
    while let layer = next {
      above += 1
      next = layer.superlayer
    }
    var depth = 0
    var shown: [CALayer] = []
    for child in children {
      guard let played = layers[child], let layer = played.layer, !parent.isInside(layer) else {
        throw .number
      }
      depth = max(depth, played.depth)
      shown.append(layer)
    }
    guard above + depth < Self.mostDepth else { throw .number }
    layers[id]?.depth = depth + 1
    layers[id]?.sublayers = shown
    layers[id]?.placeSublayers()
  }

  private func remove(_ id: UInt64) {
    layers.removeValue(forKey: id)?.layer?.removeFromSuperlayer()
    animated.remove(id)
  }

  private func readPicture(_ reader: inout ByteReader) throws(DamagedTrace) {
    let id = try reader.varint()
    _ = (try reader.varint(), try reader.varint())
    let bytes = try reader.bytes(try reader.count())
    guard let bitmap = try? Bitmap.decode(Data(bytes)) else {
      throw DamagedTrace(description: "the trace is damaged: one of its pictures cannot be read")
    }
    pictures[id] = CGImage(bitmap: bitmap)
  }

  /// Shows what the system draws over the app.
  private func readChrome(_ reader: inout ByteReader) throws(DamagedTrace) {
    let statusBar = pictures[try reader.varint()]
    let (island, indicator, look) = (try reader.rect(), try reader.rect(), try reader.u8())
    let share = CGFloat(try reader.u8()) / 255
    let slides = look & 4 != 0
    var parts: [CALayer] = []
    if let statusBar {
      let layer = CALayer()
      layer.properties.contents = statusBar
      layer.properties.contentsScale = host.scale
      let height = CGFloat(statusBar.height) / host.scale
      layer.place(
        CGRect(
          x: 0, y: slides ? -height * (1 - share) : 0,
          width: CGFloat(statusBar.width) / host.scale, height: height))
      layer.properties.opacity = slides ? 1 : Float(share)
      parts.append(layer)
    }
    let alpha = look & 2 == 0 ? 1 : 0.3
    for (rect, light, alpha) in [(island, 0.0, 1.0), (indicator, look & 1 == 0 ? 0 : 1, alpha)]
    where rect.width > 0 {
      let pill = CALayer()
      pill.properties.backgroundColor = CGColor(
        srgbRed: light, green: light, blue: light, alpha: alpha)
      pill.properties.cornerRadius = rect.height / 2
      pill.place(rect)
      parts.append(pill)
    }
    chrome.sublayers = parts
  }
}

extension CALayer {
  /// Sets the frame without an animation.
  func place(_ rect: CGRect) {
    properties.bounds = CGRect(origin: .zero, size: rect.size)
    properties.position = CGPoint(x: rect.midX, y: rect.midY)
    markChanged(.geometry)
  }

  /// Returns whether the layer is another one or in it.
  fileprivate func isInside(_ other: CALayer) -> Bool {
    var next: CALayer? = self
    while let layer = next {
      if layer === other { return true }
      next = layer.superlayer
    }
    return false
  }
}
