/// The data that the compositor stores with a layer between frames.
final class LayerArtwork {
  /// The position of the layer's steps in a display list, and the conditions under which they were
  /// created.
  struct Place {
    var epoch: UInt64
    var start: Int
    var count: Int
    var context: DisplayListBuilder.Context
    var parent: DrawOp.Key
    var isInMask: Bool
  }

  var place: Place?
  /// The contents in the size in which they are shown.
  var scaledContents: Made<ScaledContentsKey, LayerPicture>?
  /// The key of contents that had another size a few frames ago, and the number of frames for which
  /// they have this one.
  private var resizedContents: ScaledContentsKey?
  private var framesOfSize = 0
  /// The part of the contents that is not transparent.
  private var ink: (image: CGImage, box: PixelRect)?
  /// The drawing of a shape or gradient layer.
  var drawing: Made<DrawingKey, LayerPicture>?
  /// The mask of a shadow that is not a rounded rectangle's.
  var shadow: Made<ShadowKey, NineSlice>?
  /// The transformed picture of the layer and its descendants.
  var turned: Made<TurnedKey, LayerPicture>?

  /// The filtered picture of the layer and its descendants.
  var filtered: Made<FilteredKey, LayerPicture>?

  /// The picture of a layer that moves without other changes.
  var unit: MovingUnit?

  /// A cached value, and the key from which it was created.
  struct Made<Key: Equatable, Value> {
    let key: Key
    let value: Value
  }

  /// The number of frames in which resized contents have to keep their size before they get a bitmap
  /// of it. While a presenting view is pushed back, the size of most of its labels in whole pixels
  /// changes only every few frames. tunable: count
  private static let steadyFrames = 12

  /// Indicates whether complete contents are shown in another size than in one of the last frames.
  /// The bitmap of the old size is released then.
  func isResizing(_ key: ScaledContentsKey) -> Bool {
    let last = scaledContents?.key ?? resizedContents
    guard let last, last.image === key.image, key.isWhole else {
      resizedContents = nil
      return false
    }
    if last != key {
      scaledContents = nil
      resizedContents = key
      framesOfSize = 0
      return true
    }
    guard resizedContents != nil else { return false }
    framesOfSize += 1
    if framesOfSize >= Self.steadyFrames { resizedContents = nil }
    return resizedContents != nil
  }

  /// Returns the part of contents that is not transparent: the bitmap of a label is often mostly
  /// empty.
  func ink(of image: CGImage) -> PixelRect {
    if let ink, ink.image === image { return ink.box }
    let box = image.bitmap.inkBox
    ink = (image, box)
    return box
  }

  /// Releases bitmaps while the layer is not visible.
  func dropPictures() {
    scaledContents = nil
    resizedContents = nil
    ink = nil
    drawing = nil
    shadow = nil
    turned = nil
    filtered = nil
    unit = nil
  }
}

/// A bitmap and its position relative to the layer's.
struct LayerPicture {
  let bitmap: Bitmap
  let offsetX: Int
  let offsetY: Int
}

struct ScaledContentsKey: Equatable {
  var image: CGImage
  var part: CGRect
  var width: Int
  var height: Int
  var isNearest: Bool

  var isWhole: Bool {
    !isNearest
      && part == CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height))
  }

  static func == (lhs: ScaledContentsKey, rhs: ScaledContentsKey) -> Bool {
    lhs.image === rhs.image && lhs.part == rhs.part && lhs.width == rhs.width
      && lhs.height == rhs.height && lhs.isNearest == rhs.isNearest
  }
}

struct DrawingKey: Equatable {
  var shape: ShapeProperties?
  var gradient: GradientProperties?
  var scaleX: Double
  var scaleY: Double
  var phaseX: Double
  var phaseY: Double
  var width: Int
  var height: Int
}

struct ShadowKey: Equatable {
  var path: CGPath?
  var scaleX: Double
  var scaleY: Double
  var phaseX: Double
  var phaseY: Double
  var sigma: Double
  var steps: [DrawOp]
}

struct FilteredKey: Equatable {
  var filter: LayerFilter
  var sigma: Double
  var steps: [DrawOp]
}

struct TurnedKey: Equatable {
  var transform: Projection
  var visible: PixelRect
  var steps: [DrawOp]
}

extension DrawOp: Equatable {
  static func == (lhs: DrawOp, rhs: DrawOp) -> Bool {
    lhs.drawsSame(as: rhs) && lhs.count == rhs.count && lhs.contentCount == rhs.contentCount
  }
}
