import SheetEngine
import Testing

/// A5: window height, vertical class, medium; maximum 440 in each row.
struct ResolveRow: Sendable {
  var height: Double
  var vertical: SheetSizeClass
  var medium: Double?

  static let rows: [ResolveRow] = [
    ResolveRow(height: 480, vertical: .unspecified, medium: 277.2),
    ResolveRow(height: 480, vertical: .compact, medium: nil),
    ResolveRow(height: 480, vertical: .regular, medium: 277.2),
    ResolveRow(height: 568, vertical: .unspecified, medium: 277.2),
    ResolveRow(height: 568, vertical: .compact, medium: nil),
    ResolveRow(height: 568, vertical: .regular, medium: 277.2),
    ResolveRow(height: 569, vertical: .unspecified, medium: 246.4),
    ResolveRow(height: 569, vertical: .compact, medium: nil),
    ResolveRow(height: 569, vertical: .regular, medium: 246.4),
    ResolveRow(height: 667, vertical: .unspecified, medium: 246.4),
    ResolveRow(height: 667, vertical: .compact, medium: nil),
    ResolveRow(height: 667, vertical: .regular, medium: 246.4),
    ResolveRow(height: 320, vertical: .unspecified, medium: 277.2),
    ResolveRow(height: 1024, vertical: .unspecified, medium: 246.4),
    ResolveRow(height: 1024, vertical: .compact, medium: nil),
    ResolveRow(height: 1024, vertical: .regular, medium: 246.4),
  ]
}

@Suite("Detents and stops")
struct DetentTests {
  // Fact A5.
  @Test("Detents resolve to the values that UIKit recorded", arguments: ResolveRow.rows)
  func resolving(row: ResolveRow) {
    let context = SheetDetentContext(
      maximumValue: 440, verticalSizeClass: row.vertical, containerHeight: row.height)
    let medium = context.value(of: .medium)
    #expect((medium == nil) == (row.medium == nil))
    if let medium, let expected = row.medium { #expect(abs(medium - expected) < 1e-9) }
    #expect(context.value(of: .large) == 440)
    #expect(context.value(of: .resolved(-5)) == -5)
    #expect(context.value(of: .fraction(0.3)) == 132)
    #expect(context.value(of: .resolved(nil)) == nil)
    #expect(context.value(of: .resolved(.greatestFiniteMagnitude)) == nil)
  }

  // Facts G5, S1.140, S1.196, S1.199.
  @Test(
    "The largest value of a detent is the measured one on each device",
    arguments: [
      (SheetContainer.iPhone16, SheetKind.page, 759.0), (.iPhoneSE, .page, 637),
      (.iPadA16, .form, 650), (.iPhone17Pro, .page, 778), (.iPhone16Plus, .page, 839),
      (.iPad11, .page, 1143),
    ])
  func maximum(container: SheetContainer, kind: SheetKind, maximum: Double) {
    let layout = SheetLayout(configuration: .make { $0.kind = kind }, container: container)
    #expect(layout.detentContext.maximumValue == maximum)
  }

  // Fact F26.
  @Test(
    "Medium rests at 0.56 of the maximum, on a pixel",
    arguments: [
      (SheetContainer.iPhone16, SheetKind.page, 425.0), (.iPhoneSE, .page, 356.5),
      (.iPadA16, .form, 364),
    ])
  func medium(container: SheetContainer, kind: SheetKind, value: Double) {
    let layout = SheetLayout(
      configuration: .make([.medium]) { $0.kind = kind }, container: container)
    #expect(layout.stops.smallest.value == value)
  }

  // Fact S1.199.
  @Test("A form sheet with a preferred size shares its bottom edge among detents")
  func preferredForm() {
    let layout = SheetLayout(
      configuration: .make([.medium, .large]) {
        $0.kind = .form
        $0.preferredContentSize = SheetSize(width: 320, height: 320)
      }, container: .iPad11)
    #expect(layout.detentContext.maximumValue == 330)
    let large = layout.geometry(at: layout.position(at: 1)).visibleFrame
    #expect(large == SheetRect(x: 257, y: 435, width: 320, height: 330))
    let medium = layout.geometry(at: layout.position(at: 0)).visibleFrame
    #expect(medium == SheetRect(x: 257, y: 580, width: 320, height: 185))
  }

  // Fact S1.26.
  @Test("Equal heights are one stop, and each detent still finds it")
  func merging() {
    let twin = SheetDetent.resolved(425, id: SheetDetentID(1))
    let stops = stops([.medium, twin, .large])
    #expect(stops.count == 2)
    #expect(stops.index(of: .medium) == 0 && stops.index(of: SheetDetentID(1)) == 0)
    #expect(stops.smallest.id == .medium)
    #expect(stops.issues.isEmpty)
  }

  // Fact S1.25.
  @Test("Too large a detent is the large stop")
  func clamping() {
    let stops = stops([.medium, height(10000), .large])
    #expect(stops.count == 2)
    #expect(stops.largest.isLarge && stops.largest.value == 759)
  }

  @Test("Bad lists are repaired and reported")
  func issues() {
    #expect(stops([]).issues == [.empty])
    #expect(stops([]).largest.isLarge)
    #expect(stops([.resolved(nil, id: SheetDetentID(0))]).issues == [.noneActive])
    let swapped = stops([.large, .medium])
    #expect(swapped.issues == [.unordered(.medium)])
    #expect(swapped.all.map(\.id) == [.medium, .large])
    let double = stops([.medium, .medium, .large])
    #expect(double.issues == [.duplicate(.medium)])
    #expect(double.count == 2)
    let low = stops([.resolved(-5, id: SheetDetentID(3)), .large])
    #expect(low.issues == [.negative(SheetDetentID(3))])
    #expect(low.smallest.value == 0)
    let odd = stops([.resolved(.nan, id: SheetDetentID(3)), .large])
    #expect(odd.issues == [.notANumber(SheetDetentID(3))])
    #expect(odd.count == 1)
  }

  @Test("Content and markers are detents once they are measured")
  func measurements() {
    let detents: [SheetDetent] = [
      .marker(1, id: SheetDetentID(1)), .content(id: SheetDetentID(0)), .large,
    ]
    #expect(stops(detents).count == 1)
    let layout = SheetLayout(
      configuration: .make(detents) {
        $0.measurements = SheetMeasurements(contentHeight: 310, markers: [40, 96])
      }, container: .iPhone16)
    #expect(layout.stops.all.map(\.value) == [96, 310, 759])
  }

  @Test("A resolver is asked with the context and its answer becomes a detent")
  func sources() {
    let source = SheetDetentSource(id: SheetDetentID(5)) { context in
      context.value(of: .medium).map { $0 * 0.9 }
    }
    let context = SheetLayout(configuration: .make(), container: .iPhone16).detentContext
    #expect(source.detent(in: context) == .resolved(425.04 * 0.9, id: SheetDetentID(5)))
    #expect(SheetDetentSource(.medium).detent(in: context) == .medium)
  }

  private func stops(_ detents: [SheetDetent]) -> SheetStops {
    SheetLayout(configuration: .make(detents), container: .iPhone16).stops
  }
}
