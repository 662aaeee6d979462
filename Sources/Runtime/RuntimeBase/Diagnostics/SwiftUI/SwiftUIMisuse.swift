import Foundation

/// The misuses of SwiftUI's apps, hosting, navigation and other views.
package enum SwiftUIMisuse: MisuseCase {
  case noDevice(Any.Type)
  case decodedHostingView
  case decodedHostingContentView
  case noRootView
  case subviewOfHostingView(AnyObject)
  case noDestination(Any.Type)
  case searchWithoutBars
  case unopenedURL(URL)
  case remoteImage(URL)
  case endlessSpringKeyframe
  case destinationInLazyContainer
  case destinationWithoutStack
  case destinationTwice(Any.Type)
  case linkWithoutStack
  case secondSheet(AnyObject)
  case keptPresentationKind
  case emptyDetents
  case unknownDetent(Any)
  case geometrySources(Any)
  case unknownTag(Any, of: String)
  case frameNotValid(CGFloat)
  case progressOutOfRange(Double, total: Double)

  package var sentence: String {
    switch self {
    case .noDevice(let app):
      "\(app) was launched without a device, so it is not shown; show it on a VirtualDevice."
    case .decodedHostingView:
      "Hosting views cannot be decoded; create a UIHostingController instead."
    case .decodedHostingContentView:
      "Hosting content views cannot be decoded; set a UIHostingConfiguration as the content "
        + "configuration of a cell."
    case .noRootView:
      "UIHostingController cannot be decoded without a root view; use init(coder:rootView:)."
    case .subviewOfHostingView(let view):
      "\(typeOf: view) was added to the view of a UIHostingController, which SwiftUI may remove or "
        + "cover; add it to a common superview above that view, or make it part of the content with "
        + "UIViewRepresentable."
    case .noDestination(let type):
      "No navigation destination shows a value of type \(type), so the value is skipped; add "
        + "navigationDestination(for:) to a view in the NavigationStack."
    case .searchWithoutBars:
      "searchable(text:) is applied outside of a view with bars, so no search field is shown; "
        + "put the view in a NavigationStack."
    case .unopenedURL(let url):
      "No app can open \(url), so nothing is opened; set an OpenURLAction in the environment."
    case .remoteImage(let url):
      "\(url) cannot be loaded, because there is no network, so no image is shown; use a file or "
        + "data URL."
    case .endlessSpringKeyframe:
      "A SpringKeyframe has a spring that never settles, so it is left out; set its duration."
    case .destinationInLazyContainer:
      "navigationDestination is applied in a row of a lazy container, which may not exist when it "
        + "is needed, so it is ignored; apply it outside of the container."
    case .destinationWithoutStack:
      "navigationDestination is applied outside of a navigation stack, so nothing is pushed; put "
        + "the view in a NavigationStack."
    case .destinationTwice(let type):
      "Two views of a navigation stack declare a destination for \(type), so the one nearest the "
        + "root is used; declare it once."
    case .linkWithoutStack:
      "A NavigationLink is outside of a navigation stack, so it is disabled; put it in a "
        + "NavigationStack."
    case .secondSheet(let presented):
      "A sheet was requested while \(typeOf: presented) is presented from the same view "
        + "controller, so it waits for the dismissal of that one; present it from the content of "
        + "the first sheet, or use one item for both."
    case .keptPresentationKind:
      "One update ended a sheet and asked for a full-screen cover, or the other way round, so the "
        + "second is presented as the first was; ask for the second in the onDismiss of the first."
    case .emptyDetents:
      "presentationDetents was given an empty set, so the detent of the sheet is large; pass at "
        + "least one detent."
    case .unknownDetent(let detent):
      "The selection \(detent) of presentationDetents is not in its set, so the smallest detent is "
        + "selected; add it to the set, or select another."
    case .geometrySources(let id):
      "Two views of the matched geometry group \(id) are sources, so the frame of either may be "
        + "used; pass isSource: false for all but one."
    case .unknownTag(let value, let control):
      "The selection \(value) of a \(control) is the tag of none of its views, so none is "
        + "selected; give a view that tag, of the same type."
    case .frameNotValid(let length):
      "frame(width:height:alignment:) was called with \(length), so that length is not used; pass "
        + "a finite number of at least 0, or frame(maxWidth: .infinity) to fill."
    case .progressOutOfRange(let value, let total):
      "A ProgressView was created with the value \(value) of \(total), so the value is clamped; "
        + "pass a value from 0 to the total."
    }
  }
}
