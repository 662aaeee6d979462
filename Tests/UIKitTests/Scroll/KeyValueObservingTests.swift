import Testing
import UIKit

@MainActor
@Suite("Observing by key path")
struct KeyValueObservingTests {
  final class List: UIScrollView {}

  @Test("Offset, content size and safe area can be observed, in subclasses too")
  func observing() {
    let stage = TouchStage()
    let list = stage.add(List())
    list.contentInsetAdjustmentBehavior = .never
    var lines: [String] = []
    let offset = list.observe(\.contentOffset, options: [.old, .new]) { _, change in
      lines.append("offset \(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1)")
    }
    let size = list.observe(\.contentSize) { list, change in
      lines.append("size \(list.contentSize.height) \(change.newValue == nil)")
    }
    let safeArea = list.observe(\.safeAreaInsets, options: [.initial, .new]) { _, change in
      lines.append("safe \(change.newValue?.top ?? -1)")
    }
    list.contentSize.height = 2000
    list.contentOffset.y = 30
    list.frame.origin.y = 20
    #expect(
      lines == ["safe 59.0", "size 2000.0 true", "offset 0.0 30.0", "safe 39.0"])
    offset.invalidate()
    list.contentOffset.y = 40
    #expect(lines.count == 4)
    _ = (size, safeArea)
  }

  @Test("Frames, texts, values and delegates can be observed")
  func values() {
    final class Listener: NSObject, UIScrollViewDelegate {}
    let (label, slider, list) = (UILabel(), UISlider(), List())
    var lines: [String] = []
    let tokens = [
      label.observe(\.frame, options: .new) { _, change in
        lines.append("frame \(change.newValue?.width ?? -1)")
      },
      label.observe(\.text, options: [.old, .new]) { _, change in
        let (old, new) = (change.oldValue ?? nil, change.newValue ?? nil)
        lines.append("text \(old ?? "nil") \(new ?? "nil")")
      },
      label.observe(\.isHidden) { label, _ in lines.append("hidden \(label.isHidden)") },
      slider.observe(\.value, options: .new) { _, change in
        lines.append("value \(change.newValue ?? -1)")
      },
      list.observe(\.delegate) { list, _ in lines.append("delegate \(list.delegate != nil)") },
    ]
    label.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
    label.text = "a"
    label.isHidden = true
    slider.value = 0.5
    let listener = Listener()
    list.delegate = listener
    #expect(lines == ["frame 30.0", "text nil a", "hidden true", "value 0.5", "delegate true"])
    tokens.forEach { $0.invalidate() }
    label.text = "b"
    #expect(lines.count == 5)
  }

  @Test("An observation that nobody holds is over")
  func release() {
    let list = List()
    var count = 0
    do {
      let observation = list.observe(\.contentOffset) { _, _ in count += 1 }
      list.contentSize = CGSize(width: 10, height: 10)
      list.contentOffset.y = 5
      _ = observation
    }
    list.contentOffset.y = 7
    #expect(count == 1)
  }

  @Test("A key path that cannot be observed is reported with those that can")
  func unknown() {
    let view = UIView()
    let reports = Misuse.collect { _ = view.observe(\.alpha) { _, _ in } }
    #expect(reports.map(\.id) == ["KeyPath.notObservable"])
  }
}
