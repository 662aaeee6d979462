/// The black behind a sheet.
package final class UIDimmingView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black
    alpha = 0
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
