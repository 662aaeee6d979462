/// The bounds of a server's queues, connections and pages. `Documentation/protocol.md` lists them;
/// times are in seconds, sizes in bytes. All are tunable.
struct ServerLimits: Sendable {
  /// The largest number of connections. A further one replaces the one that has been idle for
  /// longest, or is closed if none is idle. A page opens about seven.
  var connections = 256
  /// The longest head of a request; browsers send about one thousand bytes.
  var head = 16 << 10
  /// The longest target in the first line of a request.
  var target = 8 << 10
  /// The largest number of header fields of a request.
  var fields = 100
  /// The time for a whole head, from the connection or from the first byte on.
  var headTime = 10.0
  /// The time for the answer to a request: pictures of scenes wait while a page moves.
  var answerTime = 60.0
  /// The time that a connection may be idle after an answer, with that in which the client reads it.
  var idleTime = 30.0
  /// The number of bytes of answers that wait to be read, of all connections together. Beyond it, the
  /// connection that has read nothing for longest is closed.
  var answers = 64 << 20
  /// The longest message of a page, in one frame or in several.
  var message = 64 << 10
  /// The time for a whole message from its first byte on, and for the first message of a page.
  var messageTime = 10.0
  /// The time without a byte of a page after which it is sent a ping; after the same time without
  /// an answer it is closed.
  var quietTime = 30.0
  /// The largest number of a page's messages that wait to be performed. No more are read.
  var waiting = 64
  /// The number of bytes to a client that wait to be read by it. Above it, the client's bytes are
  /// not read, and nothing is done for its page.
  var outgoing = 4 << 20
  /// The time in which a client must read some of the bytes that wait for it.
  var outgoingTime = 30.0
  /// The time between the end of a connection and its closing, for the client to read the reason.
  var closingTime = 5.0
}
