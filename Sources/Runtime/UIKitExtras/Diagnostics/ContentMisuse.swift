/// The misuses of page view controllers, content-unavailable views, storyboards and xibs.
package enum ContentMisuse: MisuseCase {
  case pageCount(Int, of: AnyObject)
  case unavailableConfiguration(Any)
  case segueOfStoryboard(String)
  case storyboard(String, identifier: String?)
  case nib(String)

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
    case .storyboard(let name, let identifier):
      "The storyboard \"\(name)\" is not loaded, so "
        + (identifier.map { "\"\($0)\" has no content" } ?? "it has no first view controller")
        + "; create the view controller in code."
    case .nib(let name):
      "The xib \"\(name)\" is not loaded, so there are no views; create them in code, and register "
        + "classes of cells."
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
