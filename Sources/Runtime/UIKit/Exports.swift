@_exported import CoreGraphics
@_exported import Dispatch
@_exported import Foundation
@_exported import QuartzCore
@_exported import UIFoundation
@_exported import UIKitCore
@_exported import UIKitExtras
@_exported import UIKitLists
