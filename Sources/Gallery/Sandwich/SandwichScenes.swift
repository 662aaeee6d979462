import DetentKit
import SwiftUI
import VirtualDevice

// Seed 002 through DetentKit.

/// A button for each style.
private struct StylesScreen: View {
  @Bindable var model: KitModel

  var body: some View {
    VStack(spacing: 14) {
      Text("Seven Ways to a Place").font(.title2).bold()
      HStack(alignment: .top, spacing: 10) {
        column(SandwichItem.allCases.filter { $0.isEven })
        column(SandwichItem.allCases.filter { !$0.isEven })
      }
      .frame(maxWidth: 560)
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(uiColor: .systemGroupedBackground))
    .sheet(item: $model.item, style: { $0.style }, content: { SandwichCard(item: $0) })
    .sheet(isPresented: $model.isPresented, style: SandwichItem.resizable.style) {
      SandwichCard(item: .resizable)
    }
    // What presents has to be inside of the context.
    .presentationContext()
  }

  /// Two columns leave room on a phone in landscape.
  private func column(_ items: [SandwichItem]) -> some View {
    VStack(spacing: 10) {
      ForEach(items) { item in
        Button {
          model.item = item
        } label: {
          SandwichTile(item: item)
        }
        .accessibilityLabel(Text(verbatim: item.rawValue))
      }
    }
  }
}

/// A place and the style in which it will be presented.
private struct SandwichTile: View {
  let item: SandwichItem

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: item.place.symbol)
        .font(.system(size: 13, weight: .semibold))
        .foregroundStyle(.white)
        .frame(width: 32, height: 32)
        .background(Color(uiColor: item.place.color).gradient, in: Circle())
      VStack(alignment: .leading, spacing: 1) {
        Text(item.rawValue).font(.footnote).bold().foregroundStyle(.primary)
        Text(item.place.name).font(.caption).foregroundStyle(.secondary)
      }
      .lineLimit(1)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .foregroundStyle(Color(uiColor: .label))
    .padding(.horizontal, 10)
    .frame(height: 56)
    .background(
      Color(uiColor: .secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 20))
  }
}

/// One item after the other, each in its own style.
private struct ItemsScreen: View {
  @Bindable var model: KitModel

  var body: some View {
    KitMap(model) { KitBadge(text: model.message.isEmpty ? "Nothing dismissed" : model.message) }
      .sheet(
        item: $model.item, style: { $0.style },
        onDismiss: { item, reason in
          model.message = "\(item.rawValue): \(reason)"
          model.isPresented = model.item != nil
        },
        content: { item in SandwichCard(item: item, onNext: { model.item = item.next }) }
      )
      .onChange(of: model.isPresented) { _, isPresented in
        if isPresented { model.item = .resizable }
      }
  }
}

/// A presented view controller with preferences of its own.
private struct ProxyScreen: View {
  @Bindable var model: KitModel

  private var proxy: UIViewControllerProxy {
    var proxy = UIViewControllerProxy()
    proxy.isModalInPresentation = true
    proxy.modalPresentationCapturesStatusBarAppearance = true
    proxy.preferredStatusBarStyle = .lightContent
    proxy.prefersHomeIndicatorAutoHidden = true
    proxy.preferredContentSize = CGSize(width: 360, height: 420)
    return proxy
  }

  var body: some View {
    KitMap(model) {
      KitBadge(text: model.count == 0 ? "Swipes are refused" : "\(model.count) refused")
    }
    .sheet(
      isPresented: $model.isPresented, style: .formSheet(properties: SheetProperties()),
      proxy: proxy,
      onDismissAttempt: { model.count += 1 },
      content: { SandwichCard(item: .form) })
  }
}

/// A popover that adapts to a resizable sheet in a compact width.
private struct PopoverScreen: View {
  @Bindable var model: KitModel

  private var style: ModalPresentationStyle {
    let sheet = SheetProperties(detents: [.content, .large], prefersGrabberVisible: true)
    return .popover(permittedArrowDirections: [.up, .down], adaptiveSheetProperties: sheet)
  }

  var body: some View {
    ZStack {
      TownMap().ignoresSafeArea()
      VStack {
        KitButton(title: "Present") { model.isPresented = true }
          .sheet(isPresented: $model.isPresented, style: style) { SandwichCard(item: .popover) }
        Spacer()
      }
      .padding(.vertical, 60)
    }
  }
}

/// A place that presents the next one: a sheet in a sheet in a sheet.
private struct NestedFloor: View {
  let level: Int
  @State private var isPresented = false
  @Environment(\.sheetDismiss) private var dismiss

  private var place: Place { Place.town[level] }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        PlaceHeader(place: place)
        Button("Leave \(level)") { dismiss() }
      }
      Text(place.text[0])
      if level < 3 {
        KitButton(title: "Up to \(level + 1)", color: Color(uiColor: place.color)) {
          isPresented = true
        }
        .frame(maxWidth: .infinity)
      }
      Spacer()
    }
    .padding(.horizontal, 20)
    .padding(.top, 30)
    .frame(maxWidth: .infinity)
    .sheet(isPresented: $isPresented, style: .pageSheet(properties: properties)) {
      NestedFloor(level: level + 1)
    }
  }

  private var properties: SheetProperties {
    let properties = SheetProperties(detents: [.medium, .large], prefersGrabberVisible: true)
    return properties
  }
}

private struct NestedScreen: View {
  @Bindable var model: KitModel

  var body: some View {
    KitMap(model) {}
      .sheet(
        isPresented: $model.isPresented,
        style: .pageSheet(properties: SheetProperties(detents: [.medium, .large]))
      ) { NestedFloor(level: 1) }
  }
}

extension DeviceScene {
  static let sandwichStyles = DeviceScene(
    name: "sandwich-styles", title: "Every way to present",
    summary: "One modifier presents each item in a style of its own.",
    seed: "002", calls: MapController.calls,
    script: [
      .tap("Resizable Sheet"), .settle, .hold(0.2), .tap("Done"), .settle,
      .tap("Over Full Screen"), .settle, .hold(0.2), .tap("Done"), .settle,
      .tap("Popover"), .settle, .hold(0.2), .tap("Done"), .settle,
    ],
    root: { _ in KitSceneController { StylesScreen(model: $0) } })

  static let sandwichItems = DeviceScene(
    name: "sandwich-items", title: "Know what you dismiss",
    summary: "Another item is another presentation, and the one that went is told of by name.",
    seed: "002", calls: MapController.calls,
    script: [
      .tap("Present"), .settle, .hold(0.3), .tap("Next"), .settle, .hold(0.3), .tap("Next"),
      .settle,
      .hold(0.3), .tap("Done"), .settle, .hold(0.3),
    ],
    root: { _ in KitSceneController { ItemsScreen(model: $0) } })

  static let sandwichProxy = DeviceScene(
    name: "sandwich-proxy", title: "A controller's preferences",
    summary: "The proxy refuses swipes, sizes the form and makes the status bar light.",
    seed: "002", calls: MapController.calls,
    script: { stage in
      let finger = ScriptFinger(stage)
      return TouchScript(
        [.tap("Present"), .settle, .hold(0.3)]
          + finger.swipe(from: 0.4, to: 0.7, over: 0.4) + [
            .settle, .hold(0.2), .tap("Done"), .settle,
          ])
    },
    root: { _ in KitSceneController { ProxyScreen(model: $0) } })

  static let sandwichPopover = DeviceScene(
    name: "sandwich-popover", title: "A popover and its sheet",
    summary: "A popover on an iPad is a sheet as high as its content on a phone.",
    seed: "002", calls: MapController.calls,
    script: [.tap("Present"), .settle, .hold(1), .tap("Done"), .settle, .hold(0.5)],
    root: { _ in KitSceneController { PopoverScreen(model: $0) } })

  static let sandwichNested = DeviceScene(
    name: "sandwich-nested", title: "Sheets in sheets",
    summary: "Each sheet presents the next, and dismissing one takes those above with it.",
    seed: "002", calls: MapController.calls,
    script: [
      .tap("Present"), .settle, .tap("Up to 2"), .settle, .tap("Up to 3"), .settle, .hold(0.3),
      .tap("Leave 3"), .settle, .tap("Leave 2"), .settle, .hold(0.2),
    ],
    root: { _ in KitSceneController { NestedScreen(model: $0) } })
}
