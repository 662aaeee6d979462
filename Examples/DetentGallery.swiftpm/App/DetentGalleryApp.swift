import SwiftUI

/// The app of the gallery's scenes, on Apple's systems as on the Runtime.
@main
struct DetentGalleryApp: App {
  @State private var model = GalleryModel()

  var body: some Scene {
    WindowGroup { GalleryScreen(model: model) }
  }
}
