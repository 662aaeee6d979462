#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// Detents that content requests for the presentation that contains it.
  struct ContentDetents {
    var detents: [PresentationDetentReference]
    var largestUndimmed: PresentationDetentReference?
    var selection: Binding<PresentationDetentReference>?
  }

  /// The detents that the pages of a presentation's content request. Those of the page count that was
  /// shown last, or registered last while none is shown.
  struct PageDetents {
    private struct Entry {
      weak var page: AnyObject?
      var detents: ContentDetents
      var isShown: Bool
    }

    private var entries: [Entry] = []

    private var currentEntry: Entry? {
      entries.last { $0.isShown && $0.page != nil } ?? entries.last { $0.page != nil }
    }

    /// The detents that count; `nil` if the content requests none.
    var current: ContentDetents? { currentEntry?.detents }

    /// The page whose detents count.
    var currentPage: AnyObject? { currentEntry?.page }

    /// Sets the detents of a page, which keeps its place; `nil` for none.
    mutating func set(_ detents: ContentDetents?, by page: AnyObject, isShown: Bool) {
      entries.removeAll { $0.page == nil || (detents == nil && $0.page === page) }
      guard let detents else { return }
      if let known = entries.firstIndex(where: { $0.page === page }) {
        entries[known].detents = detents
      } else {
        entries.append(Entry(page: page, detents: detents, isShown: isShown))
      }
    }

    /// Notes that a page is shown, after all others, or not any more.
    mutating func note(_ page: AnyObject, isShown: Bool) {
      guard let known = entries.firstIndex(where: { $0.page === page }),
        entries[known].isShown != isShown
      else { return }
      var entry = entries.remove(at: known)
      entry.isShown = isShown
      entries.insert(entry, at: isShown ? entries.endIndex : known)
    }
  }

  extension PresentationLink {
    /// The detents that the content requests, which override those of the presenting side; `nil` if it
    /// requests none.
    var contentDetents: ContentDetents? { pages.current }

    /// Sets the detents that a page of the content requests; `nil` for none.
    func setDetents(_ detents: ContentDetents?, of page: UIView) {
      pages.set(detents, by: page, isShown: page.window != nil)
      contentDetentsDidChange()
    }

    /// Called when a page has entered a window or left one.
    func pageDidMove(_ page: UIView) {
      let last = pages.currentPage
      pages.note(page, isShown: page.window != nil)
      if pages.currentPage !== last { contentDetentsDidChange() }
    }

    func contentDetentsDidChange() {
      // Reading a sheet creates UIKit's presentation controller, in the style that is set at that moment.
      if sheet.properties != nil || controller?.presentingViewController != nil { sheet.refresh() }
      context?.contentDetentsDidChange()
    }
  }

  extension UIViewController {
    /// Sets the detents of the presentation while this view controller is shown in it: as the presented
    /// view controller, or as a page of a navigation, tab bar or page view controller.
    ///
    /// ```swift
    /// override func viewDidLoad() {
    ///   super.viewDidLoad()
    ///   setPresentationDetents([.height(240), .large])
    /// }
    /// ```
    ///
    /// The sheet moves to the page's detents together with the transition to the page, and back with it.
    /// A page without detents of its own has those of the page before, and content without any page has
    /// those of the presenting side. In a hosting controller, whose view SwiftUI owns, use the modifier
    /// `presentationDetents(_:largestUndimmed:selection:)` in its content.
    ///
    /// - Parameters:
    ///   - detents: the detents in any order; `nil` for none of the page's own.
    ///   - largestUndimmed: the largest detent at which the background is not dimmed. `nil`, the default,
    ///     dims at every detent.
    ///   - selection: a binding to the selected detent. The default is none.
    public func setPresentationDetents(
      _ detents: [PresentationDetentReference]?,
      largestUndimmed: PresentationDetentReference? = nil,
      selection: Binding<PresentationDetentReference>? = nil
    ) {
      let observer: PageObserverView
      if let known = view.subviews.lazy.compactMap({ $0 as? PageObserverView }).first {
        observer = known
      } else {
        guard detents != nil else { return }
        observer = PageObserverView(self)
        observer.frame = view.bounds
        view.insertSubview(observer, at: 0)
      }
      observer.detents = detents.map {
        ContentDetents(detents: $0, largestUndimmed: largestUndimmed, selection: selection)
      }
    }
  }

  /// An invisible view in a page that sets the page's detents.
  private final class PageObserverView: InvisibleView {
    var detents: ContentDetents? {
      didSet { link?.setDetents(detents, of: self) }
    }

    private weak var controller: UIViewController?
    private weak var link: PresentationLink?

    init(_ controller: UIViewController) {
      self.controller = controller
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      guard let controller else { return }
      if window != nil, let found = PresentationLink.attachedToPresentation(of: controller),
        found !== link
      {
        link?.setDetents(nil, of: self)
        link = found
        found.setDetents(detents, of: self)
      }
      link?.pageDidMove(self)
    }
  }
#endif
