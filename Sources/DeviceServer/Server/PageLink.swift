/// The way to one page. Its other end may be gone at any time; then nothing happens.
protocol PageLink: Sendable {
  /// Sends a binary message.
  func send(_ bytes: [UInt8])
  /// Sends a text.
  func send(_ text: String)
  /// Ends the connection and says why.
  func close(_ ending: LinkEnding)
}

/// Why a connection ends.
enum LinkEnding: Equatable, Sendable {
  /// The server stops.
  case goingAway
  /// The page said something it may not say.
  case misunderstood(String)
  /// The page speaks another version.
  case otherVersion
}

/// Who hears of pages.
@MainActor
protocol PageHub: AnyObject, Sendable {
  func opened(_ link: any PageLink) -> Int
  func received(_ text: String, from page: Int)
  func closed(_ page: Int)
}
