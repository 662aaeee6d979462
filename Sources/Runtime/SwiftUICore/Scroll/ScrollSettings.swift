/// The settings of the scroll views inside, from modifiers.
package struct ScrollSettings: Equatable {
  var horizontalIndicators = ScrollIndicatorVisibility.automatic
  var verticalIndicators = ScrollIndicatorVisibility.automatic
  var keyboardDismissal = ScrollDismissesKeyboardMode.automatic
  var bounce = ScrollBounceBehavior.automatic
  var bounceAxes: Axis.Set = [.horizontal, .vertical]
  var margins = EdgeInsets()
  var indicatorMargins = EdgeInsets()
  package var hidesListBackground = false
  var clips = true

  package init() {}
}

enum ScrollSettingsKey: EnvironmentKey {
  static let defaultValue = ScrollSettings()
}

enum ScrollEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  package var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }

  /// Indicates whether scrolling is enabled. The default is `true`.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
}

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let shows: Bool
  /// The scroll view determines the visibility.
  public static let automatic = ScrollIndicatorVisibility(shows: true)
  /// The indicators are visible while the content scrolls.
  public static let visible = ScrollIndicatorVisibility(shows: true)
  /// The indicators are hidden, unless a mouse is used.
  public static let hidden = ScrollIndicatorVisibility(shows: false)
  /// The indicators are never visible.
  public static let never = ScrollIndicatorVisibility(shows: false)
}

/// The ways in which scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
  let mode: UIScrollView.KeyboardDismissMode
  /// The default mode of the scroll view: interactively.
  public static let automatic = ScrollDismissesKeyboardMode(mode: .interactive)
  /// Scrolling dismisses the keyboard as soon as a drag begins.
  public static let immediately = ScrollDismissesKeyboardMode(mode: .onDrag)
  /// The keyboard follows the drag and is dismissed interactively.
  public static let interactively = ScrollDismissesKeyboardMode(mode: .interactive)
  /// Scrolling does not dismiss the keyboard.
  public static let never = ScrollDismissesKeyboardMode(mode: .none)
}

/// The bounce behaviour of the content at its edges.
public struct ScrollBounceBehavior: Equatable, Sendable {
  let needsOverflow: Bool
  /// The default of the scroll view: it always bounces.
  public static let automatic = ScrollBounceBehavior(needsOverflow: false)
  /// The content always bounces.
  public static let always = ScrollBounceBehavior(needsOverflow: false)
  /// Only content larger than the scroll view bounces.
  public static let basedOnSize = ScrollBounceBehavior(needsOverflow: true)
}

/// The placement of content margins.
public struct ContentMarginPlacement: Equatable, Sendable {
  fileprivate let holdsContent: Bool
  fileprivate let holdsIndicators: Bool
  /// The content and the indicators of scroll views.
  public static let automatic = ContentMarginPlacement(holdsContent: true, holdsIndicators: true)
  /// The content of scroll views.
  public static let scrollContent = ContentMarginPlacement(
    holdsContent: true, holdsIndicators: false)
  /// The indicators of scroll views.
  public static let scrollIndicators = ContentMarginPlacement(
    holdsContent: false, holdsIndicators: true)
}

extension ScrollSettings {
  /// Applies the settings to a scroll view.
  @MainActor
  package func apply(to view: UIScrollView, axes: Axis.Set, showsIndicators: Bool, isEnabled: Bool)
  {
    view.isScrollEnabled = isEnabled
    view.showsVerticalScrollIndicator = showsIndicators && verticalIndicators.shows
    view.showsHorizontalScrollIndicator = showsIndicators && horizontalIndicators.shows
    view.keyboardDismissMode = keyboardDismissal.mode
    // Content that fits bounces too, along the scroll axes.
    func bounces(_ axis: Axis.Set) -> Bool {
      !(bounce.needsOverflow && bounceAxes.contains(axis))
    }
    view.alwaysBounceVertical = axes.contains(.vertical) && bounces(.vertical)
    view.alwaysBounceHorizontal = axes == .horizontal && bounces(.horizontal)
    view.clipsToBounds = clips
    let isTurned = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = UIEdgeInsets(
      top: indicatorMargins.top,
      left: isTurned ? indicatorMargins.trailing : indicatorMargins.leading,
      bottom: indicatorMargins.bottom,
      right: isTurned ? indicatorMargins.leading : indicatorMargins.trailing)
    view.verticalScrollIndicatorInsets = room
    view.horizontalScrollIndicatorInsets = room
  }

  /// Returns the insets that keep content inside `area`, for a scroll view with `frame`.
  package func insets(of frame: CGRect, in area: CGRect, isRightToLeft: Bool) -> UIEdgeInsets {
    let (left, right) =
      isRightToLeft ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
    return UIEdgeInsets(
      top: frame.minY - area.minY + margins.top, left: frame.minX - area.minX + left,
      bottom: area.maxY - frame.maxY + margins.bottom, right: area.maxX - frame.maxX + right)
  }
}

extension View {
  /// Disables or enables scrolling in this view. Inside a view with disabled scrolling it stays
  /// disabled.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Sets the visibility of scroll indicators.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollSettings) {
      if axes.contains(.horizontal) { $0.horizontalIndicators = visibility }
      if axes.contains(.vertical) { $0.verticalIndicators = visibility }
    }
  }

  /// Sets the way in which scrolling dismisses the keyboard.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    transformEnvironment(\.scrollSettings) { $0.keyboardDismissal = mode }
  }

  /// Sets the bounce behaviour of scroll views along some axes.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.scrollSettings) {
      $0.bounce = behavior
      $0.bounceAxes = axes
    }
  }

  /// Sets whether scroll views clip their content to their bounds.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollSettings) { $0.clips = !disabled }
  }

  /// Sets the visibility of the background of lists and forms.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    transformEnvironment(\.scrollSettings) { $0.hidesListBackground = visibility == .hidden }
  }

  /// Adds margins to the content of scroll views, in points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollSettings) {
      if placement.holdsContent { $0.margins.take(edges, of: insets) }
      if placement.holdsIndicators { $0.indicatorMargins.take(edges, of: insets) }
    }
  }

  /// Adds margins to the content of scroll views; `nil` for the system's default.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement)
  }

  /// Adds margins to the content of scroll views.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

extension EdgeInsets {
  /// Replaces some edges by those of other insets.
  fileprivate mutating func take(_ edges: Edge.Set, of other: EdgeInsets) {
    if edges.contains(.top) { top = other.top }
    if edges.contains(.leading) { leading = other.leading }
    if edges.contains(.bottom) { bottom = other.bottom }
    if edges.contains(.trailing) { trailing = other.trailing }
  }
}
