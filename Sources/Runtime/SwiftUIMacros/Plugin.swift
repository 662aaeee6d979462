#if TOOLCHAIN_SYNTAX
  @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
#else
  import SwiftCompilerPlugin
#endif
import SwiftSyntaxMacros

/// The macros that the modules UIKit and SwiftUI declare.
private var macros: [any Macro.Type] {
  [EntryMacro.self, PreviewMacro.self, PreviewableMacro.self]
}

#if TOOLCHAIN_SYNTAX
  /// The program that the compiler starts to expand macros, over the toolchain's own SwiftSyntax,
  /// which has the messages between the two but not `SwiftCompilerPlugin`.
  @main
  struct Plugin: PluginProvider {
    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
      let name = "\(moduleName).\(typeName)"
      guard let macro = macros.first(where: { String(reflecting: $0) == name }) else {
        throw UnknownMacro(name: name)
      }
      return macro
    }

    static func main() throws {
      let connection = try StandardIOMessageConnection()
      try CompilerPluginMessageListener(connection: connection, provider: Plugin()).main()
    }
  }

  /// A macro that the compiler asks for and this program lacks.
  private struct UnknownMacro: Error, CustomStringConvertible {
    let name: String
    var description: String { "SwiftUIMacros has no macro '\(name)'" }
  }
#else
  /// The program that the compiler starts to expand macros.
  @main
  struct Plugin: CompilerPlugin {
    let providingMacros = macros
  }
#endif
