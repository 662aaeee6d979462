import SheetEngine
import Testing

@Suite("The surroundings of a sheet as values")
struct SurroundingsValueTests {
  private let look = SheetPresenterLook(
    transform: SheetTransform(a: 0, b: 2, c: -2, d: 0, tx: 10, ty: 20), cornerRadius: 7,
    clipsToBounds: false)

  private func pushBack(_ progress: Double) -> SheetPushBack {
    var pushBack = SheetPushBack.none
    pushBack.progress = progress
    pushBack.scale = 1 - progress / 2
    pushBack.translationY = 30 * progress
    pushBack.cornerRadius = 10 * progress
    return pushBack
  }

  @Test("A presenter is pushed back from its own look, however often")
  func pushed() {
    var presenter = SheetPresenterPushBack()
    let half = presenter.pushed(look, by: pushBack(0.5))
    #expect(half.transform == SheetTransform(a: 0, b: 1.5, c: -1.5, d: 0, tx: 7.5, ty: 30))
    #expect(half.cornerRadius == 5 && half.clipsToBounds)
    let whole = presenter.pushed(half, by: pushBack(1))
    #expect(whole.transform == SheetTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 40))
  }

  @Test("A presenter gets its own look back once")
  func restored() {
    var presenter = SheetPresenterPushBack()
    #expect(presenter.restore() == nil)
    let pushed = presenter.pushed(look, by: pushBack(1))
    #expect(pushed != look)
    #expect(presenter.restore() == look)
    #expect(presenter.restore() == nil)
    // What it looks like then is what a next push-back begins with.
    _ = presenter.pushed(pushed, by: pushBack(0.5))
    #expect(presenter.restore() == pushed)
  }

  @Test(
    "Two dimmings look like the stronger of the two",
    arguments: [(0.2, 0.0), (0.2, 0.1), (0.2, 0.2), (0.2, 0.4), (0, 0.4), (1, 0.5), (0.3, 1)])
  func dimmings(own: Double, front: Double) {
    let shown = SheetCover(frontDim: front).dimAlpha(of: own)
    #expect((0...1).contains(shown))
    let together = 1 - (1 - shown) * (1 - front)
    #expect(abs(together - max(own, front)) < 1e-12)
  }

  @Test("A covered sheet dims less, and says how much it would dim alone")
  func covered() {
    var driver = SheetDriver.presented()
    #expect(driver.sheet.geometry.ownDimAlpha == driver.sheet.geometry.dimAlpha)
    driver.send(.coverChanged(SheetCover(depth: 1, frontDim: 0.2)))
    #expect(driver.sheet.geometry.ownDimAlpha == 0.2)
    #expect(driver.sheet.geometry.dimAlpha == 0)
  }

  @Test("The cover for the sheet below counts what stands in front of this one")
  func coverBelow() {
    var driver = SheetDriver.presented()
    driver.send(.coverChanged(SheetCover(depth: 2, frontDim: 0.3, pushBack: 1)))
    let cover = driver.sheet.coverForSheetBelow(dim: 0.2, pushBack: 0.5, frontEdge: 40)
    #expect(cover == SheetCover(depth: 3, frontDim: 0.3, pushBack: 0.5, frontEdge: 40))
    #expect(driver.sheet.coverForSheetBelow(dim: 0.4, pushBack: 0).frontDim == 0.4)
  }

  @Test("A sheet is shown by the part that has not slid out")
  func shownFraction() {
    var driver = SheetDriver(.make([.large]))
    #expect(driver.sheet.shownFraction == 0)
    driver.send(.present(.none))
    #expect(driver.sheet.shownFraction == 1)
    driver.send(.dragBegan(mayDismiss: true))
    let whole = driver.sheet.layout.dropToOutside(
      extent: driver.sheet.position.extent, margin: 0)
    driver.send(.dragMoved(by: whole / 4))
    #expect(abs(driver.sheet.shownFraction - 0.75) < 1e-9)
  }

  @Test(
    "A keyboard covers what of an area lies below its top",
    arguments: [(600.0, 252.0), (100, 752), (0, 752), (852, 0), (2000, 0)])
  func keyboard(top: Double, overlap: Double) {
    let area = SheetRect(x: 0, y: 100, width: 393, height: 752)
    let keyboard = SheetKeyboard(frame: SheetRect(x: 0, y: top, width: 393, height: 300))
    #expect(keyboard.overlap(of: area) == overlap)
  }

  @Test("A sheet jumps with a keyboard that does, and springs with one that takes its time")
  func keyboardAnimation() {
    #expect(SheetKeyboard.animation(duration: 0) == .none)
    #expect(SheetKeyboard.animation(duration: -1) == .none)
    #expect(SheetKeyboard.animation(duration: .nan) == .none)
    guard case .spring(let spring) = SheetKeyboard.animation(duration: 0.25) else {
      Issue.record("no spring")
      return
    }
    #expect(abs(spring.nominalDuration - 0.25) < 1e-9 && spring.dampingRatio == 1)
  }
}
