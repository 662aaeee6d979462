import UIKit

@objc protocol FilterViewControllerDelegate: NSObjectProtocol {
  func filterViewControllerDidFinish(_ controller: FilterViewController)
  @objc optional func filterViewController(
    _ controller: FilterViewController, didChange filter: Any)
  @objc optional func filterViewControllerDidReset(_ controller: FilterViewController)
  @objc optional var accentColor: UIColor { get }
}

@objcMembers class FilterViewController: ScrollingViewController {
  weak var delegate: FilterViewControllerDelegate?
  private(set) var filter: TrailFilter

  let difficultyControl = UISegmentedControl(
    items: ["–"] + Difficulty.allCases.map { $0.title })
  let lengthSlider = UISlider()
  let favoritesSwitch = UISwitch()
  let searchField = UITextField()
  @IBOutlet private var resetButton: UIButton!

  init(filter: TrailFilter) {
    self.filter = filter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = L10n.filter
    view.tintColor = delegate?.accentColor ?? .systemGreen
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .refresh, target: self, action: #selector(reset))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(Self.finish))
    difficultyControl.addTarget(self, action: #selector(difficultyChanged), for: .valueChanged)
    lengthSlider.maximumValue = 30
    lengthSlider.addTarget(self, action: #selector(lengthChanged(_:)), for: .valueChanged)
    favoritesSwitch.addTarget(self, action: #selector(favoritesChanged), for: .valueChanged)
    searchField.borderStyle = .roundedRect
    searchField.delegate = self
    searchField.addTarget(
      self, action: #selector(searchChanged(_:)), for: .editingChanged)
    for view in [difficultyControl, lengthSlider, favoritesSwitch, searchField] as [UIView] {
      stack.addArrangedSubview(view)
    }
    let tap = UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing))
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
    show()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    searchField.resignFirstResponder()
  }

  private func show() {
    difficultyControl.selectedSegmentIndex = filter.difficulty.map { $0.rawValue + 1 } ?? 0
    lengthSlider.value = Float(filter.maximumLength)
    favoritesSwitch.isOn = filter.onlyFavorites
    searchField.text = filter.text
  }

  private func changed() {
    delegate?.filterViewController?(self, didChange: filter)
  }

  func difficultyChanged() {
    let index = difficultyControl.selectedSegmentIndex
    filter.difficulty = index <= 0 ? nil : Difficulty(rawValue: index - 1)
    changed()
  }

  @objc func lengthChanged(_ sender: UISlider) {
    filter.maximumLength = Double(sender.value)
    changed()
  }

  func favoritesChanged() {
    filter.onlyFavorites = favoritesSwitch.isOn
    changed()
  }

  @objc func searchChanged(_ sender: UITextField) {
    filter.text = sender.text ?? ""
    changed()
  }

  func reset() {
    filter = TrailFilter()
    show()
    changed()
    if let didReset = delegate?.filterViewControllerDidReset {
      didReset(self)
    }
  }

  func finish() {
    delegate?.filterViewControllerDidFinish(self)
  }
}

extension FilterViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
