import DetentKit
import SwiftUI

// What the pages about looks, bars and pages show.

final class Directions: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setPresentationDetents([.height(240), .large])
  }
}

@MainActor
private struct BarSnippets {
  private struct PlaceList: View {
    var body: some View { Color.clear }
  }

  func save() {}

  var view: some View {
    PlaceList()
      .sheetHeader("Places", visibility: .hidden(at: [.height(120)]))
      .sheetFooter { Button("Save") { save() } }
  }
}

@MainActor
private func partSnippets(
  properties: SheetProperties, style: ContextStyle, panel: ContextStyle,
  controller: UIViewController, player: UIViewController, places: UIViewController,
  saveButton: UIButton
) {
  var (properties, style) = (properties, style)
  properties.dimming = SheetDimming(effect: UIBlurEffect(style: .regular), curve: .early)

  style.alignmentOffset = 24

  let adaptive = ModalPresentationStyle.adaptive { traits in
    traits.horizontalSizeClass == .regular ? .context(panel) : .pageSheet(properties: properties)
  }
  controller.present(player, style: adaptive)

  controller.present(player, style: .pageSheet(properties: properties).inOwnWindow())

  let bars = SheetBarsController(content: places)
  bars.footer = saveButton
  bars.headerVisibility = .hidden(at: [.height(120)])
  controller.present(bars, style: .pageSheet(properties: properties))
}
