/// The misuses of the tables of methods that Objective-C has.
enum MethodTableMisuse: MisuseCase {
  case lookUp(String, in: AnyClass?)

  var sentence: String {
    switch self {
    case .lookUp(let name, let type):
      "\(name) of \(type.map { "\($0)" } ?? "no class") cannot be looked up, as there are no tables of methods "
        + "here, so nothing is exchanged; override the method in a subclass that the app uses."
    }
  }
}
