import Testing
import UIKit

@testable import VirtualDevice

@Suite("Trace lines")
struct TraceFrameTests {
  @Test("A frame is one line with fixed keys and fixed numbers")
  func line() {
    let frame = TraceFrame(
      time: 1.0 / 3,
      sheets: [
        .init(
          frame: CGRect(x: 8, y: 403.6870229007634, width: 377, height: 440.3129770992366),
          detent: "medium", phase: "settling", dim: 0.2, corners: [38, 38, 47.7407, 47.7407],
          grabber: true),
        .init(
          frame: .zero, detent: nil, phase: "resting", dim: 0, corners: [0, 0, 0, 0],
          grabber: false),
      ],
      presenter: .init(transform: [0.92, 0, 0, 0.92, 0, -0.00001], isTintDimmed: true),
      events: ["Delegate.didChange(\"medium\")", "a\\b\n\u{1}"])
    #expect(
      frame.json == #"""
        {"t":0.333333,"sheets":[{"frame":[8,403.687,377,440.313],"detent":"medium",\#
        "phase":"settling","dim":0.2,"corners":[38,38,47.7407,47.7407],"grabber":true},\#
        {"frame":[0,0,0,0],"detent":null,"phase":"resting","dim":0,"corners":[0,0,0,0],\#
        "grabber":false}],"presenter":{"transform":[0.92,0,0,0.92,0,0],"tint":"dimmed"},\#
        "events":["Delegate.didChange(\"medium\")","a\\b\n\u0001"]}
        """#)
  }

  @Test(
    "Numbers are rounded, without needless zeros and never minus zero",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (-0.00001, "0"), (1, "1"), (-1.5, "-1.5"), (0.05, "0.05"),
      (2.00004, "2"), (2.00006, "2.0001"), (1e15, "1000000000000000.0"), (.infinity, "null"),
      (.nan, "null"), (-0.0625, "-0.0625"), (123456.78905, "123456.7891"),
    ])
  func numbers(value: Double, text: String) {
    #expect(FixedNumber.text(value, places: 4) == text)
  }
}
