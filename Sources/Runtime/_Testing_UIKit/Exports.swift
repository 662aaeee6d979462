// The compiler imports this module wherever a file imports both Testing and UIKit.
@_exported import Testing
@_exported import UIKit
