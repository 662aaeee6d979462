import Foundation

/// The name of an image in an asset catalogue, as Xcode declares one for each of an app's images.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let path: String

  /// Creates the name of an image in a bundle.
  public init(name: String, bundle: Bundle) {
    (self.name, path) = (name, bundle.bundlePath)
  }

  package var bundle: Bundle? { Bundle(path: path) }
}

/// The name of a colour in an asset catalogue, as Xcode declares one for each of an app's colours.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  package let path: String

  /// Creates the name of a colour in a bundle.
  public init(name: String, bundle: Bundle) {
    (self.name, path) = (name, bundle.bundlePath)
  }

  package var bundle: Bundle? { Bundle(path: path) }
}

extension UIImage {
  /// Creates the image that a resource names; one without pixels if the file is missing.
  public convenience init(resource: ImageResource) {
    let path = ImageFiles.path(
      named: resource.name, in: resource.bundle, traits: .current)
    let bitmap = path.flatMap { FileManager.default.contents(atPath: $0) }
      .flatMap { try? Bitmap.decode($0) }
    guard let path, let bitmap else {
      self.init(content: .empty, properties: ImageProperties())
      return
    }
    self.init(
      cgImage: CGImage(bitmap: bitmap), scale: ImageFiles.scale(ofFile: path), orientation: .up)
  }
}

extension UIColor {
  /// Creates the colour that a resource names; clear if it is missing.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) ?? .clear
    self.init { color.resolvedColor(with: $0) }
  }
}
