#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  extension View {
    /// Presents content in a style while `isPresented` is `true`.
    ///
    /// ```swift
    /// .sheet(isPresented: $isPresented, style: .pageSheet(properties: properties)) { PlaceView() }
    /// ```
    ///
    /// In the content use ``SwiftUICore/EnvironmentValues/sheetDismiss`` in place of `dismiss`.
    ///
    /// - Parameters:
    ///   - isPresented: a binding that is set to `false` when the presentation ends.
    ///   - style: the presentation style. Changes of its properties apply to the presented content,
    ///     another kind of style applies from the next presentation on.
    ///   - proxy: the preferences of the presented view controller.
    ///   - onDismissAttempt: called when the user tries to dismiss a presentation that prevents it.
    ///   - onDismiss: called exactly once for each presentation, after its end, with the reason.
    ///   - content: the presented content.
    public func sheet<Content: View>(
      isPresented: Binding<Bool>, style: ModalPresentationStyle,
      proxy: UIViewControllerProxy = UIViewControllerProxy(),
      onDismissAttempt: (() -> Void)? = nil, onDismiss: ((DismissReason) -> Void)? = nil,
      @ViewBuilder content: @escaping () -> Content
    ) -> some View {
      modifier(
        SandwichModifier(
          item: isPresented.presentedFlag, style: { _ in style }, proxy: { _ in proxy },
          onDismissAttempt: onDismissAttempt.map { attempt in { _ in attempt() } },
          onDismiss: onDismiss.map { dismissed in { _, reason in dismissed(reason) } },
          sheet: { _ in content() }))
    }

    /// Presents content for an item while it isn't `nil`.
    ///
    /// An item with another identity is presented anew, in its own style, after the dismissal of
    /// the last one. Another value with the same identity updates the presented content in place.
    ///
    /// - Parameters:
    ///   - item: a binding that is set to `nil` when the presentation ends.
    ///   - style: returns the presentation style of an item.
    ///   - proxy: returns the preferences of the presented view controller for an item.
    ///   - onDismissAttempt: called when the user tries to dismiss a presentation that prevents it.
    ///   - onDismiss: called exactly once for each presentation, after its end, with its item and
    ///     the reason.
    ///   - content: returns the content of an item.
    public func sheet<Item: Identifiable, Content: View>(
      item: Binding<Item?>, style: @escaping (Item) -> ModalPresentationStyle,
      proxy: @escaping (Item) -> UIViewControllerProxy = { _ in UIViewControllerProxy() },
      onDismissAttempt: ((Item) -> Void)? = nil,
      onDismiss: ((Item, DismissReason) -> Void)? = nil,
      @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
      modifier(
        SandwichModifier(
          item: item, style: style, proxy: proxy, onDismissAttempt: onDismissAttempt,
          onDismiss: onDismiss, sheet: content))
    }

    /// Presents content for an item while it isn't `nil`, in the same style for all items.
    public func sheet<Item: Identifiable, Content: View>(
      item: Binding<Item?>, style: ModalPresentationStyle,
      proxy: UIViewControllerProxy = UIViewControllerProxy(),
      onDismissAttempt: ((Item) -> Void)? = nil,
      onDismiss: ((Item, DismissReason) -> Void)? = nil,
      @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
      sheet(
        item: item, style: { _ in style }, proxy: { _ in proxy },
        onDismissAttempt: onDismissAttempt, onDismiss: onDismiss, content: content)
    }
  }
#endif
