import UIKit

final class ProfileFormViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let stackView = UIStackView()
  private lazy var nameField = makeField("Name", contentType: .name)
  private lazy var emailField = makeField("Email", contentType: .emailAddress)
  private lazy var passwordField = makeField("Password", contentType: .newPassword)
  private let bioView = UITextView()
  private let datePicker = UIDatePicker()
  private let segmented = UISegmentedControl(items: ["Public", "Friends", "Private"])
  private let slider = UISlider()
  private let stepper = UIStepper()
  private let pageControl = UIPageControl()
  private let submitButton = UIButton(configuration: .borderedProminent())
  private var bottomConstraint: NSLayoutConstraint!

  init() { super.init(nibName: nil, bundle: nil) }
  @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    title = "Profile"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction { [weak self] _ in
        self?.presentingViewController?.dismiss(animated: true)
      })
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.keyboardDismissMode = .interactive
    stackView.axis = .vertical
    stackView.spacing = UIStackView.spacingUseSystem
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(stackView)
    view.addSubview(submitButton)
    submitButton.translatesAutoresizingMaskIntoConstraints = false
    submitButton.configuration?.title = "Save"
    submitButton.configuration?.imagePadding = 8
    submitButton.configurationUpdateHandler = { [unowned self] button in
      button.configuration?.showsActivityIndicator = isSaving
      button.isEnabled = !isSaving
    }
    submitButton.addTarget(
      self, action: Selector("save", ProfileFormViewController.save), for: .touchUpInside)

    for view in [nameField, emailField, passwordField] { stackView.addArrangedSubview(view) }
    bioView.isScrollEnabled = false
    bioView.text = "About me"
    bioView.font = .preferredFont(forTextStyle: .body)
    bioView.layer.cornerRadius = 10
    bioView.textContainerInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
    bioView.accessibilityIdentifier = "bio"
    stackView.addArrangedSubview(bioView)
    datePicker.datePickerMode = .date
    datePicker.preferredDatePickerStyle = .compact
    datePicker.maximumDate = .now
    stackView.addArrangedSubview(row("Birthday", datePicker))
    segmented.selectedSegmentIndex = 0
    segmented.addTarget(
      self, action: Selector("segmentChanged(_:)", ProfileFormViewController.segmentChanged(_:)),
      for: .valueChanged)
    stackView.addArrangedSubview(segmented)
    slider.minimumValue = 0
    slider.maximumValue = 10
    slider.setValue(3, animated: false)
    slider.minimumValueImage = UIImage(systemName: "tortoise.fill")
    slider.maximumValueImage = UIImage(systemName: "hare.fill")
    stackView.addArrangedSubview(slider)
    stackView.addArrangedSubview(row("Guests", stepper))
    pageControl.numberOfPages = 4
    pageControl.currentPageIndicatorTintColor = .label
    pageControl.pageIndicatorTintColor = .tertiaryLabel
    stackView.addArrangedSubview(pageControl)

    bottomConstraint = submitButton.bottomAnchor.constraint(
      equalTo: view.keyboardLayoutGuide.topAnchor, constant: -12)
    view.keyboardLayoutGuide.followsUndockedKeyboard = true
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: submitButton.topAnchor, constant: -12),
      stackView.topAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
      stackView.leadingAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.leadingAnchor, constant: 20),
      stackView.trailingAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.trailingAnchor, constant: -20),
      stackView.bottomAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
      submitButton.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      submitButton.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      submitButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
      bottomConstraint,
    ])
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    toolbar.items = [
      UIBarButtonItem(
        image: UIImage(systemName: "chevron.up"), style: .plain, target: self,
        action: Selector("previousField", ProfileFormViewController.previousField)),
      UIBarButtonItem(
        image: UIImage(systemName: "chevron.down"), style: .plain, target: self,
        action: Selector("nextField", ProfileFormViewController.nextField)),
      .flexibleSpace(),
      UIBarButtonItem(
        barButtonSystemItem: .done, target: self,
        action: Selector("endEditingNow", ProfileFormViewController.endEditingNow)),
    ]
    toolbar.sizeToFit()
    emailField.inputAccessoryView = toolbar
    NotificationCenter.default.addObserver(
      self,
      selector: Selector(
        "keyboardWillChange(_:)", ProfileFormViewController.keyboardWillChange(_:)),
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    let tap = UITapGestureRecognizer(target: view, action: Selector("endEditing:"))
    tap.cancelsTouchesInView = false
    scrollView.addGestureRecognizer(tap)
  }

  private var isSaving = false

  private func makeField(_ placeholder: String, contentType: UITextContentType) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    field.textContentType = contentType
    field.delegate = self
    field.font = UIFont.preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .whileEditing
    field.isSecureTextEntry = contentType == .newPassword
    field.keyboardType = contentType == .emailAddress ? .emailAddress : .default
    field.autocorrectionType = .no
    field.leftView = UIImageView(
      image: UIImage(systemName: contentType == .name ? "person" : "envelope"))
    field.leftViewMode = .always
    field.addTarget(
      self, action: Selector("textChanged", ProfileFormViewController.textChanged),
      for: .editingChanged)
    field.heightAnchor.constraint(equalToConstant: 44).isActive = true
    return field
  }

  private func row(_ title: String, _ control: UIView) -> UIView {
    let label = UILabel()
    label.text = title
    let row = UIStackView(arrangedSubviews: [label, UIView(), control])
    row.alignment = .center
    row.distribution = .fill
    return row
  }

  private func keyboardWillChange(_ notification: Notification) {
    guard let info = notification.userInfo,
      let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval,
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
    else { return }
    let local = view.convert(frame, from: view.window)
    UIView.animate(
      withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16)
    ) {
      self.scrollView.verticalScrollIndicatorInsets.bottom = max(
        0, self.view.bounds.maxY - local.minY)
      self.view.layoutIfNeeded()
    }
  }
  private func save() {
    isSaving = true
    submitButton.setNeedsUpdateConfiguration()
    view.endEditing(true)
    Task { @MainActor in
      try? await Task.sleep(for: .milliseconds(300))
      isSaving = false
    }
  }
  private func textChanged() { isModalInPresentation = true }
  private func segmentChanged(_ sender: UISegmentedControl) {
    UISelectionFeedbackGenerator().selectionChanged()
    _ = sender.titleForSegment(at: sender.selectedSegmentIndex)
  }
  private func previousField() { nameField.becomeFirstResponder() }
  private func nextField() { passwordField.becomeFirstResponder() }
  private func endEditingNow() { view.endEditing(true) }
}

extension ProfileFormViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    switch textField {
    case nameField: emailField.becomeFirstResponder()
    case emailField: passwordField.becomeFirstResponder()
    default: textField.resignFirstResponder()
    }
    return true
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let text = textField.text, let range = Range(range, in: text) else { return false }
    return text.replacingCharacters(in: range, with: string).count <= 40
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    scrollView.scrollRectToVisible(
      textField.convert(textField.bounds, to: scrollView), animated: true)
  }
}
