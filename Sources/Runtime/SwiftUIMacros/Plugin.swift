import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// What the compiler asks for the expansions of SwiftUI's macros.
@main
struct Plugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    EntryMacro.self, PreviewMacro.self, PreviewableMacro.self,
  ]
}
