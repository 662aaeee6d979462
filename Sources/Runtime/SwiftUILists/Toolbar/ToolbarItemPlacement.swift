/// The placement of a toolbar item.
public struct ToolbarItemPlacement: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, principal, navigation, primaryAction, secondaryAction, status
    case confirmationAction, cancellationAction, destructiveAction
    case topBarLeading, topBarTrailing, bottomBar, keyboard
  }

  let kind: Kind

  /// The automatic placement: the trailing end of the navigation bar.
  public static let automatic = ToolbarItemPlacement(kind: .automatic)
  /// The principal placement: the centre of the navigation bar, in place of the title.
  public static let principal = ToolbarItemPlacement(kind: .principal)
  /// The placement of navigation items: the leading end of the navigation bar.
  public static let navigation = ToolbarItemPlacement(kind: .navigation)
  /// The placement of the most frequent action: the trailing end of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement(kind: .primaryAction)
  /// The placement of less frequent actions: a menu at the trailing end of the navigation bar.
  public static let secondaryAction = ToolbarItemPlacement(kind: .secondaryAction)
  /// The placement of a status: the centre of the bottom bar.
  public static let status = ToolbarItemPlacement(kind: .status)
  /// The placement of the action that confirms a modal view: the trailing end, tinted.
  public static let confirmationAction = ToolbarItemPlacement(kind: .confirmationAction)
  /// The placement of the action that cancels a modal view: the leading end.
  public static let cancellationAction = ToolbarItemPlacement(kind: .cancellationAction)
  /// The placement of the action that destroys data of a modal view: the trailing end.
  public static let destructiveAction = ToolbarItemPlacement(kind: .destructiveAction)
  /// The leading end of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(kind: .topBarLeading)
  /// The trailing end of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(kind: .topBarTrailing)
  /// The leading end of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(kind: .topBarLeading)
  /// The trailing end of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(kind: .topBarTrailing)
  /// The bottom bar.
  public static let bottomBar = ToolbarItemPlacement(kind: .bottomBar)
  /// The accessory bar above the keyboard.
  public static let keyboard = ToolbarItemPlacement(kind: .keyboard)

  /// The zone of the bars that the placement resolves to.
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

  /// Indicates whether items with this placement have the prominent style.
  var isProminent: Bool { kind == .confirmationAction }
}

/// A zone of the bars around a page.
enum ToolbarZone {
  case leading, title, trailing, overflow, bottom, status, keyboard
}

/// The bars that a toolbar modifier applies to.
public struct ToolbarPlacement: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, navigationBar, bottomBar, tabBar
  }

  let kind: Kind

  /// All bars of the context.
  public static let automatic = ToolbarPlacement(kind: .automatic)
  /// The navigation bar.
  public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
  /// The bottom bar.
  public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
  /// The tab bar.
  public static let tabBar = ToolbarPlacement(kind: .tabBar)
}

/// The sizing of a space in a toolbar.
public struct SpacerSizing: Equatable, Sendable {
  let isFixed: Bool

  /// A space that takes all of the remaining length.
  public static let flexible = SpacerSizing(isFixed: false)
  /// A fixed space between groups.
  public static let fixed = SpacerSizing(isFixed: true)
}
