/// The content of an alert, as a value.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button; OK if none is given.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.init(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) {
    self.init(title: title, message: message, buttons: [primaryButton, secondaryButton])
  }

  private init(title: Text, message: Text?, buttons: [Button]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// A button of an alert or an action sheet.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: (() -> Void)?

    /// Returns a button with the default style.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(role: nil, label: label, action: action)
    }

    /// Returns a cancel button with a label.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(role: .cancel, label: label, action: action)
    }

    /// Returns a cancel button with the system's label.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Button(role: .cancel, label: Text(verbatim: "Cancel"), action: action)
    }

    /// Returns a button with a destructive style.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(role: .destructive, label: label, action: action)
    }
  }
}

/// The content of an action sheet, as a value.
public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A button of an action sheet.
  public typealias Button = Alert.Button

  /// Creates an action sheet; without other buttons it can only be cancelled.
  public init(
    title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]
  ) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an alert value, as views.
private struct AlertButtons {
  let buttons: [Alert.Button]
}

extension AlertButtons: View {
  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      SwiftUIControls.Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
    }
  }
}

extension View {
  nonisolated private func ask(
    _ isPresented: Binding<Bool>, isDialog: Bool,
    _ parts: (title: Text, message: Text?, buttons: [Alert.Button])?
  ) -> some View {
    modifier(
      AlertModifier(
        isDialog: isDialog, title: parts?.title ?? Text(verbatim: ""), showsTitle: true,
        isPresented: isPresented, hasSubject: parts != nil,
        actions: AlertButtons(buttons: parts?.buttons ?? []), message: parts?.message))
  }

  /// Presents an alert while `isPresented` is true.
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return ask(
      isPresented, isDialog: false, alert.map { ($0.title, $0.message, $0.buttons) })
  }

  /// Presents an alert for an item while there is one.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    return ask(
      item.isThere(), isDialog: false, alert.map { ($0.title, $0.message, $0.buttons) })
  }

  /// Presents an action sheet while `isPresented` is true.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return ask(isPresented, isDialog: true, sheet.map { ($0.title, $0.message, $0.buttons) })
  }

  /// Presents an action sheet for an item while there is one.
  nonisolated public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: (T) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map(content)
    return ask(item.isThere(), isDialog: true, sheet.map { ($0.title, $0.message, $0.buttons) })
  }
}

extension Binding {
  /// A binding that indicates whether there is a value; setting it to `false` removes the value.
  fileprivate func isThere<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(
      get: { wrappedValue != nil },
      set: { if !$0 { wrappedValue = nil } })
  }
}
