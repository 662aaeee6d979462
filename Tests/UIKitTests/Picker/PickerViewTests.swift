import DetentTesting
import Testing

@MainActor
@Suite("Picker views")
struct PickerViewTests {
  private final class Sizes: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    let picker = UIPickerView(frame: .zero)
    let sizes = ["XS", "S", "M", "L", "XL"]
    let colors = ["Red", "Green", "Blue"]
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      picker.dataSource = self
      picker.delegate = self
      picker.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(picker)
      NSLayoutConstraint.activate([
        picker.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        picker.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? sizes.count : colors.count
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
      component == 0 ? sizes[row] : colors[row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      log.append("\(component) \(row)")
    }
  }

  @Test("A picker has its own size, and shows the titles around the chosen rows")
  func shows() throws {
    let sizes = Sizes()
    let app = TestApp { sizes }
    try app.settle()
    #expect(sizes.picker.frame.size == CGSize(width: 320, height: 216))
    #expect(sizes.picker.numberOfComponents == 2)
    #expect(sizes.picker.numberOfRows(inComponent: 1) == 3)
    #expect(sizes.picker.selectedRow(inComponent: 0) == 0)
    #expect(sizes.picker.selectedRow(inComponent: 2) == -1)
    #expect(sizes.picker.rowSize(forComponent: 0).height == 32)
    #expect(app.exists("XS") && app.exists("M") && app.exists("Red"))
  }

  @Test("A finger turns a wheel, and only what people choose is told")
  func turns() throws {
    let sizes = Sizes()
    let app = TestApp { sizes }
    try app.settle()
    let frame = sizes.picker.frame
    let finger = app.touch(at: CGPoint(x: frame.minX + frame.width / 4, y: frame.midY))
    try finger.move(by: CGVector(dx: 0, dy: -64), over: 0.5)
    try finger.hold(0.2)
    try finger.lift()
    try app.settle()
    #expect(sizes.log == ["0 2"])
    #expect(sizes.picker.selectedRow(inComponent: 0) == 2)
    sizes.picker.selectRow(2, inComponent: 1, animated: true)
    #expect(sizes.picker.selectedRow(inComponent: 1) == 2)
    try app.settle()
    sizes.picker.selectRow(0, inComponent: 0, animated: false)
    try app.settle()
    #expect(sizes.log == ["0 2"])
    app.tap(at: CGPoint(x: frame.minX + frame.width * 3 / 4, y: frame.midY - 32))
    try app.settle()
    #expect(sizes.log == ["0 2", "1 1"])
  }

  @Test("A row that is not there is reported, and nothing turns")
  func missing() throws {
    let sizes = Sizes()
    let app = TestApp { sizes }
    try app.settle()
    let reports = Misuse.collect { sizes.picker.selectRow(9, inComponent: 0, animated: false) }
    #expect(reports.map(\.id) == ["Picker.unknownRow"])
    #expect(sizes.picker.selectedRow(inComponent: 0) == 0)
  }

  private final class Dots: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var made = 0
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      40
    }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      let label = view as? UILabel ?? UILabel(frame: .zero)
      if view == nil { made += 1 }
      label.text = "dot \(row)"
      return label
    }
    func pickerView(
      _ pickerView: UIPickerView, rowHeightForComponent component: Int
    ) -> CGFloat { 44 }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 120 }
  }

  @Test("Rows of views have the size the delegate says, and views are used again")
  func views() throws {
    let dots = Dots()
    let picker = UIPickerView(frame: CGRect(x: 20, y: 200, width: 320, height: 216))
    let app = TestApp {
      let controller = UIViewController()
      controller.view.addSubview(picker)
      picker.dataSource = dots
      picker.delegate = dots
      return controller
    }
    try app.settle()
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 108, height: 44))
    #expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == "dot 1")
    let made = dots.made
    picker.selectRow(30, inComponent: 0, animated: true)
    try app.settle()
    #expect((picker.view(forRow: 30, forComponent: 0) as? UILabel)?.text == "dot 30")
    #expect(picker.view(forRow: 1, forComponent: 0) == nil)
    #expect(dots.made <= made + 4)
  }
}
