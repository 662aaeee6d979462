import Observation
import SwiftUI

/// Where the map is, and where it was when it was drawn.
@MainActor
@Observable
final class MapFlight {
  /// What is seen.
  var camera = MapCamera()
  /// What the map's picture was drawn for.
  private(set) var drawn = MapCamera()

  /// Flies to another place.
  func go(to next: MapCamera) {
    withAnimation(.smooth) {
      camera = next
    } completion: {
      self.land()
    }
  }

  /// Draws what is seen.
  func land() {
    drawn = camera
  }
}
