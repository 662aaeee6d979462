/// One step of drawing a frame, in device pixels.
///
/// A group (`clip`, `group`, `mask`) is followed by the steps inside of it.
struct DrawOp {
  enum Kind: UInt8 {
    /// A colour in `rect`.
    case fill
    /// A colour through a mask.
    case slice
    /// A bitmap at the place of `frame`, made smaller to fit if `isScaled`.
    case image
    /// What lies below, changed as `backdrop` says; `image` is it, once it was looked at.
    case backdrop
    /// Steps seen through the mask `slice` with round corners, at `frame`.
    case clip
    /// Steps faded as one picture by `alpha`.
    case group
    /// Steps seen through the alpha of the steps from `contentCount` on.
    case mask
  }

  /// What part of a layer a step draws: stays the same from frame to frame.
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
  /// The group the step is in.
  var parent = Key()
  /// Whether it is among the steps that make the mask of a `mask` group.
  var isInMask = false
  var alpha: UInt8 = 255
  /// How a group is mixed with what lies below.
  var blending = CGBlendMode.normal
  var color: UInt32 = 0
  /// What may be touched.
  var rect: PixelRect
  /// What would be touched if nothing around cut it off.
  var extent: PixelRect
  /// The place of the mask or bitmap, which may reach beyond `rect`.
  var frame: PixelRect
  var image: Bitmap?
  /// Whether the bitmap is resampled to the size of `frame` while it is drawn.
  var isScaled = false
  var slice: NineSlice?
  var backdrop: BackdropStep?
  /// The number of steps inside of the group.
  var count = 0
  /// The number of those that are shown, before those that make the mask.
  var contentCount = 0

  /// A step that draws what lies of `extent` inside of `clip`.
  init(_ kind: Kind, _ key: Key, extent: PixelRect, clip: PixelRect, frame: PixelRect) {
    self.kind = kind
    self.key = key
    self.extent = extent
    rect = extent.intersection(clip)
    self.frame = frame
  }

  var isGroup: Bool { kind.rawValue >= Kind.clip.rawValue }

  /// Whether the step draws a picture through which nothing can be seen.
  var isOpaquePicture: Bool {
    (kind == .image || kind == .backdrop) && alpha == 255 && image?.isOpaque == true
  }

  /// Whether the step draws what another one does, leaving out what is inside of groups.
  func drawsSame(as other: DrawOp) -> Bool {
    kind == other.kind && key == other.key && parent == other.parent && isInMask == other.isInMask
      && alpha == other.alpha && blending == other.blending && color == other.color
      && rect == other.rect
      && frame == other.frame && (image === other.image || kind == .backdrop)
      && slice === other.slice && isScaled == other.isScaled && backdrop == other.backdrop
  }
}
