import Combine
import SwiftUI
import UIKit

final class SettingsModel: ObservableObject {
  @Published var usesMiles = false
  @Published var favorites = 0
  private var observation: NSKeyValueObservation?

  init(store: TrailStore) {
    favorites = store.favoriteCount
    observation = store.observe(\.favoriteCount, options: .new) { [weak self] _, change in
      self?.favorites = change.newValue ?? 0
    }
  }
}

struct SettingsView: View {
  @ObservedObject var model: SettingsModel

  var body: some View {
    NavigationView {
      Form {
        Toggle("Miles", isOn: $model.usesMiles)
        HStack {
          Text("Favorites")
          Spacer()
          Text("\(model.favorites)")
        }
      }
      .navigationBarTitle(L10n.settings)
    }
  }
}

@objc(SettingsHostingController)
final class SettingsHostingController: UIHostingController<SettingsView> {
  let model: SettingsModel

  init(store: TrailStore) {
    model = SettingsModel(store: store)
    super.init(rootView: SettingsView(model: model))
  }

  @available(*, unavailable)
  @objc required dynamic init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
