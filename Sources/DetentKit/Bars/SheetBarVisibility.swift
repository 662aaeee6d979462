#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The detents at which a header or a footer of a sheet is shown.
  public struct SheetBarVisibility: Equatable, Sendable {
    private enum Rule: Equatable, Sendable {
      case all
      case none
      case hidden(Set<PresentationDetentReference>)
    }

    private let rule: Rule

    /// The bar is shown at every detent.
    public static let visible = SheetBarVisibility(rule: .all)
    /// The bar is hidden at every detent.
    public static let hidden = SheetBarVisibility(rule: .none)

    /// The bar is hidden at some detents, and shown at the others.
    public static func hidden(at detents: Set<PresentationDetentReference>) -> Self {
      Self(rule: .hidden(detents))
    }

    /// Returns whether the bar is shown at a detent; `nil` is an unknown one, at which it is shown unless
    /// it is always hidden.
    func shows(at detent: PresentationDetentReference?) -> Bool {
      switch rule {
      case .all: true
      case .none: false
      case .hidden(let detents): detent.map { !detents.contains($0) } ?? true
      }
    }

    /// Indicates whether the visibility depends on the detent.
    var dependsOnDetent: Bool {
      if case .hidden = rule { return true }
      return false
    }
  }

  extension PresentationLink {
    /// The detent at which the sheet rests or to which it moves, as far as it is known.
    var currentDetent: PresentationDetentReference? {
      if let context { return context.currentDetent }
      #if os(visionOS)
        return nil
      #else
        return sheet.selected
      #endif
    }
  }

  extension ContextPresentationController {
    /// The detent at which the presented view rests or to which it moves.
    fileprivate var currentDetent: PresentationDetentReference? {
      guard isBegun else { return selectedDetent }
      return names.name(of: session.detent(at: session.currentStop))
    }
  }
#endif
