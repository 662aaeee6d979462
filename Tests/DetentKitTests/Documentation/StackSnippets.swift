import DetentKit
import SwiftUI

// What the pages about presentations over each other show.

@MainActor
private func stackSnippets(
  properties: SheetProperties, style: ContextStyle, controller: UIViewController,
  pane: UIViewController, places: UIViewController, button: UIButton
) {
  var properties = properties
  properties.onFrontmostChange = { isFrontmost in
    button.isHidden = !isFrontmost
  }
}
