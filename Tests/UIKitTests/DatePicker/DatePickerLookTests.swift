import DetentTesting
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitExtras

@MainActor
@Suite("Date pickers in any text size")
struct DatePickerLookTests {
  private func show(
    _ style: UIDatePickerStyle, _ size: UIContentSizeCategory
  ) throws -> (app: TestApp, picker: UIDatePicker) {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = style
    picker.date = Date(timeIntervalSince1970: 1_700_000_000)
    let controller = UIViewController()
    let app = TestApp(device: .iPhone16, contentSizeCategory: size) { controller }
    picker.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(picker)
    NSLayoutConstraint.activate([
      picker.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
      picker.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
    ])
    try app.settle()
    return (app, picker)
  }

  @Test("Plates are as high as their letters need")
  func plates() throws {
    let (app, _) = try show(.compact, .accessibilityExtraLarge)
    let plate = try app.find(DatePlateControl.self)
    let label = try #require(plate.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.font.lineHeight > 40 && plate.bounds.height >= label.font.lineHeight)
    #expect(try show(.compact, .large).app.find(DatePlateControl.self).bounds.height < 36)
  }

  @Test("Without a locale a picker speaks as its device does, on any machine")
  func locale() throws {
    let (app, picker) = try show(.compact, .large)
    #expect(app.exists("Nov 14, 2023"))
    #expect(picker.calendar.firstWeekday == 1)
  }
}
