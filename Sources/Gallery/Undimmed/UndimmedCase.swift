import SwiftUI
import VirtualDevice

/// A set of detents, and the largest undimmed one, with which the article's modifier and DetentKit's
/// are compared.
enum UndimmedCase: String {
  /// The detents of a map app.
  case map
  /// Two fractions whose names agree when they are written with one decimal place.
  case fractions
  /// A largest undimmed detent that is not among the detents.
  case unlisted

  init(_ values: SceneValues) {
    self = UndimmedCase(rawValue: values.text("case")) ?? .map
  }

  static let parameter = SceneParameter.choice(
    "case", ["map", "fractions", "unlisted"], default: "map",
    "The detents, and the largest undimmed one")

  @Sendable
  static func script(_ stage: SceneStage) -> TouchScript {
    let finger = ScriptFinger(stage)
    return TouchScript(
      [.tap("Present"), .settle, .hold(0.3)]
        + finger.swipe(from: 0.3, to: 0.2, over: 0.4) + [.settle, .hold(0.2)]
        + finger.swipe(from: finger.lowForm, to: 0.5, over: 0.4) + [.settle, .hold(0.2)]
        + finger.swipe(from: 0.53, to: 0.12, over: 0.4) + [.settle, .hold(0.3)])
  }
}

/// A round button in the tint colour, which is grey while the screen is dimmed.
struct TintedLocationButton: UIViewRepresentable {
  func makeUIView(context: Context) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.image = UIImage(systemName: "location.fill")
    configuration.cornerStyle = .capsule
    let button = UIButton(configuration: configuration)
    button.accessibilityLabel = "Location"
    return button
  }

  func updateUIView(_ uiView: UIButton, context: Context) {}

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIButton, context: Context
  ) -> CGSize? {
    CGSize(width: 48, height: 48)
  }
}

extension View {
  /// Adds a tinted button in the top trailing corner of a map.
  func withTintedButton() -> some View {
    overlay(alignment: .topTrailing) { TintedLocationButton().padding(16) }
  }
}
