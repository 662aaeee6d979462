#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// A modifier that presents content while an item is set.
  struct SandwichModifier<Item: Identifiable, Sheet: View> {
    let item: Binding<Item?>
    let style: (Item) -> ModalPresentationStyle
    let proxy: (Item) -> UIViewControllerProxy
    let onDismissAttempt: ((Item) -> Void)?
    let onDismiss: ((Item, DismissReason) -> Void)?
    let sheet: (Item) -> Sheet
    @Environment(\.self) private var environment

    init(
      item: Binding<Item?>, style: @escaping (Item) -> ModalPresentationStyle,
      proxy: @escaping (Item) -> UIViewControllerProxy,
      onDismissAttempt: ((Item) -> Void)?, onDismiss: ((Item, DismissReason) -> Void)?,
      sheet: @escaping (Item) -> Sheet
    ) {
      self.item = item
      self.style = style
      self.proxy = proxy
      self.onDismissAttempt = onDismissAttempt
      self.onDismiss = onDismiss
      self.sheet = sheet
    }

    @MainActor
    private var request: PresentationRequest? {
      guard let value = item.wrappedValue else { return nil }
      let requested = style(value)
      let style = requested.onRunningSystem(in: .current)
      style.readSelection()
      let view = sheet(value)
      return PresentationRequest(
        id: AnyHashable(value.id),
        object: type(of: value) is AnyClass ? value as AnyObject : nil,
        requestedStyle: requested, style: style, proxy: proxy(value),
        content: AnyView(view),
        contentName: "\(Sheet.self)",
        hasUnreadModifiers: { UnreadModifiers.exist(in: view) }, environment: environment,
        clear: {
          // Another item may have been set meanwhile.
          if item.wrappedValue?.id == value.id { item.wrappedValue = nil }
        },
        didDismiss: { onDismiss?(value, $0) },
        didAttempt: onDismissAttempt.map { attempt in { attempt(value) } })
    }
  }

  extension SandwichModifier: ViewModifier {
    func body(content: Content) -> some View {
      content.background(SandwichPresenter(request: request))
    }
  }

  /// The view whose controller presents.
  struct SandwichPresenter: UIViewControllerRepresentable {
    let request: PresentationRequest?

    func makeCoordinator() -> SandwichController { SandwichController() }

    func makeUIViewController(context: Context) -> PresenterController {
      let controller = PresenterController()
      context.coordinator.attach(controller)
      controller.onTraitsChange = { [weak coordinator = context.coordinator] in
        coordinator?.traitsDidChange()
      }
      return controller
    }

    func updateUIViewController(_ controller: PresenterController, context: Context) {
      var request = request
      request?.isAnimated = !context.transaction.disablesAnimations
      context.coordinator.update(request)
    }

    static func dismantleUIViewController(
      _ controller: PresenterController, coordinator: SandwichController
    ) {
      coordinator.hostIsGone()
    }
  }

  /// An invisible view controller that presents.
  final class PresenterController: UIViewController {
    /// Called when the traits have changed.
    var onTraitsChange: (() -> Void)?

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      onTraitsChange?()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .clear
      view.isUserInteractionEnabled = false
      view.isAccessibilityElement = false
      view.accessibilityElementsHidden = true
    }
  }

  /// The item of a presentation that is controlled by a Boolean value.
  struct PresentedFlag: Identifiable {
    var id: Int { 0 }
  }

  extension Binding where Value == Bool {
    /// The Boolean value as an optional item.
    @MainActor var presentedFlag: Binding<PresentedFlag?> {
      Binding<PresentedFlag?>(
        get: { wrappedValue ? PresentedFlag() : nil },
        set: { value, transaction in self.transaction(transaction).wrappedValue = value != nil })
    }
  }
#endif
