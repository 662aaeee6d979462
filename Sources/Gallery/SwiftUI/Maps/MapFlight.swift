import Observation
import SwiftUI

/// The current camera of the map, and the camera of its last drawing.
@MainActor
@Observable
final class MapFlight {
  /// The current camera.
  var camera = MapCamera()
  /// The camera of the last drawing.
  private(set) var drawn = MapCamera()

  /// Moves to another camera with an animation.
  func go(to next: MapCamera) {
    withAnimation(.smooth) {
      camera = next
    } completion: {
      self.land()
    }
  }

  /// Draws the visible part.
  func land() {
    drawn = camera
  }
}
