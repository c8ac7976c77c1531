import Foundation
import Simulation

/// Runs whole systems of devices and a server by seeds, and prints the story of the first that fails.
///
///     simulate SEED              one seed, with its story
///     simulate FIRST COUNT       a number of seeds from the first on
///     simulate --hours H FIRST   as many seeds from the first on as fit into these hours
///     --jobs N                   the number of simultaneous runs
///     --fault NAME               with this fault planted
@main
enum Simulate {
  static func main() {
    runAgainWithFixedHashing()
    do {
      let wanted = try Arguments(CommandLine.arguments.dropFirst())
      if wanted.jobs > 1 { exit(try Slices.run(wanted)) }
      var slice = Slice(wanted)
      exit(slice.run() ? 0 : 1)
    } catch {
      print("\(error)\nusage: simulate FIRST-SEED [COUNT] [--hours HOURS] [--jobs JOBS]")
      exit(2)
    }
  }

  /// Hashing differs from process to process otherwise, and with it the order of sets, and so the run.
  private static func runAgainWithFixedHashing() {
    let name = "SWIFT_DETERMINISTIC_HASHING"
    if ProcessInfo.processInfo.environment[name] != nil { return }
    setenv(name, "1", 1)
    var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    execv("/proc/self/exe", &arguments)
  }
}
