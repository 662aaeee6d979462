// The compiler imports this module wherever a file imports both Testing and CoreGraphics.
@_exported import CoreGraphics
@_exported import Testing
