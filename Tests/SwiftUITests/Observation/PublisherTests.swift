import Combine
import DetentTesting
import SwiftUI
import Testing

@MainActor
struct PublisherTests {
  static let name = Notification.Name("PublisherTests")

  final class Model: ObservableObject {
    @Published var query = ""
    @Published var shown = ""
    private var bag: Set<AnyCancellable> = []

    init() {
      $query.dropFirst()
        .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
        .map { "found \($0)" }
        .assign(to: \.shown, on: self)
        .store(in: &bag)
    }
  }

  struct Search: View {
    @StateObject private var model = Model()
    @State private var heard = 0
    let remote: Remote

    var body: some View {
      let _ = remote.actions["type"] = { model.query += "a" }
      VStack {
        Text(model.shown.isEmpty ? "nothing" : model.shown)
        Text("heard \(heard)")
      }
      .onReceive(NotificationCenter.default.publisher(for: PublisherTests.name)) { _ in heard += 1 }
    }
  }

  @Test("A debounced value comes once the device's clock has passed the pause")
  func debounce() throws {
    let remote = Remote()
    let app = try show(Search(remote: remote))
    remote("type")
    app.advance(by: 0.2)
    remote("type")
    app.advance(by: 0.25)
    #expect(app.exists("nothing"))
    app.advance(by: 0.1)
    #expect(app.exists("found aa"))
  }

  @Test("The publisher of a notification center hands on what is posted")
  func notifications() throws {
    let app = try show(Search(remote: Remote()))
    NotificationCenter.default.post(name: Self.name, object: nil)
    try app.settle()
    #expect(app.exists("heard 1"))
  }

  struct Countdown: View {
    @State private var left = 3
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
      Text("\(left) left").onReceive(timer) { _ in left -= 1 }
    }
  }

  @Test("A timer's publisher follows the device's clock, and keeps nobody waiting")
  func timer() throws {
    let app = try show(Countdown())
    #expect(app.exists("3 left"))
    app.advance(by: 1.1)
    #expect(app.exists("2 left"))
    app.advance(by: 2)
    #expect(app.exists("0 left"))
  }

  @Test("Work for the main queue is done by the device's clock")
  func mainQueue() throws {
    let app = try show(Text("x"))
    let log = Log()
    var bag: Set<AnyCancellable> = []
    Just(1).delay(for: .seconds(0.5), scheduler: DispatchQueue.main).sink { _ in log("late") }
      .store(in: &bag)
    Just(2).receive(on: DispatchQueue.main).sink { _ in log("soon") }.store(in: &bag)
    app.advance(by: 0.1)
    #expect(log.take() == ["soon"])
    app.advance(by: 0.45)
    #expect(log.take() == ["late"])
  }

  @Test("Lengths of time add up and compare", arguments: [1, 3])
  func strides(seconds: Int) {
    let stride = DispatchQueue.SchedulerTimeType.Stride.seconds(seconds)
    #expect(stride.magnitude == seconds * 1_000_000_000)
    #expect(stride + .milliseconds(500) > stride)
    #expect(RunLoop.SchedulerTimeType.Stride.seconds(seconds).timeInterval == Double(seconds))
  }
}

@MainActor
struct JoinedPublisherTests {
  @Test("The latest values of two publishers are combined once both have one")
  func combineLatest() {
    let (name, age) = (PassthroughSubject<String, Never>(), PassthroughSubject<Int, Never>())
    var heard: [String] = []
    let joined = name.combineLatest(age) { "\($0) \($1)" }.sink { heard.append($0) }
    name.send("Ann")
    age.send(1)
    name.send("Bob")
    age.send(2)
    #expect(heard == ["Ann 1", "Bob 1", "Bob 2"])
    joined.cancel()
    age.send(3)
    #expect(heard.count == 3)
  }

  @Test("Merged publishers hand on all values and finish together")
  func merge() {
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var heard: [Int] = []
    var isOver = false
    let joined = one.eraseToAnyPublisher().merge(with: two.map { $0 * 10 })
      .sink(receiveCompletion: { _ in isOver = true }, receiveValue: { heard.append($0) })
    one.send(1)
    two.send(2)
    one.send(completion: .finished)
    two.send(3)
    #expect(heard == [1, 20, 30] && !isOver)
    two.send(completion: .finished)
    #expect(isOver)
    joined.cancel()
  }
}
