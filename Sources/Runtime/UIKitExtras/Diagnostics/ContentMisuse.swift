/// The misuses of page view controllers, content-unavailable views and storyboards.
package enum ContentMisuse: MisuseCase {
  case pageCount(Int, of: AnyObject)
  case unavailableConfiguration(Any)
  case segueOfStoryboard(String)

  package var sentence: String {
    switch self {
    case .pageCount(let count, let controller):
      "\(typeOf: controller) cannot show \(count) view controllers, so the page is unchanged; "
        + "pass one."
    case .unavailableConfiguration(let configuration):
      "A UIContentUnavailableView cannot show a \(typeOf: configuration), so its configuration "
        + "is unchanged; set a UIContentUnavailableConfiguration."
    case .segueOfStoryboard(let identifier):
      "There is no segue \"\(identifier)\", as storyboards are not loaded, so nothing is shown; "
        + "present or push the view controller in code."
    }
  }

  package var exception: String? {
    switch self {
    case .pageCount:
      "NSInvalidArgumentException"
    default: nil
    }
  }
}
