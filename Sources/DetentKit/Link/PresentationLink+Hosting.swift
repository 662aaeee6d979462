#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The links of hosting controllers, whose views cannot own them.
  ///
  /// A ``PresentedHost`` owns its link. Those of an app's or SwiftUI's own hosting controllers are kept
  /// here until the controller is deallocated.
  @MainActor
  enum HostingLinks {
    private static var links: [ObjectIdentifier: PresentationLink] = [:]

    static func link(of controller: UIViewController) -> PresentationLink? {
      if let host = controller as? PresentedHost { return host.link }
      // Another controller may have been allocated in the same place.
      guard let link = links[ObjectIdentifier(controller)], link.controller === controller else {
        return nil
      }
      return link
    }

    static func add(_ link: PresentationLink, of controller: UIViewController) {
      if let host = controller as? PresentedHost {
        host.link = link
      } else {
        removeUnused()
        links[ObjectIdentifier(controller)] = link
      }
    }

    /// Removes the links of controllers that have been deallocated.
    static func removeUnused() {
      for (id, link) in links where link.controller == nil { links[id] = nil }
    }
  }

  extension PresentationLink {
    /// Observes the presentation of a hosting controller in the container view, once it has begun.
    func observeContainer() {
      if let container = presentation?.containerView { observeHosting(in: container) }
    }

    /// Observes the presentation of a hosting controller, which no view in its own view can observe,
    /// in a view around it. A ``PresentedHost`` observes itself.
    func observeHosting(in view: UIView) {
      guard let controller, !controller.allowsSubviews, !(controller is PresentedHost),
        !view.subviews.contains(where: { ($0 as? LinkAnchorView)?.link === self })
      else { return }
      let observer = LinkAnchorView(self)
      observer.frame = view.bounds
      view.insertSubview(observer, at: 0)
    }
  }
#endif
