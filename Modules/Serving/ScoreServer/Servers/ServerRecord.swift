import Domain
import Foundation

/// The entry of one running server in the store that it serves.
///
/// The server renews it every ``RunningServer/renewal``. A server that stops removes it.
package struct ServerRecord: Hashable, Codable, Sendable {
  /// The milliseconds after a renewal for which the server counts as running.
  ///
  /// Clocks of servers that share a store must agree better than this.
  static let lease: Int64 = 60_000

  /// The random identity of this run of the server.
  package let id: String
  /// The name that its operator gave it; nil for none.
  package let name: String?
  /// The address by which others reach it; nil before it listens.
  package internal(set) var url: String?
  /// The machine, or the container on it.
  let machine: String
  /// The process on that machine.
  let process: Int32
  let startedAt: Timestamp
  var renewedAt: Timestamp
  /// The name of the key that signs new sessions.
  package internal(set) var signs: String
  /// The names of all keys whose sessions the server accepts.
  package internal(set) var verifies: [String]

  /// Whether the server still runs, by the clock and the processes of this machine.
  ///
  /// A killed process could not remove its entry.
  func isAlive(at now: Timestamp, on machine: String) -> Bool {
    guard abs(now.milliseconds(since: renewedAt)) <= Self.lease else { return false }
    return machine != self.machine || kill(process, 0) == 0 || errno == EPERM
  }

  static var thisProcess: Int32 { getpid() }

  /// The machine of this process, which also tells containers apart.
  static let thisMachine: String = {
    let boot = (try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)) ?? ""
    let processes = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/pid")) ?? ""
    return [ProcessInfo.processInfo.hostName, boot.trimmingCharacters(in: .whitespacesAndNewlines), processes]
      .joined(separator: " ")
  }()
}

extension DocumentKey where Value == ServerRecord {
  static func server(_ id: String) -> Self { .json(ServerRoster.servers.appending(ItemPath.Segment(rawValue: id))) }
}
