import DetentKit
import SwiftUI

// An app as it would be written for SheeKit, in the order and with the labels of its API. Only the
// import and the lines that `ComingFromSheeKit.md` lists are DetentKit's.

struct SheeOrder: Identifiable {
  var id: Int
}

struct SheeOrderView: View {
  let order: SheeOrder
  @Environment(\.shee_dismiss) private var dismiss
  @Environment(\.shee_isPresented) private var isPresented

  var body: some View {
    VStack {
      Text("Order \(order.id)")
      Text(isPresented ? "in a sheet" : "on its own")
      Button("Done") { dismiss() }
    }
    .shee_interactiveDismissDisabled()
  }
}

struct SheeShop: View {
  @Bindable var model: SheeModel

  private var parameters: UIViewControllerProxy {
    var parameters = UIViewControllerProxy()
    parameters.preferredContentSize = CGSize(width: 320, height: 400)
    parameters.preferredStatusBarStyle = .lightContent
    parameters.isModalInPresentation = true
    return parameters
  }

  private var properties: SheetProperties {
    SheetProperties(
      prefersEdgeAttachedInCompactHeight: true,
      widthFollowsPreferredContentSizeWhenEdgeAttached: true, prefersGrabberVisible: true,
      preferredCornerRadius: 24, detents: [.medium(), .large()],
      selectedDetentIdentifier: $model.detent, animatesSelectedDetentIdentifierChange: true,
      largestUndimmedDetentIdentifier: .medium,
      prefersScrollingExpandsWhenScrolledToEdge: false, shouldAdjustToSourceView: false)
  }

  var body: some View {
    Button("Show") { model.order = SheeOrder(id: 1) }
      .shee(
        item: $model.order, presentationStyle: .formSheet(properties: properties),
        presentedViewControllerParameters: parameters, onDismiss: { model.dismissals += 1 }
      ) { order in
        SheeOrderView(order: order)
      }
      .shee(isPresented: $model.isPresented, presentationStyle: .pageSheet()) {
        Text("Plain")
      }
  }
}

@MainActor @Observable
final class SheeModel {
  var order: SheeOrder?
  var isPresented = false
  var detent: UISheetPresentationController.Detent.Identifier?
  var dismissals = 0
}

/// Each style of SheeKit, as it is written there.
@MainActor
func sheeStyles(
  _ delegate: any UIViewControllerTransitioningDelegate
) -> [ModalPresentationStyle] {
  [
    .automatic, .pageSheet(), .formSheet(), .pageSheet(properties: nil), .overFullScreen,
    .overCurrentContext, .custom(transitioningDelegate: delegate),
    .custom(transitioningDelegate: nil),
    .popover(permittedArrowDirections: .up, sourceRectTransform: { $0.insetBy(dx: 4, dy: 4) }),
    .popover(adaptiveSheetProperties: SheetProperties(detents: [.medium()])),
  ]
}
