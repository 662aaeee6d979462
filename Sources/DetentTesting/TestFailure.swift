import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// A failure of the running test, of Swift Testing or of XCTest.
enum TestFailure {
  /// Records a failure.
  static func record(_ sentence: String, at location: SourceLocation) {
    Issue.record(Comment(rawValue: sentence), sourceLocation: location)
    #if canImport(XCTest)
      // Swift Testing knows no test here: XCTest's takes the failure, if one runs.
      if Test.current == nil { XCTFail("\(location.fileID):\(location.line): \(sentence)") }
    #endif
  }
}
