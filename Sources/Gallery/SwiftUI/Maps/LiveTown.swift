import SwiftUI

/// The town's map, moved by one finger, zoomed by two, by a double tap or by VoiceOver.
///
/// While it moves, pictures drawn before are moved and scaled: one of the part visible at rest over
/// a coarse one of the whole town. The visible part is drawn anew when it comes to rest.
struct LiveTown: View {
  let flight: MapFlight
  let showsRoute: Bool
  let chosen: String?
  let choose: (Place) -> Void

  @State private var hold: Hold?

  /// The gesture in progress, and the camera from which it began.
  private enum Hold {
    case pull(MapCamera, from: CGSize)
    case zoom(MapCamera)
  }

  private var camera: MapCamera { flight.camera }
  private var drawn: MapCamera { flight.drawn }
  private var pen: CGFloat { 1 / drawn.scale }

  /// The scale of the coarse picture; tunable.
  private static let coarse: CGFloat = 0.4

  var body: some View {
    GeometryReader { proxy in
      let size = proxy.size
      ZStack {
        overview(size)
        TownCanvas(camera: drawn, showsRoute: showsRoute, pen: pen)
          .scaleEffect(camera.scale / drawn.scale)
          .offset(translation(from: camera.center, to: drawn.center))
          .accessibilityElement()
          .accessibilityLabel("Map of the town")
          .accessibilityValue("\(Int((camera.scale * 100).rounded())) percent")
          .accessibilityAdjustableAction { direction in
            let factor: CGFloat = direction == .increment ? 1.5 : 1 / 1.5
            flight.go(to: camera.zoomed(by: factor, at: size.middle, in: size))
          }
        TownPins(camera: camera, chosen: chosen, choose: choose)
      }
      .contentShape(Rectangle())
      .gesture(pulling(size))
      .simultaneousGesture(zooming(size))
      .simultaneousGesture(
        SpatialTapGesture(count: 2).onEnded { tap in
          flight.go(to: camera.zoomed(by: 2, at: tap.location, in: size))
        })
    }
  }

  private func overview(_ size: CGSize) -> some View {
    let margin = 2 * MapCamera.margin(around: size)
    return TownCanvas(camera: MapCamera(scale: Self.coarse), showsRoute: showsRoute, pen: pen)
      .frame(
        width: (size.width + margin) * Self.coarse, height: (size.height + margin) * Self.coarse
      )
      .opacity(camera == drawn ? 0 : 1)
      .transaction { $0.animation = nil }
      .scaleEffect(camera.scale / Self.coarse)
      .offset(translation(from: camera.center, to: .zero))
      .frame(width: size.width, height: size.height)
      .accessibilityHidden(true)
  }

  private func translation(from center: CGPoint, to other: CGPoint) -> CGSize {
    CGSize(
      width: (other.x - center.x) * camera.scale, height: (other.y - center.y) * camera.scale)
  }

  private func pulling(_ size: CGSize) -> some Gesture {
    DragGesture(minimumDistance: 6)
      .onChanged { drag in
        switch hold {
        case .zoom: break
        case .pull(let start, let from):
          let translation = CGSize(
            width: drag.translation.width - from.width,
            height: drag.translation.height - from.height)
          flight.camera = start.moved(by: translation, in: size)
        case nil: hold = .pull(camera, from: drag.translation)
        }
      }
      .onEnded { _ in
        if case .pull = hold { rest() }
      }
  }

  private func zooming(_ size: CGSize) -> some Gesture {
    MagnifyGesture(minimumScaleDelta: 0.02)
      .onChanged { pinch in
        if case .zoom(let start) = hold {
          flight.camera = start.zoomed(by: pinch.magnification, at: pinch.startLocation, in: size)
        } else {
          hold = .zoom(camera)
        }
      }
      .onEnded { _ in rest() }
  }

  private func rest() {
    hold = nil
    flight.land()
  }
}

extension CGSize {
  /// The centre of a view of this size.
  fileprivate var middle: CGPoint { CGPoint(x: width / 2, y: height / 2) }
}
