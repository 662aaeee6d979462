#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  extension View {
    /// Shows content in a sheet over the view, without a modal session.
    ///
    /// ```swift
    /// var style = ContextStyle(detents: [.height(120), .medium, .large])
    /// style.backgroundInteraction = .enabled
    /// return MapView().inlineSheet(style) { PlaceList() }
    /// ```
    ///
    /// The sheet appears and disappears with the view, within its frame, and the user cannot dismiss it.
    /// The view and the sheet's content present what they like meanwhile.
    ///
    /// - Parameters:
    ///   - style: the sheet's style. ``ContextStyle/scope`` has no effect.
    ///   - content: the content of the sheet.
    public func inlineSheet<Sheet: View>(
      _ style: ContextStyle, @ViewBuilder content: () -> Sheet
    ) -> some View {
      InlineSheetRegion(below: self, sheet: content(), style: style)
    }
  }

  /// A view and the sheet over it, hosted in the environment of the place where they stand.
  private struct InlineSheetRegion<Below: View, Sheet: View>: View {
    let below: Below
    let sheet: Sheet
    let style: ContextStyle
    @Environment(\.self) private var environment

    init(below: Below, sheet: Sheet, style: ContextStyle) {
      self.below = below
      self.sheet = sheet
      self.style = style
    }

    var body: some View {
      let carried = CarriedEnvironment(carried: environment, dismiss: nil)
      return InlineSheetHost(
        below: AnyView(below.modifier(carried)),
        sheet: AnyView(sheet.uncompressed(for: style.detents).modifier(carried)), style: style)
    }
  }

  private struct InlineSheetHost: UIViewControllerRepresentable {
    let below: AnyView
    let sheet: AnyView
    let style: ContextStyle

    func makeUIViewController(context: Context) -> InlineSheetController {
      let content = UIHostingController(rootView: below)
      content.view.backgroundColor = .clear
      return InlineSheetController(
        content: content, sheet: UIHostingController(rootView: sheet), style: style)
    }

    func updateUIViewController(_ controller: InlineSheetController, context: Context) {
      (controller.content as? UIHostingController<AnyView>)?.rootView = below
      (controller.sheet as? UIHostingController<AnyView>)?.rootView = sheet
      controller.style = style
    }
  }
#endif
