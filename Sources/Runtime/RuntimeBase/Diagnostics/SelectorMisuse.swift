/// The misuses of selectors.
package enum SelectorMisuse: MisuseCase {
  case noMethod(String, on: AnyObject)

  package var sentence: String {
    switch self {
    case .noMethod(let name, let target):
      "Selector(\"\(name)\") has a name but no method, so nothing is called; write "
        + "Selector(\"\(name)\", \(typeOf: target).\(name))."
    }
  }
}
