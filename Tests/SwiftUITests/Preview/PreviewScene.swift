import DetentTesting

/// A scene of the gallery, in files where SwiftUI has another meaning of the word.
typealias PreviewScene = Scene
