// Sources that are translated import this module for what Foundation has on Apple's platforms only.
@_exported import Foundation
@_exported import RuntimeBase
