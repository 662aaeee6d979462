/// Where a pixel keeps its alpha.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha.
  case none = 0
  /// Alpha last, colours multiplied by it.
  case premultipliedLast = 1
  /// Alpha first, colours multiplied by it.
  case premultipliedFirst = 2
  /// Alpha last.
  case last = 3
  /// Alpha first.
  case first = 4
  /// An unused last component.
  case noneSkipLast = 5
  /// An unused first component.
  case noneSkipFirst = 6
  /// Only alpha.
  case alphaOnly = 7
}

/// The layout of a pixel: alpha information and byte order.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits.
  public var rawValue: UInt32

  /// Makes a layout from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits that hold a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits that hold the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// 32-bit units, lowest byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// 32-bit units, highest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// How pixels between the pixels of a scaled image are made.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context's choice: smooth.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// A quick mixture of the neighbours.
  case low = 2
  /// A filter of all pixels concerned.
  case high = 3
  /// Between low and high.
  case medium = 4
}

/// How colours outside a space are brought into it; here they are always clamped.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The usual one.
  case defaultIntent = 0
  /// Colours inside stay exact.
  case absoluteColorimetric = 1
  /// Colours inside stay exact relative to white.
  case relativeColorimetric = 2
  /// Relations between colours stay.
  case perceptual = 3
  /// Saturation stays.
  case saturation = 4
}

/// How what is drawn mixes with what is there.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case multiply = 1
  case screen = 2
  case overlay = 3
  case darken = 4
  case lighten = 5
  case colorDodge = 6
  case colorBurn = 7
  case softLight = 8
  case hardLight = 9
  case difference = 10
  case exclusion = 11
  case hue = 12
  case saturation = 13
  case color = 14
  case luminosity = 15
  case clear = 16
  case copy = 17
  case sourceIn = 18
  case sourceOut = 19
  case sourceAtop = 20
  case destinationOver = 21
  case destinationIn = 22
  case destinationOut = 23
  case destinationAtop = 24
  case xor = 25
  case plusLighter = 27
}
