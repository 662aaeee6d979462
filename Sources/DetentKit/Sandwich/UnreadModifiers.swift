#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// The presentation modifiers of SwiftUI's that content applies to itself.
  ///
  /// SwiftUI writes them into preferences whose keys are not public, so only its own presentations read
  /// them. The type of the content says that they are there: it names each modifier from the root down.
  @MainActor
  enum UnreadModifiers {
    /// The deepest nesting of types that is followed.
    private static let mostTypes = 100

    /// Indicates whether content has one of SwiftUI's presentation modifiers at its root: on the content,
    /// on the branch of a condition, in the body of a view or modifier of the app's, or in a navigation
    /// view or group.
    static func exist(in content: Any) -> Bool {
      // The body of a view has a type, and no value before SwiftUI evaluates it.
      var waiting: [(type: Any.Type, value: Any?)] = [(type(of: content), content)]
      var count = 0
      while let (type, value) = waiting.popLast(), count < mostTypes {
        count += 1
        if let modified = type as? any ModifiedType.Type {
          if types.contains(ObjectIdentifier(modified.modifierType)) { return true }
          waiting.append((modified.contentType, (value as? any ModifiedType)?.contentValue))
          if let modifier = modified.modifierType as? any ViewModifier.Type, isApps(modifier) {
            waiting.append((body(of: modifier), nil))
          }
        } else if let wrapper = type as? any WrapperType.Type {
          waiting.append((wrapper.contentType, nil))
        } else if type is any ChoiceType.Type {
          if let view = value.flatMap(chosenView) { waiting.append((Swift.type(of: view), view)) }
        } else if let view = type as? any View.Type, isApps(view) {
          waiting.append((body(of: view), nil))
        }
      }
      return false
    }

    /// Returns the view in a branch, or in an optional that has one.
    private static func chosenView(_ choice: Any) -> Any? {
      var value = choice
      for _ in 0..<4 {
        guard let child = Mirror(reflecting: value).children.first?.value else { return nil }
        if child is any View { return child }
        value = child
      }
      return nil
    }

    /// The types of SwiftUI's modifiers on the running system.
    private static let types: Set<ObjectIdentifier> = {
      let view = EmptyView()
      var samples: [Any.Type] = [type(of: view.interactiveDismissDisabled())]
      if #available(iOS 16, *) {
        samples.append(type(of: view.presentationDetents([.large])))
        samples.append(
          type(of: view.presentationDetents([.large], selection: .constant(.large))))
        samples.append(type(of: view.presentationDragIndicator(.visible)))
      }
      if #available(iOS 16.4, *) {
        samples.append(type(of: view.presentationCornerRadius(0)))
        samples.append(type(of: view.presentationBackground(Color.clear)))
        samples.append(type(of: view.presentationBackgroundInteraction(.enabled)))
        samples.append(type(of: view.presentationContentInteraction(.scrolls)))
        samples.append(type(of: view.presentationCompactAdaptation(.sheet)))
      }
      let modifiers = samples.compactMap { ($0 as? any ModifiedType.Type)?.modifierType }
      // A modifier of a general type would be found in content that has nothing to do with it.
      return Set(
        modifiers.filter { modifier in
          let name = String(reflecting: modifier)
          return ["Presentation", "Dismiss", "Detent"].contains { word in
            name.indices.contains { name[$0...].hasPrefix(word) }
          }
        }.map { ObjectIdentifier($0) })
    }()

    /// Indicates whether a type is neither SwiftUI's nor DetentKit's, whose modifiers apply SwiftUI's
    /// for its own sheets.
    private static func isApps(_ type: Any.Type) -> Bool {
      let name = String(reflecting: type)
      return !["SwiftUI.", "SwiftUICore.", "DetentKit."].contains { name.hasPrefix($0) }
    }

    private static func body<Root: View>(of type: Root.Type) -> Any.Type { Root.Body.self }

    private static func body<Modifier: ViewModifier>(of type: Modifier.Type) -> Any.Type {
      Modifier.Body.self
    }
  }

  /// The type of a view with a modifier.
  @MainActor
  private protocol ModifiedType {
    static var contentType: Any.Type { get }
    static var modifierType: Any.Type { get }
    var contentValue: Any { get }
  }

  extension ModifiedContent: ModifiedType {
    fileprivate static var contentType: Any.Type { Content.self }
    fileprivate static var modifierType: Any.Type { Modifier.self }
    fileprivate var contentValue: Any { content }
  }

  /// The type of a view whose content's preferences are its own.
  @MainActor
  private protocol WrapperType {
    static var contentType: Any.Type { get }
  }

  extension Group: WrapperType {
    fileprivate static var contentType: Any.Type { Content.self }
  }

  extension NavigationView: WrapperType {
    fileprivate static var contentType: Any.Type { Content.self }
  }

  @available(iOS 16, *)
  extension NavigationStack: WrapperType {
    fileprivate static var contentType: Any.Type { Root.self }
  }

  /// The type of a view that is one of several, or none.
  private protocol ChoiceType {}

  extension _ConditionalContent: ChoiceType {}
  extension Optional: ChoiceType where Wrapped: View {}

  /// A hosting controller of any content.
  @MainActor
  private protocol ContentHost: UIViewController {
    var hostedContent: Any { get }
  }

  extension UIHostingController: ContentHost {
    fileprivate var hostedContent: Any { rootView }
  }

  extension UIViewController {
    /// Reports the presentation modifiers of a hosting controller's content.
    func reportUnreadModifiers() {
      if let host = self as? any ContentHost, UnreadModifiers.exist(in: host.hostedContent) {
        DetentMisuse.report(.unreadModifier(self))
      }
    }
  }
#endif
