#if canImport(UIKit)
  import SwiftUI

  extension View {
    /// Presents content in a style while `isPresented` is true.
    ///
    /// ```swift
    /// .sheet(isPresented: $isPresented, style: .pageSheet(properties: properties)) { PlaceView() }
    /// ```
    ///
    /// - Parameters:
    ///   - style: how it is presented; changes of its properties count at once.
    ///   - proxy: what the presented controller prefers.
    ///   - onDismissAttempt: called when the user tried to dismiss what may not be dismissed.
    ///   - onDismiss: called exactly once for each presentation, when it is gone, with the reason.
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

    /// Presents content for an item while there is one. Another identity is another presentation, in the
    /// style of its own item; another value with the same identity updates what is shown.
    ///
    /// - Parameters:
    ///   - style: how an item is presented.
    ///   - proxy: what the presented controller prefers for an item.
    ///   - onDismissAttempt: called when the user tried to dismiss what may not be dismissed.
    ///   - onDismiss: called exactly once for each presentation, when it is gone, with the item that was
    ///     shown and the reason.
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

    /// Presents content for an item in one style for all items.
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
