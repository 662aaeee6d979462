#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import SwiftUI

  /// An invisible view that sets the largest undimmed detent of the sheet that contains it, on iOS
  /// 16.0 to 16.3, where SwiftUI has no modifier for it.
  @available(iOS 16, *)
  struct UndimmedDetentProbe: UIViewControllerRepresentable {
    let largestUndimmed: PresentationDetentReference

    func makeUIViewController(context: Context) -> UndimmedDetentController {
      UndimmedDetentController()
    }

    func updateUIViewController(_ controller: UndimmedDetentController, context: Context) {
      controller.largestUndimmed = largestUndimmed
      controller.apply()
    }

    static func dismantleUIViewController(
      _ controller: UndimmedDetentController, coordinator: Void
    ) {
      controller.end()
    }
  }

  @available(iOS 16, *)
  final class UndimmedDetentController: UIViewController {
    var largestUndimmed: PresentationDetentReference?
    private weak var presenter: UIView?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.isUserInteractionEnabled = false
      view.accessibilityElementsHidden = true
    }

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      apply()
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      apply()
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      apply()
    }

    /// Finds the detent by the height that it resolves to, as SwiftUI's identifiers are private,
    /// and sets it.
    func apply() {
      let presented = outermostContainer
      // Before the presentation, reading the presentation controller would make one of a style that
      // may still change.
      guard presented !== self, presented.presentingViewController != nil,
        let sheet = presented.sheetPresentationController, let largestUndimmed
      else { return }
      let name = sheet.detents.first { SheetDetentMatch.isSame($0, largestUndimmed) }?.identifier
      if let name, sheet.largestUndimmedDetentIdentifier != name {
        sheet.largestUndimmedDetentIdentifier = name
      }
      keepTint(sheet, presented)
    }

    /// Restores the presenting view's tint, which these systems leave grey where nothing is dimmed.
    private func keepTint(
      _ sheet: UISheetPresentationController, _ presented: UIViewController
    ) {
      guard let presenter = presented.presentingViewController?.viewIfLoaded else { return }
      self.presenter = presenter
      let names = sheet.detents.map(\.identifier)
      let selected = sheet.selectedDetentIdentifier.flatMap { names.firstIndex(of: $0) } ?? 0
      let last = sheet.largestUndimmedDetentIdentifier.flatMap { names.firstIndex(of: $0) } ?? -1
      let mode: UIView.TintAdjustmentMode = selected <= last ? .normal : .automatic
      if presenter.tintAdjustmentMode != mode { presenter.tintAdjustmentMode = mode }
    }

    func end() {
      presenter?.tintAdjustmentMode = .automatic
    }
  }

  /// The comparison of a detent of UIKit with a reference.
  @available(iOS 16, *)
  @MainActor
  enum SheetDetentMatch {
    static func isSame(
      _ detent: UISheetPresentationController.Detent, _ reference: PresentationDetentReference
    ) -> Bool {
      switch reference {
      case .large: return detent.identifier == .large
      case .medium: return detent.identifier == .medium
      default: break
      }
      guard detent.identifier != .large, detent.identifier != .medium else { return false }
      // A height and a fraction can agree for one available height, but not for two.
      return [1000, 1777].allSatisfy { maximum in
        let context = Context(maximum: maximum)
        guard let value = detent.resolvedValue(in: context),
          let wanted = height(of: reference, maximum: maximum)
        else { return false }
        return abs(value - wanted) < 0.01
      }
    }

    private static func height(
      of reference: PresentationDetentReference, maximum: CGFloat
    ) -> CGFloat? {
      switch reference {
      case .fraction(let share): maximum * share
      case .height(let height): height
      default: nil
      }
    }

    private final class Context: NSObject,
      UISheetPresentationControllerDetentResolutionContext
    {
      let maximumDetentValue: CGFloat
      var containerTraitCollection: UITraitCollection { UITraitCollection.current }

      init(maximum: CGFloat) {
        maximumDetentValue = maximum
      }
    }
  }
#endif
