import Foundation

extension UIImage {
  /// Creates an animated image from pictures of the same size, which image views show one after the other.
  ///
  /// - Parameter duration: The duration of all pictures in seconds; 0 means a thirtieth of a second for each.
  /// - Returns: The image; `nil` without pictures.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var properties = first.properties
    let usual = Double(images.count) / 30
    properties.frames = ImageProperties.Frames(
      images: images, duration: duration.isFinite && duration > 0 ? duration : usual)
    return UIImage(content: first.content, properties: properties)
  }

  /// Creates an animated image from the files or images of catalogues whose names are `name` with a number at
  /// its end, from 0 or 1 on.
  ///
  /// - Returns: The image; `nil` if there is none with the first numbers.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    var number = UIImage(named: name + "0") == nil ? 1 : 0
    while number <= 1024, let image = UIImage(named: name + "\(number)") {
      images.append(image)
      number += 1
    }
    return animatedImage(with: images, duration: duration)
  }

  /// The pictures of an animated image; `nil` for other images.
  public var images: [UIImage]? { properties.frames?.images }

  /// The duration of all pictures of an animated image, in seconds; 0 for other images.
  public var duration: TimeInterval { properties.frames?.duration ?? 0 }
}
