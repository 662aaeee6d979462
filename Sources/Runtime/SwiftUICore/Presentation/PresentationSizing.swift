/// A type that determines the size of a presentation in a regular environment, on an iPad.
@MainActor @preconcurrency
public protocol PresentationSizing {
  /// Returns the size of a presentation for its content; `nil` for the content's own length.
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// The content of a presentation, for its sizing.
public struct PresentationSizingRoot {
  let measure: @MainActor (ProposedViewSize) -> CGSize

  /// Returns the size of the content for a proposal.
  @MainActor
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// The context of a presentation's sizing.
public struct PresentationSizingContext {}

/// The system's presentation sizes.
enum SystemSizing {
  case automatic, form, page

  /// The sizes of UIKit's form and page sheets in a regular environment, in points (G51, G50;
  /// measured).
  var size: CGSize {
    switch self {
    case .automatic, .form: CGSize(width: 580, height: 640)
    case .page: CGSize(width: 820, height: 1000)
    }
  }
}

/// The default presentation size.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  let system = SystemSizing.automatic

  /// Returns the size of a presentation for its content.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(system.size) }
}

/// The presentation size of a form.
public struct FormPresentationSizing: PresentationSizing, Sendable {
  let system = SystemSizing.form

  /// Returns the size of a presentation for its content.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(system.size) }
}

/// The presentation size of a page.
public struct PagePresentationSizing: PresentationSizing, Sendable {
  let system = SystemSizing.page

  /// Returns the size of a presentation for its content.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(system.size) }
}

/// The presentation size that fits the content.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  /// Returns the size of a presentation for its content: the content's own.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

/// Another presentation size, which fits the content along some axes.
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
  /// The default size: that of a form.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form, slightly narrower than a page.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page, about a sheet of paper.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size that fits the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing {
  /// Returns this size, fitted to the content along the specified axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    PartlyFittedSizing(base: self, isHorizontal: horizontal, isVertical: vertical)
  }
}

/// A requested size of the enclosing presentation.
enum RequestedSizing {
  /// UIKit's own page size, which depends on the screen.
  case page
  case computed(any PresentationSizing)
}

extension View {
  /// Sets the size of the enclosing presentation in a regular environment. The default is that of a
  /// form.
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
