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

  init(_ options: PresentationOptions, in environment: EnvironmentValues) {
    let sorted = options.sortedDetents
    detents = sorted.map { $0.resolve(in: environment) }
    selected = options.selected
    selectedIdentifier =
      options.selected.flatMap { sorted.contains($0) ? $0.identifier : nil }
    dragIndicator = options.dragIndicator
    prefersGrabberVisible =
      options.dragIndicator == .visible
      || (options.dragIndicator == .automatic && sorted.count > 1)
    cornerRadius = options.cornerRadius
    scrollingExpands = options.contentInteraction != .scrolls
    interaction = options.backgroundInteraction
    largest = sorted.last?.identifier
  }

  /// Sets what differs from the last properties; everything if there are none.
  func apply(to sheet: UISheetPresentationController, after last: AppliedSheetOptions?) {
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

extension PresentationOptions {
  /// The detents in the order of their heights; the large detent without any.
  @MainActor fileprivate var sortedDetents: [PresentationDetent] {
    (detents.flatMap { $0.isEmpty ? nil : $0 } ?? [.large]).sorted {
      ($0.order, $0.identifier.rawValue) < ($1.order, $1.identifier.rawValue)
    }
  }
}
