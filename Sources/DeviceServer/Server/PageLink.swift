/// The connection to one page. The page may be gone at any time; then calls have no effect.
protocol PageLink: Sendable {
  /// Indicates whether so many bytes wait for the page to read them that nothing should be added.
  var isCongested: Bool { get }
  /// Sends a binary message.
  func send(_ bytes: [UInt8])
  /// Sends a text.
  func send(_ text: String)
  /// Makes room for as many messages of the page, which have been performed or dropped.
  func performed(_ count: Int)
  /// Closes the connection with a reason.
  func close(_ ending: LinkEnding)
}

/// The reason for which a connection is closed.
enum LinkEnding: Equatable, Sendable {
  /// The server stops.
  case goingAway
  /// The page sent an invalid message.
  case misunderstood(String)
  /// The page has another version of the protocol.
  case otherVersion
}

/// A receiver of pages' connections and messages.
@MainActor
protocol PageHub: AnyObject, Sendable {
  func opened(_ link: any PageLink) -> Int
  func received(_ text: String, from page: Int)
  func closed(_ page: Int)
}
