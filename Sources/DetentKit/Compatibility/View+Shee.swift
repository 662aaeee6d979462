#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  // Aliases with SheeKit's names, for code that was written against that library.

  extension View {
    /// Presents content while `isPresented` is `true`. SheeKit's name for
    /// `sheet(isPresented:style:…)`.
    public func shee<Content: View>(
      isPresented: Binding<Bool>, presentationStyle: ModalPresentationStyle = .automatic,
      presentedViewControllerParameters: UIViewControllerProxy? = nil,
      onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
      sheet(
        isPresented: isPresented, style: presentationStyle,
        proxy: presentedViewControllerParameters ?? UIViewControllerProxy(),
        onDismiss: { _ in onDismiss?() }, content: content)
    }

    /// Presents content while the item isn't `nil`. SheeKit's name for `sheet(item:style:…)`.
    public func shee<Item: Identifiable, Content: View>(
      item: Binding<Item?>, presentationStyle: ModalPresentationStyle = .automatic,
      presentedViewControllerParameters: UIViewControllerProxy? = nil,
      onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
      sheet(
        item: item, style: presentationStyle,
        proxy: presentedViewControllerParameters ?? UIViewControllerProxy(),
        onDismiss: { _, _ in onDismiss?() }, content: content)
    }

    /// Sets whether the user is prevented from dismissing the presentation that contains the view.
    /// SheeKit's name for `interactiveDismissDisabled(_:)`.
    public func shee_interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
      interactiveDismissDisabled(isDisabled, onAttempt: nil)
    }
  }

  extension EnvironmentValues {
    /// The action that dismisses the presentation: ``sheetDismiss`` in content that DetentKit
    /// presents, SwiftUI's `dismiss` elsewhere, as in SheeKit.
    public var shee_dismiss: SheetDismissAction {
      guard !isSheetPresented else { return sheetDismiss }
      let system = dismiss
      return SheetDismissAction { system() }
    }

    /// A Boolean value that indicates whether the view is in a presentation, of DetentKit's or of
    /// SwiftUI's, as in SheeKit.
    public var shee_isPresented: Bool { isSheetPresented || isPresented }
  }

  extension ModalPresentationStyle {
    /// A presentation managed by a transitioning delegate, as ``custom(_:)``; `nil` means
    /// ``automatic``. SheeKit's spelling.
    public static func custom(
      transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    ) -> Self {
      transitioningDelegate.map { custom($0) } ?? .automatic
    }
  }

  #if !os(visionOS)
    extension SheetProperties {
      /// A Boolean value that indicates whether a new selected detent is animated. SheeKit's name for
      /// ``animatesChanges``.
      public var animatesSelectedDetentIdentifierChange: Bool {
        get { animatesChanges }
        set { animatesChanges = newValue }
      }

      /// Creates properties with SheeKit's parameters, in its order and with its defaults.
      ///
      /// - Parameters:
      ///   - prefersEdgeAttachedInCompactHeight: whether the sheet is attached to the bottom edge in a
      ///     compact height.
      ///   - widthFollowsPreferredContentSizeWhenEdgeAttached: whether such a sheet has the content's
      ///     preferred width.
      ///   - prefersGrabberVisible: whether a grabber is shown.
      ///   - preferredCornerRadius: the corner radius in points; `nil` for the system's.
      ///   - detents: UIKit's detents, which are stored in ``nativeDetents``; large without them.
      ///   - selectedDetentIdentifier: a binding to the identifier of the selected detent.
      ///   - animatesSelectedDetentIdentifierChange: whether changes of a presented sheet are
      ///     animated. The default is `false`, unlike that of ``animatesChanges``.
      ///   - largestUndimmedDetentIdentifier: the identifier of the largest undimmed detent.
      ///   - prefersScrollingExpandsWhenScrolledToEdge: whether scrolling at the content's top selects
      ///     a larger detent.
      ///   - shouldAdjustToSourceView: whether the sheet is centred on its source view.
      @_disfavoredOverload
      @MainActor
      public init(
        prefersEdgeAttachedInCompactHeight: Bool = false,
        widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false,
        prefersGrabberVisible: Bool = false, preferredCornerRadius: CGFloat? = nil,
        detents: [UISheetPresentationController.Detent]? = nil,
        selectedDetentIdentifier:
          Binding<UISheetPresentationController.Detent.Identifier?>? = nil,
        animatesSelectedDetentIdentifierChange: Bool = false,
        largestUndimmedDetentIdentifier:
          UISheetPresentationController.Detent.Identifier? = nil,
        prefersScrollingExpandsWhenScrolledToEdge: Bool = true,
        shouldAdjustToSourceView: Bool = false
      ) {
        self.init()
        self.prefersEdgeAttachedInCompactHeight = prefersEdgeAttachedInCompactHeight
        self.widthFollowsPreferredContentSizeWhenEdgeAttached =
          widthFollowsPreferredContentSizeWhenEdgeAttached
        self.prefersGrabberVisible = prefersGrabberVisible
        self.preferredCornerRadius = preferredCornerRadius
        nativeDetents = detents ?? [.large()]
        animatesChanges = animatesSelectedDetentIdentifierChange
        self.selectedDetentIdentifier = selectedDetentIdentifier
        self.largestUndimmedDetentIdentifier = largestUndimmedDetentIdentifier
        self.prefersScrollingExpandsWhenScrolledToEdge = prefersScrollingExpandsWhenScrolledToEdge
        self.shouldAdjustToSourceView = shouldAdjustToSourceView
      }
    }
  #endif
#endif
