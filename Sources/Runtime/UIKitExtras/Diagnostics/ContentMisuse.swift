/// The misuses of page view controllers and content-unavailable views.
package enum ContentMisuse: MisuseCase {
  case pageCount(Int, of: AnyObject)
  case unavailableConfiguration(Any)

  package var sentence: String {
    switch self {
    case .pageCount(let count, let controller):
      "\(typeOf: controller) cannot show \(count) view controllers, so the page is unchanged; "
        + "pass one."
    case .unavailableConfiguration(let configuration):
      "A UIContentUnavailableView cannot show a \(typeOf: configuration), so its configuration "
        + "is unchanged; set a UIContentUnavailableConfiguration."
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
