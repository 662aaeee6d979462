#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// A modifier that sets the detents of the sheet that contains the view, and the largest of them
  /// at which the background is neither dimmed nor blocked.
  ///
  /// From iOS 16.4 on it applies SwiftUI's own modifiers. On iOS 16.0 to 16.3, and in sheets that
  /// DetentKit presents, it sets the properties of UIKit's sheet.
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
    ///   - presentationDetents: the sheet's detents, in any order.
    ///   - largestUndimmed: the largest detent at which the background is neither dimmed nor
    ///     blocked. It is added to the detents if they lack it.
    ///   - selection: a binding to the selected detent.
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

    /// The selection as a detent reference.
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
          #if !os(visionOS)
            .background(UndimmedDetentProbe(largestUndimmed: largestUndimmed))
          #endif
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

    /// Sets the detents of a sheet that DetentKit presents.
    @MainActor private var sheetProbe: some View {
      ContentProbe(
        connect: { link, view in
          link.setDetents(
            ContentDetents(
              detents: detents, largestUndimmed: largestUndimmed, selection: reference),
            of: view)
        },
        disconnect: { link, view in link.setDetents(nil, of: view) })
    }

    /// Measures the content for detents that depend on it, which SwiftUI does not have.
    @MainActor private var measuringProbe: some View {
      ContentProbe(
        connect: { link, view in
          link.measurer.require(detents)
          link.reportFullScreen(in: detents)
          guard detents.contains(where: \.isMeasured) else { return }
          link.measurer.onChange(view) { [weak link] in
            if let link { measured = link.measurer.measurements }
          }
          if measured != link.measurer.measurements { measured = link.measurer.measurements }
        },
        disconnect: { _, _ in })
    }
  }

  extension PresentationLink {
    /// Reports a detent over the status bar, which SwiftUI's sheets do not have.
    fileprivate func reportFullScreen(in detents: [PresentationDetentReference]) {
      guard !hasReportedFullScreen, detents.contains(.fullScreen), let controller else { return }
      hasReportedFullScreen = true
      DetentMisuse.report(.noFullScreen(controller))
    }
  }

  @available(iOS 16, *)
  extension PresentationDetentReference {
    /// Creates a reference for a SwiftUI detent that isn't in a list, as far as its value is
    /// accessible.
    init(_ detent: PresentationDetent, among detents: [Self]) {
      switch detent {
      case .medium: self = .medium
      default: self = .large
      }
    }
  }

  extension View {
    /// Sets the detents of the sheet that contains the view, and the largest of them at which the
    /// background is neither dimmed nor blocked.
    ///
    /// ```swift
    /// .sheet(isPresented: $isPresented) {
    ///   PlaceView()
    ///     .presentationDetents([.height(120), .medium, .large], largestUndimmed: .medium)
    /// }
    /// ```
    ///
    /// From iOS 16.4 on this is `presentationDetents(_:selection:)` together with
    /// `presentationBackgroundInteraction(.enabled(upThrough:))`.
    ///
    /// - Parameters:
    ///   - detents: the sheet's detents, in any order.
    ///   - largestUndimmed: the largest detent at which the background is neither dimmed nor
    ///     blocked. It is added to the detents if they lack it.
    ///   - selection: a binding to the selected detent; `nil`, the default, begins at the smallest.
    @available(iOS 16, *)
    public func presentationDetents(
      _ detents: [PresentationDetentReference], largestUndimmed: PresentationDetentReference,
      selection: Binding<PresentationDetent>? = nil
    ) -> some View {
      modifier(
        PresentationDetentsViewModifier(
          presentationDetents: detents, largestUndimmed: largestUndimmed, selection: selection))
    }

    /// Sets the sheet's detents as ``presentationDetents(_:largestUndimmed:selection:)`` does, with
    /// a selection of type ``PresentationDetentReference``.
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
