/// What modifiers say about the scroll views inside.
struct ScrollSettings: Equatable {
  var horizontalIndicators = ScrollIndicatorVisibility.automatic
  var verticalIndicators = ScrollIndicatorVisibility.automatic
  var keyboardDismissal = ScrollDismissesKeyboardMode.automatic
  var bounce = ScrollBounceBehavior.automatic
  var bounceAxes: Axis.Set = [.horizontal, .vertical]
  var margins = EdgeInsets()
  var indicatorMargins = EdgeInsets()
  var hidesListBackground = false
  var clips = true
}

enum ScrollSettingsKey: EnvironmentKey {
  static let defaultValue = ScrollSettings()
}

enum ScrollEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }

  /// Whether fingers can scroll. The default is `true`.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
}

/// Whether scroll indicators show.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let shows: Bool
  /// The scroll view decides.
  public static let automatic = ScrollIndicatorVisibility(shows: true)
  /// They show while the content moves.
  public static let visible = ScrollIndicatorVisibility(shows: true)
  /// They are hidden, unless people point with a mouse.
  public static let hidden = ScrollIndicatorVisibility(shows: false)
  /// They are hidden.
  public static let never = ScrollIndicatorVisibility(shows: false)
}

/// How scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
  let mode: UIScrollView.KeyboardDismissMode
  /// As the kind of scroll view asks for: along with the finger.
  public static let automatic = ScrollDismissesKeyboardMode(mode: .interactive)
  /// As soon as a drag begins.
  public static let immediately = ScrollDismissesKeyboardMode(mode: .onDrag)
  /// Along with the finger.
  public static let interactively = ScrollDismissesKeyboardMode(mode: .interactive)
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(mode: .none)
}

/// Whether content bounces at its ends.
public struct ScrollBounceBehavior: Equatable, Sendable {
  let needsOverflow: Bool
  /// As the kind of scroll view asks for: always.
  public static let automatic = ScrollBounceBehavior(needsOverflow: false)
  /// Always.
  public static let always = ScrollBounceBehavior(needsOverflow: false)
  /// Only content that does not fit.
  public static let basedOnSize = ScrollBounceBehavior(needsOverflow: true)
}

/// What margins apply to.
public struct ContentMarginPlacement: Equatable, Sendable {
  fileprivate let holdsContent: Bool
  fileprivate let holdsIndicators: Bool
  /// What fits: the content and the indicators.
  public static let automatic = ContentMarginPlacement(holdsContent: true, holdsIndicators: true)
  /// The content of scroll views.
  public static let scrollContent = ContentMarginPlacement(
    holdsContent: true, holdsIndicators: false)
  /// The indicators of scroll views.
  public static let scrollIndicators = ContentMarginPlacement(
    holdsContent: false, holdsIndicators: true)
}

extension ScrollSettings {
  /// Shows the settings in a scroll view.
  @MainActor
  func apply(to view: UIScrollView, axes: Axis.Set, showsIndicators: Bool, isEnabled: Bool) {
    view.isScrollEnabled = isEnabled
    view.showsVerticalScrollIndicator = showsIndicators && verticalIndicators.shows
    view.showsHorizontalScrollIndicator = showsIndicators && horizontalIndicators.shows
    view.keyboardDismissMode = keyboardDismissal.mode
    // Content that fits bounces too, along the axes it scrolls along.
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

  /// The insets that keep content clear of what covers `area` outside of `frame`.
  func insets(of frame: CGRect, in area: CGRect, isRightToLeft: Bool) -> UIEdgeInsets {
    let (left, right) =
      isRightToLeft ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
    return UIEdgeInsets(
      top: frame.minY - area.minY + margins.top, left: frame.minX - area.minX + left,
      bottom: area.maxY - frame.maxY + margins.bottom, right: area.maxX - frame.maxX + right)
  }
}

extension View {
  /// Whether fingers cannot scroll in this view. One that stands in a view that cannot be scrolled
  /// stays so.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Whether scroll indicators show.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollSettings) {
      if axes.contains(.horizontal) { $0.horizontalIndicators = visibility }
      if axes.contains(.vertical) { $0.verticalIndicators = visibility }
    }
  }

  /// How scrolling puts the keyboard away.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    transformEnvironment(\.scrollSettings) { $0.keyboardDismissal = mode }
  }

  /// Whether content bounces at its ends.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.scrollSettings) {
      $0.bounce = behavior
      $0.bounceAxes = axes
    }
  }

  /// Whether scroll views draw only inside their frames.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollSettings) { $0.clips = !disabled }
  }

  /// Whether lists and forms show their own ground.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    transformEnvironment(\.scrollSettings) { $0.hidesListBackground = visibility == .hidden }
  }

  /// Puts margins around the content of scroll views, in points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollSettings) {
      if placement.holdsContent { $0.margins.take(edges, of: insets) }
      if placement.holdsIndicators { $0.indicatorMargins.take(edges, of: insets) }
    }
  }

  /// Puts margins around the content of scroll views; `nil` is the system's distance.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement)
  }

  /// Puts margins around the content of scroll views.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

extension EdgeInsets {
  /// Takes over some edges of others.
  fileprivate mutating func take(_ edges: Edge.Set, of other: EdgeInsets) {
    if edges.contains(.top) { top = other.top }
    if edges.contains(.leading) { leading = other.leading }
    if edges.contains(.bottom) { bottom = other.bottom }
    if edges.contains(.trailing) { trailing = other.trailing }
  }
}
