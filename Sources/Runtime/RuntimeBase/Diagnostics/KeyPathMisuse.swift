/// The misuses of key-value observing.
package enum KeyPathMisuse: MisuseCase {
  case notObservable(Any)

  package var sentence: String {
    switch self {
    case .notObservable(let object):
      "\(typeOf: object) cannot be observed by this key path, so the closure is not called; "
        + "observe contentOffset, frame, text or another property that observe(_:) names."
    }
  }
}
