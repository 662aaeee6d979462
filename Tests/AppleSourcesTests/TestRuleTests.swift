import Testing

@testable import AppleSources

@Suite("Tests of XCTest")
struct TestRuleTests {
  private let start = "MainActor.assumeIsolated { AdoptedTests.start() }"

  private func call(_ name: String) -> String {
    "nonisolated func \(name)() { nonisolated(unsafe) let test = self; "
      + "MainActor.assumeIsolated { test.onMain_\(name)() } }"
  }

  @Test("XCTest collects a method without an actor, which calls the one that is written")
  func tests() {
    let result = translated(
      [
        """
        @MainActor class Base: XCTestCase {
          override class func setUp() { super.setUp() }
          func testA() {}
          func testB() throws {
          }
          func testC() async {}
          func helper() {}
        }
        final class Below: Base {
          func testD() {}
        }
        """
      ], added: "import AdoptedApp\n")
    #expect(
      result.texts == [
        """
        @MainActor class Base: XCTestCase {
          override class func setUp() { \(start); super.setUp() }
          \(call("testA")); func onMain_testA() {}
          nonisolated func testB() throws { nonisolated(unsafe) let test = self; try MainActor.assumeIsolated { try test.onMain_testB() } }; func onMain_testB() throws {
          }
          func testC() async {}
          func helper() {}
        }
        final class Below: Base {
          \(call("testD")); func onMain_testD() {}
        }
        """
      ])
  }

  @Test("The device of the tests starts before the first test of a class")
  func device() {
    let result = translated(
      [
        """
        public class Other: XCTestCase {
          func testE() {}
          @MainActor func testF() {}
        }
        """
      ], added: "import AdoptedApp\n")
    #expect(
      result.texts == [
        """
        public class Other: XCTestCase {
          func testE() {}
          \(call("testF")); @MainActor func onMain_testF() {}
        public override class func setUp() { super.setUp(); \(start) } }
        """
      ])
  }
}
