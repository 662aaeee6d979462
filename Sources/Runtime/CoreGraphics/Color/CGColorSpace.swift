/// A colour space, which maps components to colours: sRGB, its extended form, Display P3, or a gray
/// scale.
public final class CGColorSpace: Hashable, @unchecked Sendable {
  enum Kind: Hashable {
    case sRGB
    case extendedSRGB
    case displayP3
    case deviceRGB
    case deviceGray
    case genericGray
  }

  let kind: Kind

  init(kind: Kind) {
    self.kind = kind
  }

  /// The name of the sRGB space.
  public static let sRGB: String = "kCGColorSpaceSRGB"
  /// The name of the sRGB space with components outside 0 … 1.
  public static let extendedSRGB: String = "kCGColorSpaceExtendedSRGB"
  /// The name of the Display P3 space.
  public static let displayP3: String = "kCGColorSpaceDisplayP3"
  /// The name of the gray space with a gamma of 2.2.
  public static let genericGrayGamma2_2: String = "kCGColorSpaceGenericGrayGamma2_2"

  static let shared = Shared()

  struct Shared: Sendable {
    let sRGB = CGColorSpace(kind: .sRGB)
    let extendedSRGB = CGColorSpace(kind: .extendedSRGB)
    let displayP3 = CGColorSpace(kind: .displayP3)
    let deviceRGB = CGColorSpace(kind: .deviceRGB)
    let deviceGray = CGColorSpace(kind: .deviceGray)
    let genericGray = CGColorSpace(kind: .genericGray)
  }

  /// Creates the space with one of the names that this class lists; `nil` for any other name.
  public convenience init?(name: String) {
    switch name {
    case Self.sRGB: self.init(kind: .sRGB)
    case Self.extendedSRGB: self.init(kind: .extendedSRGB)
    case Self.displayP3: self.init(kind: .displayP3)
    case Self.genericGrayGamma2_2: self.init(kind: .genericGray)
    default: return nil
    }
  }

  /// The name with which the space was created; `nil` for the device spaces.
  public var name: String? {
    switch kind {
    case .sRGB: Self.sRGB
    case .extendedSRGB: Self.extendedSRGB
    case .displayP3: Self.displayP3
    case .genericGray: Self.genericGrayGamma2_2
    case .deviceRGB, .deviceGray: nil
    }
  }

  /// The model of the components.
  public var model: CGColorSpaceModel {
    switch kind {
    case .sRGB, .extendedSRGB, .displayP3, .deviceRGB: .rgb
    case .deviceGray, .genericGray: .monochrome
    }
  }

  /// The number of components of a colour, without alpha: 3 or 1.
  public var numberOfComponents: Int {
    model == .rgb ? 3 : 1
  }

  /// A Boolean value that indicates whether the space has colours outside sRGB, as Display P3 does.
  public var isWideGamutRGB: Bool {
    kind == .displayP3 || kind == .extendedSRGB
  }

  /// Returns whether two spaces are of the same kind.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs.kind == rhs.kind
  }

  /// Feeds the kind of the space into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
  }
}

/// The model of a colour space's components.
public enum CGColorSpaceModel: Int32, Sendable {
  /// An unknown model.
  case unknown = -1
  /// One gray component.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
}

/// Returns the colour space of a device's red, green and blue; here always sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace.shared.deviceRGB
}

/// Returns the colour space of a device's gray.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace.shared.deviceGray
}
