/// The presence and position of alpha in a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha.
  case none = 0
  /// Alpha last, premultiplied.
  case premultipliedLast = 1
  /// Alpha first, premultiplied.
  case premultipliedFirst = 2
  /// Alpha last.
  case last = 3
  /// Alpha first.
  case first = 4
  /// An unused last component.
  case noneSkipLast = 5
  /// An unused first component.
  case noneSkipFirst = 6
  /// Alpha only.
  case alphaOnly = 7
}

/// The layout of a pixel: alpha information and byte order.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public var rawValue: UInt32

  /// Creates a layout from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits that hold a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits that hold the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The byte order of 32-bit units, lowest byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// The byte order of 32-bit units, highest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// The quality of interpolation when an image is scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context's default: smooth.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// A fast interpolation of the neighbours.
  case low = 2
  /// A filter of all pixels involved.
  case high = 3
  /// A quality between low and high.
  case medium = 4
}

/// The intent with which colours outside a space are mapped into it; here they are always clamped.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default intent.
  case defaultIntent = 0
  /// Colours inside the space remain exact.
  case absoluteColorimetric = 1
  /// Colours inside the space remain exact relative to white.
  case relativeColorimetric = 2
  /// The relations between colours are preserved.
  case perceptual = 3
  /// The saturation is preserved.
  case saturation = 4
}

/// The blend mode of drawing with the existing content, the backdrop.
public enum CGBlendMode: Int32, Sendable {
  /// The source is drawn over the backdrop.
  case normal = 0
  /// The product of both: never lighter than either.
  case multiply = 1
  /// The product of both inverted: never darker than either.
  case screen = 2
  /// Multiplies dark backdrops and screens light ones.
  case overlay = 3
  /// The darker of both, channel by channel.
  case darken = 4
  /// The lighter of both, channel by channel.
  case lighten = 5
  /// Brightens the backdrop to reflect the source.
  case colorDodge = 6
  /// Darkens the backdrop to reflect the source.
  case colorBurn = 7
  /// Darkens or lightens softly, depending on the source.
  case softLight = 8
  /// Multiplies dark sources and screens light ones.
  case hardLight = 9
  /// The absolute difference of both, channel by channel.
  case difference = 10
  /// The difference of both, with less contrast.
  case exclusion = 11
  /// The source's hue with the backdrop's saturation and luminosity.
  case hue = 12
  /// The source's saturation with the backdrop's hue and luminosity.
  case saturation = 13
  /// The source's hue and saturation with the backdrop's luminosity.
  case color = 14
  /// The source's luminosity with the backdrop's hue and saturation.
  case luminosity = 15
  /// Clears the pixels.
  case clear = 16
  /// The source alone, with its own alpha.
  case copy = 17
  /// The source where the backdrop is opaque.
  case sourceIn = 18
  /// The source where the backdrop is clear.
  case sourceOut = 19
  /// The source where the backdrop is opaque, over the backdrop.
  case sourceAtop = 20
  /// The backdrop over the source.
  case destinationOver = 21
  /// The backdrop where the source is opaque.
  case destinationIn = 22
  /// The backdrop where the source is clear.
  case destinationOut = 23
  /// The backdrop where the source is opaque, over the source.
  case destinationAtop = 24
  /// Each where the other is clear.
  case xor = 25
  /// The sum of both, at most white.
  case plusLighter = 27
}
