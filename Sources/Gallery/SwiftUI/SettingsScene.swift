import SwiftUI
import VirtualDevice

/// The values of the settings.
@Observable
final class MapSettings {
  enum Distance: String, CaseIterable, Identifiable {
    case automatic = "Automatic"
    case kilometres = "Kilometres"
    case miles = "Miles"
    var id: Self { self }
  }

  enum Style: String, CaseIterable, Identifiable {
    case explore = "Explore"
    case driving = "Driving"
    case satellite = "Satellite"
    var id: Self { self }
  }

  enum Voice: String, CaseIterable, Identifiable {
    case alma = "Alma"
    case bruno = "Bruno"
    case cleo = "Cleo"
    var id: Self { self }
  }

  var showsTraffic = true
  var showsTransit = false
  var avoidsTolls = false
  var distance = Distance.automatic
  var style = Style.explore
  var voice = Voice.bruno
  var volume = 0.6
  var stops = 2
  var tripName = "Town walks"
  /// The twelfth of June 2026, at noon.
  var departure = Date(timeIntervalSince1970: 1_781_265_600)
}

/// An app's settings: switches, pickers of several kinds, a stepper and a slider, pages behind
/// links and a sheet with a bar of its own.
struct SettingsView: View {
  @State private var settings = MapSettings()
  @State private var isShowingAccount = false
  @State private var asksToDelete = false

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Button {
            isShowingAccount = true
          } label: {
            AccountRow()
          }
        }
        Section("Map") {
          Picker("Style", selection: $settings.style) {
            ForEach(MapSettings.Style.allCases) { Text($0.rawValue) }
          }
          .pickerStyle(.segmented)
          Toggle("Traffic", systemImage: "car.fill", isOn: $settings.showsTraffic)
          Toggle("Public transport", systemImage: "tram.fill", isOn: $settings.showsTransit)
          Picker("Distances", systemImage: "mappin.and.ellipse", selection: $settings.distance) {
            ForEach(MapSettings.Distance.allCases) { Text($0.rawValue) }
          }
        }
        Section {
          Picker("Voice", selection: $settings.voice) {
            ForEach(MapSettings.Voice.allCases) { Text($0.rawValue) }
          }
          .pickerStyle(.navigationLink)
          HStack(spacing: 12) {
            Image(systemName: "speaker.wave.2").foregroundStyle(.secondary)
            Slider(value: $settings.volume)
            Image(systemName: "speaker.wave.2.fill").foregroundStyle(.secondary)
          }
          Stepper("Stops: \(settings.stops)", value: $settings.stops, in: 0...9)
          DatePicker("Departure", selection: $settings.departure, displayedComponents: .date)
          TextField("Name of the trip", text: $settings.tripName)
        } header: {
          Text("Navigation")
        } footer: {
          Text(
            "Directions are spoken at \(Int(settings.volume * 100)) percent of the device's volume."
          )
        }
        Section {
          NavigationLink("Storage") { StoragePage() }
          LabeledContent("Version", value: "4.2")
          Button("Delete History", role: .destructive) { asksToDelete = true }
        }
      }
      .navigationTitle("Settings")
      .toolbar {
        ToolbarItem {
          Menu("More", systemImage: "ellipsis") {
            Button("Share Settings", systemImage: "square.and.arrow.up") {}
            Toggle("Avoid tolls", isOn: $settings.avoidsTolls)
            Divider()
            Button("Reset", systemImage: "arrow.counterclockwise", role: .destructive) {
              settings = MapSettings()
            }
          }
        }
      }
      .confirmationDialog("Delete the history?", isPresented: $asksToDelete) {
        Button("Delete", role: .destructive) {}
      }
    }
    .sheet(isPresented: $isShowingAccount) { AccountSheet() }
  }
}

private struct AccountRow: View {
  var body: some View {
    HStack(spacing: 14) {
      Image(systemName: "person.crop.circle.fill")
        .font(.system(size: 46))
        .foregroundStyle(.indigo)
      VStack(alignment: .leading, spacing: 2) {
        Text("Ida Sommer").font(.title3).foregroundStyle(Color.primary)
        Text("Account, home and work").font(.subheadline).foregroundStyle(Color.secondary)
      }
    }
    .padding(.vertical, 2)
  }
}

private struct StoragePage: View {
  @State private var keepsOffline = true

  var body: some View {
    Form {
      Section {
        LabeledContent("Maps", value: "312 MB")
        LabeledContent("Pictures", value: "48 MB")
        ProgressView("Used", value: 0.36)
      }
      Section {
        Toggle("Keep for travel", isOn: $keepsOffline)
        Button("Clear Cache") {}
      }
    }
    .navigationTitle("Storage")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// A sheet that edits an account: its bar cancels and saves, a link in it pushes a page.
private struct AccountSheet: View {
  @Environment(\.dismiss) private var dismiss
  @State private var name = "Ida Sommer"
  @State private var home = "12 Mill Lane"
  @State private var sharesPlace = true
  @State private var hours = 8

  var body: some View {
    NavigationStack {
      Form {
        Section("You") {
          TextField("Name", text: $name)
          TextField("Home", text: $home)
        }
        Section {
          Toggle("Share my place", isOn: $sharesPlace)
          if sharesPlace {
            Stepper("For \(hours) hours", value: $hours, in: 1...24)
          }
          NavigationLink("Friends") {
            List(["Bela", "Chris", "Dana"], id: \.self) { Text($0) }
              .navigationTitle("Friends")
              .navigationBarTitleDisplayMode(.inline)
          }
        } footer: {
          Text("Friends see where you are until the time is over.")
        }
      }
      .navigationTitle("Account")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(role: .close) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button(role: .confirm) { dismiss() }
        }
      }
    }
    .presentationDetents([.medium, .large])
  }
}

extension DeviceScene {
  static let swiftUISettings = DeviceScene(
    name: "swiftui-settings", title: "Settings in SwiftUI",
    summary: "A form with switches, pickers, a stepper and links; a sheet with a bar is on top.",
    script: { stage in
      let finger = ScriptFinger(stage)
      return TouchScript(
        [.settle, .hold(0.3), .tap("Ida Sommer, Account, home and work"), .settle, .hold(0.4)]
          + finger.swipe(from: 0.6, to: 0.2, over: 0.3) + [.settle, .hold(0.3), .tap("Done")]
          + [.settle, .hold(0.3)])
    },
    root: { _ in UIHostingController(rootView: SettingsView()) })
}

#Preview("Storage") {
  NavigationStack { StoragePage() }
}

#Preview("Voices") {
  @Previewable @State var voice = MapSettings.Voice.alma
  Form {
    Picker("Voice", selection: $voice) {
      ForEach(MapSettings.Voice.allCases) { Text($0.rawValue) }
    }
    .pickerStyle(.inline)
    LabeledContent("Chosen", value: voice.rawValue)
  }
}
