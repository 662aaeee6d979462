#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SheetEngine
  import UIKit

  /// A property of a sheet that not every presenter supports.
  enum SheetFeature: String, CaseIterable {
    // The system's sheet has no such property.
    case keyboard, look, appearance, maximumWidth, alignmentOffset, edge, contentMode, dragArea
    case limitsDragsToNextDetent, willEndDragging, snapping, scrollingDetents
    case shouldDragSimultaneously
    case fullScreenDetent = "PresentationDetentReference.fullScreen"
    // The system's sheet has it since iOS 16.
    case detents, minimumHeight, maximumHeight
    // Only the system's sheet has it.
    case nativeDetents, backgroundEffect, shouldAdjustToSourceView

    /// Indicates whether properties differ from the default in this one.
    func isRequested(by properties: SheetProperties) -> Bool {
      switch self {
      case .keyboard: properties.keyboard != .fill
      case .look: properties.look != nil
      case .appearance: properties.appearance != SheetCardAppearance()
      case .maximumWidth: properties.maximumWidth != nil
      case .alignmentOffset: properties.alignmentOffset != 0
      case .edge: properties.edge != .bottom
      case .contentMode: properties.contentMode != .fitToBounds
      case .dragArea: properties.dragArea != .surface
      case .limitsDragsToNextDetent: properties.limitsDragsToNextDetent
      case .willEndDragging: properties.willEndDragging != nil
      case .snapping: properties.snapping.rule != nil
      case .scrollingDetents: properties.scrollingDetents != nil
      case .shouldDragSimultaneously: properties.shouldDragSimultaneously != nil
      case .fullScreenDetent: properties.detents.contains(.fullScreen)
      case .detents: properties.detents.contains { $0 != .medium && $0 != .large }
      case .minimumHeight: properties.minimumHeight != nil
      case .maximumHeight: properties.maximumHeight != nil
      #if os(visionOS)
        case .nativeDetents, .backgroundEffect: false
      #else
        case .nativeDetents: properties.nativeDetents != nil
        case .backgroundEffect: properties.backgroundEffect != nil
      #endif
      case .shouldAdjustToSourceView: properties.shouldAdjustToSourceView
      }
    }

    /// Indicates whether only the system's sheet has the property.
    var isSystems: Bool {
      switch self {
      case .nativeDetents, .backgroundEffect, .shouldAdjustToSourceView: true
      default: false
      }
    }

    /// Indicates whether the system's sheet has the property by its custom detents.
    private var usesCustomDetents: Bool {
      switch self {
      case .detents, .minimumHeight, .maximumHeight: true
      default: false
      }
    }

    /// Indicates whether a presenter supports the property on the running system.
    @MainActor
    func isSupported(by presenter: SheetPresenter) -> Bool {
      if isSystems { return presenter != .detentKit }
      return presenter != .system || (usesCustomDetents && SystemSupport.current.hasCustomDetents)
    }
  }

  extension SheetProperties {
    /// The properties that are set and that only the system's sheet has.
    var systemOnly: [SheetFeature] {
      SheetFeature.allCases.filter { $0.isSystems && $0.isRequested(by: self) }
    }

    /// The presenter of a sheet with these properties on the running system: the system's, or
    /// DetentKit's own.
    @MainActor
    var chosenPresenter: SheetPresenter {
      guard presenter == .automatic else { return presenter }
      // Where no presenter supports everything, it is the system's that an app expects.
      return unsupported(by: .system).isEmpty || !systemOnly.isEmpty
        ? .system : .detentKit
    }

    /// The properties that are set and that a presenter does not support on the running system.
    @MainActor
    func unsupported(by presenter: SheetPresenter) -> [SheetFeature] {
      SheetFeature.allCases.filter { $0.isRequested(by: self) && !$0.isSupported(by: presenter) }
    }
  }

  extension ModalPresentationStyle {
    /// Returns the style in which a sheet is presented on the running system from a view controller with
    /// these traits: another one if DetentKit presents it itself.
    @MainActor
    func onRunningSystem(in traits: UITraitCollection) -> ModalPresentationStyle {
      let resolved = resolved(in: traits)
      guard case .native(let style, let properties?) = resolved.kind,
        style == .pageSheet || style == .formSheet, properties.chosenPresenter == .detentKit
      else { return resolved }
      let own = ModalPresentationStyle.ownSheet(
        properties, isForm: style == .formSheet || !properties.prefersPageSizing,
        look: properties.look ?? .running)
      return own.withSettings(of: resolved)
    }
  }

  extension SheetStyle {
    /// The look of the running system's sheets.
    @MainActor
    static var running: SheetStyle {
      SystemSupport.current.hasFloatingSheets ? .iOS26 : .iOS18
    }
  }
#endif
