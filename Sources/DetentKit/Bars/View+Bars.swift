#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  extension View {
    /// Adds a header with a title and a close button above the content of a sheet.
    ///
    /// ```swift
    /// PlaceList()
    ///   .sheetHeader("Places", visibility: .hidden(at: [.height(120)]))
    /// ```
    ///
    /// The content scrolls below the header. The button asks for the dismissal, so that content that
    /// prevents it receives an attempt with the cause ``DismissalCause/code``; in a sheet that SwiftUI's
    /// own modifiers present, it dismisses. Assistive technologies read the title as a heading, and the
    /// button with the app's string for the key "Close".
    ///
    /// - Parameters:
    ///   - title: the key of the title in the app's strings.
    ///   - showsCloseButton: `false` leaves the button out. The default is `true`.
    ///   - visibility: the detents at which the header is shown. The default is
    ///     ``SheetBarVisibility/visible``.
    public func sheetHeader(
      _ title: LocalizedStringKey, showsCloseButton: Bool = true,
      visibility: SheetBarVisibility = .visible
    ) -> some View {
      sheetHeader(Text(title), showsCloseButton: showsCloseButton, visibility: visibility)
    }

    /// Adds a header with a title and a close button above the content of a sheet, from a text.
    public func sheetHeader(
      _ title: Text, showsCloseButton: Bool = true, visibility: SheetBarVisibility = .visible
    ) -> some View {
      modifier(
        SheetBarModifier(edge: .top, visibility: visibility) {
          SheetHeader(title: title, showsCloseButton: showsCloseButton)
        })
    }

    /// Adds a footer below the content of a sheet, which stays at the sheet's lower edge and above the
    /// keyboard.
    ///
    /// ```swift
    /// Form { … }
    ///   .sheetFooter { Button("Save") { save() } }
    /// ```
    ///
    /// The content scrolls below the footer.
    ///
    /// - Parameters:
    ///   - visibility: the detents at which the footer is shown. The default is
    ///     ``SheetBarVisibility/visible``.
    ///   - footer: the footer's content.
    public func sheetFooter<Footer: View>(
      visibility: SheetBarVisibility = .visible, @ViewBuilder _ footer: @escaping () -> Footer
    ) -> some View {
      modifier(
        SheetBarModifier(edge: .bottom, visibility: visibility) {
          footer().frame(maxWidth: .infinity)
        })
    }
  }

  /// A modifier that adds a bar at an edge of a sheet's content.
  private struct SheetBarModifier<Bar: View>: ViewModifier {
    let edge: VerticalEdge
    let visibility: SheetBarVisibility
    @ViewBuilder let bar: () -> Bar
    @State private var detent: PresentationDetentReference?

    func body(content: Content) -> some View {
      content
        .safeAreaInset(edge: edge, spacing: 0) {
          // The material of bars is much darker than a dark sheet of glass.
          if visibility.shows(at: detent) { bar().background(.ultraThinMaterial) }
        }
        .background(probe)
    }

    @ViewBuilder private var probe: some View {
      if visibility.dependsOnDetent {
        ContentProbe(
          connect: { link, view in
            link.monitor.listen(view) { [weak link] _ in
              guard let current = link?.currentDetent else { return }
              show(current)
            }
          },
          disconnect: { $0.monitor.stopListening($1) })
      }
    }

    private func show(_ current: PresentationDetentReference) {
      guard current != detent else { return }
      guard detent != nil else { return detent = current }
      withAnimation { detent = current }
    }
  }

  /// A title and a close button.
  private struct SheetHeader: View {
    let title: Text
    let showsCloseButton: Bool
    @Environment(\.sheetDismiss) private var sheetDismiss
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isSheetPresented) private var isDetentKits

    var body: some View {
      HStack(spacing: 8) {
        title
          .font(.headline)
          .accessibilityAddTraits(.isHeader)
        Spacer(minLength: 0)
        if showsCloseButton {
          Button {
            close()
          } label: {
            Image(systemName: "xmark.circle.fill")
              .font(.title2)
              .foregroundStyle(.secondary)
              .frame(width: SheetHeaderMetrics.buttonSize, height: SheetHeaderMetrics.buttonSize)
          }
          .accessibilityLabel(SheetHeaderMetrics.closeLabel)
        }
      }
      .padding(.leading, SheetHeaderMetrics.inset)
      .padding(
        .trailing, showsCloseButton ? SheetHeaderMetrics.buttonInset : SheetHeaderMetrics.inset
      )
      .frame(minHeight: SheetHeaderMetrics.height)
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }

    private func close() {
      if isDetentKits {
        sheetDismiss.attempt()
      } else {
        dismiss()
      }
    }
  }

  /// The numbers and the text of headers in both frameworks.
  enum SheetHeaderMetrics {
    /// The least height in points: that of a navigation bar and the grabber above it (tunable).
    static let height: CGFloat = 56
    /// The distance of the title from the sides, in points (tunable).
    static let inset: CGFloat = 20
    /// The width and the height of the close button in points, the least that a finger hits (Apple's
    /// Human Interface Guidelines).
    static let buttonSize: CGFloat = 44
    /// The distance of the close button from the side, in points (tunable).
    static let buttonInset: CGFloat = 8

    /// The font of titles, which grows with the text size as far as a header has room: to the size of a
    /// headline at ``SwiftUI/DynamicTypeSize/xxxLarge`` (X3, measured).
    @MainActor static var titleFont: UIFont {
      UIFontMetrics(forTextStyle: .headline)
        .scaledFont(for: .systemFont(ofSize: 17, weight: .semibold), maximumPointSize: 23)
    }

    /// The label of the close button, in the app's language.
    static var closeLabel: String {
      Bundle.main.localizedString(forKey: "Close", value: "Close", table: nil)
    }
  }
#endif
