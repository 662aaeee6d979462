#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// A container view that confines context presentations from inside of it to its own frame.
  ///
  /// UIKit's presentation contexts are view controllers, so the region is one: it hosts the content
  /// in the environment of the place where it stands. Preferences of the content aren't passed on
  /// to the views around it.
  struct PresentationContextRegion<Content: View> {
    let content: Content
    @Environment(\.self) private var environment

    init(content: Content) {
      self.content = content
    }
  }

  extension PresentationContextRegion: View {
    var body: some View {
      RegionHost(
        content: AnyView(content.modifier(CarriedEnvironment(carried: environment, dismiss: nil))))
    }
  }

  private struct RegionHost: UIViewControllerRepresentable {
    let content: AnyView

    func makeUIViewController(context: Context) -> RegionController {
      RegionController(content)
    }

    func updateUIViewController(_ controller: RegionController, context: Context) {
      controller.update(content)
    }

    @available(iOS 16, *)
    func sizeThatFits(
      _ proposal: ProposedViewSize, uiViewController: RegionController, context: Context
    ) -> CGSize? {
      let most = UIView.layoutFittingExpandedSize
      return uiViewController.sizeThatFits(
        in: CGSize(width: proposal.width ?? most.width, height: proposal.height ?? most.height))
    }
  }

  /// The controller that a region stands in. Its view is the superview of the context's view, in which
  /// UIKit and the presentation place containers; both are plain, as hosting views take no subviews.
  final class RegionController: UIViewController {
    private let region: RegionContextController

    init(_ content: AnyView) {
      region = RegionContextController(content)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      view = RegionView(around: region.host.view)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      embed(region)
    }

    func update(_ content: AnyView) {
      region.host.rootView = content
      viewIfLoaded?.invalidateIntrinsicContentSize()
    }

    func sizeThatFits(in size: CGSize) -> CGSize { region.host.sizeThatFits(in: size) }
  }

  /// The controller that defines a region's presentation context, and contains the content's host.
  private final class RegionContextController: UIViewController {
    let host: UIHostingController<AnyView>

    init(_ content: AnyView) {
      host = UIHostingController(rootView: content)
      super.init(nibName: nil, bundle: nil)
      definesPresentationContext = true
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      host.view.backgroundColor = .clear
      embed(host)
    }
  }

  /// A view with the ideal size of the hosting view in it, for SwiftUI of iOS 15.
  private final class RegionView: UIView {
    private weak var hostingView: UIView?

    init(around hostingView: UIView?) {
      self.hostingView = hostingView
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
      hostingView?.intrinsicContentSize ?? super.intrinsicContentSize
    }
  }

  extension UIViewController {
    /// Adds a child whose view fills the controller's own.
    fileprivate func embed(_ child: UIViewController) {
      addChild(child)
      child.view.frame = view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  extension View {
    /// Makes the view a presentation context: presentations in the style
    /// ``ModalPresentationStyle/context(_:controller:)`` from inside of the view stay within its
    /// frame.
    ///
    /// ```swift
    /// Pane()
    ///   .sheet(isPresented: $isPresented, style: .context()) { Detail() }
    ///   .presentationContext()
    /// ```
    public func presentationContext() -> some View {
      PresentationContextRegion(content: self)
    }
  }
#endif
