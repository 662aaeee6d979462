import Foundation
import OpenCombine

extension JSONEncoder: @retroactive TopLevelEncoder {
  /// The type of the encoded data.
  public typealias Output = Data
}

extension JSONDecoder: @retroactive TopLevelDecoder {
  /// The type of the data to decode.
  public typealias Input = Data
}

extension PropertyListEncoder: @retroactive TopLevelEncoder {
  /// The type of the encoded data.
  public typealias Output = Data
}

extension PropertyListDecoder: @retroactive TopLevelDecoder {
  /// The type of the data to decode.
  public typealias Input = Data
}
