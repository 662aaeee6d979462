/// The properties of a sheet presentation controller that the modifiers of its content ask for.
///
/// Only what changed since the last time is set, so that what UIKit code sets on the controller of a
/// SwiftUI sheet stays until a modifier asks for something else.
@MainActor
struct AppliedSheetOptions {
  private let detents: [UISheetPresentationController.Detent]
  private let selected: PresentationDetent?
  private let selectedIdentifier: UISheetPresentationController.Detent.Identifier?
  private let dragIndicator: Visibility
  private let prefersGrabberVisible: Bool
  private let cornerRadius: CGFloat?
  private let scrollingExpands: Bool
  private let interaction: PresentationBackgroundInteraction
  private let largest: UISheetPresentationController.Detent.Identifier?

  /// Creates the properties for a sheet; a set of detents has no order, so that they are ordered by
  /// their heights in the sheet's container or, before the presentation, in `window`.
  init(
    _ options: PresentationOptions, for sheet: UISheetPresentationController,
    in window: UIWindow?, environment: EnvironmentValues
  ) {
    let set = options.detents.flatMap { $0.isEmpty ? nil : $0 } ?? [.large]
    let named = set.sorted { $0.identifier.rawValue < $1.identifier.rawValue }
    detents = sheet.ordered(named.map { $0.resolve(in: environment) }, in: window)
    selected = options.selected
    selectedIdentifier = options.selected.flatMap { set.contains($0) ? $0.identifier : nil }
    dragIndicator = options.dragIndicator
    prefersGrabberVisible =
      options.dragIndicator == .visible
      || (options.dragIndicator == .automatic && set.count > 1)
    cornerRadius = options.cornerRadius
    scrollingExpands = options.contentInteraction != .scrolls
    interaction = options.backgroundInteraction
    largest = detents.last?.identifier
  }

  /// Sets what differs from the last properties; everything if there are none.
  func apply(to sheet: UISheetPresentationController, after last: AppliedSheetOptions?) {
    sheet.detentsAreUnordered = true
    if last?.detents != detents, sheet.detents != detents { sheet.detents = detents }
    // The binding determines the selection, whatever else changed it.
    if selected != nil { sheet.selectedDetentIdentifier = selectedIdentifier }
    if last?.prefersGrabberVisible != prefersGrabberVisible
      || last?.dragIndicator != dragIndicator
    {
      sheet.prefersGrabberVisible = prefersGrabberVisible
    }
    if last == nil || last?.cornerRadius != cornerRadius {
      sheet.preferredCornerRadius = cornerRadius
    }
    if last?.scrollingExpands != scrollingExpands {
      sheet.prefersScrollingExpandsWhenScrolledToEdge = scrollingExpands
    }
    applyInteraction(to: sheet, after: last)
  }

  /// Sets the largest undimmed detent. Without a preference the value that UIKit code set remains.
  private func applyInteraction(
    to sheet: UISheetPresentationController, after last: AppliedSheetOptions?
  ) {
    let lastKind = last?.interaction.kind ?? .automatic
    switch interaction.kind {
    case .automatic:
      if lastKind != .automatic { sheet.largestUndimmedDetentIdentifier = nil }
    case .disabled:
      if lastKind != .disabled { sheet.largestUndimmedDetentIdentifier = nil }
    case .enabled:
      if lastKind != .enabled || last?.largest != largest {
        sheet.largestUndimmedDetentIdentifier = largest
      }
    case .upThrough(let detent):
      if lastKind != interaction.kind { sheet.largestUndimmedDetentIdentifier = detent.identifier }
    }
  }
}
