/// How large the content of a preview is.
public enum PreviewLayout: Sendable {
  /// As large as the screen.
  case device
  /// As large as it wants to be, in the middle of the screen.
  case sizeThatFits
  /// So many points, in the middle of the screen.
  case fixed(width: CGFloat, height: CGFloat)
}

/// What a provider's view says about its preview.
struct PreviewSettings {
  var name: String?
  var traits: [PreviewTrait<Preview.ViewTraits>] = []

  /// Reads the modifiers of a view from the outermost to the first that is not one; the outer win.
  @MainActor
  init(of view: any View) {
    var view = view
    while let modified = view as? any PreviewModified {
      modified.applySettings(to: &self)
      view = modified.previewContent
    }
  }
}

/// A view with a modifier, whatever it is.
@MainActor
protocol PreviewModified {
  var previewContent: any View { get }
  func applySettings(to settings: inout PreviewSettings)
}

extension ModifiedContent: PreviewModified where Content: View, Modifier: ViewModifier {
  var previewContent: any View { content }

  func applySettings(to settings: inout PreviewSettings) {
    (modifier as? PreviewSettingModifier)?.apply(to: &settings)
  }
}

/// Says something about the preview and changes nothing about the view.
struct PreviewSettingModifier: Sendable {
  enum Setting: Sendable {
    case name(String?)
    case effect(PreviewEffect)
  }

  let setting: Setting

  func apply(to settings: inout PreviewSettings) {
    switch setting {
    case .name(let name): settings.name = settings.name ?? name
    case .effect(let effect): settings.traits.insert(PreviewTrait(effect), at: 0)
    }
  }
}

extension PreviewSettingModifier: ViewModifier, PrimitiveModifier {
  package static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    ContentNode(view, in: inputs)
  }
}

extension View {
  /// Names the preview of a preview provider; the name is the title of the controller around it.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewSettingModifier(setting: .name(value)))
  }

  /// Says how large the content of a provider's preview is.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    let size: PreviewSize =
      switch value {
      case .device: .screen
      case .sizeThatFits: .fitting
      case .fixed(let width, let height): .fixed(width: width, height: height)
      }
    return modifier(PreviewSettingModifier(setting: .effect(.size(size))))
  }

  /// Turns the device of a provider's preview.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(PreviewSettingModifier(setting: .effect(.orientation(value.mask))))
  }
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, Sendable, Identifiable, CaseIterable {
  private let bits: UInt

  private init(_ mask: UIInterfaceOrientationMask) {
    bits = mask.rawValue
  }

  var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: bits) }

  /// Upright.
  public static let portrait = InterfaceOrientation(.portrait)
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(.portraitUpsideDown)
  /// With the interface's top at the device's left side.
  public static let landscapeLeft = InterfaceOrientation(.landscapeLeft)
  /// With the interface's top at the device's right side.
  public static let landscapeRight = InterfaceOrientation(.landscapeRight)

  /// All of them.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]

  /// Each is its own identity.
  public var id: String { "\(bits)" }
}
