import UIKit

/// The misuses of scenes and previews.
package enum SceneMisuse: MisuseCase {
  case previewThrew(String, any Error)
  case undeclaredParameter(String)

  package var sentence: String {
    switch self {
    case .previewThrew(let place, let error):
      "The preview of \(place) threw an error, so it is empty: \(error); correct the cause of "
        + "the error."
    case .undeclaredParameter(let name):
      "A scene read its parameter \"\(name)\", which it does not declare; add it to the scene's "
        + "parameters."
    }
  }
}
