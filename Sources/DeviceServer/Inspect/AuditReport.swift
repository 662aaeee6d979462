import CoreGraphics
import UIKit
import VirtualDevice

/// The findings of an accessibility check of the screen, in the order of reading.
struct AuditReport: Encodable, Equatable {
  /// A finding about an element.
  struct Finding: Encodable, Equatable {
    enum Kind: String, Encodable {
      case label, size, contrast, order
    }

    var kind: Kind
    /// Indicates whether this is a barrier; others are for a person to judge.
    var isBarrier: Bool
    /// The number of the element in the screen's list of elements.
    var element: Int
    var sentence: String
    var frame: [Double]
  }

  let t = "audit"
  /// The number of elements that were checked.
  var count: Int
  var findings: [Finding]

  /// The least width and height of a control in points. (documented: Apple, Human Interface Guidelines,
  /// Accessibility, Mobility)
  static let leastSize = 44.0
  /// The width and height below which a control is a barrier. (documented: WCAG 2.2, 2.5.8)
  static let barrierSize = 24.0

  /// Checks the elements of a screen.
  ///
  /// - Parameter picture: the screen with its scale; without one no contrast is checked.
  @MainActor
  init(_ elements: [ScreenElement], picture: (bitmap: Bitmap, scale: Double)?, screen: CGSize) {
    count = elements.count
    findings = []
    let area = CGRect(origin: .zero, size: screen)
    for (index, element) in elements.enumerated() {
      checkLabel(element, index)
      // What reaches beyond the screen is partly scrolled away.
      if area.contains(element.frame) {
        checkSize(element, index)
        if let picture { checkContrast(element, index, picture) }
      }
      if index > 0 { checkOrder(element, after: elements[index - 1], index) }
    }
  }

  @MainActor
  private mutating func add(
    _ kind: Finding.Kind, barrier: Bool, _ index: Int, _ element: ScreenElement, _ sentence: String
  ) {
    let frame = [element.frame.minX, element.frame.minY, element.frame.width, element.frame.height]
    findings.append(
      Finding(
        kind: kind, isBarrier: barrier, element: index, sentence: sentence,
        frame: frame.map { ($0 * 10).rounded() / 10 }))
  }

  // Labels

  /// Roles whose elements are read by their label; a text has no other.
  private static let labelled: Set<String> = [
    "button", "cell", "image", "link", "pageIndicator", "searchField", "slider", "stepper",
    "switch", "textField", "textView", "adjustable", "secureTextField",
  ]

  @MainActor
  private mutating func checkLabel(_ element: ScreenElement, _ index: Int) {
    let label = (element.label ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    guard !label.isEmpty else {
      // A field is read by its value, which may be its placeholder.
      guard Self.labelled.contains(element.role), (element.value ?? "").isEmpty else { return }
      return add(.label, barrier: true, index, element, "The \(element.role) has no label.")
    }
    let words = label.lowercased()
    if element.traits.contains(.button), words.hasSuffix(" button") {
      add(
        .label, barrier: false, index, element,
        "The label \"\(label)\" names the kind, which VoiceOver adds by itself.")
    } else if element.role == "image", words.hasSuffix(".png") || words.hasSuffix(".jpg") {
      add(.label, barrier: false, index, element, "The label \"\(label)\" is a file's name.")
    }
  }

  // Sizes

  /// Controls of the system, which have their own sizes, are not those of the app.
  private static let systemSized: Set<String> = [
    "key", "switch", "slider", "stepper", "pageIndicator", "dismissRegion", "link",
  ]

  @MainActor
  private mutating func checkSize(_ element: ScreenElement, _ index: Int) {
    guard element.traits.contains(.button), !Self.systemSized.contains(element.role) else { return }
    let (width, height) = (element.frame.width, element.frame.height)
    // Frames are compared with a tenth of a point, as layouts round to pixels.
    guard min(width, height) < Self.leastSize - 0.1 else { return }
    add(
      .size, barrier: min(width, height) < Self.barrierSize - 0.1, index, element,
      "\(Self.points(width)) × \(Self.points(height)) points; a control should have at least "
        + "\(Self.points(Self.leastSize)) × \(Self.points(Self.leastSize)).")
  }

  // Contrast

  @MainActor
  private mutating func checkContrast(
    _ element: ScreenElement, _ index: Int, _ picture: (bitmap: Bitmap, scale: Double)
  ) {
    guard !element.traits.contains(.notEnabled), element.role != "image", element.role != "key",
      element.label != nil || element.value != nil,
      let ratio = TextContrast(of: element.frame, in: picture.bitmap, scale: picture.scale)?.ratio,
      ratio < TextContrast.least
    else { return }
    let isBarrier = ratio < TextContrast.leastOfLarge
    let least = Self.points(isBarrier ? TextContrast.leastOfLarge : TextContrast.least)
    add(
      .contrast, barrier: isBarrier, index, element,
      "The strongest contrast is \(Self.points(ratio)) : 1; "
        + (isBarrier
          ? "even large text needs \(least) : 1."
          : "text below 18 points, or 14 in bold, needs \(least) : 1."))
  }

  // Order

  /// An element that is read after one below it, in the same column, is read against the eye.
  @MainActor
  private mutating func checkOrder(
    _ element: ScreenElement, after last: ScreenElement, _ index: Int
  ) {
    let (frame, before) = (element.frame, last.frame)
    guard last.role != "dismissRegion", element.role != "dismissRegion", frame.maxY <= before.minY,
      before.minY - frame.maxY < Self.orderDistance
    else { return }
    let shared = min(frame.maxX, before.maxX) - max(frame.minX, before.minX)
    guard shared > min(frame.width, before.width) / 2 else { return }
    add(
      .order, barrier: false, index, element,
      "It is above \"\(last.label ?? last.role)\" and is read after it.")
  }

  /// The distance in points up to which two elements are one group for the eye; tunable. Bars that
  /// float over a screen are read after it from any distance.
  private static let orderDistance = 120.0

  private static func points(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(clamping: rounded))" : "\(rounded)"
  }
}
