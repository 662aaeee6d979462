extension UINavigationBar {
  /// The attributes of the inline title; `nil`, the default, for the bar's own. They are those of
  /// ``standardAppearance``, and of the other appearances that are set.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { Self.attributes(standardAppearance.titleTextAttributes) }
    set { changeAppearances { $0.titleTextAttributes = newValue ?? [:] } }
  }

  /// The attributes of the large title; `nil`, the default, for the bar's own. They are those of
  /// ``standardAppearance``, and of the other appearances that are set.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { Self.attributes(standardAppearance.largeTitleTextAttributes) }
    set { changeAppearances { $0.largeTitleTextAttributes = newValue ?? [:] } }
  }

  private static func attributes(
    _ values: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]? {
    values.isEmpty ? nil : values
  }

  private func changeAppearances(_ change: (UINavigationBarAppearance) -> Void) {
    func changed(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
      let copy = UINavigationBarAppearance(barAppearance: appearance)
      change(copy)
      return copy
    }
    standardAppearance = changed(standardAppearance)
    scrollEdgeAppearance = scrollEdgeAppearance.map(changed)
    compactAppearance = compactAppearance.map(changed)
    compactScrollEdgeAppearance = compactScrollEdgeAppearance.map(changed)
  }
}
