/// An element for assistive technology that is no view, such as a bar of a drawn chart.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// Creates an element of a container, a view or another responder.
  public init(accessibilityContainer container: Any) {
    containerStorage = container as AnyObject
    super.init()
  }

  /// What holds the element. Not retained.
  open weak var accessibilityContainer: AnyObject? {
    get { containerStorage }
    set { containerStorage = newValue }
  }

  /// The element's place in its container view's coordinates; the default is zero: the
  /// ``accessibilityFrame`` counts.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// The default is `true`.
  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// What was set, or the place in the container where it is now on the screen.
  open override var accessibilityFrame: CGRect {
    get {
      if let frame = accessibilityStorage?.frame { return frame }
      guard let view = containerStorage as? UIView else { return .zero }
      return UIAccessibility.convertToScreenCoordinates(
        accessibilityFrameInContainerSpace, in: view)
    }
    set { super.accessibilityFrame = newValue }
  }

  /// A string that names the element for tests. The default is `nil`.
  open var accessibilityIdentifier: String? {
    get { accessibilityStorage?.identifier }
    set { toldAccessibility.identifier = newValue }
  }

  open override var next: UIResponder? { containerStorage as? UIResponder }

  private weak var containerStorage: AnyObject?
}
