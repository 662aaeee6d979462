/// The style, presentation controller and content that a presentation adapts to under some traits.
@MainActor
struct Adaptation {
  /// The presentation controller that the app requested.
  let wanted: UIPresentationController
  /// The adapted style; `.none` if the presentation does not adapt.
  let style: UIModalPresentationStyle
  /// The presentation controller that manages the presentation.
  let controller: UIPresentationController
  /// The presented view controller, or the delegate's replacement.
  private(set) var presented: UIViewController
  /// Indicates whether the style comes from the presented controller itself.
  private var isOwn = false

  /// Determines the adaptation of `wanted`, which presents `presented`.
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

  /// Asks the delegate to prepare the adapted controller and to replace the presented one.
  mutating func prepare() {
    guard style != .none, !isOwn else { return }
    let delegate = wanted._adaptiveDelegate
    delegate?.presentationController(wanted, prepare: controller)
    let substitute = delegate?.presentationController(
      wanted, viewControllerForAdaptivePresentationStyle: style)
    if let substitute, substitute !== presented {
      if let problem = Self.problem(with: substitute, for: presented) {
        Misuse.report(problem)
      } else {
        presented = substitute
      }
    }
    controller.presentedStorage = presented
  }

  private static func problem(
    with substitute: UIViewController, for original: UIViewController
  ) -> PresentationMisuse? {
    if let parent = substitute.parentStorage {
      return .substitutedChild(substitute, of: parent, presented: original)
    }
    return substitute.presentedBy == nil
      ? nil : .substitutedPresented(substitute, presented: original)
  }
}

extension UIViewController {
  /// Returns the adaptation of a presentation of the receiver that `source` requests.
  func adaptationForPresentation(source: UIViewController) -> Adaptation {
    let wanted = preparedPresentationController(source: source)
    return Adaptation(of: wanted, presenting: self, traits: source.surroundingTraits)
  }

  /// The traits that adaptation depends on: those of the window, not those that a sheet or popover
  /// overrides for its content.
  fileprivate var surroundingTraits: UITraitCollection {
    viewIfLoaded?.window?.traitCollection ?? traitCollection
  }
}

extension UITraitCollection {
  /// Indicates whether width or height is compact.
  var isCompact: Bool { horizontalSizeClass == .compact || verticalSizeClass == .compact }
}

extension UIPresentationController {
  /// Returns the style that the presentation adapts to; `.none` if it does not adapt.
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
      Misuse.report(PresentationMisuse.adaptiveStyle(style, presented: presentedStorage))
      return .none
    }
  }

  /// Returns the presentation controller for an adapted style.
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
  /// Indicates whether presentations of the style depend on size classes.
  fileprivate var mayAdapt: Bool {
    switch resolved {
    case .popover, .pageSheet, .formSheet, .custom: true
    default: false
    }
  }
}
