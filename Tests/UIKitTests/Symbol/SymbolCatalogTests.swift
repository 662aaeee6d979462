import Testing
import UIKit

struct SymbolCatalogTests {
  private func recipe(_ name: String, in text: String) -> String? {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { SymbolText($0).recipe(named: name) }
  }

  @Test("Each symbol of a text is found, also where its name begins or ends another's")
  func found() {
    let text = "bell u a 1\nbell.fill u b 1\nbellows u c 1\nclock s o 1\nx f o 2\n"
    #expect(recipe("bell", in: text) == "u a 1")
    #expect(recipe("bell.fill", in: text) == "u b 1")
    #expect(recipe("bellows", in: text) == "u c 1")
    #expect(recipe("clock", in: text) == "s o 1")
    #expect(recipe("x", in: text) == "f o 2")
  }

  @Test(
    "A name that is not in a text gives nil",
    arguments: ["", "a", "be", "bell.", "bell.filled", "bells", "z", "bell u", "clock s\nx", "ö"])
  func unknown(name: String) {
    let text = "bell u a 1\nbell.fill u b 1\nclock s o 1\nx f o 2\n"
    #expect(recipe(name, in: text) == nil)
    #expect(recipe(name, in: "") == nil)
  }

  @Test("The last line needs no end, and a line without a recipe is no symbol")
  func untidy() {
    #expect(recipe("b", in: "a u\nb s o") == "s o")
    #expect(recipe("a", in: "a\nb s o") == nil)
    #expect(recipe("b", in: "a\nb s o") == "s o")
    #expect(recipe("b", in: "a u\nb") == nil)
  }

  @Test("The catalogue's names are in order, each once, and each has a recipe")
  func order() {
    let names = SymbolCatalog.names
    #expect(names.count > 1700)
    #expect(zip(names, names.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(names.filter { SymbolCatalog.recipe(named: $0) == nil } == [])
  }

  @Test("A symbol under a second name has the first one's recipe")
  func alias() {
    #expect(SymbolCatalog.recipe(named: "chevron.forward") != nil)
    #expect(
      SymbolCatalog.recipe(named: "chevron.forward")
        == SymbolCatalog.recipe(named: "chevron.right"))
  }

  @Test("A filled silhouette fills the shapes and takes the marks away")
  func silhouette() {
    #expect(
      SymbolCatalog.recipe(named: "signpost.left.fill")?.split(separator: " ").first == "b")
    #expect(SymbolCatalog.recipe(named: "cat")?.contains("; f o 8.6 8.8 0.8") == true)
    #expect(SymbolCatalog.recipe(named: "cat.fill")?.contains("; x o 8.6 8.8 0.8") == true)
  }

  @Test("A variant is made of the symbol and what is added to it")
  func variants() {
    #expect(SymbolCatalog.recipe(named: "mic.slash") == "u mic 1 12 12; u _slash 1 12 12")
    #expect(
      SymbolCatalog.recipe(named: "heart.square") == "u square 1 12 12; u*0.8 heart 0.54 12 12")
    #expect(
      SymbolCatalog.recipe(named: "trash.circle.fill")
        == "u circle.fill 1 12 12; w*0.8 trash.fill 0.54 12 12")
  }
}
