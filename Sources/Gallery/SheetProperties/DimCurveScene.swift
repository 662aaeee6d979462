import DetentKit
import SwiftUI
import VirtualDevice

/// A dimming curve that can be selected while the sheet is shown.
private enum DimCurve: String, CaseIterable, Identifiable {
  case linear = "Linear"
  case late = "Late"
  case early = "Early"
  case steps = "Steps"

  var id: Self { self }

  /// The app's own curve is a closure like the others.
  var curve: SheetDimming.Curve {
    switch self {
    case .linear: .linear
    case .late: .late
    case .early: .early
    case .steps: SheetDimming.Curve { Self.step($0) }
    }
  }

  func value(_ share: CGFloat) -> CGFloat {
    switch self {
    case .linear: share
    case .late: share * share
    case .early: 1 - (1 - share) * (1 - share)
    case .steps: Self.step(share)
    }
  }

  private static func step(_ share: CGFloat) -> CGFloat { (share * 4).rounded() / 4 }
}

/// A map under a sheet about its own dimming.
private struct DimCurveScreen: View {
  @Bindable var model: KitModel
  @State private var curve: DimCurve?
  @State private var share = CGFloat(0)

  private var initial: DimCurve {
    DimCurve(rawValue: model.values.text("curve").capitalized) ?? .linear
  }

  private var chosen: DimCurve { curve[or: initial] }

  private var color: UIColor {
    switch model.values.text("color") {
    case "indigo": .systemIndigo
    case "orange": .systemOrange
    default: .black
    }
  }

  private var style: ModalPresentationStyle {
    var properties = SheetProperties(
      detents: [.height(300), .fraction(0.82)], prefersGrabberVisible: true)
    properties.largestUndimmedDetent = .height(300)
    properties.dimming = SheetDimming(color: color.withAlphaComponent(0.6), curve: chosen.curve)
    properties.onPositionChange = { share = min(max($0.total, 0), 1) }
    return .pageSheet(properties: model.observed(properties))
  }

  var body: some View {
    KitMap(model) {}
      .sheet(isPresented: $model.isPresented, style: style, onDismiss: model.didDismiss) {
        VStack(alignment: .leading, spacing: 16) {
          HStack(alignment: .firstTextBaseline) {
            Text("Dimming").font(.title2).bold()
            Spacer()
            Text("\(Int((chosen.value(share) * 60).rounded())) %")
              .monospacedDigit()
              .foregroundStyle(.secondary)
          }
          Picker("Curve", selection: $curve[or: initial]) {
            ForEach(DimCurve.allCases) { Text($0.rawValue) }
          }
          .pickerStyle(.segmented)
          DimPlot(curve: chosen, share: share, color: Color(uiColor: color))
            .frame(height: 104)
          Text("Drag the sheet: the dot is where it is, its height how dark the map.")
            .font(.footnote)
            .foregroundStyle(.secondary)
          Spacer(minLength: 0)
        }
        .padding(.horizontal, 20)
        .padding(.top, 28)
        .frame(maxWidth: .infinity)
      }
  }
}

extension DimCurve? {
  /// The curve, or another as long as there is none.
  fileprivate subscript(or other: DimCurve) -> DimCurve {
    get { self ?? other }
    set { self = newValue }
  }
}

private struct DimPlot: View {
  let curve: DimCurve
  let share: CGFloat
  let color: Color

  var body: some View {
    Canvas { context, size in
      func point(_ share: CGFloat) -> CGPoint {
        CGPoint(
          x: 8 + share * (size.width - 16),
          y: size.height - 8 - curve.value(share) * (size.height - 16))
      }
      var line = Path()
      line.move(to: point(0))
      for step in 1...80 { line.addLine(to: point(CGFloat(step) / 80)) }
      var area = line
      area.addLine(to: CGPoint(x: size.width - 8, y: size.height - 8))
      area.addLine(to: CGPoint(x: 8, y: size.height - 8))
      context.fill(area, with: .color(.blue.opacity(0.14)))
      context.stroke(
        line, with: .color(.blue), style: StrokeStyle(lineWidth: 3, lineCap: .round))
      let dot = point(share)
      context.fill(
        Path(ellipseIn: CGRect(x: dot.x - 8, y: dot.y - 8, width: 16, height: 16)),
        with: .color(.white))
      context.fill(
        Path(ellipseIn: CGRect(x: dot.x - 6, y: dot.y - 6, width: 12, height: 12)),
        with: .color(.blue))
    }
    .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 16))
    .accessibilityElement()
    .accessibilityLabel("Curve")
  }
}

extension DeviceScene {
  static let kitDimCurve = DeviceScene(
    name: "kit-dim-curve", title: "Dimming by a curve",
    summary: "How dark the map gets on the sheet's way is a function of the app's.",
    parameters: [
      .choice(
        "curve", ["linear", "late", "early", "steps"], default: "late",
        "How the dimming grows on the way"),
      .choice("color", ["black", "indigo", "orange"], default: "black", "What the map sinks into"),
    ],
    calls: SceneCall.sheet,
    script: { stage in
      let finger = ScriptFinger(stage)
      let up = finger.swipe(from: 0.77, to: 0.31, over: 0.9, resting: true)
      return TouchScript(
        [.tap("Present"), .settle, .hold(0.3)] + up
          + [.settle, .hold(0.2), .tap("Steps"), .hold(0.3)]
          + finger.swipe(from: 0.3, to: 0.72, over: 0.9, resting: true) + [.settle, .hold(0.3)])
    },
    root: { values in KitSceneController(values) { DimCurveScreen(model: $0) } })
}
