import Foundation

/// Returns the seed of a random test, and prints it.
///
/// The gate uses the same seed every time, so that a failure points to the change and not to luck. `SCOREBOOK_SEED` chooses
/// another; `Tools/soak random` runs with fresh ones.
///
/// - Parameter test: The thing that is random, for the printed line.
/// - Returns: `SCOREBOOK_SEED`, or 1.
public func runSeed(_ test: String) -> UInt64 {
  let seed = ProcessInfo.processInfo.environment["SCOREBOOK_SEED"].flatMap { UInt64($0) } ?? 1
  print("\(test): seed \(seed) (SCOREBOOK_SEED chooses another)")
  return seed
}
