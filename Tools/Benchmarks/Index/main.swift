// How fast the index takes an update and answers a rank, and how much memory it needs. One line of JSON per run.
//
//   swift build -c release --product bench-index
//   taskset -c 1 .build/release/bench-index [entries] [operations]
//   .build/release/bench-index growth [largest]    what one step costs at a thousand to a million entries
//
// The rival is ../pbds.cpp. Run both in turn and compare medians: equal checksums mean equal answers.

let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }.filter { $0 > 0 }
if CommandLine.arguments.dropFirst().first == "growth" {
  IndexGrowth.run(upTo: numbers.first ?? 1_000_000)
} else {
  var benchmark = Benchmark(entries: numbers.first ?? 1_000_000, operations: numbers.dropFirst().first ?? 1_000_000)
  print(benchmark.figures())
}
