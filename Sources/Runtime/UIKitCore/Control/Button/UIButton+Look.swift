/// The look of highlighted, disabled and tinted buttons. All grades: tunable, after the look of
/// iOS.
@MainActor
enum ButtonLook {
  /// The opacity of a highlighted button without a background.
  static let touchedText: CGFloat = 0.3
  /// The opacity of a highlighted background.
  static let touchedBackground: CGFloat = 0.75
  /// The opacity of highlighted content on a background.
  static let touchedContent: CGFloat = 0.75
  /// The opacity of the title of a highlighted system button without a configuration.
  static let touchedSystemTitle: CGFloat = 0.2
  /// The duration in seconds in which the highlight fades out.
  static let fadeDuration = 0.25
  /// The opacity of the tint in a tinted background, light and dark.
  nonisolated static let tinted: (light: CGFloat, dark: CGFloat) = (0.15, 0.24)

  static func tintedFill(_ color: UIColor) -> UIColor {
    UIColor { traits in
      let alpha = traits.userInterfaceStyle == .dark ? tinted.dark : tinted.light
      let resolved = color.resolvedColor(with: traits)
      return resolved.withAlphaComponent(resolved.cgColor.alpha * alpha)
    }
  }
}

extension UIButton {
  /// The tint colour, or red for a destructive button.
  var accent: UIColor { role == .destructive ? .systemRed : tintColor }

  var resolvedTitleColor: UIColor {
    if let configuration { return foreground(of: configuration) }
    if let exact = states.exact(state, \.titleColor) { return exact }
    if !isEnabled, buttonTypeStorage != .custom { return .tertiaryLabel }
    if let normal = states.exact(.normal, \.titleColor) { return normal }
    return buttonTypeStorage == .custom ? .white : accent
  }

  private func foreground(of configuration: Configuration) -> UIColor {
    if !isEnabled { return .tertiaryLabel }
    if let color = configuration.baseForegroundColor { return color }
    if configuration.style.isProminent { return .white }
    if configuration.style == .glass { return role == .destructive ? .systemRed : .label }
    return accent
  }

  private func background(of configuration: Configuration) -> UIColor? {
    if let color = configuration.background.backgroundColor { return color }
    let base = configuration.baseBackgroundColor
    switch configuration.style {
    case .plain, .borderless, .glass: return base
    case .gray, .bordered: return base ?? (isEnabled ? .secondarySystemFill : .tertiarySystemFill)
    case .tinted, .borderedTinted:
      return isEnabled ? ButtonLook.tintedFill(base ?? accent) : .tertiarySystemFill
    case .filled, .borderedProminent, .prominentGlass:
      if !isEnabled { return .tertiarySystemFill }
      // A dimmed tint colour is gray already; a button's own colour turns gray too.
      guard tintAdjustmentMode == .dimmed else { return base ?? accent }
      return base.map(UIView.dimmed) ?? tintColor
    }
  }

  func setNeedsLook() {
    needsLook = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func contentSizeDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func configurationDidChange() {
    setNeedsLook()
    if !isUpdatingConfiguration { needsConfigurationUpdate = true }
  }

  func stateDidChange() {
    if automaticallyUpdatesConfiguration { needsConfigurationUpdate = true }
    setNeedsLook()
    updateLookIfNeeded()
  }

  func updateLookIfNeeded() {
    guard needsLook, !isUpdatingConfiguration else { return }
    if needsConfigurationUpdate {
      needsConfigurationUpdate = false
      isUpdatingConfiguration = true
      updateConfiguration()
      isUpdatingConfiguration = false
    }
    needsLook = false
    if let configuration { apply(configuration) } else { applyPlainLook() }
    applyTouchedLook()
  }

  private func apply(_ configuration: Configuration) {
    let shown = configuration.updated(for: self)
    let color = foreground(of: configuration)
    applyTitle(shown, color: color)
    applyImage(shown, color: color)
    applyBackdrop(shown)
    backgroundPicture?.isHidden = true
  }

  private func applyTitle(_ shown: Configuration, color: UIColor) {
    let title = ConfiguredText(shown.attributedTitle, shown.titleTextAttributesTransformer)
    if title.isEmpty {
      titleStorage?.text = nil
    } else {
      let label = madeTitleLabel()
      let font = UIFont.preferredFont(
        forTextStyle: shown.buttonSize.titleStyle, compatibleWith: traitCollection)
      let isHeavy = role == .primary || role == .cancel
      label.lineBreakMode = shown.titleLineBreakMode
      label.numberOfLines = shown.titleLineBreakMode == .byWordWrapping ? 0 : 1
      label.textAlignment = shown.textAlignment
      title.show(
        in: label, font: isHeavy ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font,
        color: color)
    }
    let subtitle = ConfiguredText(shown.attributedSubtitle, shown.subtitleTextAttributesTransformer)
    if subtitle.isEmpty {
      subtitleStorage?.text = nil
    } else {
      let label = madeSubtitleLabel()
      label.numberOfLines = 0
      label.textAlignment = shown.textAlignment
      subtitle.show(
        in: label,
        font: .preferredFont(
          forTextStyle: shown.buttonSize.subtitleStyle, compatibleWith: traitCollection),
        color: shown.style.isProminent && isEnabled ? color : .secondaryLabel)
    }
  }

  private func applyImage(_ shown: Configuration, color: UIColor) {
    if shown.showsActivityIndicator {
      let wheel = spinner ?? UIActivityIndicatorView(style: .medium)
      if spinner == nil {
        spinner = wheel
        addSubview(wheel)
      }
      wheel.color = color
      wheel.startAnimating()
    } else {
      spinner?.removeFromSuperview()
      spinner = nil
    }
    guard let image = shown.image, !shown.showsActivityIndicator else {
      imageStorage?.image = nil
      return
    }
    let view = madeImageView()
    let font = UIFont.preferredFont(
      forTextStyle: shown.buttonSize.titleStyle, compatibleWith: traitCollection)
    view.preferredSymbolConfiguration =
      shown.preferredSymbolConfigurationForImage ?? UIImage.SymbolConfiguration(font: font)
    view.image = image
    view.tintColor = color
  }

  private func applyBackdrop(_ shown: Configuration) {
    let color = background(of: shown)
    let stroke = shown.background.strokeWidth
    guard shown.style.hasBackground || color != nil || stroke > 0 else {
      backdrop?.removeFromSuperview()
      backdrop = nil
      return
    }
    if shown.style.isGlass {
      let glass = (backdrop as? GlassPlatterView) ?? GlassPlatterView()
      glass.kind = .clear
      glass.fill = color
      replaceBackdrop(with: glass)
      return
    }
    let view = backdrop is GlassPlatterView ? UIView() : backdrop ?? UIView()
    view.isUserInteractionEnabled = false
    view.backgroundColor = color
    view.layer.borderWidth = stroke
    view.layer.borderColor =
      (shown.background.strokeColor ?? accent).resolvedColor(with: traitCollection).cgColor
    replaceBackdrop(with: view)
  }

  private func replaceBackdrop(with view: UIView) {
    guard backdrop !== view else { return }
    backdrop?.removeFromSuperview()
    backdrop = view
    insertSubview(view, at: 0)
  }

  /// Applies the look of a button without a configuration.
  private func applyPlainLook() {
    spinner?.removeFromSuperview()
    spinner = nil
    if let text = currentAttributedTitle {
      madeTitleLabel().attributedText = text
    } else if let text = currentTitle {
      let label = madeTitleLabel()
      label.text = text
      label.textColor = resolvedTitleColor
    } else {
      titleStorage?.text = nil
    }
    subtitleStorage?.text = nil
    if let image = currentImage {
      let view = madeImageView()
      view.preferredSymbolConfiguration = states.value(state, \.symbolConfiguration)
      view.image =
        buttonTypeStorage != .custom && image.renderingMode == .automatic
        ? image.withRenderingMode(.alwaysTemplate) : image
      view.tintColor = plainImageColor
    } else {
      imageStorage?.image = nil
    }
    applyPlainBackground()
  }

  private var plainImageColor: UIColor {
    if buttonTypeStorage == .close { return .secondaryLabel }
    return !isEnabled && buttonTypeStorage != .custom ? .tertiaryLabel : accent
  }

  private func applyPlainBackground() {
    if buttonTypeStorage == .close {
      let view = backdrop ?? UIView()
      view.isUserInteractionEnabled = false
      view.backgroundColor = .tertiarySystemFill
      replaceBackdrop(with: view)
    } else {
      backdrop?.removeFromSuperview()
      backdrop = nil
    }
    if let image = currentBackgroundImage {
      let view = backgroundPicture ?? UIImageView(frame: .zero)
      view.image = image
      view.isHidden = false
      if backgroundPicture == nil {
        backgroundPicture = view
        insertSubview(view, at: 0)
      }
    } else {
      backgroundPicture?.image = nil
    }
  }

  /// Applies the highlight under a finger, and fades it out afterwards.
  private func applyTouchedLook() {
    let isTouched = isHighlighted
    let look = touchedLook(isTouched)
    let change = { [self] in
      titleStorage?.alpha = look.title
      subtitleStorage?.alpha = look.title
      imageStorage?.alpha = look.image
      backdrop?.alpha = look.background
    }
    if wasHighlighted, !isTouched, window != nil {
      UIView.animate(
        withDuration: ButtonLook.fadeDuration, delay: 0,
        options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut], animations: change)
    } else {
      change()
    }
    wasHighlighted = isTouched
  }

  private func touchedLook(
    _ isTouched: Bool
  ) -> (title: CGFloat, image: CGFloat, background: CGFloat) {
    let isPale = !isEnabled && buttonTypeStorage == .custom && configuration == nil
    guard isTouched else { return (1, isPale ? 0.5 : 1, 1) }
    if let configuration {
      guard configuration.style.hasBackground else {
        return (ButtonLook.touchedText, ButtonLook.touchedText, ButtonLook.touchedBackground)
      }
      return (
        ButtonLook.touchedContent, ButtonLook.touchedContent, ButtonLook.touchedBackground
      )
    }
    if buttonTypeStorage == .custom {
      let hasOwnImage = states.exact(state, \.image) != nil
      return (1, hasOwnImage ? 1 : 0.5, 1)
    }
    return (ButtonLook.touchedSystemTitle, ButtonLook.touchedSystemTitle, 1)
  }
}

extension UIButton.Configuration {
  /// The alignment of the lines of title and subtitle.
  var textAlignment: NSTextAlignment {
    switch titleAlignment {
    case .automatic:
      image != nil && (imagePlacement == .leading || imagePlacement == .trailing)
        ? .natural : .center
    case .leading: .left
    case .center: .center
    case .trailing: .right
    }
  }
}
