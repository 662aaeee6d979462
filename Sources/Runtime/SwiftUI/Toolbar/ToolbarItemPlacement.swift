/// Where an item stands.
public struct ToolbarItemPlacement: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, principal, navigation, primaryAction, secondaryAction, status
    case confirmationAction, cancellationAction, destructiveAction
    case topBarLeading, topBarTrailing, bottomBar, keyboard
  }

  let kind: Kind

  /// Where it fits: the trailing end of the navigation bar.
  public static let automatic = ToolbarItemPlacement(kind: .automatic)
  /// In the middle of the navigation bar, instead of the title.
  public static let principal = ToolbarItemPlacement(kind: .principal)
  /// Where the ways to other pages are: the leading end of the navigation bar.
  public static let navigation = ToolbarItemPlacement(kind: .navigation)
  /// What is done here most: the trailing end of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement(kind: .primaryAction)
  /// What is done here less often: a menu at the trailing end of the navigation bar.
  public static let secondaryAction = ToolbarItemPlacement(kind: .secondaryAction)
  /// How things are: the middle of the bottom bar.
  public static let status = ToolbarItemPlacement(kind: .status)
  /// Accepts what a modal view asks: the trailing end, on the tint.
  public static let confirmationAction = ToolbarItemPlacement(kind: .confirmationAction)
  /// Leaves a modal view: the leading end.
  public static let cancellationAction = ToolbarItemPlacement(kind: .cancellationAction)
  /// Destroys what a modal view shows: the trailing end.
  public static let destructiveAction = ToolbarItemPlacement(kind: .destructiveAction)
  /// The leading end of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(kind: .topBarLeading)
  /// The trailing end of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(kind: .topBarTrailing)
  /// The leading end of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(kind: .topBarLeading)
  /// The trailing end of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(kind: .topBarTrailing)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(kind: .bottomBar)
  /// A bar on the keyboard.
  public static let keyboard = ToolbarItemPlacement(kind: .keyboard)

  /// The part of the bars.
  var zone: ToolbarZone {
    switch kind {
    case .principal: .title
    case .navigation, .cancellationAction, .topBarLeading: .leading
    case .automatic, .primaryAction, .confirmationAction, .destructiveAction, .topBarTrailing:
      .trailing
    case .secondaryAction: .overflow
    case .status: .status
    case .bottomBar: .bottom
    case .keyboard: .keyboard
    }
  }

  /// Whether items here stand out.
  var isProminent: Bool { kind == .confirmationAction }
}

/// A part of the bars around a page.
enum ToolbarZone {
  case leading, title, trailing, overflow, bottom, status, keyboard
}

/// Which bar a modifier speaks of.
public struct ToolbarPlacement: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, navigationBar, bottomBar, tabBar
  }

  let kind: Kind

  /// All bars that fit.
  public static let automatic = ToolbarPlacement(kind: .automatic)
  /// The navigation bar.
  public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
  /// The bar with tabs.
  public static let tabBar = ToolbarPlacement(kind: .tabBar)
}

/// How much room a space in a bar takes.
public struct SpacerSizing: Equatable, Sendable {
  let isFixed: Bool

  /// All the room that is left.
  public static let flexible = SpacerSizing(isFixed: false)
  /// The distance between groups.
  public static let fixed = SpacerSizing(isFixed: true)
}
