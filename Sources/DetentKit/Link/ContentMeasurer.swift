#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Measures content for detents that depend on it, and detects content whose height depends on
  /// its detent.
  @MainActor
  final class ContentMeasurer {
    weak var link: PresentationLink?
    private(set) var measurements = ContentMeasurements()
    /// Called after each change of the measurements.
    private var listeners = OwnedValues<() -> Void>()
    /// Returns the content's ideal height in a width, in points.
    var contentHeight: ((CGFloat) -> CGFloat)?
    private var markers: [(name: String, view: WeakReference<UIView>)] = []
    private var wantsHeight = false
    private var changesInARow = 0
    private var isStuck = false
    private var isMeasuring = false

    /// The number of new heights without a rest after which the content is taken to depend on its
    /// own height (tunable): settling takes two, for a scroll bar or a line that wraps.
    static let limit = 8

    /// Adds a closure that is called after each change, for as long as `owner` lives. It replaces
    /// the owner's last one.
    func onChange(_ owner: AnyObject, _ call: @escaping () -> Void) {
      listeners.set(call, by: owner)
    }

    /// Measures the content if one of the detents depends on it.
    func require(_ detents: [PresentationDetentReference]) {
      wantsHeight = detents.contains {
        switch $0 {
        case .content, .contentFraction: true
        default: false
        }
      }
      if !detents.contains(where: \.isMeasured) { return }
      measure()
    }

    func add(marker name: String, _ view: UIView) {
      markers.removeAll { $0.view.object == nil || $0.view.object === view }
      markers.append((name, WeakReference(view)))
      measure()
    }

    func remove(marker view: UIView) {
      markers.removeAll { $0.view.object == nil || $0.view.object === view }
      measure()
    }

    /// Resets the count of new heights, once the content is at rest or was changed from outside.
    func resetChangeCount() {
      changesInARow = 0
      isStuck = false
    }

    func measure() {
      guard !isMeasuring, !isStuck,
        wantsHeight || !markers.isEmpty || !measurements.markers.isEmpty,
        let controller = link?.controller, let view = controller.viewIfLoaded
      else { return }
      isMeasuring = true
      var new = ContentMeasurements()
      if wantsHeight { new.contentHeight = height(of: controller, width: view.bounds.width) }
      for (name, marker) in markers {
        guard let marker = marker.object, marker.isDescendant(of: view) else { continue }
        new.markers[name] = place(of: marker, in: view)
      }
      isMeasuring = false
      guard new != measurements else { return }
      measurements = new
      changesInARow += 1
      if changesInARow > Self.limit {
        isStuck = true
        DetentMisuse.report(.unstableContent(controller))
      }
      for call in listeners { call() }
    }

    private func height(of controller: UIViewController, width: CGFloat) -> CGFloat? {
      let width = width > 0 ? width : UIScreenWidth.of(controller)
      let height: CGFloat
      if let contentHeight {
        height = contentHeight(width)
      } else if controller.preferredContentSize.height > 0 {
        height = controller.preferredContentSize.height
      } else {
        height =
          controller.view.systemLayoutSizeFitting(
            CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
          ).height
      }
      guard height.isFinite, height > 0 else { return nil }
      // Heights of detents leave out the bottom safe area, which a sheet adds.
      return height.rounded(.up)
    }

    /// The distance from the content's top to a marker's lower edge, with all scroll views at their
    /// top.
    private func place(of marker: UIView, in view: UIView) -> CGFloat {
      var place = marker.convert(marker.bounds, to: view).maxY
      var ancestor = marker.superview
      while let current = ancestor, current !== view {
        if let scroll = current as? UIScrollView {
          place += scroll.contentOffset.y + scroll.adjustedContentInset.top
        }
        ancestor = current.superview
      }
      return place.rounded(.up)
    }
  }

  /// The width in points to measure in before the content's view has one.
  @MainActor
  enum UIScreenWidth {
    static func of(_ controller: UIViewController) -> CGFloat {
      controller.presentingViewController?.viewIfLoaded?.window?.bounds.width ?? 390
    }
  }
#endif
