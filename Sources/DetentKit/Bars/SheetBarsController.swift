#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A view controller that shows the content of a sheet between a header, with a title and a close
  /// button, and a footer that stays above the keyboard.
  ///
  /// ```swift
  /// let bars = SheetBarsController(content: places)
  /// bars.title = "Places"
  /// bars.footer = saveButton
  /// bars.headerVisibility = .hidden(at: [.height(120)])
  /// controller.present(bars, style: .pageSheet(properties: properties))
  /// ```
  ///
  /// The content extends below both bars, which are part of its safe area.
  open class SheetBarsController: UIViewController {
    /// The view controller between the bars.
    public let content: UIViewController

    /// The detents at which the header is shown. The default is ``SheetBarVisibility/visible``.
    public var headerVisibility = SheetBarVisibility.visible {
      didSet { updateVisibility() }
    }

    /// A Boolean value that indicates whether the header has a close button. The default is `true`. The
    /// button asks for the dismissal, as ``UIKit/UIViewController/attemptDismissal(animated:)`` does.
    public var showsCloseButton = true {
      didSet { closeButton.isHidden = !showsCloseButton }
    }

    /// The view in the footer; `nil`, the default, for no footer. Its height comes from its constraints
    /// or its intrinsic size, its width is that of the sheet's safe area.
    public var footer: UIView? {
      didSet {
        guard footer !== oldValue else { return }
        oldValue?.removeFromSuperview()
        installFooter()
        updateVisibility()
      }
    }

    /// The detents at which the footer is shown. The default is ``SheetBarVisibility/visible``.
    public var footerVisibility = SheetBarVisibility.visible {
      didSet { updateVisibility() }
    }

    private let header = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
    private let footerBar = UIVisualEffectView(
      effect: UIBlurEffect(style: .systemUltraThinMaterial))
    private let titleLabel = UILabel()
    private let closeButton = UIButton(type: .close)
    private weak var link: PresentationLink?

    /// Creates a view controller with its content, whose title is the header's until
    /// another one is set.
    public init(content: UIViewController) {
      self.content = content
      super.init(nibName: nil, bundle: nil)
      title = content.title
    }

    /// Is not available: the content is not in an archive.
    public required init?(coder: NSCoder) { nil }

    open override var title: String? {
      didSet { titleLabel.text = title }
    }

    open override func viewDidLoad() {
      super.viewDidLoad()
      addChild(content)
      content.view.frame = view.bounds
      content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content.view)
      content.didMove(toParent: self)
      installHeader()
      installFooter()
      updateVisibility()
    }

    open override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      guard let link = PresentationLink.attachedToPresentation(of: self), link !== self.link else {
        return
      }
      self.link = link
      link.monitor.listen(self) { [weak self] _ in self?.updateVisibility() }
      updateVisibility()
    }

    open override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      updateInsets()
    }

    // Views

    private func installHeader() {
      titleLabel.text = title
      titleLabel.font = SheetHeaderMetrics.titleFont
      titleLabel.adjustsFontForContentSizeCategory = true
      titleLabel.accessibilityTraits.insert(.header)
      closeButton.isHidden = !showsCloseButton
      closeButton.accessibilityLabel = SheetHeaderMetrics.closeLabel
      closeButton.addAction(
        UIAction { [weak self] _ in self?.attemptDismissal() }, for: .touchUpInside)
      view.addSubview(header)
      for view in [titleLabel, closeButton] { header.contentView.addSubview(view) }
      for view in [header, titleLabel, closeButton] {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      let (safe, bar) = (view.safeAreaLayoutGuide, header.contentView)
      NSLayoutConstraint.activate([
        header.topAnchor.constraint(equalTo: view.topAnchor),
        header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        header.bottomAnchor.constraint(
          equalTo: safe.topAnchor, constant: SheetHeaderMetrics.height),
        titleLabel.leadingAnchor.constraint(
          equalTo: safe.leadingAnchor, constant: SheetHeaderMetrics.inset),
        titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: closeButton.leadingAnchor),
        titleLabel.centerYAnchor.constraint(
          equalTo: bar.bottomAnchor, constant: -SheetHeaderMetrics.height / 2),
        closeButton.trailingAnchor.constraint(
          equalTo: safe.trailingAnchor, constant: -SheetHeaderMetrics.buttonInset),
        closeButton.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor),
        closeButton.widthAnchor.constraint(equalToConstant: SheetHeaderMetrics.buttonSize),
        closeButton.heightAnchor.constraint(equalToConstant: SheetHeaderMetrics.buttonSize),
      ])
    }

    private func installFooter() {
      guard let footer, viewIfLoaded != nil else { return }
      if footerBar.superview == nil {
        footerBar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(footerBar)
        NSLayoutConstraint.activate([
          footerBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          footerBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          footerBar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
      }
      footer.translatesAutoresizingMaskIntoConstraints = false
      footerBar.contentView.addSubview(footer)
      let safe = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        footer.topAnchor.constraint(equalTo: footerBar.topAnchor),
        footer.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        footer.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        // Without a keyboard this is the bottom of the safe area.
        footer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
    }

    // Visibility

    private func updateVisibility() {
      guard viewIfLoaded != nil else { return }
      let detent = link?.currentDetent
      let showsHeader = headerVisibility.shows(at: detent)
      let showsFooter = footer != nil && footerVisibility.shows(at: detent)
      guard header.isHidden == showsHeader || footerBar.isHidden == showsFooter else { return }
      header.isHidden = !showsHeader
      footerBar.isHidden = !showsFooter
      updateInsets()
    }

    /// Adds the bars to the safe area of the content.
    private func updateInsets() {
      let safe = view.safeAreaInsets
      let top = header.isHidden ? 0 : max(0, header.frame.maxY - safe.top)
      let hasFooter = footerBar.superview != nil && !footerBar.isHidden
      let bottom =
        hasFooter ? max(0, view.bounds.maxY - footerBar.frame.minY - safe.bottom) : 0
      let insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
      if content.additionalSafeAreaInsets != insets { content.additionalSafeAreaInsets = insets }
    }
  }
#endif
