#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// A sheet over content that stays interactive, as in a map app.
  ///
  /// At its smallest detent a swipe over its content selects a larger one, at the others the
  /// content scrolls.
  @available(iOS 16.4, *)
  struct DetentSheetModifier<SheetContent: View> {
    @Binding var isPresented: Bool
    let detents: [PresentationDetentReference]
    let selection: Binding<PresentationDetentReference>?
    let backgroundInteraction: PresentationBackgroundInteraction
    let isDismissDisabled: Bool
    let scrolls: Bool
    let onDismiss: (() -> Void)?
    let sheetContent: () -> SheetContent
    @State private var current: PresentationDetentReference

    init(
      isPresented: Binding<Bool>, detents: [PresentationDetentReference],
      selection: Binding<PresentationDetentReference>?,
      backgroundInteraction: PresentationBackgroundInteraction, isDismissDisabled: Bool,
      scrolls: Bool, onDismiss: (() -> Void)?, sheetContent: @escaping () -> SheetContent
    ) {
      _isPresented = isPresented
      self.detents = detents
      self.selection = selection
      self.backgroundInteraction = backgroundInteraction
      self.isDismissDisabled = isDismissDisabled
      self.scrolls = scrolls
      self.onDismiss = onDismiss
      self.sheetContent = sheetContent
      _current = State(initialValue: detents.first ?? .large)
    }

    private var selected: Binding<PresentationDetentReference> { selection ?? $current }

    private var nativeSelection: Binding<PresentationDetent> {
      let (selected, detents) = (selected, detents)
      return Binding(
        get: { selected.wrappedValue.swiftUIDetent },
        set: { value in
          if let reference = detents.first(where: { $0.swiftUIDetent == value }) {
            selected.wrappedValue = reference
          }
        })
    }

    private var interaction: PresentationContentInteraction {
      selected.wrappedValue == detents.first ? .resizes : .scrolls
    }
  }

  @available(iOS 16.4, *)
  extension DetentSheetModifier: ViewModifier {
    func body(content: Content) -> some View {
      content.sheet(isPresented: $isPresented, onDismiss: onDismiss) {
        sheet
          .presentationDetents(detents.swiftUISet, selection: nativeSelection)
          .presentationContentInteraction(interaction)
          .presentationBackgroundInteraction(backgroundInteraction)
          .interactiveDismissDisabled(isDismissDisabled)
      }
    }

    @MainActor @ViewBuilder
    private var sheet: some View {
      if scrolls {
        ScrollView { sheetContent() }
      } else {
        sheetContent()
      }
    }
  }

  extension View {
    /// Presents a sheet that leaves this view interactive, as in a map app.
    ///
    /// ```swift
    /// MapView().detentSheet(isPresented: $isPresented) { PlaceList() }
    /// ```
    ///
    /// - Parameters:
    ///   - isPresented: a binding that presents the sheet while it is `true`.
    ///   - detents: the detents, by default 120 points, medium and large. At the first, which is
    ///     meant to be the smallest, swipes over the content select a larger one.
    ///   - selection: a binding to the selected detent.
    ///   - backgroundInteraction: the detents at which this view stays interactive; all by default.
    ///   - isInteractiveDismissDisabled: `true`, the default, prevents the user from dismissing the
    ///     sheet.
    ///   - scrolls: `true`, the default, puts the content into a scroll view.
    ///   - onDismiss: called when the sheet has been dismissed.
    ///   - content: the sheet's content.
    @available(iOS 16.4, *)
    public func detentSheet<Content: View>(
      isPresented: Binding<Bool>,
      detents: [PresentationDetentReference] = [.height(120), .medium, .large],
      selection: Binding<PresentationDetentReference>? = nil,
      backgroundInteraction: PresentationBackgroundInteraction = .enabled,
      isInteractiveDismissDisabled: Bool = true, scrolls: Bool = true,
      onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
      modifier(
        DetentSheetModifier(
          isPresented: isPresented, detents: detents, selection: selection,
          backgroundInteraction: backgroundInteraction,
          isDismissDisabled: isInteractiveDismissDisabled, scrolls: scrolls, onDismiss: onDismiss,
          sheetContent: content))
    }
  }
#endif
