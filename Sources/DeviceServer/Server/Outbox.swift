import Foundation

/// The bytes that wait to be sent to a client. Pages' sessions add to it on the main thread; the
/// listener's thread sends them.
final class Outbox: @unchecked Sendable {
  private let lock = NSLock()
  private let wake: @Sendable () -> Void
  private var pieces: [[UInt8]] = []
  /// The pieces and bytes that have been sent already.
  private var sentPieces = 0
  private var sentBytes = 0
  private var waiting = 0
  private var hasEnded = false

  /// The size in bytes up to which pieces are joined: many answers to small messages would else need many
  /// times their own bytes. tunable
  private static let smallPiece = 4096

  /// Creates an empty outbox.
  ///
  /// - Parameter wake: called on any thread when bytes were added.
  init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  /// The number of bytes that wait.
  var count: Int { lock.withLock { waiting } }

  /// Indicates whether nothing more can be added.
  var isEnded: Bool { lock.withLock { hasEnded } }

  /// Adds bytes, unless the outbox has ended.
  ///
  /// - Parameter isLast: ends the outbox: nothing is added after these bytes.
  func append(_ added: [[UInt8]], isLast: Bool = false) {
    let isNews = lock.withLock {
      guard !hasEnded else { return false }
      for piece in added where !piece.isEmpty { add(piece) }
      hasEnded = isLast
      return true
    }
    if isNews { wake() }
  }

  private func add(_ piece: [UInt8]) {
    waiting += piece.count
    // What has been sent completely is not among the pieces any more, unless others follow it.
    if let last = pieces.last, last.count + piece.count <= Self.smallPiece {
      pieces[pieces.count - 1] += piece
    } else {
      pieces.append(piece)
    }
  }

  /// Removes all bytes, and ends the outbox.
  func discard() {
    lock.withLock {
      hasEnded = true
      pieces = []
      (sentPieces, sentBytes, waiting) = (0, 0, 0)
    }
  }

  /// Sends bytes until the client accepts no more.
  ///
  /// - Parameter send: sends bytes and returns how many were accepted; `nil` for none.
  /// - Returns: the number of bytes that were sent.
  func flush(_ send: (UnsafeRawBufferPointer) -> Int?) -> Int {
    lock.withLock {
      var total = 0
      while sentPieces < pieces.count {
        let accepted = pieces[sentPieces].withUnsafeBytes {
          send(UnsafeRawBufferPointer(rebasing: $0[sentBytes...]))
        }
        guard let accepted else { break }
        total += accepted
        sentBytes += accepted
        waiting -= accepted
        guard sentBytes == pieces[sentPieces].count else { continue }
        pieces[sentPieces] = []
        sentPieces += 1
        sentBytes = 0
      }
      if sentPieces > 32 || sentPieces == pieces.count {
        pieces.removeFirst(sentPieces)
        sentPieces = 0
      }
      return total
    }
  }
}
