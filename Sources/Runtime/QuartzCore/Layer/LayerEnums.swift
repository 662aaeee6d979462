/// Constants that indicate the alignment and scaling of contents in the bounds of a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a gravity from its name; an unknown one behaves as `resize`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Centred, not scaled.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top, not scaled.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom, not scaled.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left, not scaled.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right, not scaled.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the top left corner, not scaled.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the top right corner, not scaled.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the bottom left corner, not scaled.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the bottom right corner, not scaled.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds. The default.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit without changing the aspect ratio, centred.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to cover the bounds without changing the aspect ratio, centred.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// Constants that indicate the curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a curve from its name; an unknown one behaves as `circular`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter of a circle. The default.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve whose curvature increases and decreases gradually.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A set of corners. "Min" is the smaller coordinate.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all = CACornerMask(rawValue: 15)
}

/// Constants that indicate the resampling of contents in another size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a filter from its name; an unknown one behaves as `linear`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Linear interpolation. The default.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
}
