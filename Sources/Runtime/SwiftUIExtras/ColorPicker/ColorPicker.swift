/// A control that chooses a colour: a well that shows the current colour and presents a sheet of
/// colours.
public struct ColorPicker<Label> {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label
}

extension ColorPicker: View where Label: View {
  /// Creates a colour picker with a label.
  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity, label: label())
  }

  /// Creates a colour picker with a label, for a Core Graphics colour.
  nonisolated public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection.asColor, supportsOpacity: supportsOpacity, label: label())
  }

  /// The label and the well.
  public var body: some View {
    HStack {
      label
      Spacer(minLength: 8)
      ColorWell(selection: selection, supportsOpacity: supportsOpacity)
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a colour picker with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity, label: Text(titleKey))
  }

  /// Creates a colour picker with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity, label: Text(title))
  }

  /// Creates a colour picker with a title, for a Core Graphics colour.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection.asColor, supportsOpacity: supportsOpacity, label: Text(titleKey))
  }
}

extension Binding where Value == CGColor {
  fileprivate nonisolated var asColor: Binding<Color> {
    Binding<Color>(
      get: { Color(cgColor: wrappedValue) },
      set: { wrappedValue = $0.uiColor.cgColor })
  }
}

/// The current colour in a ring of all hues; a tap presents the sheet.
struct ColorWell: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @State private var isOpen = false

  /// The side length in points. Grade: tunable, by how iOS's well looks.
  private static let side: CGFloat = 28
  private static let ring: CGFloat = 3

  var body: some View {
    Button {
      isOpen = true
    } label: {
      Circle()
        .fill(selection.wrappedValue)
        .padding(Self.ring * 2)
        .background {
          Circle()
            .inset(by: Self.ring / 2)
            .stroke(Self.hues, lineWidth: Self.ring)
        }
        .frame(width: Self.side, height: Self.side)
        .contentShape(.circle)
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Color well")
    .accessibilityValue(Text(verbatim: ColorParts(selection.wrappedValue).spoken))
    .popover(isPresented: $isOpen) {
      ColorSheet(selection: selection, supportsOpacity: supportsOpacity)
        .presentationDetents([.height(ColorSheet.height)])
        .presentationBackgroundInteraction(.enabled)
    }
  }

  private static let hues = AngularGradient(
    colors: stride(from: 0.0, through: 1, by: 1.0 / 6).map {
      Color(hue: $0, saturation: 0.9, brightness: 1)
    },
    center: .center)
}
