/// Says how large a presentation is where there is room: on an iPad.
@MainActor @preconcurrency
public protocol PresentationSizing {
  /// The size for content that is about to be presented; `nil` lengths are the content's own.
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// The content whose presentation is sized.
public struct PresentationSizingRoot {
  let measure: @MainActor (ProposedViewSize) -> CGSize

  /// The size of the content for a proposal.
  @MainActor
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// What is known of a presentation when its size is asked for.
public struct PresentationSizingContext {}

/// The sizes that the system has.
enum SystemSizing {
  case automatic, form, page

  /// Those of UIKit's form and page sheets where there is room, in points (G51, G50; measured).
  var size: CGSize {
    switch self {
    case .automatic, .form: CGSize(width: 580, height: 640)
    case .page: CGSize(width: 820, height: 1000)
    }
  }
}

/// The system's size.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  let system = SystemSizing.automatic

  /// The size for content that is about to be presented.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(system.size) }
}

/// The size of a form.
public struct FormPresentationSizing: PresentationSizing, Sendable {
  let system = SystemSizing.form

  /// The size for content that is about to be presented.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(system.size) }
}

/// The size of a page.
public struct PagePresentationSizing: PresentationSizing, Sendable {
  let system = SystemSizing.page

  /// The size for content that is about to be presented.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(system.size) }
}

/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  /// The size for content that is about to be presented: whatever it wants.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

/// Another size, but along some axes the content's.
struct PartlyFittedSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let isHorizontal: Bool
  let isVertical: Bool

  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    let size = base.proposedSize(for: root, context: context)
    return ProposedViewSize(
      width: isHorizontal ? nil : size.width, height: isVertical ? nil : size.height)
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The system's size: that of a form.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form: a little narrower than a page.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page: about a sheet of paper.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size of the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing {
  /// This size, but along the axes that are said the content's.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    PartlyFittedSizing(base: self, isHorizontal: horizontal, isVertical: vertical)
  }
}

/// A size for the enclosing presentation.
enum RequestedSizing {
  /// UIKit's own, which changes with the screen.
  case page
  case computed(any PresentationSizing)
}

extension View {
  /// How large the enclosing presentation is where there is room. Default: as a form.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    presentationOption { options in
      switch sizing {
      case is AutomaticPresentationSizing, is FormPresentationSizing: options.sizing = nil
      case is PagePresentationSizing: options.sizing = .page
      default: options.sizing = .computed(sizing)
      }
    }
  }
}
