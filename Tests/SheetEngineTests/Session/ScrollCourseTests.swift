import SheetEngine
import Testing

@Suite("Released content")
struct ScrollCourseTests {
  private let range = 0.0...1000
  private let pixel = 1.0 / 3

  private func fling(
    _ start: Double, _ velocity: Double, bounces: Bool = true
  ) -> SheetScrollCourse {
    .fling(from: start, velocity: velocity, rate: 0.998, range: range, bounces: bounces, at: 5)
  }

  /// Every position at 60 Hz until the content rests; at most ten seconds.
  private func positions(_ course: SheetScrollCourse) -> [Double] {
    var found: [Double] = []
    for frame in 0..<600 {
      let sample = course.sample(at: 5 + Double(frame) / 60, pixel: pixel)
      found.append(sample.position)
      if sample.isOver { break }
    }
    return found
  }

  @Test("Flung content slows down and rests 0.499 of its velocity further (S3)")
  func deceleration() throws {
    let course = fling(100, 1000)
    let all = positions(course)
    #expect(all.first == 100)
    #expect(zip(all, all.dropFirst()).allSatisfy { $0 <= $1 })
    let last = try #require(all.last)
    #expect(abs(last - (100 + 990 * 0.499)) < 1e-6)
    #expect(course.end == last)
  }

  @Test("Content that is let go slowly stays where it is")
  func slow() {
    #expect(!fling(100, 9).isMoving)
    #expect(fling(100, 9).end == 100)
  }

  @Test("Content that meets its end bounces off it, or stops there without bouncing")
  func impact() throws {
    let bounced = positions(fling(900, 3000))
    #expect(try #require(bounced.max()) > 1010)
    #expect(bounced.last == 1000)
    let stopped = positions(fling(900, 3000, bounces: false))
    #expect(try #require(stopped.max()) <= 1000)
    #expect(stopped.last == 1000)
  }

  @Test("Content past an end returns to it without passing it", arguments: [-200.0, 1200])
  func overshoot(start: Double) throws {
    let all = positions(fling(start, 0))
    let edge = start < 0 ? 0.0 : 1000
    #expect(all.last == edge)
    #expect(all.allSatisfy { start < 0 ? $0 <= 0 : $0 >= 1000 })
  }

  @Test("A motion shifted by a distance is the same motion elsewhere")
  func shifted() {
    for course in [fling(100, 1000), fling(900, 3000), fling(-200, 0), fling(100, 0)] {
      let other = course.shifted(by: 50)
      for time in stride(from: 5.0, to: 7, by: 0.1) {
        let one = course.sample(at: time, pixel: pixel)
        let two = other.sample(at: time, pixel: pixel)
        #expect(abs(two.position - one.position - 50) < 1e-9 && one.isOver == two.isOver)
      }
    }
  }

  @Test("An animated change eases in and out in 0.3 seconds (S9)")
  func easing() {
    let course = SheetScrollCourse.easing(from: 10, to: 110, at: 0)
    #expect(abs(course.sample(at: 0.15, pixel: pixel).position - 60) < 1e-9)
    #expect(course.sample(at: 0.31, pixel: pixel) == (110, true))
  }

  @Test("Flung content meets an edge that moved meanwhile")
  func adapted() {
    let course = fling(900, 3000).adapted(to: 0...950, bounces: true, at: 5)
    #expect(course.end == 950)
    let resting = fling(980, 0).adapted(to: 0...950, bounces: true, at: 5)
    #expect(resting.end == 950 && resting.isMoving)
  }
}

@Suite("Content that a sheet's drag moves")
struct ContentDragTests {
  private func content(_ offset: Double, bounces: Bool = true) -> SheetContentDrag {
    SheetContentDrag(offset: offset, length: 400, viewport: 600, bounces: bounces)
  }

  @Test("Content follows its share of the finger between its ends")
  func follows() {
    var content = content(100)
    content.move(by: -50)
    #expect(content.offset == 150 && content.shownOffset == 150)
    content.move(by: 150)
    #expect(content.shownOffset == 0)
  }

  @Test("Past its ends content resists, and comes back where it left")
  func resists() {
    var content = content(0)
    content.move(by: 100)
    #expect(content.offset == -100)
    #expect(content.shownOffset < 0 && content.shownOffset > -55)
    content.move(by: -600)
    #expect(content.shownOffset > 400 && content.shownOffset < 455)
    content.move(by: 100)
    #expect(content.shownOffset == 400)
  }

  @Test("Content that does not bounce stops at its ends")
  func stops() {
    var content = content(390, bounces: false)
    content.move(by: -50)
    #expect(content.offset == 400)
    content.move(by: 900)
    #expect(content.offset == 0)
  }

  @Test("Released content goes on with the finger's velocity, and returns from past its ends")
  func released() {
    let course = content(100).released(velocity: -300, rate: 0.998, at: 0)
    #expect(course.end > 200 && course.end < 300)
    var pulled = content(0)
    pulled.move(by: 100)
    #expect(pulled.released(velocity: 0, rate: 0.998, at: 0).end == 0)
    #expect(!content(100).released(velocity: 0, rate: 0.998, at: 0).isMoving)
  }

  @Test("A rate that is none does not break the motion", arguments: [-1.0, 0, 1, 2])
  func oddRates(rate: Double) {
    let sample = content(100).released(velocity: -300, rate: rate, at: 0).sample(at: 9, pixel: 0.5)
    #expect(sample.position.isFinite)
  }
}
