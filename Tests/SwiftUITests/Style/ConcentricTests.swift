import DetentTesting
import QuartzCore
import SwiftUI
import Testing

@MainActor
struct ConcentricTests {
  /// The radii of the path of a view, read off its bounds: the longest straight piece of each side
  /// ends where the corner begins.
  private func layer(_ color: UIColor, in app: TestApp) throws -> CAShapeLayer {
    let layers = app.allViews.compactMap { $0.layer as? CAShapeLayer }
    return try #require(layers.first { $0.fillColor == color.cgColor })
  }

  private func path(_ rect: CGRect, _ radii: CornerRadii) -> CGPath {
    CGPath.continuousRoundedRect(
      rect, topLeft: radii.topLeft, topRight: radii.topRight, bottomLeft: radii.bottomLeft,
      bottomRight: radii.bottomRight)
  }

  @Test("A rectangle in a container has the container's corners, less its distance")
  func concentric() throws {
    let app = try show(
      ConcentricRectangle().fill(Color.red).padding(10).frame(width: 200, height: 100)
        .containerShape(RoundedRectangle(cornerRadius: 30)))
    let red = try layer(.systemRed, in: app)
    #expect(
      red.path == path(CGRect(x: 0, y: 0, width: 180, height: 80), CornerRadii(20)))
  }

  @Test(
    "Corners far from the container's are sharp, or as round as is asked for at least",
    arguments: [
      (Edge.Corner.Style.concentric, CGFloat(0)), (.concentric(minimum: 6), 6), (.fixed(3), 3),
    ])
  func minimum(style: Edge.Corner.Style, far: CGFloat) throws {
    let app = try show(
      ConcentricRectangle(
        topLeadingCorner: .concentric, topTrailingCorner: style, bottomLeadingCorner: style,
        bottomTrailingCorner: style
      )
      .fill(Color.red).frame(width: 50, height: 40).padding(10)
      .frame(width: 200, height: 100, alignment: .topLeading)
      .containerShape(.rect(cornerRadius: 30)))
    let expected = CornerRadii(
      topLeft: 20, topRight: far, bottomRight: far, bottomLeft: far)
    #expect(
      try layer(.systemRed, in: app).path
        == path(CGRect(x: 0, y: 0, width: 50, height: 40), expected))
  }

  @Test("Uniform corners take the greatest radius, of a side or of all")
  func uniform() throws {
    func radii(_ shape: ConcentricRectangle) throws -> CGPath? {
      let app = try show(
        shape.fill(Color.red).frame(width: 50, height: 40).padding(10)
          .frame(width: 200, height: 100, alignment: .topLeading)
          .containerShape(RoundedRectangle(cornerRadius: 30)))
      return try layer(.systemRed, in: app).path
    }
    let rect = CGRect(x: 0, y: 0, width: 50, height: 40)
    #expect(
      try radii(.rect(corners: .concentric, isUniform: true))
        == path(rect, CornerRadii(20)))
    #expect(
      try radii(.rect(uniformTopCorners: .concentric, uniformBottomCorners: .fixed(2)))
        == path(rect, CornerRadii(top: 20, bottom: 2)))
    #expect(
      try radii(.rect(uniformLeadingCorners: .concentric, uniformTrailingCorners: .concentric))
        == path(
          rect, CornerRadii(topLeft: 20, topRight: 0, bottomRight: 0, bottomLeft: 20)))
  }

  @Test("What lies in a popover has the popover's corners, less its distance")
  func popover() throws {
    let app = TestApp(device: .iPadPro11) {
      UIHostingController(
        rootView: Color.white.frame(width: 80, height: 40)
          .popover(isPresented: .constant(true)) {
            ConcentricRectangle().fill(Color.red).padding(10).frame(width: 240, height: 160)
          })
    }
    try app.settle()
    let view = try #require(
      app.allWindowsViews.first {
        ($0.layer as? CAShapeLayer)?.fillColor == UIColor.systemRed.cgColor
      })
    // The corners of popovers of iOS 26 have a radius of 34.
    #expect(
      (view.layer as? CAShapeLayer)?.path == path(view.bounds, CornerRadii(24)))
  }

  @Test("What lies at the edge of a sheet has the sheet's corners, and follows it to other detents")
  func sheet() throws {
    struct Screen: View {
      @State private var isShown = true
      @State private var detent = PresentationDetent.medium
      let remote: Remote
      var body: some View {
        let _ = remote.actions["large"] = { detent = .large }
        Color.white.sheet(isPresented: $isShown) {
          ConcentricRectangle().fill(Color.red).padding(8).ignoresSafeArea()
            .presentationDetents([.medium, .large], selection: $detent)
        }
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    let medium = try check(app)
    remote("large")
    try app.settle()
    let large = try check(app)
    #expect(medium != large)
  }

  private func check(_ app: TestApp) throws -> CornerRadii {
    let card = try #require(
      app.allWindowsViews.compactMap { $0 as? UIDropShadowView }.first)
    let view = try #require(
      app.allWindowsViews.first {
        ($0.layer as? CAShapeLayer)?.fillColor == UIColor.systemRed.cgColor
      })
    let outer = try #require(card.layer.cornerRadii)
    let expected = CornerRadii(
      top: max(0, outer.topLeft - 8), bottom: max(0, outer.bottomLeft - 8))
    let bounds = view.convert(view.bounds, to: card)
    #expect(bounds == card.bounds.insetBy(dx: 8, dy: 8))
    #expect((view.layer as? CAShapeLayer)?.path == path(view.bounds, expected))
    return outer
  }

  @Test("A container relative shape is its container's, smaller by the distance to it")
  func relative() throws {
    let app = try show(
      ContainerRelativeShape().fill(Color.red).padding(6).frame(width: 120, height: 60)
        .containerShape(Capsule()))
    let rect = CGRect(x: 0, y: 0, width: 108, height: 48)
    #expect(try layer(.systemRed, in: app).path == Capsule().path(in: rect).cgPath)
  }

  @Test("Content clipped by its container's shape takes its corners")
  func clip() throws {
    let app = try show(
      Color.red.clipShape(.rect(corners: .concentric)).padding(12)
        .frame(width: 200, height: 100).containerShape(RoundedRectangle(cornerRadius: 40)))
    #expect(app.allViews.contains { $0.clipsToBounds && $0.layer.cornerRadius == 28 })
  }
}

extension TestApp {
  /// All views of all windows, from back to front.
  @MainActor
  fileprivate var allWindowsViews: [UIView] {
    var views: [UIView] = []
    func visit(_ view: UIView) {
      views.append(view)
      for subview in view.subviews { visit(subview) }
    }
    if let window = root?.view.window { visit(window) }
    return views
  }
}
