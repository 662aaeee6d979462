import UIKit

/// A form that adds a place: fields, switches, a slider and a choice.
class PlaceFormController: PageController, UITextFieldDelegate, UITextViewDelegate {
  private let notes = UITextView(frame: .zero)
  private lazy var name = field("Café Linden", placeholder: "Required", returnKey: .next)
  private lazy var address = field("Lindenallee 12", placeholder: "Optional", returnKey: .done)

  override var ground: UIColor { .systemGroupedBackground }

  override init() {
    super.init()
    title = "New Place"
  }

  required init?(coder: NSCoder) { nil }

  override func fill() {
    page.keyboardDismissMode = .interactive
    page.topSpace = isBelowBar ? 8 : 28
    if !isBelowBar { page.add(PageHeading("New Place")) }
    page.add(
      Card([
        CardRow("Name", accessory: .field(name)),
        CardRow("Address", accessory: .field(address)),
        CardRow("Kind", accessory: .link("Coffee & cake")),
      ]), spacing: isBelowBar ? 0 : 16)
    page.add(CardCaption.header("Reminder"), spacing: 24)
    page.add(
      Card([
        CardRow(
          "When nearby", symbol: ("location.fill", .systemBlue), accessory: .control(toggle(true))),
        CardRow("Sound", symbol: ("bell.fill", .systemRed), accessory: .control(toggle(false))),
        CardRow("Distance", accessory: .wide(slider())),
      ]), spacing: 8)
    page.add(
      CardCaption.footer(
        "A reminder comes up once a day at most, when you pass within this distance."),
      spacing: 8)
    page.add(CardCaption.header("Who can see it"), spacing: 24)
    let choice = UISegmentedControl(items: ["Me", "Friends", "Everyone"])
    choice.selectedSegmentIndex = 1
    page.add(choice, spacing: 8)
    page.add(
      Card([
        CardRow("List", symbol: ("list.bullet", .systemOrange), accessory: .link("Favourites")),
        CardRow("Colour", symbol: ("paintbrush.fill", .systemPurple), accessory: .link("Orange")),
      ]), spacing: 16)
    setUpNotes()
    page.add(Card([CardRow("Notes", accessory: .wide(notes))]), spacing: 16)
  }

  func textViewDidChange(_ textView: UITextView) {
    page.setNeedsSectionLayout()
  }

  /// Adds a text view that grows with its text.
  private func setUpNotes() {
    notes.text = "Ask for the plum cake before three."
    notes.font = .preferred(.body)
    notes.adjustsFontForContentSizeCategory = true
    notes.backgroundColor = .clear
    notes.isScrollEnabled = false
    notes.textContainerInset = .zero
    notes.textContainer.lineFragmentPadding = 0
    notes.delegate = self
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === name {
      address.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }

  private func field(
    _ text: String, placeholder: String, returnKey: UIReturnKeyType
  ) -> UITextField {
    let field = UITextField(frame: .zero)
    field.text = text
    field.placeholder = placeholder
    field.font = .preferred(.body)
    field.adjustsFontForContentSizeCategory = true
    field.autocapitalizationType = .words
    field.returnKeyType = returnKey
    field.clearButtonMode = .whileEditing
    field.delegate = self
    return field
  }

  private func toggle(_ isOn: Bool) -> UISwitch {
    let toggle = UISwitch(frame: .zero)
    toggle.isOn = isOn
    return toggle
  }

  private func slider() -> UISlider {
    let slider = UISlider(frame: .zero)
    slider.value = 0.4
    return slider
  }
}
