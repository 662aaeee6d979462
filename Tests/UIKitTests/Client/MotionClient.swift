import UIKit

final class DrawerViewController: UIViewController, UIGestureRecognizerDelegate {
  private enum State {
    case collapsed, expanded
    var opposite: State { self == .collapsed ? .expanded : .collapsed }
  }
  private let drawer = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private var drawerHeight: NSLayoutConstraint!
  private var state = State.collapsed
  private var animators: [UIViewPropertyAnimator] = []
  private var progressWhenInterrupted: [CGFloat] = []
  private lazy var pan: UIPanGestureRecognizer = {
    let pan = UIPanGestureRecognizer()
    pan.addTarget(
      self,
      action: Selector("drawerPanned(recognizer:)", DrawerViewController.drawerPanned(recognizer:)))
    pan.delegate = self
    return pan
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
    drawer.translatesAutoresizingMaskIntoConstraints = false
    drawer.layer.cornerRadius = 20
    drawer.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    drawer.clipsToBounds = true
    drawer.accessibilityIdentifier = "drawer"
    view.addSubview(drawer)
    drawerHeight = drawer.heightAnchor.constraint(equalToConstant: 120)
    NSLayoutConstraint.activate([
      drawer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      drawer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      drawer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      drawerHeight,
    ])
    drawer.addGestureRecognizer(pan)
    registerForTraitChanges([
      UITraitHorizontalSizeClass.self, UITraitPreferredContentSizeCategory.self,
    ]) { (self: Self, previous: UITraitCollection) in
      self.view.setNeedsLayout()
    }
    registerForTraitChanges(
      [UITraitUserInterfaceStyle.self],
      action: Selector("styleChanged", DrawerViewController.styleChanged))
  }

  private func styleChanged() { drawer.layer.borderColor = UIColor.separator.cgColor }

  private func animateIfNeeded(to newState: State, duration: TimeInterval) {
    guard animators.isEmpty else { return }
    let animator = UIViewPropertyAnimator(duration: duration, dampingRatio: 1) {
      self.drawerHeight.constant = newState == .expanded ? 500 : 120
      self.drawer.layer.cornerRadius = newState == .expanded ? 28 : 20
      self.view.layoutIfNeeded()
    }
    animator.addCompletion { position in
      switch position {
      case .start: self.state = newState.opposite
      case .end: self.state = newState
      case .current: ()
      @unknown default: ()
      }
      self.drawerHeight.constant = self.state == .expanded ? 500 : 120
      self.animators.removeAll()
    }
    let color = UIViewPropertyAnimator(duration: duration, curve: .easeIn) {
      self.view.backgroundColor = newState == .expanded ? .black : .systemIndigo
    }
    color.scrubsLinearly = false
    animator.startAnimation()
    color.startAnimation()
    animators = [animator, color]
  }

  private func drawerPanned(recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      animateIfNeeded(to: state.opposite, duration: 0.6)
      animators.forEach { $0.pauseAnimation() }
      progressWhenInterrupted = animators.map { $0.fractionComplete }
    case .changed:
      var fraction = -recognizer.translation(in: drawer).y / 380
      if state == .expanded { fraction *= -1 }
      if animators.first?.isReversed == true { fraction *= -1 }
      for (animator, start) in zip(animators, progressWhenInterrupted) {
        animator.fractionComplete = fraction + start
      }
    case .ended:
      let velocity = recognizer.velocity(in: drawer).y
      let shouldClose = velocity > 0
      if velocity == 0 {
        animators.forEach { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
        break
      }
      switch state {
      case .expanded where !shouldClose, .collapsed where shouldClose:
        animators.forEach { $0.isReversed = !$0.isReversed }
      default: break
      }
      let parameters = UISpringTimingParameters(
        dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: abs(velocity) / 380))
      animators.forEach {
        $0.continueAnimation(withTimingParameters: parameters, durationFactor: 0)
      }
    default: ()
    }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { context in
        self.drawerHeight.constant = context.containerView.bounds.width > 600 ? 100 : 120
        self.view.layoutIfNeeded()
      },
      completion: { context in
        _ = context.isCancelled
      })
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    coordinator.animateAlongsideTransition(in: view, animation: { _ in }, completion: nil)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
}

final class ContainerViewController: UIViewController {
  private var current: UIViewController?
  private let segmented = UISegmentedControl(items: ["Map", "List"])
  let first: UIViewController
  let second: UIViewController

  init(first: UIViewController, second: UIViewController) {
    self.first = first
    self.second = second
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.titleView = segmented
    segmented.selectedSegmentIndex = 0
    segmented.addAction(
      UIAction { [unowned self] action in
        let control = action.sender as! UISegmentedControl
        swap(to: control.selectedSegmentIndex == 0 ? first : second)
      }, for: .valueChanged)
    add(first)
    current = first
  }

  private func add(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
    setNeedsStatusBarAppearanceUpdate()
  }

  private func swap(to new: UIViewController) {
    guard let current, current !== new else { return }
    current.willMove(toParent: nil)
    addChild(new)
    new.view.frame = view.bounds
    transition(
      from: current, to: new, duration: 0.25, options: [.transitionCrossDissolve], animations: nil
    ) { _ in
      current.removeFromParent()
      new.didMove(toParent: self)
      self.current = new
    }
  }

  override var childForStatusBarStyle: UIViewController? { current }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    preferredContentSize = container.preferredContentSize
  }
}

final class OnboardingViewController: UIPageViewController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  private(set) lazy var pages: [UIViewController] = ["Welcome", "Explore", "Enjoy"].enumerated().map
  { index, text in
    let page = UIViewController()
    page.view.backgroundColor = [UIColor.systemOrange, .systemGreen, .systemPurple][index]
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 34, weight: .bold)
    label.textColor = .white
    label.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(label)
    label.centerXAnchor.constraint(equalTo: page.view.centerXAnchor).isActive = true
    label.centerYAnchor.constraint(equalTo: page.view.centerYAnchor).isActive = true
    return page
  }

  init() {
    super.init(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 10]
    )
    dataSource = self
    delegate = self
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers([pages[0]], direction: .forward, animated: false, completion: nil)
  }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(of: viewController), index > 0 else { return nil }
    return pages[index - 1]
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(of: viewController), index + 1 < pages.count else {
      return nil
    }
    return pages[index + 1]
  }
  func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

final class ZoomableImageViewController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let imageView = UIImageView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.delegate = self
    scrollView.minimumZoomScale = 1
    scrollView.maximumZoomScale = 4
    scrollView.showsVerticalScrollIndicator = false
    scrollView.decelerationRate = .fast
    imageView.image = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 200)).image {
      context in
      UIColor.systemOrange.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 300, height: 200))
      UIColor.white.setStroke()
      let path = UIBezierPath(ovalIn: CGRect(x: 50, y: 20, width: 200, height: 160))
      path.lineWidth = 8
      path.stroke()
    }
    imageView.contentMode = .scaleAspectFit
    imageView.frame = scrollView.bounds
    imageView.isUserInteractionEnabled = true
    view.addSubview(scrollView)
    scrollView.addSubview(imageView)
    let doubleTap = UITapGestureRecognizer(
      target: self,
      action: Selector("doubleTapped(_:)", ZoomableImageViewController.doubleTapped(_:)))
    doubleTap.numberOfTapsRequired = 2
    imageView.addGestureRecognizer(doubleTap)
    let single = UITapGestureRecognizer(
      target: self, action: Selector("toggleBars", ZoomableImageViewController.toggleBars))
    single.require(toFail: doubleTap)
    view.addGestureRecognizer(single)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if scrollView.zoomScale == 1 {
      imageView.frame = scrollView.bounds; scrollView.contentSize = scrollView.bounds.size
    }
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    let x = max((scrollView.bounds.width - scrollView.contentSize.width) / 2, 0)
    let y = max((scrollView.bounds.height - scrollView.contentSize.height) / 2, 0)
    scrollView.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
  }
  func doubleTapped(_ recognizer: UITapGestureRecognizer) {
    if scrollView.zoomScale > 1 {
      scrollView.setZoomScale(1, animated: true)
    } else {
      let point = recognizer.location(in: imageView)
      scrollView.zoom(
        to: CGRect(x: point.x - 50, y: point.y - 100, width: 100, height: 200), animated: true)
    }
  }
  func toggleBars() {
    navigationController?.setNavigationBarHidden(
      navigationController?.isNavigationBarHidden == false, animated: true)
  }
}
