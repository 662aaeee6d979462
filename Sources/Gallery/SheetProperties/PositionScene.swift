import DetentKit
import SwiftUI
import VirtualDevice

/// All positions of a presentation, drawn while they arrive.
private struct PositionScreen: View {
  @Bindable var model: KitModel

  private static let stops: [PresentationDetentReference] = [.height(160), .medium, .large]

  private var style: ModalPresentationStyle {
    var properties = SheetProperties(detents: Self.stops, prefersGrabberVisible: true)
    properties.largestUndimmedDetent = .medium
    properties.onPositionChange = { position in
      // A new presentation begins after the end of the last one.
      if model.track.last?.phase == .dismissed { model.track = [] }
      model.track.append(position)
    }
    return .pageSheet(properties: model.observed(properties))
  }

  var body: some View {
    KitMap(model) { PositionCard(track: model.track).padding(.horizontal, 16) }
      .sheet(isPresented: $model.isPresented, style: style, onDismiss: model.didDismiss) {
        ScrollView { PlaceSheet() }
      }
  }
}

/// The sheet's position in numbers, and as a line: orange under a finger, blue by itself.
private struct PositionCard: View {
  let track: [PresentationPosition]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .firstTextBaseline) {
        Text(heading).font(.headline)
        Spacer()
        Text(number).font(.subheadline).monospacedDigit().foregroundStyle(.secondary)
      }
      PositionPlot(track: track).frame(height: 96)
    }
    .padding(16)
    .frame(maxWidth: 420)
    .background(
      Color(uiColor: .secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 24))
  }

  private var heading: String {
    guard let last = track.last else { return "No sheet" }
    let phase =
      switch last.phase {
      case .presenting: "Comes in"
      case .resting: "At rest"
      case .dragging: "In the hand"
      case .settling: "Settles"
      case .dismissing: "Goes"
      case .dismissed: "Gone"
      }
    return last.mover == .user ? "\(phase), by the user" : phase
  }

  private var number: String {
    guard let last = track.last else { return "" }
    return "\(Int(last.height.rounded())) pt · \(hundredths(last.total))"
  }

  private func hundredths(_ value: CGFloat) -> String {
    let all = Int((value * 100).rounded())
    let rest = abs(all) % 100
    return "\(all < 0 ? "−" : "")\(abs(all) / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

/// A plot of index and progress over the frames, with a line for each detent.
private struct PositionPlot: View {
  let track: [PresentationPosition]

  var body: some View {
    Canvas { context, size in
      let stops: ClosedRange<CGFloat> = -1...2
      func y(_ total: CGFloat) -> CGFloat {
        let share = (total - stops.lowerBound) / (stops.upperBound - stops.lowerBound)
        return size.height - 3 - share * (size.height - 6)
      }
      for stop in 0...2 {
        var line = Path()
        line.move(to: CGPoint(x: 0, y: y(CGFloat(stop))))
        line.addLine(to: CGPoint(x: size.width, y: y(CGFloat(stop))))
        context.stroke(
          line, with: .color(Color(uiColor: .separator)),
          style: StrokeStyle(lineWidth: 1, dash: [3, 4]))
      }
      let step = size.width / CGFloat(max(track.count, 120))
      for (index, position) in track.enumerated().dropFirst() {
        let before = track[index - 1]
        var part = Path()
        part.move(to: CGPoint(x: CGFloat(index - 1) * step, y: y(before.total)))
        part.addLine(to: CGPoint(x: CGFloat(index) * step, y: y(position.total)))
        context.stroke(
          part, with: .color(position.phase == .dragging ? .orange : .blue),
          style: StrokeStyle(lineWidth: 3, lineCap: .round))
      }
      if let last = track.last {
        let center = CGPoint(x: CGFloat(track.count - 1) * step, y: y(last.total))
        context.fill(
          Path(ellipseIn: CGRect(x: center.x - 5, y: center.y - 5, width: 10, height: 10)),
          with: .color(last.phase == .dragging ? .orange : .blue))
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Way of the sheet")
  }
}

extension DeviceScene {
  static let kitPosition = DeviceScene(
    name: "kit-position", title: "One stream of positions",
    summary: "Stop, progress and phase of the sheet in every frame from first to last, as a line.",
    calls: SceneCall.sheet,
    script: { stage in
      TouchScript(
        [.tap("Present"), .settle, .hold(0.2)] + swipes(stage)
          + [.call("dismiss", argument: nil), .settle, .hold(0.5)])
    },
    root: { values in KitSceneController(values) { PositionScreen(model: $0) } })
}
