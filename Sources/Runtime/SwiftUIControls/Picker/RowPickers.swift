/// A picker of adjacent segments.
struct SegmentedPicker: View {
  let content: PickerContent

  var body: some View {
    SegmentsView(options: content.options, selection: content.selection).spokenAs(content.label)
  }
}

struct SegmentsView {
  let options: [PickerOption]
  let selection: Binding<Int>
}

extension SegmentsView: View, ControlView {
  static func makeControl() -> SegmentsControl { SegmentsControl(frame: .zero) }

  func show(in control: SegmentsControl, environment: EnvironmentValues) {
    if control.options != options {
      control.options = options
      control.removeAllSegments()
      for (index, option) in options.enumerated() {
        if let image = option.image?.barImage, option.title.isEmpty {
          control.insertSegment(with: image, at: index, animated: false)
        } else {
          control.insertSegment(withTitle: option.title, at: index, animated: false)
        }
        control.setEnabled(option.isEnabled, forSegmentAt: index)
      }
    }
    let index = selection.wrappedValue
    let chosen = index >= 0 ? index : UISegmentedControl.noSegment
    if control.selectedSegmentIndex != chosen { control.selectedSegmentIndex = chosen }
  }

  func read(_ control: SegmentsControl) {
    selection.wrappedValue = control.selectedSegmentIndex
  }

  /// The segments share the available width.
  static func measure(_ control: SegmentsControl, _ proposal: ProposedViewSize) -> CGSize? {
    let intrinsic = control.intrinsicContentSize
    return CGSize(
      width: max(intrinsic.width, proposal.width.map { $0.isFinite ? $0 : 0 } ?? 0),
      height: intrinsic.height)
  }
}

/// The segments of a picker.
final class SegmentsControl: UISegmentedControl {
  var options: [PickerOption] = []
}

/// The options as rows, with a checkmark at the selected one.
package struct PickerRows: View {
  let content: PickerContent
  var didChoose: () -> Void = {}

  package init(content: PickerContent, didChoose: @escaping () -> Void = {}) {
    self.content = content
    self.didChoose = didChoose
  }

  package var body: some View {
    let selection = content.selection
    let chosen = selection.wrappedValue
    ForEach(content.options) { option in
      Button {
        selection.wrappedValue = option.id
        didChoose()
      } label: {
        HStack {
          option.label.environment(\.defaultTextColor, nil)
          Spacer(minLength: 8)
          if option.id == chosen {
            Image(systemName: "checkmark").fontWeight(.semibold)
          }
        }
      }
      .disabled(!option.isEnabled)
      .accessibilityAddTraits(option.id == chosen ? .isSelected : [])
    }
  }
}

/// The options inline with the other rows, in a section below the label; outside of lists a wheel.
struct InlinePicker: View {
  let content: PickerContent
  @Environment(\.isInList) private var isInList
  @Environment(\.labelsAreHidden) private var hidesLabel

  var body: some View {
    if isInList, !hidesLabel {
      Section(
        content: { PickerRows(content: content) }, header: { content.label })
    } else if isInList {
      PickerRows(content: content)
    } else {
      WheelPicker(content: content)
    }
  }
}
