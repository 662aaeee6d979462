import DetentTesting
import Testing

@testable import VirtualDevice

@MainActor
@Suite("Recording a device")
struct FrameRecorderTests {
  @Test(
    "Pictures come at even times, the first at once", arguments: [(60.0, 31), (30, 16), (20, 11)])
  func times(rate: Double, count: Int) throws {
    let device = VirtualDevice(model: .iPhoneSE3)
    let controller = BoxController()
    device.show { controller }
    device.addFrameObserver { _ in controller.box.frame.origin.y += 1 }
    device.step()
    var times: [Double] = []
    let output = FrameRecorder.Output(scale: 0.25) { _, time in times.append(time) }
    let recorder = try FrameRecorder(device, rate: rate, outputs: [output])
    device.advance(by: 0.5)
    let duration = try recorder.finish()
    device.advance(by: 0.5)
    #expect(times.count == count)
    #expect(times.first == 0)
    for (index, time) in times.enumerated() { #expect(abs(time - Double(index) / rate) < 1e-9) }
    #expect(abs(duration - 0.5 - 1 / rate) < 1e-9)
  }

  @Test("A frame in which nothing changed gives no picture")
  func stillness() throws {
    let device = VirtualDevice(model: .iPhoneSE3)
    let controller = BoxController()
    device.show { controller }
    var times: [Double] = []
    let output = FrameRecorder.Output(scale: 0.25) { _, time in times.append(time) }
    let recorder = try FrameRecorder(device, rate: 60, outputs: [output])
    device.advance(by: 0.5)
    controller.box.frame.origin.x = 0
    device.advance(by: 0.5)
    let duration = try recorder.finish()
    #expect(times.count == 2)
    #expect(abs(times[1] - 31.0 / 60) < 1e-9)
    #expect(abs(duration - 61.0 / 60) < 1e-9)
  }

  @Test("Two recordings of the same have the same bytes")
  func sameBytes() throws {
    func film() throws -> Data {
      let controller = BoxController()
      let app = TestApp(device: .iPhoneSE3) { controller }
      return try app.record(rate: 30, scale: 0.5) {
        controller.moveBox(over: 0.2)
        try app.settle()
      }
    }
    let first = try film()
    #expect(first.count > 500)
    #expect(try film() == first)
  }

  @Test("A film strip puts moments side by side, with room for their times")
  func strip() throws {
    let strip = FilmStrip(width: 40, height: 60, scale: 0.5)
    for (index, frame) in TestFrames.fewColors(count: 9, width: 40, height: 60).enumerated() {
      try strip.add(frame, at: Double(index) / 10)
    }
    let picture = try strip.picture(count: 3, until: 0.8)
    #expect(picture.width == 3 * 40 + 4 * 12)
    #expect(picture.height == 60 + 12 + 28)
    // The square moves a pixel a frame: the strip shows the first, the middle and the last.
    for (place, index) in [0, 4, 8].enumerated() {
      let x = 12 + place * 52 + index
      #expect(picture[x, 12 + 6] == 0xFF34_C759)
      #expect(picture[x + 9, 12 + 6] != 0xFF34_C759)
    }
    // A caption is drawn below each.
    for place in 0..<3 {
      let caption = (72..<100).flatMap { y in (0..<40).map { x in picture[12 + place * 52 + x, y] }
      }
      #expect(caption.contains { $0 != 0xFFF2_F2F7 })
    }
    #expect(throws: RecordingError.empty) {
      try FilmStrip(width: 4, height: 4, scale: 1).picture(count: 3, until: 1)
    }
  }

  @Test("The page shows every recording and escapes what it quotes")
  func page() {
    let page = IndexPage(
      title: "A & B",
      entries: [
        .init(
          name: "one", title: "One <1>", animation: "one.webp", strip: "one.strip.png", width: 393,
          height: 852)
      ])
    #expect(page.html.contains("<title>A &amp; B</title>"))
    #expect(page.html.contains("src=\"one.webp\" alt=\"One &lt;1&gt;\" width=\"393\""))
    #expect(page.html.contains("href=\"one.strip.png\""))
  }
}
