@_spi(Core) import SwiftUICore

/// Shows tabs as pages of a scroll view, with a page control.
final class PagedTabNode<SelectionValue: Hashable, Content: View>: HoldingNode<
  TabView<SelectionValue, Content>, Content, PagesItem
>
{
  override init(_ view: TabView<SelectionValue, Content>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    let item = PagesItem(node: self, view: PagesView(frame: .zero))
    self.item = item
    item.view.didTurn = { [weak self] in self?.didTurn(to: $0) }
    child = Content._makeNode(
      view.content, in: NodeInputs(context: context.with(container: item.container), parent: self))
    collectItems()
    refresh()
  }

  override func update(_ new: TabView<SelectionValue, Content>) {
    view = new
    child?.update(new.content)
    refresh()
  }

  /// Updates the pages after the selection or a modifier changed.
  override func refresh() {
    isDirty = false
    guard let item else { return }
    let values = environment
    if case .pages(let mode) = values.tabViewStyle { item.view.mode = mode.kind }
    item.view.hasPlate = values.indexBackground.kind == .always
    item.view.scroll.isScrollEnabled = values.isScrollEnabled
    guard let selection = view.selection else { return }
    let value = evaluate { selection.wrappedValue }
    guard let page = item.pages.firstIndex(where: { tag(of: $0)?.stands(for: value) == true })
    else { return }
    let isAnimated = transaction.animation != nil && !transaction.disablesAnimations
    item.view.turn(to: page, animated: isAnimated)
  }

  private func tag(of page: LayoutItem) -> AnyHashable? { page.trait(TagTrait.self) }

  private func didTurn(to page: Int) {
    guard isMounted, let selection = view.selection, let pages = item?.pages,
      pages.indices.contains(page), let value = tag(of: pages[page])?.base as? SelectionValue,
      selection.wrappedValue != value
    else { return }
    selection.wrappedValue = value
  }

  override func contentDidChange(_ items: [LayoutItem]) {
    item?.setPages(items)
  }
}

/// The layout item of the pages of a tab view.
final class PagesItem: ViewItem<PagesView> {
  private(set) var container: ViewContainer!
  private(set) var pages: [LayoutItem] = []

  override init(node: Node, view: PagesView) {
    super.init(node: node, view: view)
    container = ViewContainer(view: view.holder, host: node.context.host)
    container.collectViews = { [weak self] views in
      for page in self?.pages ?? [] { page.appendViews(to: &views) }
    }
  }

  func setPages(_ items: [LayoutItem]) {
    pages = items
    for page in items { page.superitem = self }
    view.count = items.count
    container.setNeedsOrder()
    invalidateLayout()
  }

  override var hasOwnCoordinates: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
  }

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    super.placeContent(in: frame, proposal: proposal)
    view.layoutPages()
    let inner = ProposedViewSize(frame.size)
    let isMirrored = node.isRightToLeft
    for (index, page) in pages.enumerated() {
      let size = page.size(inner)
      let place = isMirrored ? pages.count - 1 - index : index
      page.place(
        at: CGPoint(
          x: CGFloat(place) * frame.width + (frame.width - size.width) / 2,
          y: (frame.height - size.height) / 2),
        proposal: inner)
    }
  }
}

/// A paging scroll view with a page control in front of it.
final class PagesView: UIView, UIScrollViewDelegate {
  let scroll = UIScrollView(frame: .zero)
  let holder = GroupView(frame: .zero)
  private let dots = UIPageControl(frame: .zero)
  private let plate = UIView(frame: .zero)
  /// Called when the user scrolls to another page.
  var didTurn: ((Int) -> Void)?
  var mode = PageTabViewStyle.IndexDisplayMode.Kind.automatic {
    didSet { if mode != oldValue { setNeedsLayout() } }
  }
  var hasPlate = false {
    didSet { if hasPlate != oldValue { setNeedsLayout() } }
  }
  var count = 0 {
    didSet {
      dots.numberOfPages = count
      page = min(page, max(0, count - 1))
      setNeedsLayout()
    }
  }
  private(set) var page = 0

  /// The distance in points between the page control and the bottom of the safe area. Grade:
  /// tunable.
  private static let margin: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = self
    scroll.addSubview(holder)
    addSubview(scroll)
    plate.backgroundColor = .tertiarySystemFill
    plate.isUserInteractionEnabled = false
    addSubview(plate)
    dots.currentPageIndicatorTintColor = .white
    dots.pageIndicatorTintColor = UIColor(white: 1, alpha: 0.4)
    dots.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        let wanted = dots.currentPage
        turn(to: wanted, animated: true)
        didTurn?(wanted)
      }, for: .valueChanged)
    addSubview(dots)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func offset(of page: Int) -> CGPoint {
    CGPoint(x: CGFloat(isMirrored ? count - 1 - page : page) * bounds.width, y: 0)
  }

  func turn(to new: Int, animated: Bool) {
    guard new != page, new < count else { return }
    page = new
    dots.currentPage = new
    scroll.setContentOffset(offset(of: new), animated: animated && window != nil)
  }

  /// Sizes the scroll view and keeps the current page.
  func layoutPages() {
    let size = CGSize(width: bounds.width * CGFloat(count), height: bounds.height)
    if scroll.frame != bounds { scroll.frame = bounds }
    guard scroll.contentSize != size else { return }
    scroll.contentSize = size
    holder.frame = CGRect(origin: .zero, size: size)
    scroll.contentOffset = offset(of: page)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutPages()
    dots.isHidden = mode == .never || (mode == .automatic && count < 2)
    let size = dots.size(forNumberOfPages: count)
    dots.frame = CGRect(
      x: (bounds.width - size.width) / 2,
      y: bounds.height - max(0, safeAreaInsets.bottom) - size.height - Self.margin,
      width: size.width, height: size.height)
    plate.isHidden = !hasPlate || dots.isHidden
    plate.frame = dots.frame
    plate.layer.cornerRadius = size.height / 2
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.isDragging || scrollView.isDecelerating, bounds.width > 0, count > 0 else {
      return
    }
    let place = Int(Int32(clamping: (scrollView.contentOffset.x / bounds.width).rounded()))
    let new = min(max(isMirrored ? count - 1 - place : place, 0), count - 1)
    guard new != page else { return }
    page = new
    dots.currentPage = new
    didTurn?(new)
  }
}
