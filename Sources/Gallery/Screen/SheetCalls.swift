import VirtualDevice

extension SceneCall {
  /// The calls of every scene with a sheet.
  static let sheet = [
    SceneCall("present", "Presents the sheet, as a touch on the button does"),
    SceneCall("dismiss", "Dismisses the sheet"),
  ]
}
