import Foundation

extension UIContentSizeCategory {
  /// The notification that is posted after the user's preferred text size changed, when the traits have
  /// the new one.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// The key of the new category's name in the user info of ``didChangeNotification``.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
