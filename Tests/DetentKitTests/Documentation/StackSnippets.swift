import DetentKit
import SwiftUI

// What the pages about presentations over each other show.

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
}

private struct StackViews: View {
  private struct PlaceList: View {
    var body: some View { Color.clear }
  }

  @Binding var isPresented: Bool
  let isSmall: Bool
  let properties: SheetProperties

  private func presenting(_ view: some View) -> some View {
    view.sheet(
      isPresented: $isPresented, style: .pageSheet(properties: properties).minimized(isSmall)
    ) {
      PlaceList()
    }
  }

  var body: some View {
    presenting(Color.clear)
  }
}
