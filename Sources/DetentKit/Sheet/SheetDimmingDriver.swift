#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// The dimming of one of UIKit's sheets, where UIKit itself neither dims nor blocks the background.
  @MainActor
  final class SheetDimmingDriver {
    var isNeeded = false
    private var view: SheetDimmingView?
    private weak var presenter: UIView?

    func show(
      _ position: PresentationPosition, _ properties: SheetProperties, of driver: SheetDriver
    ) {
      guard isNeeded, let link = driver.link, let controller = link.controller,
        let presentation = link.sheetController, let container = presentation.containerView
      else { return end() }
      let view = view ?? SheetDimmingView()
      self.view = view
      if view.superview !== container {
        view.frame = container.bounds
        if let carrier = presentation.presentedView, carrier.superview === container {
          container.insertSubview(view, belowSubview: carrier)
        } else {
          container.insertSubview(view, at: 0)
        }
      }
      let heights = driver.resolved
      let undimmed = driver.largestUndimmed(of: properties).flatMap { heights.index(of: $0) } ?? -1
      let dimming = properties.dimming ?? SheetDimming()
      let strength = Self.strength(at: position, undimmedThrough: undimmed)
      view.color = dimming.color
      view.opacity = dimming.curve(strength)
      view.show(dimming.effect, strength: dimming.curve(strength))
      let isUndimmed = position.index <= undimmed && position.index >= 0
      view.blocks =
        position.phase != .dismissing
        && !properties.backgroundInteraction.isEnabled(
          at: position.index, isUndimmed: isUndimmed, place: heights.index(of:))
      view.onTap = { [weak driver] in driver?.dimmingTapped() }
      presenter = controller.presentingViewController?.viewIfLoaded
      dimTint(strength > 0 && position.phase != .dismissing)
    }

    /// Returns the strength of the dimming: 0 up to a stop, 1 from the next one on. Where all stops are
    /// dimmed, it changes below the smallest.
    static func strength(
      at position: PresentationPosition, undimmedThrough last: Int
    ) -> CGFloat {
      min(max(position.total - CGFloat(last), 0), 1)
    }

    func end() {
      view?.removeFromSuperview()
      view = nil
      dimTint(false)
    }

    private func dimTint(_ isDimmed: Bool) {
      let mode: UIView.TintAdjustmentMode = isDimmed ? .dimmed : .automatic
      if let presenter, presenter.tintAdjustmentMode != mode { presenter.tintAdjustmentMode = mode }
    }
  }

  /// The view behind a sheet of UIKit's, which blocks touches or lets them pass.
  final class SheetDimmingView: SheetBackdropView {
    var blocks = true
    var onTap: (() -> Void)?
    private var target: ActionTarget?

    override init() {
      super.init()
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let target = ActionTarget { [weak self] _ in self?.onTap?() }
      addGestureRecognizer(UITapGestureRecognizer(target: target, action: ActionTarget.action))
      self.target = target
    }

    required init?(coder: NSCoder) { nil }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      blocks && super.point(inside: point, with: event)
    }
  }

  extension SheetDriver {
    /// Dismisses the sheet, as a tap on the system's dimming view does; a refusal counts as an attempt.
    func dimmingTapped() {
      guard let sheet = link?.sheetController, let controller = link?.controller else { return }
      guard sheet.allowsDismissal else {
        link?.attempts.attempt(.outsideTap, on: sheet)
        return
      }
      link?.monitor.mover = .user
      sheet.notifyWillDismiss()
      // It is gone from the presentation by then, so it is kept here.
      let delegate = sheet.delegate
      controller.presentingViewController?.dismiss(animated: true) {
        sheet.notifyDidDismiss(delegate)
      }
    }
  }
#endif
