import DetentKit
import SwiftUI

// What the pages about presentations over each other and inline sheets show.

@MainActor
private func stackSnippets(
  properties: SheetProperties, style: ContextStyle, controller: UIViewController,
  pane: UIViewController, places: UIViewController, button: UIButton
) {
  var properties = properties
  properties.onFrontmostChange = { isFrontmost in
    button.isHidden = !isFrontmost
  }

  controller.present(places, style: .pageSheet.stackBehavior(.minimize))

  let minimized = places.minimizePresentation()
  minimized?.restore()

  let screen = InlineSheetController(content: pane, sheet: places, style: style)
  controller.addChild(screen)
}

private struct StackViews: View {
  private struct PlaceList: View {
    var body: some View { Color.clear }
  }

  private struct MapView: View {
    var body: some View { Color.clear }
  }

  @Binding var isPresented: Bool
  let isSmall: Bool
  let properties: SheetProperties
  let style: ContextStyle

  private func presenting(_ view: some View) -> some View {
    view.sheet(
      isPresented: $isPresented, style: .pageSheet(properties: properties).minimized(isSmall)
    ) {
      PlaceList()
    }
  }

  private var map: some View {
    MapView().inlineSheet(style) { PlaceList() }
  }

  var body: some View {
    presenting(map)
  }
}
