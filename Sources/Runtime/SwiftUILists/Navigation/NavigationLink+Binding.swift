extension NavigationLink where Label: View, Destination: View {
  /// Creates a navigation link that pushes a view while `isActive` is true; a tap sets it to true.
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination(), value: nil, isActive: isActive)
  }

  /// Creates a navigation link that pushes a view while `isActive` is true; a tap sets it to true.
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination, value: nil, isActive: isActive)
  }

  /// Creates a navigation link that pushes a view while `selection` equals `tag`; a tap sets it to
  /// `tag`.
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), destination: destination(), value: nil,
      isActive: selection.isSelected(tag))
  }

  /// Creates a navigation link that pushes a view while `selection` equals `tag`; a tap sets it to
  /// `tag`.
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), destination: destination, value: nil, isActive: selection.isSelected(tag))
  }
}

extension NavigationLink where Label == Text, Destination: View {
  /// Creates a navigation link that pushes a destination view.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), destination: destination, value: nil)
  }

  /// Creates a navigation link that pushes a destination view.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title), destination: destination, value: nil)
  }

  /// Creates a navigation link that pushes a view while `isActive` is true; a tap sets it to true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      label: Text(titleKey), destination: destination(), value: nil, isActive: isActive)
  }

  /// Creates a navigation link that pushes a view while `isActive` is true; a tap sets it to true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(label: Text(titleKey), destination: destination, value: nil, isActive: isActive)
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// Creates a navigation link that pushes the stack's destination for a value; `nil` disables the
  /// link.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(label: Text(title), destination: nil, value: value.map { AnyHashable($0) })
  }
}

extension Binding {
  /// A binding that indicates whether the value equals a tag.
  fileprivate func isSelected<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    nonisolated(unsafe) let (selection, tag) = (self, tag)
    return Binding<Bool>(
      get: { selection.wrappedValue == tag },
      set: { isOn in
        if isOn {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }
}
