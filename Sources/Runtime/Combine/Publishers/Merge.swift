import OpenCombine

extension Publishers {
  /// A publisher that emits the values of several publishers of one type.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the emitted values.
    public typealias Output = Upstream.Output
    /// The type of the error with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Creates a publisher that merges several.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates a publisher that merges a sequence of publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let joined = JoinedSubscription(subscriber, sources: publishers.count, keepsAll: true)
      subscriber.receive(subscription: joined)
      if publishers.isEmpty { joined.request(.none) }
      for publisher in publishers { joined.add(publisher) { joined.send($0) } }
    }

    /// Returns a publisher that also emits the values of another.
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }

  /// A publisher that emits the values of two publishers.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    /// The type of the emitted values.
    public typealias Output = A.Output
    /// The type of the error with which the publisher can fail.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher that merges two.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let joined = JoinedSubscription(subscriber, sources: 2, keepsAll: true)
      subscriber.receive(subscription: joined)
      joined.add(a) { joined.send($0) }
      joined.add(b) { joined.send($0) }
    }
  }

  /// A publisher that emits the values of three publishers.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, A.Output == B.Output, B.Output == C.Output
  {
    /// The type of the emitted values.
    public typealias Output = A.Output
    /// The type of the error with which the publisher can fail.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher that merges three.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let joined = JoinedSubscription(subscriber, sources: 3, keepsAll: true)
      subscriber.receive(subscription: joined)
      joined.add(a) { joined.send($0) }
      joined.add(b) { joined.send($0) }
      joined.add(c) { joined.send($0) }
    }
  }
}

extension Publisher {
  /// Returns a publisher of the values of this publisher and another.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// Returns a publisher of the values of this publisher and two others.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge3(self, b, c)
  }

  /// Returns a publisher of the values of this publisher and another of its type.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany([self, other])
  }
}
