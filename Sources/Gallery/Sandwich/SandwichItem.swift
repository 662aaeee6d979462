import DetentKit
import SwiftUI

/// A way to present, as the item of a presentation.
enum SandwichItem: String, Identifiable, CaseIterable {
  case page = "Page Sheet"
  case form = "Form Sheet"
  case resizable = "Resizable Sheet"
  case cover = "Full Screen"
  case overFull = "Over Full Screen"
  case popover = "Popover"
  case context = "Context Sheet"

  var id: Self { self }

  var isEven: Bool { (Self.allCases.firstIndex(of: self) ?? 0).isMultiple(of: 2) }

  var style: ModalPresentationStyle {
    switch self {
    case .page: return .pageSheet
    case .form: return .formSheet
    case .resizable:
      var properties = SheetProperties(detents: [.medium, .large])
      properties.prefersGrabberVisible = true
      return .pageSheet(properties: properties)
    case .cover: return .fullScreen
    case .overFull: return .overFullScreen
    case .popover:
      // The presenting view is all of the screen, so the arrow points to its middle.
      return .popover(sourceRectTransform: { CGRect(x: $0.midX, y: $0.midY, width: 1, height: 1) })
    case .context:
      var style = ContextStyle(detents: [.fraction(0.55), .large])
      style.prefersGrabberVisible = true
      return .context(style)
    }
  }

  var color: Color {
    switch self {
    case .page: .blue
    case .form: .teal
    case .resizable: .indigo
    case .cover: .orange
    case .overFull: .pink
    case .popover: .purple
    case .context: .green
    }
  }

  var next: Self {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}

/// What each item shows.
struct SandwichCard: View {
  let item: SandwichItem
  var onNext: (@MainActor () -> Void)?
  @Environment(\.sheetDismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      RoundedRectangle(cornerRadius: 18)
        .fill(item.color)
        .frame(width: 72, height: 72)
      Text(item.rawValue).font(.title2).bold()
      Text("Presented by UIKit, written in SwiftUI.")
        .font(.subheadline)
        .foregroundColor(.secondary)
      if let onNext {
        KitButton(title: "Next", color: item.next.color, action: onNext)
      }
      Button("Done") { dismiss() }
    }
    .padding(24)
    .frame(maxWidth: .infinity)
  }
}
