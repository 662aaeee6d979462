/// A scene with its parameters, and the device it is shown on. Properties that are `nil` stay as
/// they are.
struct SceneRequest: Equatable, Decodable {
  var scene: String?
  var set: [String: String]?
  var device: String?
  var orientation: String?
  var appearance: String?
  var textSize: String?
  var style: String?
  var reduceMotion: Bool?
  var rightToLeft: Bool?
}

extension SceneRequest {
  /// Replaces those properties that another request sets.
  mutating func adopt(_ other: SceneRequest) {
    if other.scene != nil, other.scene != scene { set = nil }
    scene = other.scene ?? scene
    set = other.set ?? set
    device = other.device ?? device
    orientation = other.orientation ?? orientation
    appearance = other.appearance ?? appearance
    textSize = other.textSize ?? textSize
    style = other.style ?? style
    reduceMotion = other.reduceMotion ?? reduceMotion
    rightToLeft = other.rightToLeft ?? rightToLeft
  }
}
