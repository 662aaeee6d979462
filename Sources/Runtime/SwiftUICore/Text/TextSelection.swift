/// A type that determines whether text can be selected.
public protocol TextSelectability: Sendable {
  /// Indicates whether text can be selected.
  static var allowsSelection: Bool { get }
}

/// A text selectability that enables copying.
public struct EnabledTextSelectability: TextSelectability {
  /// Indicates that text can be selected.
  public static var allowsSelection: Bool { true }
}

/// A text selectability that disables copying.
public struct DisabledTextSelectability: TextSelectability {
  /// Indicates that text cannot be selected.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be copied.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that cannot be copied.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

enum TextSelectionKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var allowsTextSelection: Bool {
    get { self[TextSelectionKey.self] }
    set { self[TextSelectionKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the texts in this view can be copied: a long press offers to copy a text as a
  /// whole.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.allowsTextSelection, S.allowsSelection)
  }
}

/// Offers to copy a label's text after a long press.
@MainActor
final class TextCopier: NSObject, UIEditMenuInteractionDelegate {
  private weak var label: UILabel?
  private lazy var menu = UIEditMenuInteraction(delegate: self)
  private let press = UILongPressGestureRecognizer()

  init(_ label: UILabel) {
    self.label = label
    super.init()
    label.addInteraction(menu)
    press.addAction { [weak self] recognizer in
      guard let self, recognizer.state == .began, let label = self.label else { return }
      menu.presentEditMenu(
        with: UIEditMenuConfiguration(
          identifier: nil, sourcePoint: CGPoint(x: label.bounds.midX, y: 0)))
    }
    label.addGestureRecognizer(press)
  }

  func end() {
    label?.removeGestureRecognizer(press)
    label?.removeInteraction(menu)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    UIMenu(children: [
      UIAction(title: "Copy") { [weak self] _ in
        UIPasteboard.general.string = self?.label?.text
      }
    ])
  }
}
