/// The spectrum of all hues from left to right, from white at the top to black at the bottom.
struct ColorSpectrum: View {
  let parts: Binding<ColorParts>
  /// The position and the components of the last touch: many positions have the same black.
  @State private var touched: (place: CGPoint, parts: ColorParts)?

  /// The diameter of the ring in points. Grade: tunable.
  private static let ring: CGFloat = 32

  var body: some View {
    GeometryReader { geometry in
      let size = geometry.size
      let place = place
      ZStack {
        LinearGradient(
          colors: stride(from: 0.0, through: 1, by: 1.0 / 6).map {
            Color(hue: $0, saturation: 1, brightness: 1)
          }, startPoint: .leading, endPoint: .trailing)
        LinearGradient(
          stops: [
            .init(color: .white, location: 0), .init(color: .white.opacity(0), location: 0.5),
            .init(color: .black.opacity(0), location: 0.5), .init(color: .black, location: 1),
          ], startPoint: .top, endPoint: .bottom)
      }
      .clipShape(.rect(cornerRadius: 12, style: .continuous))
      .overlay {
        ColorKnob(color: parts.wrappedValue.color, side: Self.ring)
          .position(x: place.x * size.width, y: place.y * size.height)
      }
      .contentShape(.rect)
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { drag in
          let place = CGPoint(
            x: min(max(drag.location.x / max(size.width, 1), 0), 1),
            y: min(max(drag.location.y / max(size.height, 1), 0), 1))
          let new = ColorParts(spectrum: place, opacity: parts.wrappedValue.opacity)
          touched = (place, new)
          parts.wrappedValue = new
        })
    }
    .aspectRatio(ColorGrid.shape, contentMode: .fit)
    .environment(\.layoutDirection, .leftToRight)
    .accessibilityElement()
    .accessibilityLabel("Spectrum")
    .accessibilityValue(Text(verbatim: parts.wrappedValue.spoken))
  }

  private var place: CGPoint {
    let now = parts.wrappedValue
    if let touched, touched.parts.isSameColor(as: now) { return touched.place }
    return now.spectrumPlace
  }
}

/// A ring filled with the colour below it.
struct ColorKnob: View {
  let color: Color
  let side: CGFloat

  var body: some View {
    ZStack {
      Circle().fill(.white).shadow(color: .black.opacity(0.25), radius: 3, y: 1)
      Circle().inset(by: 3).fill(color)
    }
    .frame(width: side, height: side)
  }
}
