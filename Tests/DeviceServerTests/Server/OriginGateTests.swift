import Testing

@testable import DeviceServer

@Suite("Who may talk to the server")
struct OriginGateTests {
  @Test("Only the server's own page is admitted")
  func origins() {
    let gate = OriginGate(port: 8026)
    #expect(gate.admits(origin: "http://127.0.0.1:8026"))
    #expect(gate.admits(origin: "http://localhost:8026"))
    #expect(!gate.admits(origin: "http://127.0.0.1:8027"))
    #expect(!gate.admits(origin: "https://evil.example"))
    #expect(!gate.admits(origin: "null"))
    #expect(!gate.admits(origin: nil))
    #expect(gate.admits(host: "127.0.0.1:8026"))
    #expect(!gate.admits(host: "rebound.example:8026"))
  }
}
