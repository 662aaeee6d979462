import DetentTesting
import SwiftUI
import Testing

@MainActor
struct RowLabelTests {
  struct Rows: View {
    var body: some View {
      Form {
        LabeledContent("Volume") { Slider(value: .constant(0.4)) }
        LabeledContent("Alarm") { Toggle("", isOn: .constant(true)).labelsHidden() }
        LabeledContent("Copies") { Stepper("", value: .constant(2)).labelsHidden() }
      }
    }
  }

  @Test(
    "A control without text stands in the middle of its label's capital letters",
    arguments: ["Volume", "Alarm", "Copies"])
  func middles(title: String) throws {
    let app = try show(Rows())
    let label = try #require(app.frame(of: title))
    let row = try #require(
      app.findAll(UITableViewCell.self).first {
        $0.convert($0.bounds, to: nil).contains(CGPoint(x: label.midX, y: label.midY))
      })
    let control = try #require(
      app.findAll(UIControl.self).first { $0.isDescendant(of: row) && !($0 is UIButton) })
    let middle = control.convert(CGPoint(x: 0, y: control.bounds.midY), to: nil).y
    #expect(abs(middle - label.midY) < 2)
  }

  struct Titled: View {
    var body: some View {
      Form {
        Toggle(isOn: .constant(true)) {
          Text("Sync")
          Text("Over Wi-Fi only")
        }
        LabeledContent {
          Text("2 of 3")
        } label: {
          Text("Steps")
          Text("Since today")
        }
        Picker(selection: .constant(1)) {
          Text("One").tag(1)
        } label: {
          Text("Kind")
          Text("Of everything")
        }
      }
    }
  }

  @Test(
    "The second text of a row's label is a smaller subtitle below the first",
    arguments: [
      ["Sync", "Over Wi-Fi only"], ["Steps", "Since today"], ["Kind", "Of everything"],
    ])
  func subtitles(texts: [String]) throws {
    let app = try show(Titled())
    let title = try #require(app.frame(of: texts[0]))
    let subtitle = try #require(app.frame(of: texts[1]))
    #expect(title.minX == subtitle.minX)
    #expect(title.maxY <= subtitle.minY + 0.5)
    #expect(subtitle.height < title.height)
  }
}
