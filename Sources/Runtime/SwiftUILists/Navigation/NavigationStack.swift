@_spi(Core) import SwiftUICore

/// A container that shows a root view and pushes further views on top of it, with a navigation bar.
public struct NavigationStack<Data, Root> {
  let root: Root
  let path: Binding<[AnyHashable]>?
}

extension NavigationStack: View, PrimitiveView where Root: View {
  /// Creates a navigation stack that manages its path itself.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(root: root(), path: nil)
  }

  /// Creates a navigation stack with a binding to its path.
  nonisolated public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.init(
      root: root(),
      path: Binding(
        location: PathLocation(
          get: { path.wrappedValue.values },
          set: { values in
            var new = NavigationPath()
            new.values = values
            path.wrappedValue = new
          })))
  }

  /// Creates a navigation stack with a binding to a path of values of one type.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(
      root: root(),
      path: Binding(
        location: PathLocation(
          get: { path.wrappedValue.map { AnyHashable($0) } },
          set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })))
  }

  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    NavigationStackNode(view, in: inputs)
  }
}
