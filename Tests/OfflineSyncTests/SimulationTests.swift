import Foundation
import Simulation
import Testing

/// Whole systems by seeds, in a process of their own, for a run takes every task of its process over.
@Suite("Many devices and a server")
struct SimulationTests {
  /// Seeds that failed once.
  ///
  /// A change of the workload makes other runs of them; what they found has tests of its own, too.
  private static let kept = [
    5, 13, 20, 1124, 1200, 1665, 1737, 2570, 20_288, 34_309, 101_915, 206_147, 248_881, 274_408, 323_321,
  ]

  @Test func `lose nothing, repeat nothing, and end with the same records`() throws {
    let (status, output) = try simulate("1", "12", "--jobs", "2")
    #expect(status == 0, "\(output)")
    let deeds = ["crash", "borrow", "cutNetwork", "answers lost", "calls late", "lost edits reported", "disputed ends"]
    for deed in deeds + ["completed shoots", "changeSettings", "checkIn", "signOut", "group check-ins", "group undos"]
      + ["adoptions cut off", "ranks turned", "telling servers that died", "visits told"]
    {
      #expect(output.contains("  \(deed): "), "nothing was exercised of: \(deed)")
    }
  }

  @Test(arguments: kept)
  func `do so also for seeds that failed once`(seed: Int) throws {
    let (status, output) = try simulate("\(seed)")
    #expect(status == 0, "\(output)")
  }

  @Test(arguments: PlantedFault.allCases)
  func `find a planted fault`(fault: PlantedFault) throws {
    let signs =
      switch fault {
      case .keepsUndone: ["the rebuilt board differs", "and should be"]
      case .leavesOutLate: ["the rebuilt board differs"]
      case .notesBeforeTelling: ["news of ranks, told were"]
      case .leavesAdoptions: ["turned its field to"]
      case .namesNewsAnew: ["times on device"]
      case .ignoresSwitches: ["does not want it"]
      }
    let (status, output) = try simulate("1", "100", "--fault", fault.rawValue)
    #expect(status == 1 && signs.contains(where: output.contains), "\(output)")
  }

  @Test func `do the same again from the same seed`() throws {
    let first = try simulate("7").output
    #expect(first == (try simulate("7").output))
    #expect(first != (try simulate("8").output))
  }

  @Test func `are shrunk to the steps that matter`() {
    let plan = Plan(seed: 1)
    let wanted = [plan.steps[30], plan.steps[150]].map(\.description)
    let (shortest, outcome) = Shrinking.shortest(plan, seed: 1) { plan, _ in
      let fails = Set(wanted).isSubset(of: plan.steps.map(\.description))
      return Simulation.Outcome(problems: fails ? ["it fails"] : [], story: [], counts: [:])
    }
    #expect(shortest.steps.map(\.description) == wanted)
    #expect(outcome.problems == ["it fails"])
  }

  private func simulate(_ arguments: String...) throws -> (status: Int32, output: String) {
    let process = Process()
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    process.executableURL = URL(filePath: bundle).deletingLastPathComponent().appending(component: "simulate")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
