import Testing
import UIKit

@MainActor
struct SymbolTests {
  @Test("Every symbol draws something that stays inside its image", arguments: SymbolCatalog.names)
  func drawn(name: String) throws {
    let traits = UITraitCollection { $0.displayScale = 3 }
    let image = try #require(UIImage(systemName: name, compatibleWith: traits))
    let pixels = try #require(image.pixels(tint: .black, displayScale: 3)).bitmap
    #expect(CGFloat(pixels.width) == (image.size.width * 3).rounded())
    #expect(CGFloat(pixels.height) == (image.size.height * 3).rounded())
    var ink = 0
    var edges: Set<String> = []
    for y in 0..<pixels.height {
      for x in 0..<pixels.width where pixels[x, y] >> 24 > 8 {
        ink += 1
        if x <= 2 { edges.insert("left") }
        if x >= pixels.width - 3 { edges.insert("right") }
        if y <= 2 { edges.insert("top") }
        if y >= pixels.height - 3 { edges.insert("bottom") }
      }
    }
    #expect(ink > 20)
    #expect(edges.count == 4, "the image is as tight as its ink")
    #expect(image.size.width <= 30 && image.size.height <= 30)
  }

  @Test("Unknown names and parts of other symbols give nil")
  func unknown() {
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(systemName: "") == nil)
    #expect(UIImage(systemName: "_turn") == nil)
    #expect(UIImage(systemName: "soccerball.fill") == nil, "iOS calls it the inverse")
  }

  nonisolated static let wanted = [
    "xmark", "xmark.circle.fill", "chevron.left", "chevron.right", "chevron.up", "chevron.down",
    "plus", "minus", "ellipsis", "magnifyingglass", "gear", "gearshape.fill", "house.fill",
    "person.crop.circle.fill", "star.fill", "heart.fill", "map.fill", "mappin.and.ellipse",
    "location.fill", "car.fill", "bicycle", "figure.walk", "fork.knife", "cup.and.saucer.fill",
    "square.and.arrow.up", "square.and.pencil", "trash", "wifi", "battery.100", "globe",
    "checkmark.circle.fill", "exclamationmark.triangle.fill", "info.circle", "questionmark.circle",
    "arrow.triangle.turn.up.right.diamond.fill", "line.3.horizontal", "slider.horizontal.3",
    "photo.on.rectangle", "bed.double.fill", "parkingsign", "fuelpump.fill", "eye.slash",
    "rectangle.bottomthird.inset.filled", "circle.lefthalf.filled", "hare.fill", "tortoise", "bird",
    "fish.fill", "ant.circle", "car.side.fill", "plusminus.circle", "dial.low.fill",
    "camera.filters", "crop.rotate", "pencil.tip.crop.circle", "dice.fill", "heart.square.fill",
    "calendar.badge.minus", "person.crop.circle.badge.checkmark", "soccerball.inverse",
    "play.slash.fill", "square.fill.on.square.fill", "checkmark.icloud", "figure.yoga",
  ]

  @Test("The symbols that apps use most are there", arguments: wanted)
  func exists(name: String) {
    #expect(UIImage(systemName: name)?.isSymbolImage == true)
  }

  @Test("Heavier symbols have more ink, larger ones are larger")
  func weights() throws {
    func ink(_ weight: UIImage.SymbolWeight) throws -> Int {
      let image = try #require(
        UIImage(
          systemName: "circle",
          withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: weight)))
      let bitmap = try #require(image.pixels(tint: .black, displayScale: 2)).bitmap
      return (0..<bitmap.height).reduce(0) { sum, y in
        sum + (0..<bitmap.width).filter { bitmap[$0, y] >> 24 > 127 }.count
      }
    }
    let inks = try [UIImage.SymbolWeight.ultraLight, .regular, .bold, .black].map { try ink($0) }
    #expect(inks == inks.sorted() && Set(inks).count == 4)
    let scales: [UIImage.SymbolScale] = [.small, .medium, .large]
    let heights = scales.compactMap {
      UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(scale: $0))?
        .size.height
    }
    #expect(heights == heights.sorted() && Set(heights).count == 3)
  }

  @Test("A symbol's middle is at half the height of capital letters")
  func baseline() throws {
    let image = try #require(UIImage(systemName: "circle"))
    let offset = try #require(image.baselineOffsetFromBottom)
    let middle = image.size.height / 2
    #expect(abs(middle - offset - UIFont.systemFont(ofSize: 17).capHeight / 2) < 0.01)
  }

  @Test("Configurations merge, the applied one wins")
  func configurations() throws {
    let image = try #require(
      UIImage(
        systemName: "plus",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)))
    let small = try #require(
      image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 15)))
    #expect(small.size.width < image.size.width)
    #expect(small.symbolConfiguration?.values.weight == .bold)
    let direct = UIImage(
      systemName: "plus",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .bold))
    #expect(small == direct)
  }

  @Test("A tint colours the symbol, and its alpha counts once where parts overlap")
  func tint() throws {
    let image = try #require(UIImage(systemName: "person.fill"))
    let tint = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let bitmap = try #require(image.pixels(tint: tint, displayScale: 3)).bitmap
    var strongest: UInt32 = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        strongest = max(strongest, bitmap[x, y] >> 24)
        #expect(bitmap[x, y] & 0xFFFF == 0, "red only")
      }
    }
    #expect(strongest == 127 || strongest == 128)
  }
}
