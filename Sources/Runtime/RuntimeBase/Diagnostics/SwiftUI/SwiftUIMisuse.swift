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
    }
  }
}
