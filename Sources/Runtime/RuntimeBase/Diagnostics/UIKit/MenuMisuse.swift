/// The misuses of menus and previews.
package enum MenuMisuse: MisuseCase {
  case emptyMenu
  case previewOutsideWindow
  case editMenuOutsideWindow

  package var sentence: String {
    switch self {
    case .emptyMenu:
      "A menu without visible elements was opened, so nothing is presented; add actions that are "
        + "not hidden."
    case .previewOutsideWindow:
      "A targeted preview was created with a view that is not in a window, so nothing is lifted; "
        + "add the view to a window first, or pass a target."
    case .editMenuOutsideWindow:
      "An edit menu was requested for a view that is not in a window, so nothing is presented; "
        + "add the interaction to a view in a window."
    }
  }
}
