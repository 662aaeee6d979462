/// Creates a key for a property in an extension of `EnvironmentValues`, `ContainerValues` or
/// `Transaction`.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var density: Double = 1
/// }
/// ```
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
