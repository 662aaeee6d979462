@_exported import SwiftUIControls
@_exported import SwiftUICore
