/// What presented content asks of its presentation; the modifiers of content fill it in.
package struct PresentationOptions {
  package var detents: Set<PresentationDetent>?
  package var selection: Binding<PresentationDetent>?
  /// What the selection is, read where a change is noticed.
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

  /// Several views side by side: what a later one says counts.
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

/// Whether something shows.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The system decides.
  case automatic
  /// Visible.
  case visible
  /// Hidden.
  case hidden
}

/// Whether what is behind a presentation can be used.
public struct PresentationBackgroundInteraction: Sendable {
  enum Kind: Hashable, Sendable {
    case automatic
    case enabled
    case upThrough(PresentationDetent)
    case disabled
  }

  let kind: Kind

  /// The system decides: not with sheets.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  /// It can be used.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  /// It cannot be used.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

  /// It can be used up to and including a detent.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .upThrough(detent))
  }
}

/// What a swipe over a sheet's content does first.
public struct PresentationContentInteraction: Equatable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, resizes, scrolls
  }

  let kind: Kind

  /// The system decides: the sheet is resized first.
  public static let automatic = PresentationContentInteraction(kind: .automatic)
  /// The sheet is resized first.
  public static let resizes = PresentationContentInteraction(kind: .resizes)
  /// The content scrolls first.
  public static let scrolls = PresentationContentInteraction(kind: .scrolls)
}

/// Reads a selection in a body, so that every change of it is one of the sheet's.
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

  /// The heights at which the enclosing sheet comes to rest. Without this it is the large one.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationOption { $0.detents = detents }
  }

  /// The heights at which the enclosing sheet comes to rest, and the one at which it is.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(DetentSelectionModifier(detents: detents, selection: selection))
  }

  /// Whether the enclosing sheet shows a grabber.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationOption { $0.dragIndicator = visibility }
  }

  /// Whether what is behind the enclosing presentation can be used.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentationOption { $0.backgroundInteraction = interaction }
  }

  /// What a swipe over the enclosing sheet's content does first.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    presentationOption { $0.contentInteraction = behavior }
  }

  /// The radius of the enclosing sheet's corners in points; `nil` is the system's.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationOption { $0.cornerRadius = cornerRadius }
  }

  /// Whether the user can dismiss the enclosing presentation by gestures.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationOption { $0.isDismissDisabled = isDisabled }
  }

  /// What the enclosing presentation becomes where there is little room.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// What the enclosing presentation becomes where there is little width, or little height. Where
  /// both are small the height decides.
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
