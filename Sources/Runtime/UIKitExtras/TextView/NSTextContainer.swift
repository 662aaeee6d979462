/// The area in which a text view lays out its lines.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The padding at both sides of each line, in points. The default is 5.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if oldValue != lineFragmentPadding { owner?.containerDidChange() } }
  }

  /// The maximum number of lines; the default 0 sets no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if oldValue != maximumNumberOfLines { owner?.containerDidChange() } }
  }

  /// The truncation of the last line. The default is `.byWordWrapping`.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if oldValue != lineBreakMode { owner?.containerDidChange() } }
  }

  weak var owner: UITextView?
}
