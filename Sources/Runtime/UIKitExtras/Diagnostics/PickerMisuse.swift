/// The misuses of pickers and steppers.
package enum PickerMisuse: MisuseCase {
  case calendarWithoutController
  case minuteInterval(Int)
  case unknownRow(Int, component: Int)
  case stepValue(Double)

  package var sentence: String {
    switch self {
    case .calendarWithoutController:
      "The date picker is not in a view controller's view, so its calendar cannot be presented; "
        + "set the style .wheels or .inline."
    case .minuteInterval(let minutes):
      "A date picker's minuteInterval cannot be \(minutes), so it is unchanged; set a divisor of "
        + "60 that is at most 30."
    case .unknownRow(let row, let component):
      "The picker view has no row \(row) in component \(component), so its selection is "
        + "unchanged; select a row that its data source counts."
    case .stepValue(let value):
      "UIStepper.stepValue was set to \(value), so it is unchanged; set a value above 0."
    }
  }
}
