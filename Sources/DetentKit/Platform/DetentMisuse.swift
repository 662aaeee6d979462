#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The handler of messages about misuse of the library.
  @MainActor
  public enum DetentMisuse {
    /// Called with each message, which names the problem and its remedy. The default prints it to
    /// standard output.
    public static var handler: (String) -> Void = { print("DetentKit: \($0)") }

    static func report(_ problem: Problem) {
      handler(problem.sentence)
    }

    /// A problem; ``sentence`` describes it, what was done, and the remedy.
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

      @MainActor
      var sentence: String {
        switch self {
        case .noDetents(let controller):
          "\(Self.name(controller)) has no detents to rest at, so it rests at large; name at least one."
        case .unknownSelection(let controller, let detent):
          "\(Self.name(controller)) is to rest at \(detent), which is not among its detents, so it rests "
            + "at the smallest; add it or select another."
        case .unknownUndimmed(let controller, let detent):
          "\(Self.name(controller)) is to be undimmed up to \(detent), which is not among its detents, "
            + "so all of them dim; add it or name another."
        case .impossibleHeight(let controller, let detent):
          "\(Self.name(controller)) is to rest at \(detent), which is no height, so that counts as "
            + "nothing or is left out; give a height of at least 0 or a part between 0 and 1."
        case .isPresented(let controller):
          "\(Self.name(controller)) is presented already, so it was not presented again; dismiss it "
            + "first."
        case .noContext(let controller):
          "\(Self.name(controller)) stands in no presentation context, so the whole window is taken for "
            + "one; set definesPresentationContext on the controller that is meant, or use "
            + "presentationContext() in SwiftUI."
        case .isDetached(let controller):
          "\(Self.name(controller)) is in no window, so nothing can be presented from it yet; it is "
            + "presented as soon as the view is in one."
        case .changedStyle(let controller):
          "\(Self.name(controller)) got another kind of presentation while it is shown, which counts from "
            + "its next presentation on; give the item another identity to present it anew."
        case .sameIdentity(let item):
          "\(item) is another value with the identity of the one that is shown, so the content is updated "
            + "in place; give it another id to present it anew."
        case .unstableContent(let controller):
          "The height that \(Self.name(controller)) wants depends on the height that it gets, so its "
            + "detent is held at the last one; make the content's height independent of its proposal."
        case .noDetentsBefore16(let controller):
          "\(Self.name(controller)) has detents of its own, which UIKit has since iOS 16, so it rests at "
            + "medium and large; use a context, which takes any detent."
        }
      }

      @MainActor
      private static func name(_ controller: UIViewController) -> String {
        (controller as? PresentedHost)?.contentName ?? "\(type(of: controller))"
      }
    }
  }
#endif
