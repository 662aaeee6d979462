import Foundation
import UIKit
import VirtualDevice

/// Damaged files: traces and their comparison, colours of asset catalogues, fonts and goldens.
@MainActor
enum InputFiles {
  /// Reads a damaged file, and returns the first law that does not hold.
  static func check(_ kind: String, _ pieces: [String]) -> Fault? {
    let text = pieces.joined()
    switch kind {
    case "trace": return checkTrace(text)
    case "color":
      guard let color = try? JSONDecoder().decode(CatalogColor.self, from: Data(text.utf8)) else {
        return nil
      }
      for color in [color.light, color.dark ?? color.light] {
        var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        guard [red, green, blue, alpha].allSatisfy(\.isFinite) else {
          return Fault(law: "colours are finite", detail: "\(red) \(green) \(blue) \(alpha)")
        }
      }
    case "font": return checkFont(text)
    default: return checkGolden(pieces)
    }
    return nil
  }

  /// A trace is read or refused in one sentence; one that is read is written and read again, and has no
  /// differences from itself.
  private static func checkTrace(_ text: String) -> Fault? {
    do {
      let frames = try TraceFrame.read(text)
      let again = try TraceFrame.read(frames.map(\.json).joined(separator: "\n"))
      let differences = TraceComparison().differences(of: again, from: frames)
      if let difference = differences.first {
        return Fault(law: "a trace equals itself", detail: "\(difference)")
      }
      let reversed = Array(frames.reversed())
      for difference in TraceComparison().differences(of: reversed, from: frames) {
        if let fault = InputsCampaign.check("\(difference)") { return fault }
      }
      return nil
    } catch {
      return InputsCampaign.check("\(error)")
    }
  }

  private static func checkFont(_ text: String) -> Fault? {
    let parts = text.split(separator: "/", maxSplits: 1).map(String.init)
    let size = parts.count > 1 ? CGFloat(Double(parts[1]) ?? 17) : 17
    let font = UIFont(name: parts.first ?? "", size: size) ?? .systemFont(ofSize: size)
    let label = UILabel()
    label.font = font
    label.text = String(text.prefix(50))
    let fitting = label.sizeThatFits(CGSize(width: 200, height: 1000))
    guard fitting.width.isFinite, fitting.height.isFinite, font.lineHeight.isFinite else {
      return Fault(law: "texts have a finite size", detail: "\(fitting), \(font.pointSize) points")
    }
    return nil
  }

  /// A damaged golden is another picture than the whole one, or none.
  private static func checkGolden(_ pieces: [String]) -> Fault? {
    var chance = Chance(seed: 1)
    let bytes = pieces.compactMap { UInt8($0, radix: 16) }
    let whole = picture(&chance)
    guard let golden = UIImage(data: Data(bytes)), let image = UIImage(data: Data(whole)),
      let first = golden.cgImage, let second = image.cgImage
    else { return nil }
    if bytes == whole, first.width != second.width || first.height != second.height {
      return Fault(law: "equal files are equal pictures", detail: "\(golden.size)")
    }
    guard let again = golden.pngData().flatMap(UIImage.init(data:)), again.size == golden.size
    else {
      return Fault(law: "a picture is written as it was read", detail: "\(golden.size)")
    }
    return nil
  }

  /// The bytes of a small picture.
  static func picture(_ chance: inout Chance) -> [UInt8] {
    let size = CGSize(width: chance.whole(1...9), height: chance.whole(1...9))
    let image = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }
    return [UInt8](image.pngData() ?? Data())
  }

  /// The pieces of a valid file.
  static func pieces(_ kind: String, _ chance: inout Chance) -> [String] {
    switch kind {
    case "trace":
      var lines: [String] = []
      for index in 0..<chance.whole(1...5) {
        let top = chance.number(0...852)
        lines.append(
          #"{"t":\#(Double(index) / 8),"sheets":[{"frame":[0,\#(top),393,\#(852 - top)],"#
            + #""detent":\#(chance.one(of: ["null", #""medium""#])),"phase":"resting","dim":0.2,"#
            + #""corners":[],"grabber":false}],"presenter":{"transform":[],"tint":"normal"},"#
            + #""events":\#(chance.one(of: ["[]", #"["Flow.step(a: b)"]"#]))}"#)
      }
      return lines.joined(separator: "\n").map(String.init)
    case "color":
      return
        (#"{"colors":[{"idiom":"universal","color":{"components":{"red":"0xFF","green":"0.5","#
        + #""blue":"255","alpha":"1.0"}}},{"appearances":[{"appearance":"luminosity","#
        + #""value":"dark"}],"color":{"components":{"white":"1e3"}}}]}"#).map(String.init)
    case "font":
      return chance.one(of: ["Inter/17", "Helvetica-Bold/1e9", "/-4", "SFMono/0.001", "x/nan"])
        .map(String.init)
    default:
      var fixed = Chance(seed: 1)
      return picture(&fixed).map { String($0, radix: 16) }
    }
  }
}
