import DetentTesting
import SwiftUI
import Testing

@MainActor @Suite("Older names of UIKit and SwiftUI")
struct LegacyNameTests {
  @Test("The app has its scene's status bar and orientation")
  func statusBar() {
    let app = TestApp(device: .iPhone16) { UIViewController() }
    app.device.host.enter {
      let difference = UIApplication.shared.statusBarFrame.height - app.device.stage.safeArea.top
      #expect(abs(difference) < 0.001)
      #expect(UIApplication.shared.statusBarOrientation == .portrait)
      #expect(!UIApplication.shared.isStatusBarHidden)
    }
    app.rotate(to: .landscapeLeft)
    app.device.host.enter {
      #expect(UIApplication.shared.statusBarOrientation.isLandscape)
    }
  }

  @Test("A view between the layout guides lies between the bars")
  func layoutGuides() throws {
    let content = UIViewController()
    let box = UIView()
    let app = TestApp(device: .iPhone16) { UINavigationController(rootViewController: content) }
    box.translatesAutoresizingMaskIntoConstraints = false
    app.device.host.enter {
      content.view.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: content.topLayoutGuide.bottomAnchor),
        box.bottomAnchor.constraint(equalTo: content.bottomLayoutGuide.topAnchor),
        box.leadingAnchor.constraint(equalTo: content.view.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 10),
      ])
    }
    try app.settle()
    let insets = content.view.safeAreaInsets
    #expect(insets.top > 0 && insets.bottom > 0)
    #expect(box.frame.minY == insets.top)
    #expect(box.frame.maxY == content.view.bounds.height - insets.bottom)
    #expect(content.topLayoutGuide.length == insets.top)
    #expect(content.bottomLayoutGuide.length == insets.bottom)
  }

  @Test("The properties of a navigation bar are those of its standard appearance")
  func navigationBar() {
    let app = TestApp { UINavigationController(rootViewController: UIViewController()) }
    app.device.host.enter {
      let bar = UINavigationBar()
      bar.barTintColor = .red
      #expect(bar.standardAppearance.backgroundColor == .red)
      bar.setBackgroundImage(UIImage(), for: .default)
      bar.shadowImage = UIImage()
      #expect(bar.standardAppearance.backgroundColor == nil)
      #expect(bar.standardAppearance.shadowColor == nil)
    }
  }

  @Test("An object of a generic parameter is created by the initialiser of its class")
  func generics() {
    final class Box: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        tag = 7
      }
      required init?(coder: NSCoder) { nil }
    }
    func make<T: UIView>(_ type: T.Type) -> T { _makeObject(T.self) }
    #expect(make(Box.self).tag == 7)
    #expect(make(UILabel.self).text == nil)
  }

  @Test("The older modifiers of accessibility are those of today")
  func accessibility() throws {
    let app = TestApp {
      UIHostingController(
        rootView: Color.red.frame(width: 20, height: 20)
          .accessibility(label: Text("Save")).accessibility(value: Text("on"))
          .accessibility(addTraits: .isButton).accessibility(identifier: "save"))
    }
    let element = app.element(.identifier("save"))
    #expect(try element.label == "Save")
    #expect(try element.value == "on")
    #expect(app.button("Save").exists)
  }
}
