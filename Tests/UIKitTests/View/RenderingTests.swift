import DetentTesting
import Testing

@MainActor
@Suite("Rendering of layers")
struct RenderingTests {
  private final class Stripe: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
  }

  private func red(_ image: UIImage, _ x: Int, _ y: Int) -> Bool {
    guard let bitmap = image.cgImage?.bitmap else { return false }
    return bitmap[x, y] == 0xFFFF_0000
  }

  private func render(_ view: UIView, _ body: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { body($0.cgContext) }
  }

  @Test("A view that was never in a window draws its own and its subviews' content")
  func neverShown() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let stripe = Stripe(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    stripe.backgroundColor = .clear
    view.addSubview(stripe)
    let image = render(view) { view.layer.render(in: $0) }
    #expect(red(image, 7, 7))
    #expect(!red(image, 12, 7))
    #expect(!red(image, 2, 2))
  }

  @Test("A hierarchy that was never in a window is drawn after its updates")
  func hierarchy() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let stripe = Stripe()
    stripe.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stripe)
    NSLayoutConstraint.activate([
      stripe.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
      stripe.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      stripe.widthAnchor.constraint(equalToConstant: 10),
      stripe.heightAnchor.constraint(equalToConstant: 10),
    ])
    let image = render(view) { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    #expect(red(image, 7, 7))
  }

  @Test("A label that was never in a window draws its text")
  func label() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.text = "████"
    label.textColor = .red
    let image = render(label) { label.layer.render(in: $0) }
    let bitmap = try #require(image.cgImage?.bitmap)
    let drawn = (0..<bitmap.height).contains { y in
      (0..<bitmap.width).contains { bitmap[$0, y] != 0 }
    }
    #expect(drawn)
  }
}
