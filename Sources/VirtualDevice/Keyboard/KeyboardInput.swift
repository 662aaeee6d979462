import UIKit

/// The keyboard preferences of the first responder's text at this moment.
struct KeyboardInput: Equatable {
  var isPad = false
  var hasPoint = false
  var startsWithNumbers = false
  var returnTitle = "return"
  var isReturnEnabled = true
  var typesCapital = false

  /// The keys of a keyboard that was requested without a first responder.
  static let plain = KeyboardInput()

  private init() {}

  @MainActor
  init(_ input: any UIKeyInput) {
    switch input.keyboardType {
    case .numberPad, .phonePad, .asciiCapableNumberPad: isPad = true
    case .decimalPad: (isPad, hasPoint) = (true, true)
    case .numbersAndPunctuation: startsWithNumbers = true
    default: break
    }
    returnTitle = Self.title(of: input.returnKeyType)
    isReturnEnabled = !input.enablesReturnKeyAutomatically || input.hasText
    typesCapital = Self.typesCapital(input)
  }

  private static func title(of type: UIReturnKeyType) -> String {
    switch type {
    case .default: "return"
    case .go: "go"
    case .google, .search, .yahoo: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "emergency call"
    case .continue: "continue"
    }
  }

  @MainActor
  private static func typesCapital(_ input: any UIKeyInput) -> Bool {
    guard !input.isSecureTextEntry else { return false }
    let before = (input as? any KeyInputText)?.textBeforeCaret ?? ""
    switch input.autocapitalizationType {
    case .none: return false
    case .allCharacters: return true
    case .words: return before.last.map { $0.isWhitespace } ?? true
    case .sentences:
      guard let last = before.last else { return true }
      if last.isNewline { return true }
      guard last.isWhitespace else { return false }
      let end = before.last { !$0.isWhitespace }
      return end.map { ".!?".contains($0) } ?? true
    }
  }
}
