#if canImport(UIKit)
  import SwiftUI

  // SheeKit's names, for code that was written for it.

  extension View {
    /// Presents content while `isPresented` is true: `sheet(isPresented:style:…)` by SheeKit's name.
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

    /// Presents content for an item: `sheet(item:style:…)` by SheeKit's name.
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

    /// Whether the user cannot dismiss the presentation that the view is in.
    public func shee_interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
      interactiveDismissDisabled(isDisabled, onAttempt: nil)
    }
  }

  extension EnvironmentValues {
    /// ``sheetDismiss`` by SheeKit's name.
    public var shee_dismiss: SheetDismissAction { sheetDismiss }

    /// ``isSheetPresented`` by SheeKit's name.
    public var shee_isPresented: Bool { isSheetPresented }
  }

  extension ModalPresentationStyle {
    /// ``custom(_:)`` by SheeKit's name.
    public static func custom(
      transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    ) -> Self {
      transitioningDelegate.map { custom($0) } ?? .automatic
    }
  }

  extension SheetProperties {
    /// Creates properties with SheeKit's names.
    @MainActor
    public init(
      prefersEdgeAttachedInCompactHeight: Bool = false,
      widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false,
      prefersGrabberVisible: Bool = false, preferredCornerRadius: CGFloat? = nil,
      detents: [UISheetPresentationController.Detent],
      animatesSelectedDetentIdentifierChange: Bool = true,
      selectedDetentIdentifier:
        Binding<UISheetPresentationController.Detent.Identifier?>? = nil,
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
      nativeDetents = detents
      animatesChanges = animatesSelectedDetentIdentifierChange
      self.selectedDetentIdentifier = selectedDetentIdentifier
      self.largestUndimmedDetentIdentifier = largestUndimmedDetentIdentifier
      self.prefersScrollingExpandsWhenScrolledToEdge = prefersScrollingExpandsWhenScrolledToEdge
      self.shouldAdjustToSourceView = shouldAdjustToSourceView
    }
  }
#endif
