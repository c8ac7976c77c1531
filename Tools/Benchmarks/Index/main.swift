// How fast the index takes an update and answers a rank, and how much memory it needs. One line of JSON per run.
//
//   swift build -c release --product bench-index
//   taskset -c 1 .build/release/bench-index [entries] [operations]
//
// The rival is ../pbds.cpp. Run both in turn and compare medians: equal checksums mean equal answers.

let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }.filter { $0 > 0 }
let entries = numbers.first ?? 1_000_000
let operations = numbers.dropFirst().first ?? 1_000_000

var benchmark = Benchmark(entries: entries, operations: operations)
let insertRate = benchmark.load()
let bytesLoaded = benchmark.bytesPerEntry
let (updateRate, checksum) = benchmark.updateAndRank()
let bytesChurned = benchmark.bytesPerEntry
let pageRate = benchmark.readPages(of: 100)
let windowRate = benchmark.readWindows(radius: 10)

let checksumDigits = String(checksum, radix: 16)
let figures = [
  #""name":"RankIndex""#,
  #""entries":\#(entries)"#,
  #""insertPerSecond":\#(Int(insertRate))"#,
  #""updateRankPerSecond":\#(Int(updateRate))"#,
  #""bytesPerEntry":\#((bytesLoaded * 10).rounded() / 10)"#,
  #""bytesPerEntryAfterChurn":\#((bytesChurned * 10).rounded() / 10)"#,
  #""pagesOf100PerSecond":\#(Int(pageRate))"#,
  #""windowsOf21PerSecond":\#(Int(windowRate))"#,
  #""checksum":"\#(String(repeating: "0", count: 16 - checksumDigits.count))\#(checksumDigits)""#,
]
print("{\(figures.joined(separator: ","))}")
