#if canImport(UIKit)
  import SwiftUI

  /// Gives the sheet that the view is in its detents, and leaves what is behind undimmed and in use up to
  /// one of them.
  ///
  /// SwiftUI's own modifiers do it where they can. On systems where they cannot, and in sheets that
  /// DetentKit presents, UIKit's sheet is told.
  @available(iOS 16, *)
  public struct PresentationDetentsViewModifier {
    private let detents: [PresentationDetentReference]
    private let largestUndimmed: PresentationDetentReference
    private let selection: Binding<PresentationDetent>?
    @Environment(\.isSheetPresented) private var isInSandwich
    @State private var measured = ContentMeasurements()

    /// Creates a modifier.
    ///
    /// - Parameters:
    ///   - presentationDetents: the detents in any order.
    ///   - largestUndimmed: the largest that does not dim. It is one of the detents without being listed.
    ///   - selection: the detent at which the sheet is.
    public init(
      presentationDetents: [PresentationDetentReference],
      largestUndimmed: PresentationDetentReference,
      selection: Binding<PresentationDetent>? = nil
    ) {
      detents = presentationDetents + [largestUndimmed]
      self.largestUndimmed = largestUndimmed
      self.selection = selection
    }

    private var nativeDetents: Set<PresentationDetent> {
      let active = detents.compactMap { $0.swiftUIDetent(measured: measured) }
      return active.isEmpty ? [.large] : Set(active)
    }

    private var nativeUndimmed: PresentationDetent {
      largestUndimmed.swiftUIDetent(measured: measured) ?? .large
    }

    /// The selection by DetentKit's names.
    private var reference: Binding<PresentationDetentReference>? {
      guard let selection else { return nil }
      let (detents, measured) = (detents, measured)
      return Binding(
        get: {
          detents.first { $0.swiftUIDetent(measured: measured) == selection.wrappedValue }
            ?? PresentationDetentReference(selection.wrappedValue, among: detents)
        },
        set: { selection.wrappedValue = $0.swiftUIDetent(measured: measured) ?? .large })
    }
  }

  @available(iOS 16, *)
  extension PresentationDetentsViewModifier: ViewModifier {
    public func body(content: Content) -> some View {
      if isInSandwich {
        content.uncompressed(for: detents).background(sheetProbe)
      } else if #available(iOS 16.4, *), SystemSupport.current.hasBackgroundInteraction {
        native(content)
          .presentationBackgroundInteraction(.enabled(upThrough: nativeUndimmed))
          .background(measuringProbe)
      } else {
        native(content)
          .background(measuringProbe)
          .background(UndimmedDetentProbe(largestUndimmed: largestUndimmed))
      }
    }

    @MainActor @ViewBuilder
    private func native(_ content: Content) -> some View {
      let content = content.uncompressed(for: detents)
      if let selection {
        content.presentationDetents(nativeDetents, selection: selection)
      } else {
        content.presentationDetents(nativeDetents)
      }
    }

    /// Tells the sheet of a sandwich.
    @MainActor private var sheetProbe: some View {
      ContentProbe(
        connect: { link, _ in
          link.tell(
            SheetDriver.ContentDetents(
              detents: detents, largestUndimmed: largestUndimmed, selection: reference))
        },
        disconnect: { link, _ in link.tell(nil) })
    }

    /// Measures for detents that depend on the content, which SwiftUI has none of.
    @MainActor private var measuringProbe: some View {
      ContentProbe(
        connect: { link, view in
          link.measurer.require(detents)
          guard detents.contains(where: \.isMeasured) else { return }
          link.measurer.onChange(view) { [weak link] in
            if let link { measured = link.measurer.measurements }
          }
          if measured != link.measurer.measurements { measured = link.measurer.measurements }
        },
        disconnect: { _, _ in })
    }
  }

  @available(iOS 16, *)
  extension PresentationDetentReference {
    /// A detent that is not in a list: as near as can be told from outside.
    init(_ detent: PresentationDetent, among detents: [Self]) {
      switch detent {
      case .medium: self = .medium
      default: self = .large
      }
    }
  }

  extension View {
    /// Gives the sheet that the view is in its detents, and leaves what is behind undimmed and in use up
    /// to one of them.
    ///
    /// ```swift
    /// .sheet(isPresented: $isPresented) {
    ///   PlaceView()
    ///     .presentationDetents([.height(120), .medium, .large], largestUndimmed: .medium)
    /// }
    /// ```
    ///
    /// Since iOS 16.4 this is `presentationDetents(_:selection:)` together with
    /// `presentationBackgroundInteraction(.enabled(upThrough:))`.
    ///
    /// - Parameters:
    ///   - detents: the detents in any order.
    ///   - largestUndimmed: the largest that does not dim. It is one of the detents without being listed.
    ///   - selection: the detent at which the sheet is.
    @available(iOS 16, *)
    public func presentationDetents(
      _ detents: [PresentationDetentReference], largestUndimmed: PresentationDetentReference,
      selection: Binding<PresentationDetent>? = nil
    ) -> some View {
      modifier(
        PresentationDetentsViewModifier(
          presentationDetents: detents, largestUndimmed: largestUndimmed, selection: selection))
    }

    /// As ``presentationDetents(_:largestUndimmed:selection:)`` with the detent at which the sheet is
    /// by DetentKit's name.
    @available(iOS 16, *)
    public func presentationDetents(
      _ detents: [PresentationDetentReference], largestUndimmed: PresentationDetentReference,
      selection: Binding<PresentationDetentReference>
    ) -> some View {
      let all = detents + [largestUndimmed]
      return presentationDetents(
        detents, largestUndimmed: largestUndimmed,
        selection: Binding<PresentationDetent>(
          get: { selection.wrappedValue.swiftUIDetent },
          set: { value in
            if let reference = all.first(where: { $0.swiftUIDetent == value }) {
              selection.wrappedValue = reference
            }
          }))
    }
  }
#endif
