import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import QRCodes

/// Drawn codes as `zbarimg` reads them, a reader that shares no code with the encoder.
@Suite("QR codes that zbarimg reads", .enabled(if: Reader.program != nil, "zbarimg of Debian's zbar-tools is missing."))
struct ReaderTests {
  private static let seed: UInt64 = 18_004

  @Test func `hold a random text in every version at every level`() async throws {
    var random = SplitMix64(seed: Self.seed)
    var codes: [(text: String, code: QRCode)] = []
    for version in QRCode.versions {
      for level in ErrorCorrection.allCases {
        let alphabet = Alphabet.all[random.next(below: Alphabet.all.count)]
        let text = try alphabet.text(version: version, level: level, &random)
        let code = try QRCode(text, level: level, mask: random.next(below: 8))
        #expect(code.version == version)
        codes.append((text, code))
      }
    }
    try await expectRead(codes)
  }

  @Test(arguments: 0..<8)
  func `hold their text under every mask`(mask: Int) async throws {
    let codes = try ["01234567", "https://192.168.1.20:8080/join", String(repeating: "Scorebook ", count: 20)].map {
      ($0, try QRCode($0, level: .quartile, mask: mask))
    }
    try await expectRead(codes)
  }

  @Test func `hold text outside ASCII`() async throws {
    let codes = try ["Bogenschützen", "射箭比赛 12345678901234567890", "🎯 9 9 8", "Žluťoučký kůň"].map {
      ($0, try QRCode($0))
    }
    try await expectRead(codes)
  }

  private func expectRead(_ codes: [(text: String, code: QRCode)]) async throws {
    try await withTemporaryFolder { folder in
      for (number, entry) in codes.enumerated() {
        try Data(entry.code.bitmap).write(to: folder.appending(component: Reader.name(number)))
      }
      let read = try Reader.read(codes.count, in: folder)
      #expect(read.count == codes.count)
      for (number, entry) in codes.enumerated() {
        let what =
          "seed \(Self.seed): version \(entry.code.version), level \(entry.code.level), mask \(entry.code.mask)"
        #expect(read.dropFirst(number).first == entry.text, "\(what)")
      }
    }
  }
}

/// The characters of a random text.
private struct Alphabet {
  static let all = [
    Alphabet(mode: .numeric, characters: Array("0123456789")),
    Alphabet(mode: .alphanumeric, characters: Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$%*+-./:")),
    Alphabet(mode: .byte, characters: (33...126).map { Character(UnicodeScalar($0)) }),
    // Stretches of all modes.
    Alphabet(mode: .byte, characters: Array("0123456789"), Array("ABCDEF:/"), Array("abcdefg{}")),
  ]

  let mode: TextMode
  let stretches: [[Character]]

  init(mode: TextMode, characters: [Character]...) { (self.mode, stretches) = (mode, characters) }

  /// A text that needs the version, neither less nor more.
  func text(version: Int, level: ErrorCorrection, _ random: inout SplitMix64) throws -> String {
    let (least, most) = (version == 1 ? 0 : capacity(version - 1, level), capacity(version, level))
    var text = ""
    func grow(_ random: inout SplitMix64) {
      let characters = stretches[text.count / 30 % stretches.count]
      text.append(characters[random.next(below: characters.count)])
    }
    for _ in 0..<(least + 1 + random.next(below: most - least)) { grow(&random) }
    while try EncodedText(text, level: level).version < version {
      // A version holds some percent more than the one before.
      for _ in 0...(text.count / 200) { grow(&random) }
    }
    return text
  }

  /// The number of characters in one segment.
  private func capacity(_ version: Int, _ level: ErrorCorrection) -> Int {
    let sizes = VersionRange.allCases.first { $0.versions.contains(version) } ?? .large
    let bits = BlockPlan(version: version, level: level).dataCodewords * 8 - 4 - mode.countLength(in: sizes)
    return switch mode {
    case .numeric: bits / 10 * 3 + (bits % 10 >= 7 ? 2 : bits % 10 >= 4 ? 1 : 0)
    case .alphanumeric: bits / 11 * 2 + (bits % 11 >= 6 ? 1 : 0)
    case .byte: bits / 8
    }
  }
}

private enum Reader {
  static let program = ["/usr/bin/zbarimg", "/usr/local/bin/zbarimg", "/opt/homebrew/bin/zbarimg"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  static func name(_ number: Int) -> String { "code-\(number).pbm" }

  /// Returns the texts of the codes in a folder, in their order.
  static func read(_ count: Int, in folder: URL) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: try #require(program))
    process.arguments = ["--quiet", "--raw", "-Sdisable", "-Sqrcode.enable"] + (0..<count).map(name)
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let lines = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return lines.split(separator: "\n").map(String.init)
  }
}

extension QRCode {
  /// The code with its quiet zone as a bitmap file (PBM), four pixels a module.
  fileprivate var bitmap: [UInt8] {
    let side = size + 2 * Self.quietZone
    var bytes = Array("P4\n\(4 * side) \(4 * side)\n".utf8)
    for row in 0..<side {
      let dark = (0..<side).map { isDark(row: row - Self.quietZone, column: $0 - Self.quietZone) }
      let line = stride(from: 0, to: side, by: 2).map { place in
        (dark[place] ? 0xF0 : UInt8(0)) | (place + 1 < side && dark[place + 1] ? 0x0F : 0)
      }
      for _ in 0..<4 { bytes += line }
    }
    return bytes
  }
}
