/// The options of a presentation, which the modifiers of its content set.
package struct PresentationOptions {
  package var detents: Set<PresentationDetent>?
  package var selection: Binding<PresentationDetent>?
  /// The selected detent, read where changes of it are tracked.
  package var selected: PresentationDetent?
  package var dragIndicator = Visibility.automatic
  package var backgroundInteraction = PresentationBackgroundInteraction.automatic
  package var contentInteraction = PresentationContentInteraction.automatic
  package var cornerRadius: CGFloat?
  package var isDismissDisabled = false
  package var background: PresentationBacking?
  var sizing: RequestedSizing?
  package var horizontal = PresentationAdaptation.automatic
  package var vertical = PresentationAdaptation.automatic

  package init() {}
}

package enum PresentationOptionsKey: PreferenceKey {
  package static var defaultValue: PresentationOptions { PresentationOptions() }

  /// Combines the options of several views: a later view's options take precedence.
  package static func reduce(
    value: inout PresentationOptions, nextValue: () -> PresentationOptions
  ) {
    let next = nextValue()
    if let detents = next.detents { value.detents = detents }
    if let selection = next.selection {
      value.selection = selection
      value.selected = next.selected
    }
    if next.dragIndicator != .automatic { value.dragIndicator = next.dragIndicator }
    if next.backgroundInteraction.kind != .automatic {
      value.backgroundInteraction = next.backgroundInteraction
    }
    if next.contentInteraction != .automatic { value.contentInteraction = next.contentInteraction }
    if let radius = next.cornerRadius { value.cornerRadius = radius }
    if let background = next.background { value.background = background }
    if let sizing = next.sizing { value.sizing = sizing }
    if next.horizontal.kind != .automatic { value.horizontal = next.horizontal }
    if next.vertical.kind != .automatic { value.vertical = next.vertical }
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
  }
}

/// The visibility of an element: visible, hidden, or left to the system.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The system determines the visibility.
  case automatic
  /// The element is visible.
  case visible
  /// The element is hidden.
  case hidden
}

/// The kinds of interaction with the background of a presentation.
public struct PresentationBackgroundInteraction: Sendable {
  enum Kind: Hashable, Sendable {
    case automatic
    case enabled
    case upThrough(PresentationDetent)
    case disabled
  }

  let kind: Kind

  /// The system's default: sheets disable the background.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  /// The background stays interactive.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  /// The background is disabled.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

  /// The background stays interactive up to and including a detent.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .upThrough(detent))
  }
}

/// The response of a sheet to a swipe over its content.
public struct PresentationContentInteraction: Equatable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, resizes, scrolls
  }

  let kind: Kind

  /// The system's default: the swipe resizes the sheet first.
  public static let automatic = PresentationContentInteraction(kind: .automatic)
  /// The swipe resizes the sheet first.
  public static let resizes = PresentationContentInteraction(kind: .resizes)
  /// The swipe scrolls the content first.
  public static let scrolls = PresentationContentInteraction(kind: .scrolls)
}

/// Reads the selection in a body, so that each change of it updates the sheet.
struct DetentSelectionModifier {
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>
}

extension DetentSelectionModifier: ViewModifier {
  func body(content: Content) -> some View {
    let selected = selection.wrappedValue
    content.presentationOption {
      $0.detents = detents
      $0.selection = selection
      $0.selected = selected
    }
  }
}

extension View {
  nonisolated package func presentationOption(
    _ change: @escaping (inout PresentationOptions) -> Void
  ) -> some View {
    transformPreference(PresentationOptionsKey.self, change)
  }

  /// Sets the detents of the enclosing sheet. The default is the large detent.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationOption { $0.detents = detents }
  }

  /// Sets the detents of the enclosing sheet, and a binding to the selected detent.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(DetentSelectionModifier(detents: detents, selection: selection))
  }

  /// Sets the visibility of the enclosing sheet's drag indicator.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationOption { $0.dragIndicator = visibility }
  }

  /// Sets the interaction with the background of the enclosing presentation.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentationOption { $0.backgroundInteraction = interaction }
  }

  /// Sets the response of the enclosing sheet to a swipe over its content.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    presentationOption { $0.contentInteraction = behavior }
  }

  /// Sets the corner radius of the enclosing sheet in points; `nil` for the system's.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationOption { $0.cornerRadius = cornerRadius }
  }

  /// Disables the interactive dismissal of the enclosing presentation.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationOption { $0.isDismissDisabled = isDisabled }
  }

  /// Sets the adaptation of the enclosing presentation to compact environments.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets the adaptations of the enclosing presentation to compact width and to compact height. If
  /// both are compact, that for the height applies.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationOption {
      $0.horizontal = horizontalAdaptation
      $0.vertical = verticalAdaptation
    }
  }
}
