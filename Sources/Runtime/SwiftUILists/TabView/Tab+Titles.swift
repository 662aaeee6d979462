extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with the default label of a role; without a role the label is empty.
  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(), label: DefaultTabLabel(of: role))
  }

  /// Creates a tab with a value, a title and a system symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a value, a title and a system symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a role, a value, a title and a system symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a role, a value, a title and a system symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a value, a title and an image from the asset catalog.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Creates a tab with a value, a title and an image from the asset catalog.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }

  /// Creates a tab with a role, a value, a title and an image from the asset catalog.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Creates a tab with a role, a value, a title and an image from the asset catalog.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with the default label of a role; without a role the label is empty.
  nonisolated public init(
    role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(), label: DefaultTabLabel(of: role))
  }

  /// Creates a tab with a title and a system symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a title and a system symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a role, a title and a system symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a role, a title and a system symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a title and an image from the asset catalog.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Creates a tab with a title and an image from the asset catalog.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }

  /// Creates a tab with a role, a title and an image from the asset catalog.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Creates a tab with a role, a title and an image from the asset catalog.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }
}
