/// A view that subscribes to a publisher.
public struct SubscriptionView<PublisherType: Publisher, Content>
where PublisherType.Failure == Never {
  /// The view.
  public var content: Content
  /// The publisher.
  public var publisher: PublisherType
  /// The action for each value.
  public var action: (PublisherType.Output) -> Void

  /// Creates a view that subscribes to a publisher.
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
