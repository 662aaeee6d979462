import Foundation

/// The grammatical number of a text that contains a number: the categories of Unicode's plural rules, as
/// `.stringsdict` files name them.
package enum PluralCategory: String, Sendable {
  case zero, one, two, few, many, other

  /// Chooses the category of a number in a language (documented: Unicode CLDR, cardinal plural rules).
  ///
  /// - Parameters:
  ///   - number: the number.
  ///   - hasFraction: indicates whether it is written with decimals, which no singular has in most languages.
  ///   - language: the code of the language; a region after it does not count.
  package init(_ number: Double, hasFraction: Bool, language: String) {
    let code = language.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? ""
    let isWhole = !hasFraction && number.rounded() == number && abs(number) < 1e15
    let count = isWhole ? Int(abs(number)) : 0
    switch Self.families[code] ?? .singular {
    case .none: self = .other
    case .singular: self = isWhole && count == 1 ? .one : .other
    case .anyOne: self = abs(number) == 1 ? .one : .other
    case .zeroAndOne: self = abs(number) < 2 ? .one : .other
    case .wholeZeroAndOne: self = abs(number) <= 1 ? .one : .other
    case .eastSlavic: self = isWhole ? Self.eastSlavic(count) : .other
    case .southSlavic:
      let category = Self.eastSlavic(count)
      self = isWhole && category != .many ? category : .other
    case .polish:
      let category = Self.eastSlavic(count)
      self = !isWhole ? .other : count == 1 ? .one : category == .one ? .many : category
    case .czech: self = !isWhole ? .many : count == 1 ? .one : (2...4) ~= count ? .few : .other
    case .romanian:
      let isFew = count == 0 || (1...19) ~= count % 100
      self = !isWhole ? .few : count == 1 ? .one : isFew ? .few : .other
    case .slovenian:
      let categories: [Int: PluralCategory] = [1: .one, 2: .two, 3: .few, 4: .few]
      self = !isWhole ? .few : categories[count % 100] ?? .other
    case .baltic:
      let teens = (11...19) ~= count % 100
      self = !isWhole ? .other : count % 10 == 0 || teens ? .zero : count % 10 == 1 ? .one : .other
    case .lithuanian:
      let teens = (11...19) ~= count % 100
      self =
        !isWhole ? .many : teens || count % 10 == 0 ? .other : count % 10 == 1 ? .one : .few
    case .hebrew: self = !isWhole ? .other : count == 1 ? .one : count == 2 ? .two : .other
    case .arabic: self = isWhole ? Self.arabic(count) : .other
    case .irish:
      let categories: [Int: PluralCategory] = [1: .one, 2: .two]
      self =
        !isWhole
        ? .other
        : categories[count] ?? ((3...6) ~= count ? .few : (7...10) ~= count ? .many : .other)
    case .welsh:
      let categories: [Int: PluralCategory] = [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many]
      self = isWhole ? categories[count] ?? .other : .other
    }
  }

  /// Languages with the same rules.
  private enum Family {
    case none, singular, anyOne, zeroAndOne, wholeZeroAndOne, eastSlavic, southSlavic, polish, czech
    case romanian, slovenian, baltic, lithuanian, hebrew, arabic, irish, welsh
  }

  /// The families of the languages that do not have the rules of English.
  private static let families: [String: Family] = {
    var families: [String: Family] = [:]
    for (family, codes) in [
      (Family.none, "ja zh yue ko vi th id ms my lo km jv su bo dz"),
      (.anyOne, "es tr hu bg el az ka kk ky mn nb no nn da sq ta te ml uz eo eu sw"),
      (.zeroAndOne, "fr pt hy"), (.wholeZeroAndOne, "fa hi bn gu kn zu am"),
      (.eastSlavic, "ru uk be"), (.southSlavic, "sr hr bs sh"), (.polish, "pl"),
      (.czech, "cs sk"), (.romanian, "ro mo"), (.slovenian, "sl"), (.baltic, "lv"),
      (.lithuanian, "lt"), (.hebrew, "he iw"), (.arabic, "ar ars"), (.irish, "ga"),
      (.welsh, "cy"),
    ] {
      for code in codes.split(separator: " ") { families[String(code)] = family }
    }
    return families
  }()

  private static func eastSlavic(_ count: Int) -> PluralCategory {
    guard !((11...14) ~= count % 100) else { return .many }
    switch count % 10 {
    case 1: return .one
    case 2...4: return .few
    default: return .many
    }
  }

  private static func arabic(_ count: Int) -> PluralCategory {
    switch (count, count % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }
}
