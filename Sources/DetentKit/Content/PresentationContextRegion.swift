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
      RegionController(rootView: content)
    }

    func updateUIViewController(_ controller: RegionController, context: Context) {
      controller.rootView = content
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

  /// The hosting controller of a region, which defines the presentation context.
  final class RegionController: UIHostingController<AnyView> {
    override func viewDidLoad() {
      super.viewDidLoad()
      definesPresentationContext = true
      view.backgroundColor = .clear
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
