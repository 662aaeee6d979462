/// A view over or in place of the keyboard, with a background like its keys' one.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// Constants that indicate the background of an input view.
  public enum Style: Int, Sendable {
    /// None.
    case `default`
    /// That of the keyboard.
    case keyboard
  }

  /// The style of the background.
  public let inputViewStyle: Style
  /// A Boolean value that indicates whether the height follows from the content's constraints. The
  /// default is `false`.
  open var allowsSelfSizing = false {
    didSet {
      guard allowsSelfSizing != oldValue else { return }
      translatesAutoresizingMaskIntoConstraints = !allowsSelfSizing
      invalidateIntrinsicContentSize()
    }
  }

  /// Creates a view with a frame in points and a background.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    guard inputViewStyle == .keyboard else { return }
    let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    background.frame = bounds
    background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    background.isUserInteractionEnabled = false
    addSubview(background)
  }

  /// Creates a view without a background for a decoder.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
