import Foundation

/// The hue, saturation and brightness of a colour, each 0…1.
struct HueComponents {
  let hue: CGFloat
  let saturation: CGFloat
  let brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let largest = max(red, green, blue)
    let range = largest - min(red, green, blue)
    brightness = largest
    saturation = largest > 0 ? range / largest : 0
    guard range > 0 else {
      hue = 0
      return
    }
    let sixth: CGFloat
    if largest == red {
      sixth = (green - blue) / range
    } else if largest == green {
      sixth = (blue - red) / range + 2
    } else {
      sixth = (red - green) / range + 4
    }
    hue = (sixth < 0 ? sixth + 6 : sixth) / 6
  }

  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    guard hue.isFinite else { return (brightness, brightness, brightness) }
    let position = (hue - hue.rounded(.down)) * 6
    let sector = position.rounded(.down)
    let fraction = position - sector
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    switch Int(sector) {
    case 0: return (brightness, rising, low)
    case 1: return (falling, brightness, low)
    case 2: return (low, brightness, rising)
    case 3: return (low, falling, brightness)
    case 4: return (rising, low, brightness)
    default: return (brightness, low, falling)
    }
  }
}
