@_spi(Core) import SwiftUICore

/// The size of a preview's content.
public enum PreviewLayout: Sendable {
  /// The size of the screen.
  case device
  /// The size that fits the content, centred on the screen.
  case sizeThatFits
  /// A fixed size in points, centred on the screen.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The preview settings of a provider's view.
struct PreviewSettings {
  var name: String?
  var traits: [PreviewTrait<Preview.ViewTraits>] = []

  /// Reads the modifiers of a view from the outermost inwards; outer ones take precedence.
  @MainActor
  init(of view: any View) {
    var view = view
    while let modified = view as? any PreviewModified {
      modified.applySettings(to: &self)
      view = modified.previewContent
    }
  }
}

/// A view with any modifier.
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

/// Sets a preview setting without an effect on the view.
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
  /// Sets the name of a provider's preview, which is the title of its view controller.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewSettingModifier(setting: .name(value)))
  }

  /// Sets the size of the content of a provider's preview.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    let size: PreviewSize =
      switch value {
      case .device: .screen
      case .sizeThatFits: .fitting
      case .fixed(let width, let height): .fixed(width: width, height: height)
      }
    return modifier(PreviewSettingModifier(setting: .effect(.size(size))))
  }

  /// Sets the orientation of the device of a provider's preview.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(PreviewSettingModifier(setting: .effect(.orientation(value.mask))))
  }
}

/// The orientation of a device's interface.
public struct InterfaceOrientation: Hashable, Sendable, Identifiable, CaseIterable {
  private let bits: UInt

  private init(_ mask: UIInterfaceOrientationMask) {
    bits = mask.rawValue
  }

  var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: bits) }

  /// Portrait.
  public static let portrait = InterfaceOrientation(.portrait)
  /// Portrait, upside down.
  public static let portraitUpsideDown = InterfaceOrientation(.portraitUpsideDown)
  /// Landscape, with the interface's top at the device's left edge.
  public static let landscapeLeft = InterfaceOrientation(.landscapeLeft)
  /// Landscape, with the interface's top at the device's right edge.
  public static let landscapeRight = InterfaceOrientation(.landscapeRight)

  /// All orientations.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]

  /// The identity of the orientation.
  public var id: String { "\(bits)" }
}
