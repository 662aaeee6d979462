import SwiftUI
import UIKit
import VirtualDevice

/// The first frame of a presentation, with its layout and pixels, in processor time.
@MainActor
struct PresentationBenchmark {
  private struct Settings: View {
    @State private var isOn = true

    var body: some View {
      Form {
        ForEach(0..<4) { section in
          Section("Section \(section)") {
            Toggle("Toggle", isOn: $isOn)
            Text("Text")
            Text("More text")
          }
        }
      }
    }
  }

  private final class List: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1000
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  private static let rounds = 21

  func run() {
    Report.heading("The first frame of a presentation (processor time)")
    measure("a form of SwiftUI, 12 rows") { UIHostingController(rootView: Settings()) }
    measure("a list of UIKit, 1,000 rows") { List() }
  }

  private func measure(_ name: String, _ make: () -> UIViewController) {
    var samples = Samples()
    for _ in 0..<Self.rounds {
      let device = VirtualDevice(model: .iPhone16)
      let root = UIViewController()
      device.show { root }
      device.advance(by: 0.1)
      _ = device.host.composite()
      let start = Stopwatch.processorTime
      root.present(make(), animated: true)
      device.host.advanceFrame(to: device.time + 1.0 / 60)
      _ = device.host.composite()
      samples.add(Stopwatch.processorTime - start)
    }
    Report.line(name, Report.milliseconds(samples.median), note: "goal 8.333 ms")
  }
}
