/// A view above the bar of a tab bar controller, such as what plays at the moment.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  /// Where an accessory is.
  public enum Environment: Int, Sendable {
    /// Nothing is known of it.
    case unspecified = 0
    /// The view is in no accessory.
    case none = 1
    /// Above the bar, or at the lower edge of the controller's view.
    case regular = 2
    /// Beside a bar that has become small.
    case inline = 3
  }

  /// Creates an accessory.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }

  /// What the accessory shows. It is as large as the capsule that the system draws behind it.
  public let contentView: UIView
}

/// Where the accessory of a tab bar is, in whose content one asks.
public final class UITraitTabAccessoryEnvironment: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UITabAccessory.Environment { .unspecified }
}

extension UITraitCollection {
  /// Where the accessory of a tab bar is, in whose content one asks.
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    self[UITraitTabAccessoryEnvironment.self]
  }
}

extension UIMutableTraits {
  /// Where the accessory of a tab bar is, in whose content one asks.
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    get { self[UITraitTabAccessoryEnvironment.self] }
    set { self[UITraitTabAccessoryEnvironment.self] = newValue }
  }
}

/// The capsule of an accessory.
@MainActor
final class TabAccessoryView: UIView {
  let accessory: UITabAccessory
  private let platter = GlassPlatterView(frame: .zero)
  private let clip = UIView(frame: .zero)

  init(_ accessory: UITabAccessory) {
    self.accessory = accessory
    super.init(frame: .zero)
    platter.kind = .clear
    clip.clipsToBounds = true
    clip.layer.cornerCurve = .circular
    addSubview(platter)
    addSubview(clip)
    accessory.contentView.autoresizingMask = []
    clip.addSubview(accessory.contentView)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Whether the bar is small and the accessory beside it.
  var place = UITabAccessory.Environment.unspecified {
    didSet { if place != oldValue { traitOverrides.tabAccessoryEnvironment = place } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    platter.frame = bounds
    clip.frame = bounds
    clip.layer.cornerRadius = min(bounds.width, bounds.height) / 2
    accessory.contentView.frame = clip.bounds
  }

  package override var accessibilityRank: Int { AccessibilityRank.trailingBar }
}
