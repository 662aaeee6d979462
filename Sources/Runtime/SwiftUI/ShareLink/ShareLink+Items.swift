extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
  /// A button with a label of views that shares an address.
  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: nil, label: label()
    )
  }
}

extension ShareLink
where
  Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// A button that shares an address.
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(Text("Share…"), item: item, subject: subject, message: message)
  }

  /// A button with a title that shares an address.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(titleKey), item: item, subject: subject, message: message)
  }

  /// A button with a title that shares an address.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(title), item: item, subject: subject, message: message)
  }

  /// A button with a title that shares an address.
  nonisolated public init(
    _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink where Data == CollectionOfOne<URL> {
  /// A button with a label of views that shares an address, which the sheet shows in a way of its own.
  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: preview,
      label: label())
  }
}

extension ShareLink where Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel {
  /// A button that shares an address, which the sheet shows in a way of its own.
  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: preview,
      label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// A button with a title that shares an address, which the sheet shows in a way of its own.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: preview,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
}

extension ShareLink
where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
  /// A button with a label of views that shares a text.
  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: nil, label: label()
    )
  }
}

extension ShareLink
where
  Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// A button that shares a text.
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(Text("Share…"), item: item, subject: subject, message: message)
  }

  /// A button with a title that shares a text.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(titleKey), item: item, subject: subject, message: message)
  }

  /// A button with a title that shares a text.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(title), item: item, subject: subject, message: message)
  }

  /// A button with a title that shares a text.
  nonisolated public init(
    _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink where Data == CollectionOfOne<String> {
  /// A button with a label of views that shares a text, which the sheet shows in a way of its own.
  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: preview,
      label: label())
  }
}

extension ShareLink where Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel {
  /// A button that shares a text, which the sheet shows in a way of its own.
  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: preview,
      label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// A button with a title that shares a text, which the sheet shows in a way of its own.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: preview,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data.Element == URL
{
  /// A button with a label of views that shares addresses.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items: items, subject: subject, message: message, preview: nil, label: label())
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data.Element == URL,
  Label == DefaultShareLinkLabel
{
  /// A button that shares addresses.
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(
      items: items, subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// A button with a title that shares addresses.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      items: items, subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data.Element == String
{
  /// A button with a label of views that shares texts.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items: items, subject: subject, message: message, preview: nil, label: label())
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data.Element == String,
  Label == DefaultShareLinkLabel
{
  /// A button that shares texts.
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(
      items: items, subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// A button with a title that shares texts.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      items: items, subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
}
