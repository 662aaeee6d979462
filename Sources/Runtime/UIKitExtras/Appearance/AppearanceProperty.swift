/// A property that an appearance customises.
@MainActor
struct AppearanceProperty {
  /// Copies the value from the appearance to a view, if it was set on the appearance and not on the
  /// view. The pristine views are new ones of the class that has the property.
  let apply: (_ appearance: UIView, _ pristine: [UIView], _ view: UIView) -> Void

  /// A property whose value is set if it differs from that of a new view.
  init<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) {
    apply = { appearance, pristine, view in
      guard let appearance = appearance as? View, let view = view as? View else { return }
      let new = pristine.compactMap { ($0 as? View)?[keyPath: path] }
      let value = appearance[keyPath: path]
      guard !new.contains(value), new.contains(view[keyPath: path]) else { return }
      view[keyPath: path] = value
    }
  }

  /// A property that tells by other means whether it is set.
  init<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value>, isSet: @escaping @MainActor (View) -> Bool
  ) {
    apply = { appearance, _, view in
      guard let appearance = appearance as? View, let view = view as? View, isSet(appearance),
        !isSet(view)
      else { return }
      view[keyPath: path] = appearance[keyPath: path]
    }
  }
}
