/// Lines that the app printed, and misuses that it was told of, for the page's panel.
struct LogReport: Encodable {
  struct Line: Encodable, Equatable {
    enum Kind: String, Encodable {
      case text, misuse
    }

    /// The time of the device in seconds.
    var time: Double
    var kind: Kind
    /// The identifier of a misuse, by which a test expects it.
    var id: String?
    var text: String
  }

  let t = "log"
  var lines: [Line]
}

/// The times that frames took, for the page's panel.
struct WorkReport: Encodable {
  let t = "work"
  /// Pairs: the time of the device in seconds, and the work on its frame in milliseconds.
  var frames: [[Double]]
}
