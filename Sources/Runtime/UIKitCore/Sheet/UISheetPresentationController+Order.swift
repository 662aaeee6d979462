import SheetEngine

extension UISheetPresentationController {
  /// Returns detents in the order of their heights in the sheet's container or, before the
  /// presentation, in a window. Inactive detents come first.
  package func ordered(_ detents: [Detent], in window: UIWindow?) -> [Detent] {
    guard let view: UIView = containerView ?? window else { return detents }
    let (size, safeArea) = (view.bounds.size, view.safeAreaInsets)
    let container = SheetContainer(
      size: SheetSize(width: size.width, height: size.height),
      safeArea: SheetInsets(
        top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right),
      horizontalSizeClass: SheetSizeClass(view.traitCollection.horizontalSizeClass),
      verticalSizeClass: SheetSizeClass(view.traitCollection.verticalSizeClass),
      idiom: view.traitCollection.userInterfaceIdiom == .pad ? .pad : .phone)
    let style = shell?.session.machine.layout.style ?? SheetStyle.iOS26
    let context = SheetResolutionContext(
      SheetLayout.detentContext(
        configuration: shapeConfiguration, container: container, style: style),
      traits: view.traitCollection)
    return detents.map { ($0, $0.resolvedValue(in: context) ?? -1) }
      .enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
      .map(\.element.0)
  }
  /// The configuration with what determines the sheet's place and its largest height.
  var shapeConfiguration: SheetConfiguration {
    var configuration = SheetConfiguration()
    let isForm = presentationStyle == .formSheet || !prefersPageSizing
    configuration.kind = isForm ? .form : .page
    configuration.prefersEdgeAttachedInCompactHeight = prefersEdgeAttachedInCompactHeight
    configuration.widthFollowsPreferredContentSize =
      widthFollowsPreferredContentSizeWhenEdgeAttached
    let preferred = presentedViewController.preferredContentSize
    if preferred.width > 0 || preferred.height > 0 {
      configuration.preferredContentSize = SheetSize(
        width: preferred.width, height: preferred.height)
    }
    return configuration
  }
}
