import CoreGraphics
import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("Visual formats")
struct VisualFormatTests {
  private func make(_ formats: [(String, NSLayoutConstraint.FormatOptions)]) -> (UIView, UIView) {
    let stage = TestStage()
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let one = UIView()
    let two = UIView()
    stage.window.addSubview(holder)
    for view in [one, two] {
      view.translatesAutoresizingMaskIntoConstraints = false
      holder.addSubview(view)
    }
    holder.insetsLayoutMarginsFromSafeArea = false
    holder.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    for (format, options) in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: ["gap": 12, "low": 250],
          views: ["one": one, "two": two]))
    }
    stage.window.layoutIfNeeded()
    return (one, two)
  }

  @Test("Edges, distances, sizes and metrics place views")
  func places() {
    let (one, two) = make([
      ("H:|[one(100)]-gap-[two]-20-|", [.alignAllTop, .alignAllBottom]),
      ("V:|-10-[one]-(30)-|", []),
    ])
    #expect(one.frame == CGRect(x: 0, y: 10, width: 100, height: 160))
    #expect(two.frame == CGRect(x: 112, y: 10, width: 168, height: 160))
  }

  @Test("A dash alone is the margin at the ends, and eight points between views")
  func standard() {
    let (one, two) = make([("|-[one(==two)]-[two]-|", []), ("V:|[one]|", []), ("V:|-[two]-|", [])])
    #expect(one.frame == CGRect(x: 16, y: 0, width: 130, height: 200))
    #expect(two.frame == CGRect(x: 154, y: 16, width: 130, height: 168))
  }

  @Test("Relations and priorities compete; views without a connection touch")
  func relations() {
    let (one, two) = make([
      ("H:|[one(>=50,<=80,200@low)][two(40)]", []), ("V:[one(20)]|", []),
      ("V:|->=5-[two(20)]-5@900-|", []),
    ])
    #expect(one.frame == CGRect(x: 0, y: 180, width: 80, height: 20))
    #expect(two.frame == CGRect(x: 80, y: 175, width: 40, height: 20))
  }

  @Test("From the right, distances run the other way")
  func fromTheRight() {
    let (one, two) = make([
      ("H:|-10-[one(50)]-5-[two(50)]", [.directionRightToLeft]), ("V:|[one]|", []),
      ("V:|[two]|", []),
    ])
    #expect(one.frame.maxX == 290 && two.frame.maxX == 235)
  }

  @Test(
    "A format that can not be read is reported with its place",
    arguments: [
      ("H:|[one", "a \"]\" is missing at character 8"),
      ("H:|-[three]", "no view \"three\" in the dictionary at character 6"),
      ("H:[one]-5[two]", "a \"-\" is missing at character 10"),
      ("V:[one(wide)]", "\"wide\" is no number"),
    ])
  func broken(format: String, text: String) {
    let reports = Misuse.collect {
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: format, metrics: nil, views: ["one": UIView(), "two": UIView()])
      #expect(made.isEmpty)
    }
    #expect(reports.map(\.id) == ["Layout.visualFormat"])
    #expect(reports.first?.sentence.contains(text) == true, "\(reports)")
  }
}
