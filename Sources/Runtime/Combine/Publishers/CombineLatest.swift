import OpenCombine

extension Publishers {
  /// A publisher that emits the latest values of two publishers whenever one of them emits another.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// The type of the emitted values.
    public typealias Output = (A.Output, B.Output)
    /// The type of the error with which the publisher can fail.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher from two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let joined = JoinedSubscription(subscriber, sources: 2, keepsAll: false)
      subscriber.receive(subscription: joined)
      var latest = LatestValues(count: 2)
      func note(_ value: Any, _ index: Int) {
        guard latest.set(value, at: index),
          let a = latest.value(0, as: A.Output.self),
          let b = latest.value(1, as: B.Output.self)
        else { return }
        joined.send((a, b))
      }
      joined.add(a) { note($0, 0) }
      joined.add(b) { note($0, 1) }
    }
  }

  /// A publisher that emits the latest values of three publishers whenever one of them emits
  /// another.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    /// The type of the emitted values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of the error with which the publisher can fail.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher from three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let joined = JoinedSubscription(subscriber, sources: 3, keepsAll: false)
      subscriber.receive(subscription: joined)
      var latest = LatestValues(count: 3)
      func note(_ value: Any, _ index: Int) {
        guard latest.set(value, at: index),
          let a = latest.value(0, as: A.Output.self),
          let b = latest.value(1, as: B.Output.self),
          let c = latest.value(2, as: C.Output.self)
        else { return }
        joined.send((a, b, c))
      }
      joined.add(a) { note($0, 0) }
      joined.add(b) { note($0, 1) }
      joined.add(c) { note($0, 2) }
    }
  }

  /// A publisher that emits the latest values of four publishers whenever one of them emits
  /// another.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    /// The type of the emitted values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The type of the error with which the publisher can fail.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Creates a publisher from four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let joined = JoinedSubscription(subscriber, sources: 4, keepsAll: false)
      subscriber.receive(subscription: joined)
      var latest = LatestValues(count: 4)
      func note(_ value: Any, _ index: Int) {
        guard latest.set(value, at: index),
          let a = latest.value(0, as: A.Output.self),
          let b = latest.value(1, as: B.Output.self),
          let c = latest.value(2, as: C.Output.self),
          let d = latest.value(3, as: D.Output.self)
        else { return }
        joined.send((a, b, c, d))
      }
      joined.add(a) { note($0, 0) }
      joined.add(b) { note($0, 1) }
      joined.add(c) { note($0, 2) }
      joined.add(d) { note($0, 3) }
    }
  }

}

extension Publisher {
  /// Returns a publisher of the latest values of this publisher and another whenever one of them
  /// emits.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest<Self, P>(self, other)
  }

  /// Returns a publisher of the latest values of this publisher and another, transformed by a
  /// closure, whenever one of them emits.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Returns a publisher of the latest values of this publisher and two others whenever one of them
  /// emits.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3<Self, P, Q>(self, publisher1, publisher2)
  }

  /// Returns a publisher of the latest values of this publisher and two others, transformed by a
  /// closure, whenever one of them emits.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Returns a publisher of the latest values of this publisher and three others whenever one of
  /// them emits.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4<Self, P, Q, R>(self, publisher1, publisher2, publisher3)
  }

  /// Returns a publisher of the latest values of this publisher and three others, transformed by a
  /// closure, whenever one of them emits.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }

}
