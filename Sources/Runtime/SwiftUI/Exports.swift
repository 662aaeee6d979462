@_exported import Combine
@_exported import Observation
@_exported import SwiftUIControls
@_exported import SwiftUICore
@_exported import SwiftUIExtras
@_exported import SwiftUILists
@_exported import UIKit
