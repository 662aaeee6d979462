@_spi(Core) import SwiftUICore

// Initialisers with the label before the content, from before labels were view builders.

extension Picker {
  /// Creates a picker with a label.
  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: label, content: content())
  }
}

extension GroupBox {
  /// Creates a group box with a label.
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(parts: content(), label: label)
  }
}
