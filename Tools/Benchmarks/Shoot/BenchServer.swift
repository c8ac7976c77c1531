import Foundation

/// `archery serve` in a process of its own.
struct BenchServer {
  let url: String
  /// The secret of the link that signs the owner in.
  let link: String
  private let process = Process()

  init(program: String, store: String) throws {
    let output = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = ["serve", "--port", "0", "--store", store]
    process.standardOutput = output
    try process.run()
    var text = ""
    while !text.contains("Ctrl-C") {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { throw CocoaError(.executableLoad) }
      text += String(decoding: more, as: UTF8.self)
    }
    guard let match = text.firstMatch(of: /(http:\S+)\/sign-in\/(\S+)/) else { throw CocoaError(.executableLoad) }
    (url, link) = (String(match.1), String(match.2))
  }

  func end() {
    process.terminate()
    process.waitUntilExit()
  }
}
