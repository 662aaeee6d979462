extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link that shares a URL, with a label.
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
  /// Creates a link that shares a URL.
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(Text("Share…"), item: item, subject: subject, message: message)
  }

  /// Creates a link that shares a URL, with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(titleKey), item: item, subject: subject, message: message)
  }

  /// Creates a link that shares a URL, with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(title), item: item, subject: subject, message: message)
  }

  /// Creates a link that shares a URL, with a title.
  nonisolated public init(
    _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink where Data == CollectionOfOne<URL> {
  /// Creates a link that shares a URL, with a label and a preview for the share sheet.
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
  /// Creates a link that shares a URL, with a preview for the share sheet.
  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: preview,
      label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Creates a link that shares a URL, with a title and a preview for the share sheet.
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
  /// Creates a link that shares a string, with a label.
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
  /// Creates a link that shares a string.
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(Text("Share…"), item: item, subject: subject, message: message)
  }

  /// Creates a link that shares a string, with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(titleKey), item: item, subject: subject, message: message)
  }

  /// Creates a link that shares a string, with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(title), item: item, subject: subject, message: message)
  }

  /// Creates a link that shares a string, with a title.
  nonisolated public init(
    _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink where Data == CollectionOfOne<String> {
  /// Creates a link that shares a string, with a label and a preview for the share sheet.
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
  /// Creates a link that shares a string, with a preview for the share sheet.
  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: preview,
      label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Creates a link that shares a string, with a title and a preview for the share sheet.
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
  /// Creates a link that shares URLs, with a label.
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
  /// Creates a link that shares URLs.
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(
      items: items, subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Creates a link that shares URLs, with a title.
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
  /// Creates a link that shares strings, with a label.
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
  /// Creates a link that shares strings.
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(
      items: items, subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Creates a link that shares strings, with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      items: items, subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
}
