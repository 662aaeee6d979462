// Sources that are translated import this module for what Foundation has on Apple's platforms only.
@_exported import Foundation
// On Apple's platforms Foundation has these as well: URLSession, URLRequest, XMLParser.
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import RuntimeBase
