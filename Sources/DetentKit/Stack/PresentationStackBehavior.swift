#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The relation between a presentation and what its view controller presents already.
  public enum PresentationStackBehavior: Hashable, Sendable {
    /// The presentation waits until the other has ended.
    case wait
    /// The presentation begins over the other, and over all that is presented above it.
    case push
    /// The other is dismissed, and the presentation takes its place. In SwiftUI the other ends with the
    /// reason ``DismissReason/replaced``.
    case replace
    /// The other is put away and keeps its content. It is presented again, at its detent, when the
    /// presentation has ended.
    ///
    /// The presentation waits if the other cannot be minimised; see
    /// ``UIKit/UIViewController/minimizePresentation(animated:completion:)``.
    case minimize
  }

  extension ModalPresentationStyle {
    /// Returns the style with another behavior where the view controller presents something already.
    ///
    /// ```swift
    /// controller.present(editor, style: .pageSheet.stackBehavior(.minimize))
    /// ```
    ///
    /// - Parameter behavior: the behavior. The default of styles is ``PresentationStackBehavior/wait``.
    public func stackBehavior(_ behavior: PresentationStackBehavior) -> Self {
      var style = self
      style.behavior = behavior
      return style
    }

    /// Returns the style of a presentation that is minimised while a condition is `true`: put away, with
    /// its content and its state.
    ///
    /// ```swift
    /// .sheet(isPresented: $isPlaying, style: .pageSheet(properties: properties).minimized(isSmall)) {
    ///   PlayerView()
    /// }
    /// ```
    ///
    /// It is for SwiftUI, where it follows the app's state. A presentation that is minimised from the
    /// start begins when it is not any more. In UIKit use
    /// ``UIKit/UIViewController/minimizePresentation(animated:completion:)``.
    ///
    /// - Parameter isMinimized: the condition. `true` is the default.
    public func minimized(_ isMinimized: Bool = true) -> Self {
      var style = self
      style.isMinimized = isMinimized
      return style
    }

    /// Returns this style with the settings of another one that are not those of a kind.
    func withSettings(of other: Self) -> Self {
      var style = self
      style.windowLevel = windowLevel ?? other.windowLevel
      if behavior == .wait { style.behavior = other.behavior }
      style.isMinimized = isMinimized || other.isMinimized
      return style
    }
  }
#endif
