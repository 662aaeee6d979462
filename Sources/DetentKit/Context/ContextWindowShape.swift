#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SheetEngine
  import UIKit

  /// The settings of a sheet over the whole window that a context sheet does not have: its form
  /// depends on size classes.
  struct ContextWindowShape {
    /// Indicates whether the sheet is a form sheet where there is room for one; otherwise it is a
    /// page sheet.
    var isForm = false
    var prefersEdgeAttachedInCompactHeight = false
    var widthFollowsPreferredContentSize = false
    /// The corner radius in points; `nil` for the look's.
    var cornerRadius: CGFloat?
    /// Indicates whether changes of a presented sheet are animated.
    var animatesChanges = true
    /// The names of the properties that are set and that DetentKit's own sheets do not support.
    var unsupported: [String] = []

    init() {}

    init(_ properties: SheetProperties) {
      prefersEdgeAttachedInCompactHeight = properties.prefersEdgeAttachedInCompactHeight
      widthFollowsPreferredContentSize =
        properties.widthFollowsPreferredContentSizeWhenEdgeAttached
      cornerRadius = properties.preferredCornerRadius
      animatesChanges = properties.animatesChanges
      unsupported = properties.systemOnly.map(\.rawValue)
    }

    @MainActor
    func apply(to configuration: inout SheetConfiguration, _ presented: UIViewController) {
      configuration.kind = isForm ? .form : .page
      configuration.prefersEdgeAttachedInCompactHeight = prefersEdgeAttachedInCompactHeight
      configuration.widthFollowsPreferredContentSize = widthFollowsPreferredContentSize
      configuration.preferredCornerRadius = cornerRadius.map { Double($0) }
      let size = presented.preferredContentSize
      if size.width > 0 || size.height > 0 {
        configuration.preferredContentSize = SheetSize(width: size.width, height: size.height)
      }
    }

    @MainActor
    static func apply(_ traits: UITraitCollection, to container: inout SheetContainer) {
      container.horizontalSizeClass = sizeClass(traits.horizontalSizeClass)
      container.verticalSizeClass = sizeClass(traits.verticalSizeClass)
      container.idiom = traits.userInterfaceIdiom == .pad ? .pad : .phone
      container.appearance = traits.userInterfaceStyle == .dark ? .dark : .light
    }

    private static func sizeClass(_ sizeClass: UIUserInterfaceSizeClass) -> SheetSizeClass {
      switch sizeClass {
      case .compact: .compact
      case .regular: .regular
      default: .unspecified
      }
    }
  }
#endif
