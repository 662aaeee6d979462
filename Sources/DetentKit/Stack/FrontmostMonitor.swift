#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Notifies listeners when something is presented over a presented view controller, and when that has
  /// ended.
  ///
  /// UIKit has no callback for it. What DetentKit presents is known when it begins; what others present
  /// is noticed by the tint of the covered views, by their disappearance, or by DetentKit's modifiers in
  /// the content. The end is always noticed: the container view leaves the window.
  @MainActor
  final class FrontmostMonitor {
    weak var link: PresentationLink?
    private(set) var isFrontmost = true
    private var listeners = OwnedValues<(Bool) -> Void>()
    private var isScheduled = false
    /// The view controller in front of the listeners' one whose end is awaited.
    private weak var watched: UIViewController?
    /// Observes the tint of a hosting controller's presentation.
    private weak var observer: UIView?

    /// Sets the closure that is called for as long as `owner` lives; `nil` removes it.
    func set(_ call: ((Bool) -> Void)?, by owner: AnyObject) {
      guard let call else {
        listeners.remove(owner)
        return
      }
      listeners.set(call, by: owner)
      observe()
      mayHaveChanged()
    }

    /// Called when the presented view controller has entered a window.
    func didEnterWindow() {
      observe()
      Self.didPresent(link?.controller)
    }

    /// Called when a view controller has begun to be presented, perhaps over one with listeners.
    static func didPresent(_ presented: UIViewController?) {
      guard let below = presented?.presentingController else { return }
      PresentationLink.existing(of: below)?.frontmost.mayHaveChanged()
    }

    /// Called when something may be presented over the view controller, or may have ended.
    func mayHaveChanged() {
      guard !listeners.isEmpty, !isScheduled else { return }
      isScheduled = true
      RunLoopTurn.next { [weak self] in
        self?.isScheduled = false
        self?.update()
      }
    }

    private func update() {
      guard let controller = link?.controller else { return }
      guard controller.presentingViewController != nil else {
        isFrontmost = true
        return
      }
      let covering = controller.coveringController
      if let covering, covering !== watched {
        watched = covering
        DepartureView.afterPresentation(of: covering) { [weak self, weak covering] in
          guard let self else { return }
          if watched === covering { watched = nil }
          update()
        }
      }
      let isFront = covering == nil
      guard isFront != isFrontmost else { return }
      isFrontmost = isFront
      for call in listeners { call(isFront) }
    }

    /// Observes the tint around a hosting controller's view, to which no view can be added. In other
    /// views the link's own view observes it.
    private func observe() {
      guard !listeners.isEmpty, observer == nil, let link, let controller = link.controller,
        !controller.allowsSubviews, let container = link.presentation?.containerView
      else { return }
      let view = TintObserverView { [weak self] in self?.mayHaveChanged() }
      container.insertSubview(view, at: 0)
      observer = view
    }
  }

  /// An invisible view that calls a closure when its tint has changed.
  private final class TintObserverView: InvisibleView {
    private let onChange: () -> Void

    init(_ onChange: @escaping () -> Void) {
      self.onChange = onChange
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      onChange()
    }
  }

  extension UIViewController {
    /// The view controller that is presented right over this one, also while it is being dismissed.
    var coveringController: UIViewController? {
      var next = presentedViewController
      while let helper = next as? ContextHelperController { next = helper.presentedViewController }
      return next
    }
  }

  extension DepartureView {
    /// Calls a closure in the run-loop turn after the presentation of a view controller has ended.
    static func afterPresentation(of presented: UIViewController, _ work: @escaping () -> Void) {
      guard presented.presentingViewController != nil else { return work() }
      let again = { [weak presented] in
        RunLoopTurn.next {
          if let presented { afterPresentation(of: presented, work) } else { work() }
        }
      }
      guard
        let container = presented.presentationController?.containerView
          ?? presented.viewIfLoaded?.superview
      else { return again() }
      // The container view leaves the window at the very end of the dismissal.
      container.addSubview(DepartureView(.leavesWindow, again))
    }
  }
#endif
