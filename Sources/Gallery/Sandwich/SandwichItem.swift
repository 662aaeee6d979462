import DetentKit
import SwiftUI

/// A presentation style, as the item of a presentation.
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
      let properties = SheetProperties(detents: [.medium, .large], prefersGrabberVisible: true)
      return .pageSheet(properties: properties)
    case .cover: return .fullScreen
    case .overFull: return .overFullScreen
    case .popover:
      // The presenting view covers the screen, so the arrow points to its centre.
      return .popover(sourceRectTransform: { CGRect(x: $0.midX, y: $0.midY, width: 1, height: 1) })
    case .context:
      let style = ContextStyle(detents: [.fraction(0.55), .large], prefersGrabberVisible: true)
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

  /// The place of the town that it shows.
  var place: Place {
    let index =
      switch self {
      case .page: 2
      case .form: 3
      case .resizable: 1
      case .cover: 5
      case .overFull: 10
      case .popover: 7
      case .context: 11
      }
    return Place.town[index]
  }

  var motif: Picture.Motif {
    switch self {
    case .page, .form, .popover: .morning
    case .resizable, .context: .park
    case .cover, .overFull: .evening
    }
  }

  var next: Self {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}

/// The content of each item: a place of the town.
struct SandwichCard: View {
  let item: SandwichItem
  var onNext: (@MainActor () -> Void)?
  /// Ends the presentation where DetentKit does not present.
  var onDone: (@MainActor () -> Void)?
  @Environment(\.sheetDismiss) private var dismiss
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    VStack(spacing: 14) {
      if verticalSizeClass != .compact {
        PaintedPicture(motif: item.motif)
          .frame(maxWidth: 340)
          .frame(height: 130)
      }
      VStack(spacing: 4) {
        Text(item.place.name).font(.title2).bold()
        Text(item.place.subtitle).font(.subheadline).foregroundStyle(.secondary)
      }
      Text(item.place.text[0])
        .font(.subheadline)
        .multilineTextAlignment(.center)
        .frame(maxWidth: 320)
      if let onNext {
        KitButton(title: "Next", color: item.color, action: onNext).padding(.top, 6)
      }
      Button("Done") {
        if let onDone { onDone() } else { dismiss() }
      }
    }
    .padding(24)
    .frame(maxWidth: .infinity)
  }
}

/// A painted picture of the town as a SwiftUI view.
struct PaintedPicture: UIViewRepresentable {
  let motif: Picture.Motif

  func makeUIView(context: Context) -> Picture { Picture(motif) }

  func updateUIView(_ uiView: Picture, context: Context) {}
}
