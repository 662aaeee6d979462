/// A type-erased shape. A change from one shape to another is not animated.
public struct AnyShape: Sendable {
  private let shape: any Shape

  /// Creates a type-erased shape.
  public init<S: Shape>(_ shape: S) {
    self.shape = shape
  }
}

extension AnyShape: Shape {
  /// Returns the path of the shape within a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// Returns the size for a proposal.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}
