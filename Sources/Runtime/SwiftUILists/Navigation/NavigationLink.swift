/// A control that pushes a destination view on the enclosing navigation stack when it is tapped.
public struct NavigationLink<Label, Destination> {
  let label: Label
  let destination: Destination?
  let value: AnyHashable?
  /// The binding that also determines whether the destination is pushed, if the app supplies one.
  var isActive: Binding<Bool>?
}

extension NavigationLink: View where Label: View, Destination: View {
  /// Creates a navigation link that pushes a destination view.
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination(), value: nil)
  }

  /// Creates a navigation link that pushes a destination view.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination, value: nil)
  }

  /// The view's content.
  public var body: some View {
    LinkBody(label: label, destination: destination, value: value, isActive: isActive)
  }
}

extension NavigationLink where Label == Text, Destination: View {
  /// Creates a navigation link that pushes a destination view.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleKey), destination: destination(), value: nil)
  }

  /// Creates a navigation link that pushes a destination view.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(title), destination: destination(), value: nil)
  }
}

extension NavigationLink where Destination == Never, Label: View {
  /// Creates a navigation link that pushes the stack's destination for a value; `nil` disables the
  /// link.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: nil, value: value.map { AnyHashable($0) })
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// Creates a navigation link that pushes the stack's destination for a value; `nil` disables the
  /// link.
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(label: Text(titleKey), destination: nil, value: value.map { AnyHashable($0) })
  }
}

/// The button of a navigation link. The pushed view is updated for as long as it is visible.
private struct LinkBody<Label: View, Destination: View>: View {
  let label: Label
  let destination: Destination?
  let value: AnyHashable?
  let isActive: Binding<Bool>?
  @Environment(\.navigator) private var navigator
  @Environment(\.isInList) private var isInList
  @Environment(\.isInSplitView) private var isInSplitView
  @Environment(\.isInSelectingList) private var isInSelectingList
  @Environment(\.splitDetail) private var splitDetail
  @State private var pushed = PushedPage()

  var body: some View {
    if let isActive {
      button.navigationDestination(isPresented: isActive) { destination }
    } else if let value, selects {
      button.tag(value)
    } else {
      let _ = pushed.update(destination.map { AnyView($0) })
      button
    }
  }

  /// Indicates whether the link selects its row in a column's list, and pushes nothing.
  private var selects: Bool { isInSplitView && isInSelectingList && value != nil }

  private func follow() {
    if let isActive {
      isActive.wrappedValue = true
    } else if selects {
      // The list writes the selection.
    } else if let splitDetail, let view = target {
      splitDetail.show(view)
    } else if let value {
      navigator.navigator?.push(value: value)
    } else if let destination {
      pushed.page = navigator.navigator?.push(AnyView(destination), didPop: {})
    }
  }

  private var target: AnyView? {
    if let destination { return AnyView(destination) }
    return value.flatMap { navigator.navigator?.destination(for: $0) }
  }

  private var button: some View {
    Button {
      follow()
    } label: {
      HStack(spacing: isInList ? 6 : nil) {
        label
        if isInList {
          Spacer(minLength: 0)
          Image(systemName: "chevron.forward")
            .font(.footnote)
            .fontWeight(.semibold)
            .foregroundStyle(.tertiary)
        }
      }
      .transformEnvironment(\.defaultTextColor) { if isInList { $0 = nil } }
    }
    .disabled(value == nil && destination == nil || navigator.navigator == nil)
    .onAppear {
      if navigator.navigator == nil { Misuse.report(SwiftUIMisuse.linkWithoutStack) }
    }
  }
}

/// The page that a link pushed last.
@MainActor
private final class PushedPage {
  weak var page: NavigationPage<AnyView>?

  nonisolated init() {}

  func update(_ destination: AnyView?) {
    if let destination { page?.host.updateRoot(destination) }
  }
}
