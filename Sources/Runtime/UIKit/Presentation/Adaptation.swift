/// What a presentation becomes under some traits.
@MainActor
struct Adaptation {
  /// What the app asked for.
  let wanted: UIPresentationController
  /// The style it adapts to, `.none` where it stays as it is.
  let style: UIModalPresentationStyle
  /// What manages the presentation.
  let controller: UIPresentationController
  /// What is presented: the controller itself or what the delegate puts in its place.
  private(set) var presented: UIViewController
  /// Whether the presented controller decided by itself.
  private var isOwn = false

  /// Finds out what `wanted`, which presents `presented`, becomes.
  init(
    of wanted: UIPresentationController, presenting presented: UIViewController,
    traits: UITraitCollection
  ) {
    self.wanted = wanted
    self.presented = presented
    if let own = presented.ownAdaptation(of: wanted, traits: traits) {
      style = own === wanted ? .none : own.styleStorage
      controller = own
      isOwn = true
      return
    }
    style = wanted.adaptedStyle(for: traits)
    controller = style == .none ? wanted : wanted.adapted(to: style, presenting: presented)
  }

  /// Lets the delegate prepare the adapted controller and substitute what is presented.
  mutating func prepare() {
    guard style != .none, !isOwn else { return }
    let delegate = wanted._adaptiveDelegate
    delegate?.presentationController(wanted, prepare: controller)
    let substitute = delegate?.presentationController(
      wanted, viewControllerForAdaptivePresentationStyle: style)
    if let substitute, substitute !== presented {
      if let problem = Self.problem(with: substitute, for: presented) {
        reportMisuse(problem)
      } else {
        presented = substitute
      }
    }
    controller.presentedStorage = presented
  }

  private static func problem(
    with substitute: UIViewController, for original: UIViewController
  ) -> String? {
    let remedy =
      "return a new controller from "
      + "presentationController(_:viewControllerForAdaptivePresentationStyle:). "
      + "\(original.typeName) is presented itself."
    if let parent = substitute.parentStorage {
      return "\(substitute.typeName) cannot be presented in the place of \(original.typeName), "
        + "because it is a child of \(parent.typeName); \(remedy)"
    }
    if substitute.presentedBy != nil {
      return "\(substitute.typeName) cannot be presented in the place of \(original.typeName), "
        + "because it is presented already; \(remedy)"
    }
    return nil
  }
}

extension UIViewController {
  /// What a presentation of the receiver becomes where it is asked for.
  func adaptationForPresentation(source: UIViewController) -> Adaptation {
    let wanted = preparedPresentationController(source: source)
    return Adaptation(of: wanted, presenting: self, traits: source.surroundingTraits)
  }

  /// The traits that decide about adaptation: those of the window, not those that a sheet or popover
  /// gives what it holds.
  fileprivate var surroundingTraits: UITraitCollection {
    viewIfLoaded?.window?.traitCollection ?? traitCollection
  }
}

extension UITraitCollection {
  /// Whether there is little room in one direction.
  var isCompact: Bool { horizontalSizeClass == .compact || verticalSizeClass == .compact }
}

extension UIPresentationController {
  /// What the presentation becomes under some traits; `.none` where it stays.
  fileprivate func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    guard styleStorage.mayAdapt else { return .none }
    let style = adaptivePresentationStyle(for: traits)
    switch style {
    case .none, styleStorage: return .none
    case .fullScreen, .overFullScreen: return style
    case .automatic, .pageSheet, .formSheet:
      // A sheet adapts by itself.
      return styleStorage.isSheet ? .none : style.resolved
    case .currentContext, .overCurrentContext, .custom, .popover:
      reportMisuse(
        "The presentation of \(presentedStorage?.typeName ?? "a controller") cannot adapt to "
          + "\(style); answer .none, .fullScreen, .overFullScreen, .pageSheet or .formSheet. It "
          + "stays as it is.")
      return .none
    }
  }

  /// The controller for an adapted style.
  fileprivate func adapted(
    to style: UIModalPresentationStyle, presenting presented: UIViewController
  ) -> UIPresentationController {
    let made: UIPresentationController
    if style.isSheet {
      if let popover = self as? UIPopoverPresentationController {
        made = popover.adaptiveSheetPresentationController
      } else {
        made = UISheetPresentationController(presentedViewController: presented, presenting: nil)
      }
    } else {
      made = CoverPresentationController(presentedViewController: presented, presenting: nil)
    }
    made.styleStorage = style
    made.adaptedFrom = self
    return made
  }
}

extension UIModalPresentationStyle {
  /// Whether presentations of the style depend on the room there is.
  fileprivate var mayAdapt: Bool {
    switch resolved {
    case .popover, .pageSheet, .formSheet, .custom: true
    default: false
    }
  }
}
