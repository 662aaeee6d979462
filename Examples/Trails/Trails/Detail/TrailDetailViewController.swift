import SwiftUI
import UIKit

class TrailDetailViewController: ScrollingViewController {
  let trail: Trail
  let ratingControl = RatingControl()
  let progressView = UIProgressView(progressViewStyle: .default)
  private let store: TrailStore
  private var timer: Timer?
  private(set) var ticks = 0
  private(set) var titleAlpha: CGFloat = 0

  init(trail: Trail, store: TrailStore) {
    self.trail = trail
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = trail.name
    let chart = UIHostingController(rootView: TrailFacts(trail: trail))
    addChild(chart)
    stack.addArrangedSubview(chart.view)
    chart.didMove(toParent: self)
    ratingControl.addTarget(
      self, action: #selector(ratingChanged(_:)), for: .valueChanged)
    stack.addArrangedSubview(ratingControl)
    stack.addArrangedSubview(progressView)
    scrollView.addObserver(
      self, forKeyPath: #keyPath(UIScrollView.contentOffset), options: [.new], context: nil)
    store.lastVisited = trail.name
  }

  deinit {
    scrollView.removeObserver(self, forKeyPath: #keyPath(UIScrollView.contentOffset))
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard keyPath == #keyPath(UIScrollView.contentOffset) else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      return
    }
    titleAlpha = min(max(scrollView.contentOffset.y / 100, 0), 1)
  }

  @objc func ratingChanged(_ sender: RatingControl) {
    sender.badge = sender.rating > 0 ? "\(sender.rating)" : nil
  }

  @objc private func tick(_ timer: Timer) {
    ticks += 1
    progressView.progress = Float(ticks) / 10
    if ticks == 10 { timer.invalidate() }
  }
}

extension TrailDetailViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer = Timer.scheduledTimer(
      timeInterval: 0.1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
    timer = nil
  }
}
