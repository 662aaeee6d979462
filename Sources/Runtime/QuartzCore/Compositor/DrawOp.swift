/// One step of drawing a frame, in device pixels.
///
/// A group (`clip`, `group`, `mask`) is followed by its steps.
struct DrawOp {
  enum Kind: UInt8 {
    /// A colour in `rect`.
    case fill
    /// A colour through a mask.
    case slice
    /// A bitmap in `frame`, scaled down to fit if `isScaled`.
    case image
    /// The content below with the effect `backdrop`; `image` is the result, once it was computed.
    case backdrop
    /// Steps clipped by the mask `slice` with rounded corners, in `frame`.
    case clip
    /// Steps faded together by `alpha`.
    case group
    /// Steps masked by the alpha of the steps from `contentCount` on.
    case mask
  }

  /// The identity of a step: its layer and a part of it, constant from frame to frame.
  struct Key: Hashable {
    var layer: UInt64 = 0
    var part: UInt8 = 0
  }

  enum Part {
    static let group: UInt8 = 1
    static let shadow: UInt8 = 2
    static let mask: UInt8 = 3
    static let clip: UInt8 = 4
    static let background: UInt8 = 5
    static let drawing: UInt8 = 6
    static let contents: UInt8 = 7
    static let border: UInt8 = 8
    static let gradientClip: UInt8 = 9
    static let turned: UInt8 = 10
    static let unit: UInt8 = 11
    static let backdrop: UInt8 = 12
    static let backdropClip: UInt8 = 13
    static let backdropRing: UInt8 = 14
    static let filtered: UInt8 = 15
  }

  var kind: Kind
  var key: Key
  /// The group that contains the step.
  var parent = Key()
  /// Indicates whether the step belongs to the mask of a `mask` group.
  var isInMask = false
  var alpha: UInt8 = 255
  /// The blend mode of a group.
  var blending = CGBlendMode.normal
  var color: UInt32 = 0
  /// The rectangle of pixels that may change.
  var rect: PixelRect
  /// The rectangle of pixels that would change without clipping.
  var extent: PixelRect
  /// The rectangle of the mask or bitmap, which may extend beyond `rect`.
  var frame: PixelRect
  var image: Bitmap?
  /// Indicates whether the bitmap is resampled to the size of `frame` while it is drawn.
  var isScaled = false
  var slice: NineSlice?
  var backdrop: BackdropStep?
  /// The number of steps in the group.
  var count = 0
  /// The number of its content steps, before those of the mask.
  var contentCount = 0

  /// Creates a step that draws the intersection of `extent` and `clip`.
  init(_ kind: Kind, _ key: Key, extent: PixelRect, clip: PixelRect, frame: PixelRect) {
    self.kind = kind
    self.key = key
    self.extent = extent
    rect = extent.intersection(clip)
    self.frame = frame
  }

  /// Indicates whether the step draws an opaque image.
  var isOpaquePicture: Bool {
    (kind == .image || kind == .backdrop) && alpha == 255 && image?.isOpaque == true
  }

  /// Indicates whether the step draws the same as another one, apart from the steps in groups.
  func drawsSame(as other: DrawOp) -> Bool {
    kind == other.kind && key == other.key && parent == other.parent && isInMask == other.isInMask
      && alpha == other.alpha && blending == other.blending && color == other.color
      && rect == other.rect
      && frame == other.frame && (image === other.image || kind == .backdrop)
      && slice === other.slice && isScaled == other.isScaled && backdrop == other.backdrop
  }
}
