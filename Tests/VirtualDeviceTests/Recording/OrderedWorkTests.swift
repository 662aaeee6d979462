import Foundation
import Testing

@testable import VirtualDevice

@Suite("Work in order")
struct OrderedWorkTests {
  @Test("Results come in the order of the work, whichever ends first")
  func order() throws {
    // The first piece ends when the second has ended.
    let second = DispatchSemaphore(value: 0)
    var results: [Int] = []
    let work = OrderedWork<Int>(jobs: 2) { results.append($0) }
    try work.add {
      second.wait()
      return 0
    }
    try work.add {
      second.signal()
      return 1
    }
    for piece in 2..<40 { try work.add { piece } }
    try work.finish()
    #expect(results == Array(0..<40))
  }

  @Test("With one job the caller does the work at once")
  func alone() throws {
    var results: [Bool] = []
    let work = OrderedWork<Bool>(jobs: 1) { results.append($0) }
    let thread = ObjectIdentifier(Thread.current)
    try work.add { ObjectIdentifier(Thread.current) == thread }
    #expect(results == [true])
  }

  @Test("Few results wait at any moment")
  func bounded() throws {
    var delivered = 0
    let work = OrderedWork<Int>(jobs: 3) { _ in delivered += 1 }
    for added in 1...50 {
      try work.add { 0 }
      #expect(added - delivered <= 4)
    }
    try work.finish()
    #expect(delivered == 50)
  }

  @Test("What goes wrong with a result reaches the caller")
  func failure() {
    let work = OrderedWork<Int>(jobs: 2) { (_) throws(RecordingError) in throw .empty }
    #expect(throws: RecordingError.empty) {
      try work.add { 0 }
      try work.finish()
    }
  }
}
