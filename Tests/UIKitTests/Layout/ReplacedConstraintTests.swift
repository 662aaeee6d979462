import Testing
import UIKit

@MainActor
@Suite("Constraints replaced during layout")
struct ReplacedConstraintTests {
  /// Replaces its constraints in each layout.
  private final class Replacing: UIViewController {
    let box = UIView()
    var constraints: [NSLayoutConstraint] = []
    var passes = 0
    var margin: (Int) -> CGFloat = { _ in 20 }

    override func viewDidLoad() {
      super.viewDidLoad()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      passes += 1
      let margin = margin(passes)
      NSLayoutConstraint.deactivate(constraints)
      constraints = [
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: margin),
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: margin),
        box.widthAnchor.constraint(equalToConstant: 100),
        box.heightAnchor.constraint(equalToConstant: 50),
      ]
      NSLayoutConstraint.activate(constraints)
    }
  }

  private func reports(_ controller: Replacing, isChild: Bool = false) -> [String] {
    let stage = TestStage()
    return Misuse.collect {
      let parent = isChild ? UIViewController() : controller
      stage.window.rootViewController = parent
      if isChild {
        parent.addChild(controller)
        controller.view.translatesAutoresizingMaskIntoConstraints = false
        parent.view.addSubview(controller.view)
        NSLayoutConstraint.activate([
          controller.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
          controller.view.trailingAnchor.constraint(equalTo: parent.view.trailingAnchor),
          controller.view.topAnchor.constraint(equalTo: parent.view.topAnchor),
          controller.view.bottomAnchor.constraint(equalTo: parent.view.bottomAnchor),
        ])
        controller.didMove(toParent: parent)
      }
      stage.run(frames: 3)
    }.map(\.id)
  }

  @Test("Equal constraints in place of others change nothing", arguments: [false, true])
  func equal(isChild: Bool) {
    let controller = Replacing()
    #expect(reports(controller, isChild: isChild) == [])
    #expect(controller.box.frame == CGRect(x: 20, y: 20, width: 100, height: 50))
    #expect(controller.passes < 8)
  }

  @Test("Constraints that move a view in each layout are a loop")
  func others() {
    let controller = Replacing()
    controller.margin = { CGFloat($0 % 2) * 10 }
    #expect(reports(controller) == ["Layer.layoutLoop"])
  }
}
