#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The reports about misuse of the library.
  @MainActor
  public enum DetentMisuse {
    /// A report about a mistake of the caller.
    public struct Report: Hashable, Sendable, CustomStringConvertible {
      /// The identifier of the problem, such as `DetentKit.noDetents`. It is the same in every
      /// version of the library.
      public let id: String
      /// The problem, its consequence and the remedy, in one sentence.
      public let sentence: String

      /// The identifier and the sentence.
      public var description: String { "\(id): \(sentence)" }
    }

    /// The notification that the default ``handler`` posts, with the report's `id` and `sentence` as
    /// strings in its `userInfo`.
    public nonisolated static let reportNotification = Notification.Name("DetentMisuseReport")

    /// The closure called with each report. The default prints the sentence to standard output and
    /// posts ``reportNotification``, by which a test fails that uses DetentTesting.
    public static var handler: (Report) -> Void = { report in
      print("DetentKit: \(report.sentence)")
      NotificationCenter.default.post(
        name: reportNotification, object: nil,
        userInfo: ["id": report.id, "sentence": report.sentence])
    }

    static func report(_ problem: Problem) {
      handler(Report(id: problem.id, sentence: problem.sentence))
    }
  }
#endif
