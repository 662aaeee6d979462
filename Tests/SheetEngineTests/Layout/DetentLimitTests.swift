import SheetEngine
import Testing

/// Detents with a margin above, detents up to the container's edge, and limits for all of them.
@Suite("Margins, edges and limits of detents")
struct DetentLimitTests {
  private func layout(
    _ detents: [SheetDetent], style: SheetStyle = .iOS26,
    _ change: (inout SheetConfiguration) -> Void = { _ in }
  ) -> SheetLayout {
    var configuration = SheetConfiguration(detents: detents)
    change(&configuration)
    return SheetLayout(configuration: configuration, container: .iPhone16, style: style)
  }

  @Test("A margin from the top leaves so many points above the sheet", arguments: [0.0, 40, 200])
  func margin(_ margin: Double) {
    let layout = layout(
      [.topMargin(margin, id: SheetDetentID(0)), .large], style: .iOS18)
    let top = layout.geometry(at: layout.position(at: 0)).visibleFrame.y
    let largest = layout.geometry(at: layout.position(at: layout.stops.count - 1)).visibleFrame.y
    #expect(top == largest + margin)
  }

  @Test("A margin larger than the container leaves nothing, and a negative one has no effect")
  func extremes() {
    let id = SheetDetentID(0)
    #expect(layout([.topMargin(5000, id: id)]).stops.smallest.value == 0)
    #expect(layout([.topMargin(-50, id: id)]).stops.smallest.isLarge)
  }

  @Test("A full detent reaches the container's edge, with the display's corners")
  func full() {
    let id = SheetDetentID(0)
    let layout = layout([.medium, .large, .full(id: id)])
    #expect(layout.stops.all.map(\.id) == [.medium, .large, id])
    let geometry = layout.geometry(at: layout.position(at: 2))
    let container = SheetContainer.iPhone16
    #expect(geometry.visibleFrame.y == 0 && geometry.visibleFrame.height == container.size.height)
    #expect(geometry.contentSafeArea.top == container.safeArea.top)
    #expect(geometry.corners.top == container.displayCornerRadius)
    let large = layout.geometry(at: layout.position(at: 1))
    #expect(large.contentSafeArea.top == 0 && large.corners.top == 38)
    // Between the two stops everything changes gradually.
    let middle = layout.geometry(
      at: SheetPosition(extent: (layout.stops.all[1].extent + layout.stops.all[2].extent) / 2))
    #expect(middle.corners.top > 38 && middle.corners.top < container.displayCornerRadius)
  }

  @Test("A sheet in the middle of a tablet, and one in compact height, has no edge to reach")
  func noEdge() {
    let id = SheetDetentID(0)
    let side = SheetContainer.iPhone16.with {
      $0.size = SheetSize(width: 852, height: 393)
      $0.verticalSizeClass = .compact
    }
    for (container, kind) in [(SheetContainer.iPad11, SheetKind.form), (side, .page)] {
      var configuration = SheetConfiguration(detents: [.full(id: id), .large])
      configuration.kind = kind
      let layout = SheetLayout(configuration: configuration, container: container)
      #expect(layout.stops.count == 1)
    }
  }

  @Test("The least and the greatest height apply to every detent; the greatest wins")
  func limits() {
    let stops = layout([.height(50, id: SheetDetentID(0)), .medium, .large]) {
      $0.minimumHeight = 120
      $0.maximumHeight = 300
    }.stops
    #expect(stops.all.map(\.value) == [120, 300])
    #expect(stops.index(of: .medium) == 1 && stops.index(of: .large) == 1)
    #expect(!stops.largest.isLarge && stops.largest.margin > 0)
    let crossed = layout([.large]) {
      $0.minimumHeight = 400
      $0.maximumHeight = 300
    }.stops
    #expect(crossed.all.map(\.value) == [300])
  }
}
