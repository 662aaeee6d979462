/// What an alert asks, as a value.
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

    /// A button with the usual look.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(role: nil, label: label, action: action)
    }

    /// A button that leaves everything as it was.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(role: .cancel, label: label, action: action)
    }

    /// A button that leaves everything as it was, with the system's word for that.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Button(role: .cancel, label: Text(verbatim: "Cancel"), action: action)
    }

    /// A button that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(role: .destructive, label: label, action: action)
    }
  }
}

/// What an action sheet asks, as a value.
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

/// The buttons of an alert's value.
private struct AlertButtons {
  let buttons: [Alert.Button]
}

extension AlertButtons: View {
  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      SwiftUI.Button(role: button.role) {
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

  /// Shows an alert while `isPresented` is true.
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return ask(
      isPresented, isDialog: false, alert.map { ($0.title, $0.message, $0.buttons) })
  }

  /// Shows an alert for an item while there is one.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    return ask(
      item.isThere(), isDialog: false, alert.map { ($0.title, $0.message, $0.buttons) })
  }

  /// Shows choices while `isPresented` is true.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return ask(isPresented, isDialog: true, sheet.map { ($0.title, $0.message, $0.buttons) })
  }

  /// Shows choices for an item while there is one.
  nonisolated public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: (T) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map(content)
    return ask(item.isThere(), isDialog: true, sheet.map { ($0.title, $0.message, $0.buttons) })
  }
}

extension Binding {
  /// Whether there is a value; `false` takes it away.
  fileprivate func isThere<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(
      get: { wrappedValue != nil },
      set: { if !$0 { wrappedValue = nil } })
  }
}
