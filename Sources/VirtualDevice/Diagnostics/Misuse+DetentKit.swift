import Foundation
import UIKit

extension Misuse {
  /// Calls `observer` with the identifier and the sentence of each report of DetentKit's. Its default handler
  /// posts them as notifications, so that nobody who follows them has to import DetentKit.
  ///
  /// - Returns: a closure that removes the observer.
  @discardableResult
  package static func observeDetentKit(
    _ observer: @escaping @Sendable (_ id: String, _ sentence: String) -> Void
  ) -> () -> Void {
    let token = NotificationCenter.default.addObserver(
      forName: Notification.Name("DetentMisuseReport"), object: nil, queue: nil
    ) { notification in
      guard let id = notification.userInfo?["id"] as? String,
        let sentence = notification.userInfo?["sentence"] as? String
      else { return }
      observer(id, sentence)
    }
    return { NotificationCenter.default.removeObserver(token) }
  }
}
