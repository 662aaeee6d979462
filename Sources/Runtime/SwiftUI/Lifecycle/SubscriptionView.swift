/// A view that hears what a publisher emits.
public struct SubscriptionView<PublisherType: Publisher, Content>
where PublisherType.Failure == Never {
  /// The view.
  public var content: Content
  /// Who emits.
  public var publisher: PublisherType
  /// What is done with what is emitted.
  public var action: (PublisherType.Output) -> Void

  /// Creates a view that hears what a publisher emits.
  public init(
    content: Content, publisher: PublisherType,
    action: @escaping (PublisherType.Output) -> Void
  ) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }
}

extension SubscriptionView: View where Content: View {
  /// The view's content.
  public var body: some View { content.onReceive(publisher, perform: action) }
}
