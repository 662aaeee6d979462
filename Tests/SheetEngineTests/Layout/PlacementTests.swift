import SheetEngine
import Testing

/// What sheets in parts of a screen need of the engine: no look of the system's has it.
@Suite("Sheets of other places")
struct PlacementTests {
  private static let container = SheetContainer(
    size: SheetSize(width: 600, height: 500), safeArea: SheetInsets(bottom: 20))

  private static func style(_ change: (inout SheetStyle) -> Void) -> SheetStyle {
    var style = SheetStyle.iOS26
    style.card.floats = false
    style.placement.minimumTop = 0
    change(&style)
    return style
  }

  private static func layout(
    _ style: SheetStyle, keyboard: Double = 0,
    detents: [SheetDetent] = [.height(200, id: SheetDetentID(0))]
  ) -> SheetLayout {
    var container = container
    container.keyboardOverlap = keyboard
    return SheetLayout(
      configuration: SheetConfiguration(detents: detents), container: container, style: style)
  }

  @Test("A sheet is no wider than its style allows, and lies where that says")
  func width() {
    let style = Self.style {
      $0.placement.maximumWidth = 400
      $0.placement.horizontalPosition = 1
    }
    let frame = Self.layout(style).geometry(at: SheetPosition(extent: 220, margin: 0)).visibleFrame
    #expect(frame == SheetRect(x: 200, y: 280, width: 400, height: 220))
  }

  @Test("Carried by the keyboard a sheet keeps its size and counts from the keyboard's top")
  func carried() {
    let style = Self.style { $0.keyboard.carriesSheet = true }
    let layout = Self.layout(style, keyboard: 150)
    let frame = layout.geometry(at: layout.position(at: 0)).visibleFrame
    #expect(frame == SheetRect(x: 0, y: 150, width: 600, height: 200))
  }

  @Test(
    "A covered sheet steps back about its edge and peeks out above what is in front",
    arguments: [
      // Where the front's top is, and where the covered one's top should be: 280 and 200 high.
      (nil as Double?, 292.0), (400, 292), (300, 290), (285, 275), (270, 270), (100, 270),
    ])
  func atEdge(front: Double?, top: Double) {
    let style = Self.style {
      $0.pushBack.isEnabled = true
      $0.pushBack.law = .atEdge
      $0.pushBack.scale = 0.94
    }
    let layout = Self.layout(style, detents: [.height(180, id: SheetDetentID(0))])
    let geometry = layout.geometry(
      at: SheetPosition(extent: 220, margin: 0),
      cover: SheetCover(depth: 1, pushBack: 1, frontEdge: front))
    let wanted = front == nil || top == 292 ? 280 + 220 * 0.06 : top
    #expect(abs(geometry.visibleFrame.y - wanted) < 1e-9)
    #expect(abs(geometry.visibleFrame.height - 220 * 0.94) < 1e-9)
  }

  @Test("Another look is adopted in place, and a finger keeps its hold")
  func look() {
    var sheet = SheetMachine(
      configuration: SheetConfiguration(detents: [.height(200, id: SheetDetentID(0)), .large]),
      container: Self.container, style: Self.style { _ in })
    sheet.handle(.present(.none))
    sheet.handle(.dragBegan(mayDismiss: true))
    sheet.handle(.dragMoved(by: -50))
    let before = sheet.geometry.visibleFrame
    sheet.handle(
      .styleChanged(
        Self.style { $0.settle.spring = SheetSpring(response: 1, dampingRatio: 1) }, .none))
    #expect(sheet.geometry.visibleFrame == before)
    #expect(sheet.phase == .dragging)
  }
}
