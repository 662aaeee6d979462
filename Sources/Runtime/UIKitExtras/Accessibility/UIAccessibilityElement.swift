/// An accessibility element that is not a view, such as a bar of a drawn chart.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// Creates an element of a container: a view or another responder.
  public init(accessibilityContainer container: Any) {
    containerStorage = container as AnyObject
    super.init()
  }

  /// The container of the element. Not retained.
  open weak var accessibilityContainer: AnyObject? {
    get { containerStorage }
    set { containerStorage = newValue }
  }

  /// The element's frame in its container view's coordinates; the default is zero: the
  /// ``accessibilityFrame`` is used.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// A Boolean value that indicates whether the object is an accessibility element. The default is
  /// `true`.
  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The element's frame in screen coordinates: the one that was set, or the frame in the container
  /// at its current position.
  open override var accessibilityFrame: CGRect {
    get {
      if let frame = accessibilityStorage?.frame { return frame }
      guard let view = containerStorage as? UIView else { return .zero }
      return UIAccessibility.convertToScreenCoordinates(
        accessibilityFrameInContainerSpace, in: view)
    }
    set { super.accessibilityFrame = newValue }
  }

  /// A string that identifies the element in tests. The default is `nil`.
  open var accessibilityIdentifier: String? {
    get { accessibilityStorage?.identifier }
    set { changeableAccessibility.identifier = newValue }
  }

  open override var next: UIResponder? { containerStorage as? UIResponder }

  private weak var containerStorage: AnyObject?
}
