/// A check that requests come from the server's own page. Any other page in the same browser could
/// otherwise use the device, and a host name that points to this machine would be accepted as ours.
struct OriginGate: Sendable {
  private let hosts: Set<String>

  init(port: Int) {
    hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
  }

  func admits(host: String?) -> Bool {
    host.map(hosts.contains) ?? false
  }

  func admits(origin: String?) -> Bool {
    guard let origin, origin.hasPrefix("http://") else { return false }
    return hosts.contains(String(origin.dropFirst("http://".count)))
  }
}
