/// The sheet of a colour picker: the colours in three arrangements, and the opacity.
struct ColorSheet: View {
  enum Page: String, CaseIterable {
    case grid = "Grid"
    case spectrum = "Spectrum"
    case sliders = "Sliders"
  }

  let selection: Binding<Color>
  let supportsOpacity: Bool
  @State private var page = Page.grid
  @Environment(\.dismiss) private var dismiss

  /// The margin in points. Grade: tunable.
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 16
  static let width: CGFloat = 375
  /// The height of the sheet's content. Grade: tunable.
  static let height: CGFloat = 616

  var body: some View {
    // The keyboard reduces the height while digits are entered.
    ScrollView { content }
      .scrollBounceBehavior(.basedOnSize)
      .frame(idealWidth: Self.width, maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      // Larger text sizes leave no space for the controls.
      .dynamicTypeSize(...DynamicTypeSize.accessibility1)
  }

  private var parts: Binding<ColorParts> {
    Binding(
      get: { ColorParts(selection.wrappedValue) },
      set: { selection.wrappedValue = $0.color })
  }

  private var content: some View {
    VStack(spacing: Self.spacing) {
      title
      Picker("Kind", selection: $page) {
        ForEach(Page.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      ZStack(alignment: .top) {
        // All pages have the grid's height.
        Color.clear.aspectRatio(ColorGrid.shape, contentMode: .fit)
        switch page {
        case .grid: ColorGrid(parts: parts)
        case .spectrum: ColorSpectrum(parts: parts)
        case .sliders: ColorSliders(parts: parts)
        }
      }
      if supportsOpacity { opacity }
      Divider()
      HStack {
        ColorSwatch(color: selection.wrappedValue)
        Spacer()
      }
    }
    .padding(Self.margin)
  }

  private var title: some View {
    ZStack {
      Text("Colors").font(.headline).accessibilityAddTraits(.isHeader)
      HStack {
        Spacer()
        Button("Close", systemImage: "xmark") { dismiss() }
          .labelStyle(.iconOnly)
          .buttonStyle(.glass)
          .buttonBorderShape(.circle)
          .tint(.primary)
          .dynamicTypeSize(.large)
      }
    }
  }

  private var opacity: some View {
    let share = parts.wrappedValue.opacity
    var full = parts.wrappedValue
    full.opacity = 1
    var none = full
    none.opacity = 0
    return ColorTrackRow(
      name: "Opacity", value: parts.opacity, colors: [none.color, full.color],
      knob: parts.wrappedValue.color, shown: "\(Int(clamping: (share * 100).rounded()))%")
  }
}

/// The current colour, over a chequerboard.
private struct ColorSwatch: View {
  let color: Color

  /// The side length in points. Grade: tunable.
  private static let side: CGFloat = 56

  var body: some View {
    ZStack {
      Checkerboard()
      Rectangle().fill(color)
    }
    .frame(width: Self.side, height: Self.side)
    .clipShape(.rect(cornerRadius: 12, style: .continuous))
    .accessibilityElement()
    .accessibilityLabel("Chosen color")
    .accessibilityValue(Text(verbatim: ColorParts(color).spoken))
  }
}

/// A chequerboard behind translucent colours.
struct Checkerboard: View {
  /// The side length of a square in points. Grade: tunable.
  private static let side: CGFloat = 8

  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
      var squares = Path()
      for row in 0..<Int((size.height / Self.side).rounded(.up)) {
        for column in 0..<Int((size.width / Self.side).rounded(.up)) where (row + column) % 2 == 1 {
          squares.addRect(
            CGRect(
              x: CGFloat(column) * Self.side, y: CGFloat(row) * Self.side, width: Self.side,
              height: Self.side))
        }
      }
      context.fill(squares, with: .color(Color(white: 0.8)))
    }
  }
}
