// Measures the index: updates, ranks and memory. Prints one line of JSON per run.
//
//     swift build -c release --product bench-index
//     taskset -c 1 .build/release/bench-index [entries] [operations]
//     taskset -c 1 .build/release/bench-index board [entries] [operations]    a whole board of players instead
//     .build/release/bench-index growth [largest]    the cost of one step at a thousand to a million entries
//
// The rival is ../counted_tree.cpp. Run them in turn and compare medians: equal checksums mean equal answers.

let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }.filter { $0 > 0 }
let (entries, operations) = (numbers.first ?? 1_000_000, numbers.dropFirst().first ?? 1_000_000)
switch CommandLine.arguments.dropFirst().first {
case "growth": IndexGrowth.run(upTo: entries)
case "board": print(BoardBenchmark(entries: entries, operations: operations).figures())
default:
  var benchmark = Benchmark(entries: entries, operations: operations)
  print(benchmark.figures())
}
