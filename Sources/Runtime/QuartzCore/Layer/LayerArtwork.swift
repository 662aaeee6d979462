/// What the compositor keeps with a layer between frames.
final class LayerArtwork {
  /// Where the layer's steps are in a display list, and under which circumstances they were made.
  struct Place {
    var epoch: UInt64
    var start: Int
    var count: Int
    var context: DisplayListBuilder.Context
    var parent: DrawOp.Key
    var isInMask: Bool
  }

  var place: Place?
  /// Contents at the size they are shown at.
  var scaledContents: Made<ScaledContentsKey, Picture>?
  /// How contents were shown that have had another size in the frame before.
  private var resizedContents: ScaledContentsKey?
  /// The part of the contents that is not clear.
  private var ink: (image: CGImage, box: PixelRect)?
  /// What a shape or gradient layer draws.
  var drawing: Made<DrawingKey, Picture>?
  /// The mask of a shadow that is not that of a rounded rectangle.
  var shadow: Made<ShadowKey, NineSlice>?
  /// The layer and all below it, turned.
  var turned: Made<TurnedKey, Picture>?

  /// The layer and all on it, with its filter.
  var filtered: Made<FilteredKey, Picture>?

  /// The layer's inside as one bitmap, while it moves without changing.
  var unit: MovingUnit?

  /// Something made, and what it was made from.
  struct Made<Key: Equatable, Value> {
    let key: Key
    let value: Value
  }

  /// Whether whole contents are shown at another size than in the last frame. The bitmap of the old
  /// size is let go then.
  func isResizing(_ key: ScaledContentsKey) -> Bool {
    let last = scaledContents?.key ?? resizedContents
    guard let last, last.image === key.image, last != key, key.isWhole else {
      resizedContents = nil
      return false
    }
    scaledContents = nil
    resizedContents = key
    return true
  }

  /// The part of contents that is not clear: the bitmap of a label is often mostly empty.
  func ink(of image: CGImage) -> PixelRect {
    if let ink, ink.image === image { return ink.box }
    let box = image.bitmap.inkBox
    ink = (image, box)
    return box
  }

  /// Lets go of bitmaps, while the layer is not seen.
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

/// A bitmap and its place relative to the layer's.
struct Picture {
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
