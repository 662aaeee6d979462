import SwiftUI

/// A place in a sheet of its own.
struct MapsDetail: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isSaved = false
  let place: Place

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 18) {
        header
        actions
        facts
        VStack(alignment: .leading, spacing: 8) {
          Text("About").font(.headline)
          ForEach(place.text, id: \.self) { Text($0).foregroundStyle(.secondary) }
        }
      }
      .padding(20)
    }
  }

  private var header: some View {
    HStack(alignment: .top) {
      VStack(alignment: .leading, spacing: 3) {
        Text(place.name).font(.title2).bold()
        Text(place.subtitle).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Button {
        dismiss()
      } label: {
        Image(systemName: "xmark")
          .font(.system(size: 14, weight: .bold))
          .foregroundStyle(.secondary)
          .frame(width: 32, height: 32)
          .background(Color(uiColor: .tertiarySystemFill), in: Circle())
      }
      .accessibilityLabel("Close")
    }
  }

  private var actions: some View {
    HStack(spacing: 10) {
      tile("Directions", place.distance, "figure.walk", isFilled: true) {}
      tile("Call", "Open", "phone.fill") {}
      tile(isSaved ? "Saved" : "Save", "Guide", isSaved ? "bookmark.fill" : "bookmark") {
        isSaved.toggle()
      }
    }
  }

  private func tile(
    _ title: String, _ detail: String, _ symbol: String, isFilled: Bool = false,
    action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) {
      VStack(spacing: 4) {
        Image(systemName: symbol).font(.system(size: 18, weight: .semibold))
        Text(title).font(.footnote).bold()
      }
      .foregroundStyle(isFilled ? .white : .blue)
      .frame(maxWidth: .infinity, minHeight: 58)
      .background(
        isFilled ? Color.blue : Color(uiColor: .tertiarySystemFill),
        in: RoundedRectangle(cornerRadius: 16))
    }
    .accessibilityLabel(Text(verbatim: title))
  }

  private var facts: some View {
    VStack(spacing: 0) {
      fact("clock.fill", "Hours", place.hours)
      Divider().padding(.leading, 48)
      fact("star.fill", "Rating", "\(place.rating) (\(place.reviews))")
      Divider().padding(.leading, 48)
      fact("mappin.and.ellipse", "Address", place.address)
    }
    .background(
      Color(uiColor: .secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 20))
  }

  private func fact(_ symbol: String, _ title: String, _ value: String) -> some View {
    HStack(spacing: 12) {
      Image(systemName: symbol).foregroundStyle(.secondary).frame(width: 22)
      Text(title)
      Spacer()
      Text(value).foregroundStyle(.secondary).lineLimit(1)
    }
    .padding(.horizontal, 14)
    .frame(minHeight: 48)
  }
}
