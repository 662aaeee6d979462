#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  extension DetentMisuse {
    /// A problem with the values that its sentence names.
    enum Problem {
      case noDetents(UIViewController)
      case unknownSelection(UIViewController, String)
      case unknownUndimmed(UIViewController, String)
      case impossibleHeight(UIViewController, String)
      case isPresented(UIViewController)
      case noContext(UIViewController)
      case isDetached(UIViewController)
      case changedStyle(UIViewController)
      case sameIdentity(String)
      case unstableContent(UIViewController)
      case noDetentsBefore16(UIViewController)
      case needsDetentKit(UIViewController, [String])
      case needsSystem(UIViewController, [String])
      case impossibleTarget(UIViewController, String)
      case noFront(UIViewController)
      case noFullScreen(UIViewController)
      case unreadModifier(UIViewController)

      /// The identifier: the name of the case in the library.
      var id: String {
        // A case with values is a mirror with one child, labelled with the name of the case.
        "DetentKit.\(Mirror(reflecting: self).children.first?.label ?? "\(self)")"
      }

      /// The problem, its consequence and, after a semicolon, the remedy.
      @MainActor
      var sentence: String {
        switch self {
        case .noDetents(let controller):
          "\(Self.name(controller)) has no detents, so its detent is large; set at least one."
        case .unknownSelection(let controller, let detent):
          "The selected detent of \(Self.name(controller)), \(detent), is not among its detents, so "
            + "the smallest is selected; add it or select another."
        case .unknownUndimmed(let controller, let detent):
          "The largest undimmed detent of \(Self.name(controller)), \(detent), is not among its "
            + "detents, so the background is dimmed at all of them; add it or set another."
        case .impossibleHeight(let controller, let detent):
          "The detent \(detent) of \(Self.name(controller)) has no valid height, so its height is 0 or "
            + "it is left out; set a height of at least 0 or a fraction between 0 and 1."
        case .isPresented(let controller):
          "\(Self.name(controller)) is already presented, so it was not presented again; dismiss it "
            + "first."
        case .noContext(let controller):
          "\(Self.name(controller)) is in no presentation context, so the context is the whole window; "
            + "set definesPresentationContext on the view controller of the context, or apply "
            + "presentationContext() in SwiftUI."
        case .isDetached(let controller):
          "The view of \(Self.name(controller)) is not in a window, so the presentation begins when it "
            + "is added to one; present from a view controller whose view is in a window."
        case .changedStyle(let controller):
          "The presentation style of \(Self.name(controller)) was changed to another kind during the "
            + "presentation, so it applies from the next presentation on; change the item's identity "
            + "to present it again."
        case .sameIdentity(let item):
          "\(item) is another value with the identity of the presented item, so the content is updated "
            + "in place; change its id to present it again."
        case .unstableContent(let controller):
          "The ideal height of \(Self.name(controller)) depends on its proposed height, so the height "
            + "of its detent is the last one; make the ideal height independent of the proposal."
        case .noDetentsBefore16(let controller):
          "\(Self.name(controller)) has custom detents, which UIKit supports since iOS 16, so its "
            + "detents are medium and large; set presenter to .automatic or .detentKit."
        case .needsDetentKit(let controller, let properties):
          "\(Self.name(controller)) is presented as a sheet of the system, which has no "
            + "\(properties.joined(separator: ", ")), so the default applies; set presenter to "
            + ".automatic or .detentKit."
        case .needsSystem(let controller, let properties):
          "\(Self.name(controller)) is presented as a sheet of DetentKit, which has no "
            + "\(properties.joined(separator: ", ")), so the default applies; set presenter to "
            + ".automatic or .system."
        case .impossibleTarget(let controller, let target):
          "willEndDragging of \(Self.name(controller)) returned \(target), which the sheet cannot go "
            + "to, so it goes to the release's own target; return one of its detents, or dismissal if "
            + "allowsDismissal is true."
        case .noFullScreen(let controller):
          "SwiftUI presents \(Self.name(controller)) in a sheet that does not cover the status bar, so "
            + "its detent fullScreen is as high as large; present it with "
            + "sheet(isPresented:style:content:)."
        case .unreadModifier(let controller):
          "\(Self.name(controller)) has a presentation modifier of SwiftUI's, such as presentationDetents "
            + "or interactiveDismissDisabled, which only SwiftUI's own sheets read, so it has no effect; "
            + "set SheetProperties on the style, or use interactiveDismissDisabled(_:onAttempt:)."
        case .noFront(let controller):
          "\(Self.name(controller)) was not presented in front, because no window of the scene shows a "
            + "view controller; present it once a window has a root view controller and is not hidden."
        }
      }

      @MainActor
      private static func name(_ controller: UIViewController) -> String {
        (controller as? PresentedHost)?.contentName ?? "\(type(of: controller))"
      }
    }
  }
#endif
