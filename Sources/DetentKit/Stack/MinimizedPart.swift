#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// One view controller of a minimised presentation, and what UIKit does not keep of its presentation.
  @MainActor
  struct MinimizedPart {
    let controller: UIViewController
    private let savedStyle: ModalPresentationStyle
    private let selected: PresentationDetentReference?
    private let delegate: WeakReference<AnyObject>?
    #if !os(visionOS)
      private let sheet: SavedSheet?
    #endif

    /// Reads the presentation of a controller; `nil` if it cannot be minimised.
    init?(_ controller: UIViewController) {
      guard !(controller is UIAlertController), controller.modalPresentationStyle != .popover,
        let presentation = controller.presentationController
      else { return nil }
      let link = PresentationLink.existing(of: controller)
      // SwiftUI ends the presentation of content that it presents itself.
      if !controller.allowsSubviews, link?.ownsModality != true { return nil }
      self.controller = controller
      let sheet = presentation as? UISheetPresentationController
      let adaptive: (any UIAdaptivePresentationControllerDelegate)? =
        sheet == nil ? presentation.delegate : sheet?.delegate
      delegate = adaptive.map { WeakReference($0 as AnyObject) }
      if let context = controller.contextPresentationController, context.helper != nil {
        savedStyle = .context(context.style, controller: type(of: context))
        selected = context.selectedDetent
      } else {
        savedStyle = ModalPresentationStyle(
          kind: .native(controller.modalPresentationStyle, link?.sheet.properties))
        #if os(visionOS)
          selected = nil
        #else
          link?.sheet.readSelection(by: .code)
          selected = link?.sheet.properties == nil ? nil : link?.sheet.selected
        #endif
      }
      #if !os(visionOS)
        self.sheet = link?.sheet.properties == nil ? sheet.map { SavedSheet($0) } : nil
      #endif
    }

    private var host: PresentedHost? { controller as? PresentedHost }

    /// Indicates whether the binding of SwiftUI content has ended meanwhile.
    var hasEnded: Bool { host?.hasEnded == true }

    /// The style in which the controller is presented again.
    var style: ModalPresentationStyle {
      (host?.style?() ?? savedStyle).selecting(selected)
    }

    func willMinimize() {
      host?.isMinimized = true
    }

    /// Prepares the controller for its presentation.
    func willRestore() {
      host?.isMinimized = false
      #if !os(visionOS)
        guard let sheet, let style = savedStyle.nativeStyle else { return }
        controller.modalPresentationStyle = style
        controller.sheetPresentationController.map { sheet.apply(to: $0) }
      #endif
    }

    /// Records where the app lets the presentation begin, which may have begun elsewhere.
    private func assumeFirst(_ detent: PresentationDetentReference?) {
      if let context = controller.contextPresentationController {
        return context.knownFirst = detent
      }
      #if !os(visionOS)
        PresentationLink.existing(of: controller)?.sheet.assumeFirst(detent)
      #endif
    }

    /// Sets the delegate, once the presentation has begun.
    func didBegin() {
      guard let presentation = controller.presentationController else { return }
      host?.onRestore?(presentation)
      assumeFirst((host?.style?() ?? savedStyle).firstDetent)
      guard let delegate = delegate?.object else { return }
      if let sheet = presentation as? UISheetPresentationController {
        sheet.delegate = delegate as? any UISheetPresentationControllerDelegate
      } else {
        presentation.delegate = delegate as? any UIAdaptivePresentationControllerDelegate
      }
    }
  }

  extension ModalPresentationStyle {
    /// UIKit's style; `nil` for a style of another kind.
    fileprivate var nativeStyle: UIModalPresentationStyle? {
      if case .native(let style, _) = kind { return style }
      return nil
    }

    /// The detent at which the app lets the presentation begin.
    fileprivate var firstDetent: PresentationDetentReference? {
      switch kind {
      case .native(_, let properties): properties?.selectedDetent
      case .context(let context, _): context.selectedDetent
      case .popover, .custom, .adaptive: nil
      }
    }

    /// Returns the style with another first detent, unless a binding selects.
    fileprivate func selecting(_ detent: PresentationDetentReference?) -> Self {
      guard let detent else { return self }
      var style: Self
      switch kind {
      case .native(let native, var properties?) where properties.selection == nil:
        properties.selectedDetent = detent
        style = Self(kind: .native(native, properties))
      case .context(var context, let type) where context.selection == nil:
        context.selectedDetent = detent
        style = Self(kind: .context(context, type))
      default: return self
      }
      style = style.withSettings(of: self)
      return style
    }
  }

  #if !os(visionOS)
    /// The properties that an app has set on one of UIKit's sheets itself. UIKit creates another
    /// presentation controller for the next presentation.
    @MainActor
    private struct SavedSheet {
      private let detents: [UISheetPresentationController.Detent]
      private let selected: UISheetPresentationController.Detent.Identifier?
      private let largestUndimmed: UISheetPresentationController.Detent.Identifier?
      private let hasGrabber: Bool
      private let cornerRadius: CGFloat?
      private let expandsByScrolling: Bool
      private let placement: SheetProperties
      private let sourceView: WeakReference<UIView>?

      init(_ sheet: UISheetPresentationController) {
        detents = sheet.detents
        selected = sheet.selectedDetentIdentifier
        largestUndimmed = sheet.largestUndimmedDetentIdentifier
        hasGrabber = sheet.prefersGrabberVisible
        cornerRadius = sheet.preferredCornerRadius
        expandsByScrolling = sheet.prefersScrollingExpandsWhenScrolledToEdge
        var placement = SheetProperties()
        placement.prefersEdgeAttachedInCompactHeight = sheet.prefersEdgeAttachedInCompactHeight
        placement.widthFollowsPreferredContentSizeWhenEdgeAttached =
          sheet.widthFollowsPreferredContentSizeWhenEdgeAttached
        if #available(iOS 17, *) { placement.prefersPageSizing = sheet.prefersPageSizing }
        self.placement = placement
        sourceView = sheet.sourceView.map { WeakReference($0) }
      }

      func apply(to sheet: UISheetPresentationController) {
        sheet.detents = detents
        sheet.selectedDetentIdentifier = selected
        sheet.largestUndimmedDetentIdentifier = largestUndimmed
        sheet.prefersGrabberVisible = hasGrabber
        sheet.preferredCornerRadius = cornerRadius
        sheet.prefersScrollingExpandsWhenScrolledToEdge = expandsByScrolling
        placement.applyPlacement(to: sheet)
        sheet.sourceView = sourceView?.object
      }
    }
  #endif
#endif
