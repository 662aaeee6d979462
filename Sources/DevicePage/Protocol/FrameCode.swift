/// The version of the protocol; a page with another one is refused.
package let protocolVersion = 4

/// The first byte of a binary message, its kind.
package enum MessageCode: UInt8 {
  /// The changes of a frame.
  case frame = 1
}

/// The parts of a frame message.
enum FrameCode: UInt8 {
  /// The screen's size; all layers are removed.
  case screen = 1
  /// A layer that is new, or fields of one that changed.
  case layer = 2
  /// Layers that were removed.
  case remove = 3
  /// A picture with its number.
  case bitmap = 4
  /// The numbers of pictures that will not be used again.
  case forget = 5
  /// The parts that the system draws over the app.
  case chrome = 6
  /// The animations of a layer that the page runs itself.
  case animations = 7
}

/// The fields of a layer, in the order in which they are written.
struct LayerFields: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  static let position = LayerFields(rawValue: 1 << 0)
  static let size = LayerFields(rawValue: 1 << 1)
  static let origin = LayerFields(rawValue: 1 << 2)
  static let anchor = LayerFields(rawValue: 1 << 3)
  static let transform = LayerFields(rawValue: 1 << 4)
  static let opacity = LayerFields(rawValue: 1 << 5)
  static let flags = LayerFields(rawValue: 1 << 6)
  static let background = LayerFields(rawValue: 1 << 7)
  static let radii = LayerFields(rawValue: 1 << 8)
  static let border = LayerFields(rawValue: 1 << 9)
  static let shadow = LayerFields(rawValue: 1 << 10)
  static let contents = LayerFields(rawValue: 1 << 11)
  static let drawing = LayerFields(rawValue: 1 << 12)
  static let gradient = LayerFields(rawValue: 1 << 13)
  static let backdrop = LayerFields(rawValue: 1 << 14)
  static let children = LayerFields(rawValue: 1 << 15)
  static let mask = LayerFields(rawValue: 1 << 16)
  static let sublayerTransform = LayerFields(rawValue: 1 << 17)
  static let filter = LayerFields(rawValue: 1 << 18)
  static let blending = LayerFields(rawValue: 1 << 19)
  static let projection = LayerFields(rawValue: 1 << 20)

  /// The fields that are written for every new layer.
  static let always: LayerFields = [.position, .size]
}

/// The bits of the flags of a layer.
struct LayerFlags: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let hidden = LayerFlags(rawValue: 1 << 0)
  static let clips = LayerFlags(rawValue: 1 << 1)
  static let continuousCorners = LayerFlags(rawValue: 1 << 2)
  static let onlyTransforms = LayerFlags(rawValue: 1 << 3)
  static let nearest = LayerFlags(rawValue: 1 << 4)
}
