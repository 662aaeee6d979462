import SheetEngine

extension SheetShell {
  /// The surroundings of the sheet for the engine.
  func makeContainer(
    _ container: UITransitionView, for controller: UISheetPresentationController
  ) -> SheetContainer {
    let traits = container.traitCollection
    let host = container.window?.host
    var safeArea = container.safeAreaInsets
    if PermittedDifferences.hasCurrent(.maximumDetentIsSmaller) { safeArea.top += 8 }
    // The keyboard belongs to the sheet in front.
    let avoidsKeyboard = controller.presentation?.presented.ownPresentation == nil
    return SheetContainer(
      size: SheetSize(width: container.bounds.width, height: container.bounds.height),
      safeArea: SheetInsets(
        top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right),
      displayScale: traits.displayScale,
      horizontalSizeClass: SheetSizeClass(traits.horizontalSizeClass),
      verticalSizeClass: SheetSizeClass(traits.verticalSizeClass),
      idiom: traits.userInterfaceIdiom == .pad ? .pad : .phone,
      displayCornerRadius: Double(host?.configuration.cornerRadius ?? 0),
      keyboardOverlap: avoidsKeyboard ? Double(host?.keyboardOverlap ?? 0) : 0,
      appearance: traits.userInterfaceStyle == .dark ? .dark : .light)
  }

  /// The properties of the presentation controller for the engine.
  func makeConfiguration(
    of controller: UISheetPresentationController, in container: SheetContainer,
    traits: UITraitCollection
  ) -> SheetConfiguration {
    let presented = controller.presentedViewController
    var configuration = controller.shapeConfiguration
    configuration.prefersGrabberVisible = controller.prefersGrabberVisible
    configuration.preferredCornerRadius = controller.preferredCornerRadius.map { Double($0) }
    configuration.prefersScrollingExpands =
      controller.prefersScrollingExpandsWhenScrolledToEdge
    configuration.isModal = presented.refusesDismissal
    configuration.largestUndimmed = controller.largestUndimmedDetentIdentifier.map {
      names.id(for: $0)
    }
    if let source = controller.sourceView, source.window != nil, let view = self.container {
      configuration.sourceCenterX = source.convert(source.bounds, to: view).midX
    }
    let context = SheetLayout.detentContext(
      configuration: configuration, container: container, style: session.machine.layout.style)
    let resolution = SheetResolutionContext(context, traits: traits)
    if PermittedDifferences.hasCurrent(.detentsAreResolvedTwice) {
      var other = context
      other.maximumValue /= 2
      let resolution = SheetResolutionContext(other, traits: traits)
      for detent in controller.detents { _ = detent.resolvedValue(in: resolution) }
    }
    configuration.detents = controller.detents.map {
      $0.engineDetent(id: names.id(for: $0.identifier), in: resolution)
    }
    return configuration
  }

  /// The animation of a programmatic change: none outside of `animateChanges`.
  private var changeAnimation: SheetAnimation {
    controller?.isAnimatingChanges == true ? .settle : .none
  }

  func configurationDidChange() {
    if changeAnimation == .none, PermittedDifferences.hasCurrent(.sheetChangesApplyAtLayout) {
      return setNeedsConfiguration()
    }
    updateInputs(changeAnimation)
    updateLink()
  }

  /// Reads the configuration again at the next layout.
  func setNeedsConfiguration() {
    container?.setNeedsLayout()
  }

  func containerDidChange() {
    updateInputs(.none)
    updateLink()
  }

  func keyboardDidChange(_ spring: SheetSpring) {
    updateInputs(.spring(spring))
    updateLink()
  }

  func select(_ identifier: UISheetPresentationController.Detent.Identifier?) {
    // The selection may name a detent that was set in the same turn.
    if PermittedDifferences.hasCurrent(.sheetChangesApplyAtLayout) { updateInputs(changeAnimation) }
    send(.select(identifier.map { names.id(for: $0) }, changeAnimation))
    updateLink()
  }
}

extension SheetDetentNames<UISheetPresentationController.Detent.Identifier> {
  /// The misuse report for an issue with a list of detents; `nil` for one that is no mistake.
  @MainActor
  func misuse(for issue: SheetDetentIssue, of controller: UIViewController) -> SheetMisuse? {
    func text(_ id: SheetDetentID) -> String { name(of: id)?.rawValue ?? "?" }
    switch issue {
    case .empty: return .noDetents(controller)
    case .noneActive: return nil
    case .unordered(let id): return .unorderedDetent(text(id), presented: controller)
    case .duplicate(let id): return .duplicateDetent(text(id), presented: controller)
    case .notANumber(let id): return .detentNotANumber(text(id), presented: controller)
    case .negative(let id): return .negativeDetent(text(id), presented: controller)
    }
  }
}

extension UIViewController {
  /// Indicates whether the controller, or the child that decides for it, disables dismissal by the
  /// user.
  var refusesDismissal: Bool {
    isModalInPresentation || (childForPresentationModality?.refusesDismissal ?? false)
  }

  func presentationModalityDidChange() {
    enclosingPresentation?.controller.modalityDidChange()
  }
}
