/// A view above the bar of a tab bar controller, for example with playback controls.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  /// Constants that indicate the position of an accessory.
  public enum Environment: Int, Sendable {
    /// The position is not known.
    case unspecified = 0
    /// The view is not in an accessory.
    case none = 1
    /// Above the bar, or at the bottom edge of the controller's view.
    case regular = 2
    /// Beside a minimized bar.
    case inline = 3
  }

  /// Creates an accessory.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }

  /// The content of the accessory. It is as large as the capsule that the system draws behind it.
  public let contentView: UIView
}

/// The trait for the position of the tab bar accessory that contains a view.
public final class UITraitTabAccessoryEnvironment: UITraitDefinition {
  /// The default value: unspecified.
  public static var defaultValue: UITabAccessory.Environment { .unspecified }
}

extension UITraitCollection {
  /// The position of the tab bar accessory that contains a view.
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    self[UITraitTabAccessoryEnvironment.self]
  }
}

extension UIMutableTraits {
  /// The position of the tab bar accessory that contains a view.
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

  /// The position of the accessory, above the bar or beside a minimized one.
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
