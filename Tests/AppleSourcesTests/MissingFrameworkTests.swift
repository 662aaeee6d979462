import Testing

@testable import AppleSources

@Suite("Frameworks that are not there")
struct MissingFrameworkTests {
  private let imports: [String: Set<String>] = [
    "/a/Map.swift": ["UIKit", "MapKit"], "/a/Mail.swift": ["MessageUI", "MapKit"],
    "/a/Unused.swift": ["CoreData"],
  ]

  private func report(_ errors: [String]) -> MissingFrameworks {
    var missing = MissingAPI()
    for (line, error) in errors.enumerated() {
      missing.read("/a/A.swift:\(line):2: error: \(error)")
    }
    return MissingFrameworks(imports.keys.sorted(), missing) { imports[$0] ?? [] }
  }

  @Test("The report names the framework, its files, the names that are used, and what to do")
  func text() {
    let report = report([
      "cannot find type 'MKMapView' in scope", "cannot find 'MFMailComposeViewController' in scope",
      "cannot find type 'MKMapViewDelegate' in scope", "cannot find 'UIColorWell' in scope",
      "cannot find 'MKMapView' in scope",
    ])
    #expect(
      report.text == """
        Frameworks that are not there:
          MapKit, imported by Mail.swift, Map.swift, declares MKMapView, MKMapViewDelegate
          MessageUI, imported by Mail.swift, declares MFMailComposeViewController
        Put what uses one under a condition, as `#if canImport(MapKit)`: it is true on iOS and false here, \
        and the rest of the app builds.

        """)
    #expect(
      report.rows.last
        == .init(name: "MessageUI", files: ["Mail.swift"], uses: ["MFMailComposeViewController"]))
  }

  @Test("Without a missing name of theirs there is nothing to say")
  func unused() {
    #expect(report(["cannot find 'UIColorWell' in scope"]).text.isEmpty)
    #expect(report([]).text.isEmpty)
  }

  @Test("Names belong to frameworks by their prefix, members by their type, and some by themselves")
  func owners() {
    #expect(MissingFrameworks.owners(of: "CLLocationManager.shared") == ["CoreLocation"])
    #expect(MissingFrameworks.owners(of: "WKWebView") == ["WebKit"])
    #expect(MissingFrameworks.owners(of: "NSPersistentContainer") == ["CoreData"])
    #expect(MissingFrameworks.owners(of: "@Query") == ["SwiftData"])
    #expect(MissingFrameworks.owners(of: "BarMark") == ["Charts"])
    #expect(MissingFrameworks.owners(of: "UIColorWell").isEmpty)
    #expect(MissingFrameworks.owners(of: "Matrix").isEmpty)
    #expect(MissingFrameworks.owners(of: "module Alamofire").isEmpty)
  }
}
