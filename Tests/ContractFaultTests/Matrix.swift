import DomainContracts
import Foundation
import Synchronization
import Testing

@Suite(.serialized) struct Matrix {
  @Test func sound() async throws {
    let harness = ContractHarness.overMemory(patience: .seconds(20)) { _ in }
    for rule in [ContractRule].all { try await rule.verify(on: harness) }
  }
  @Test func matrix() async throws {
    let names = (ProcessInfo.processInfo.environment["FAULT"] ?? "").split(separator: "|").map(String.init)
    let from = Int(ProcessInfo.processInfo.environment["FROM"] ?? "0") ?? 0
    for (index, fault) in PlantedFault.all.enumerated() where index >= from && (names.isEmpty || names.contains { fault.name.contains($0) }) {
      print("FAULT", index, fault.name)
      for rule in [ContractRule].all {
        let broke = Mutex<String?>(nil)
        print("RUN", fault.name, "|", rule.sentence)
        fflush(nil)
        let start = ContinuousClock.now
        try? await withKnownIssue(isIntermittent: true) {
          try await rule.verify(on: fault.harness)
        } matching: { issue in broke.withLock { if $0 == nil { $0 = "\(issue)" } }; return true }
        let took = ContinuousClock.now - start
        if took > .milliseconds(400) { print("SLOW", fault.name, rule.sentence, took) }
        if let issue = broke.withLock({ $0 }) { print("BROKE\t\(fault.name)\t\(rule.sentence)\t\(issue.replacingOccurrences(of: "\n", with: " ").prefix(400))") }
      }
    }
  }
}
