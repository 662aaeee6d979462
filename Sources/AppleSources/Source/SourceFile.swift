import SwiftParser
import SwiftSyntax

/// A Swift source with its syntax tree.
public struct SourceFile: Sendable {
  /// The path that errors and backtraces name.
  public let path: String
  /// The text.
  public let text: String
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  private let converter: SourceLocationConverter

  /// Parses a source. Text that is not Swift is parsed too; what cannot be read is left as it is.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
    bytes = Array(text.utf8)
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// Returns the line of a position, from 1.
  func line(at position: AbsolutePosition) -> Int {
    converter.location(for: position).line
  }
}

extension SyntaxProtocol {
  /// The range of the node's text without trivia, in UTF-8 offsets.
  var span: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The node's text without trivia.
  var plain: String { trimmedDescription }
}
