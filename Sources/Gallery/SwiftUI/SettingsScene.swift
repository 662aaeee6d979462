import SwiftUI
import VirtualDevice

/// An app's settings: a form with switches, a slider and a sheet on top of it.
struct SettingsView: View {
  @State private var showsTraffic = true
  @State private var showsTransit = false
  @State private var usesMetric = true
  @State private var volume = 0.6
  @State private var name = "Town walks"
  @State private var isShowingAbout = false

  var body: some View {
    Form {
      Section {
        HStack(spacing: 14) {
          Image(systemName: "map.fill")
            .font(.title2)
            .foregroundStyle(.white)
            .frame(width: 48, height: 48)
            .background(.green, in: RoundedRectangle(cornerRadius: 12))
          VStack(alignment: .leading, spacing: 2) {
            Text("Maps").font(.headline)
            Text("Version 4.2").font(.subheadline).foregroundStyle(.secondary)
          }
        }
        .padding(.vertical, 4)
      }
      Section("Map") {
        Toggle("Traffic", isOn: $showsTraffic)
        Toggle("Public transport", isOn: $showsTransit)
        Toggle("Kilometres", isOn: $usesMetric).tint(.orange)
      }
      Section {
        HStack(spacing: 12) {
          Slider(value: $volume)
          Image(systemName: "speaker.wave.2.fill").foregroundStyle(.secondary)
        }
        TextField("Name of the trip", text: $name)
      } header: {
        Text("Navigation")
      } footer: {
        Text("Directions are spoken at \(Int(volume * 100)) percent of the device's volume.")
      }
      Section {
        Button("About Maps") { isShowingAbout = true }
        Button("Delete History", role: .destructive) {}
      }
    }
    .sheet(isPresented: $isShowingAbout) {
      AboutView()
        .presentationDetents([.medium, .large])
    }
  }
}

/// What a settings sheet says of the app.
private struct AboutView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "map.fill")
        .font(.system(size: 64))
        .foregroundStyle(.green)
      Text("Maps").font(.title).bold()
      Text("Shows the way through a town that does not exist, with places nobody has been to.")
        .multilineTextAlignment(.center)
        .foregroundStyle(.secondary)
      Button {
        dismiss()
      } label: {
        Text("Done")
          .bold()
          .foregroundStyle(.white)
          .frame(maxWidth: .infinity, minHeight: 50)
          .background(.blue, in: Capsule())
      }
    }
    .padding(24)
  }
}

extension GalleryScene {
  static let swiftUISettings = GalleryScene(
    name: "swiftui-settings", title: "Settings in SwiftUI",
    summary: "A form with switches, a slider and a field; its sheet is presented on top.",
    script: { stage in
      let finger = ScriptFinger(stage)
      // On a screen that is not tall the row is further down.
      let scroll = finger.isTall ? [] : finger.swipe(from: 0.85, to: 0.2, over: 0.2) + [.settle]
      return TouchScript(
        [.settle, .hold(0.3)] + scroll + [.tap("About Maps"), .settle, .hold(0.4)]
          + finger.swipe(from: 0.6, to: 0.2, over: 0.3) + [.settle, .hold(0.3), .tap("Done")]
          + [.settle, .hold(0.3)])
    },
    root: { _ in UIHostingController(rootView: SettingsView()) })
}
