/// The transition from a text to another in an animated change.
@MainActor
struct TextTransition {
  let label: TextLabel
  let node: Node
  let animation: Animation
  let transaction: Transaction

  private var updater: Updater { node.context.host.updater }

  private func animate(_ changes: () -> Void) {
    updater.animate(animation, of: transaction, changes)
  }

  private func atEnd(_ work: @escaping () -> Void) {
    let clock = updater.animations
    clock.at(clock.now + animation.totalSeconds, work)
  }

  /// Fades the old text out in front of the label, which fades in with the new one.
  func fade() {
    let ghost = UILabel(frame: label.frame)
    ghost.attributedText = label.attributedText
    ghost.numberOfLines = label.numberOfLines
    ghost.lineBreakMode = label.lineBreakMode
    ghost.textAlignment = label.textAlignment
    ghost.isAccessibilityElement = false
    UIView.performWithoutAnimation {
      if let container = label.superview {
        HostingView.arrange(container) { container.insertSubview(ghost, aboveSubview: label) }
      }
      label.alpha = 0
    }
    animate {
      ghost.alpha = 0
      label.alpha = 1
    }
    atEnd { ghost.removeFromSuperview() }
  }

  /// Rolls the characters that differ, counted from the end.
  func roll(to new: NSAttributedString, isUpwards: Bool) {
    guard let old = label.attributedText else { return }
    let (before, after) = (Self.glyphs(of: old), Self.glyphs(of: new))
    let height = label.bounds.height
    let distance = height * Self.travel * (isUpwards ? -1 : 1)
    let stage = RollingText(frame: CGRect(origin: .zero, size: label.bounds.size))
    UIView.performWithoutAnimation {
      for child in label.subviews where child is RollingText { child.removeFromSuperview() }
      label.addSubview(stage)
      label.isRolling = true
    }
    var leaving: [UILabel] = []
    var coming: [UILabel] = []
    for index in 0..<max(before.count, after.count) {
      let out = index < before.count ? before[before.count - 1 - index] : nil
      let into = index < after.count ? after[after.count - 1 - index] : nil
      let isSame = out?.text.string == into?.text.string
      UIView.performWithoutAnimation {
        if let into {
          let view = into.label(height: height)
          stage.addSubview(view)
          if !isSame { coming.append(view) }
        }
        if let out, !isSame {
          let view = out.label(height: height)
          if let into { view.frame.origin.x = into.x }
          stage.addSubview(view)
          leaving.append(view)
        }
        for view in coming {
          view.alpha = 0
          view.transform = CGAffineTransform(translationX: 0, y: -distance)
        }
      }
    }
    animate {
      for view in leaving {
        view.alpha = 0
        view.transform = CGAffineTransform(translationX: 0, y: distance)
      }
      for view in coming {
        view.alpha = 1
        view.transform = .identity
      }
    }
    atEnd { [label] in
      guard stage.superview != nil else { return }
      stage.removeFromSuperview()
      label.isRolling = false
    }
  }

  /// The distance that characters roll, as a fraction of the line height. Grade: tunable.
  private static let travel: CGFloat = 0.6

  private struct Glyph {
    let text: NSAttributedString
    let x: CGFloat
    let width: CGFloat

    @MainActor
    func label(height: CGFloat) -> UILabel {
      let label = UILabel(frame: CGRect(x: x, y: 0, width: width, height: height))
      label.attributedText = text
      label.isAccessibilityElement = false
      return label
    }
  }

  private static func glyphs(of text: NSAttributedString) -> [Glyph] {
    var glyphs: [Glyph] = []
    let string = text.string
    var index = string.startIndex
    while index < string.endIndex {
      let next = string.index(after: index)
      let range = NSRange(index..<next, in: string)
      let start = width(of: text, NSRange(location: 0, length: range.location))
      let end = width(of: text, NSRange(location: 0, length: NSMaxRange(range)))
      glyphs.append(
        Glyph(
          text: text.attributedSubstring(from: range), x: start,
          width: (end - start).rounded(.up) + 1))
      index = next
    }
    return glyphs
  }

  /// Indicates whether the current text is a single line.
  var showsOneLine: Bool {
    guard let text = label.attributedText, text.length > 0 else { return true }
    let line = Self.size(of: text, NSRange(location: 0, length: text.length)).height
    return label.bounds.height < 1.5 * line
  }

  private static func width(of text: NSAttributedString, _ range: NSRange) -> CGFloat {
    range.length > 0 ? size(of: text, range).width : 0
  }

  private static func size(of text: NSAttributedString, _ range: NSRange) -> CGSize {
    let source = TextSource(
      text.attributedSubstring(from: range), font: UIFont.systemFont(ofSize: 17),
      paragraph: ParagraphValues())
    let layout = TextLayout.cached(
      source, options: TextLayout.Options(width: .infinity, height: .infinity, maximumLines: 1))
    return layout.size(scale: 64)
  }
}

/// Contains the characters of a label while they roll.
private final class RollingText: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }
}

extension TextItem {
  /// Replaces the text with the transition of the environment, if the change is animated.
  func exchange(for new: NSAttributedString) {
    let transition = node.environment.contentTransition
    let lastValue = lastNumber
    if case .value(let value) = transition.kind { lastNumber = value }
    guard transition != .identity, let old = view.attributedText, old.string != new.string,
      view.window != nil, let animation = node.transaction.effectiveAnimation,
      animation.totalSeconds.isFinite
    else { return }
    let exchange = TextTransition(
      label: view, node: node, animation: animation, transaction: node.transaction)
    let isLine = !old.string.contains("\n") && !new.string.contains("\n") && exchange.showsOneLine
    switch transition.kind {
    case .identity, .symbol: break
    case .number(let countsDown) where isLine: exchange.roll(to: new, isUpwards: !countsDown)
    case .value(let value) where isLine:
      exchange.roll(to: new, isUpwards: value >= lastValue ?? value)
    case .opacity, .interpolate, .number, .value: exchange.fade()
    }
  }
}
