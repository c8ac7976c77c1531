import Domain
import Foundation
import Spreadsheets
import TestSupport
import Testing

@Suite struct `A written ZIP archive` {
  @Test func `opens in other programs, with its names, contents and times`() async throws {
    try await withTemporaryFolder { folder in
      var zip = ZipWriter(at: Timestamp(rawValue: 1_750_000_001_000))
      var bytes: [UInt8] = []
      for (name, content) in [
        ("a.txt", "Jörg"), ("leer.txt", ""), ("Ordner/ä.txt", String(repeating: "x", count: 99_999)),
      ] {
        bytes += try zip.file(name, Array(content.utf8))
      }
      let file = folder.appending(component: "a.zip")
      try Data(bytes + zip.end()).write(to: file)
      let script = """
        import sys, zipfile
        archive = zipfile.ZipFile(sys.argv[1])
        assert archive.testzip() is None
        print([(i.filename, i.file_size, i.date_time) for i in archive.infolist()], archive.read("a.txt").decode())
        """
      let (process, output) = (Process(), Pipe())
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["python3", "-c", script, file.path]
      process.environment = ["PYTHONIOENCODING": "utf-8", "PATH": "/usr/local/bin:/usr/bin:/bin"]
      process.standardOutput = output
      try process.run()
      let said = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      let time = "(2025, 6, 15, 15, 6, 40)"
      #expect(
        said
          == "[('a.txt', 5, \(time)), ('leer.txt', 0, \(time)), ('Ordner/ä.txt', 99999, \(time))] Jörg\n"
      )
    }
  }

  @Test func `is read again, up to a limit`() throws {
    var zip = ZipWriter(at: 0)
    let bytes = try zip.file("b/ä.txt", Array("zwei".utf8)) + zip.file("a.txt", []) + zip.end()
    let archive = try ZipArchive(bytes)
    #expect(archive.names == ["a.txt", "b/ä.txt"])
    #expect(try archive.file("b/ä.txt", upTo: 4) == Array("zwei".utf8))
    #expect(try archive.file("a.txt", upTo: 0) == [])
    #expect(try archive.file("c.txt", upTo: 4) == nil)
    #expect(throws: TableFileError.tooLarge) { try archive.file("b/ä.txt", upTo: 3) }
    #expect(throws: TableFileError.tooLarge) { try ZipArchive(bytes, mostFiles: 1) }
    // An archive that tells a smaller size than its file has.
    var liar = bytes
    let directory = try #require(bytes.firstRange(of: [0x50, 0x4B, 0x01, 0x02] as [UInt8]))
    liar[directory.lowerBound + 24] = 1
    #expect(throws: TableFileError.tooLarge) { try ZipArchive(liar).file("b/ä.txt", upTo: 3) }
  }

  @Test func `is refused beyond the format's number of files`() throws {
    var zip = ZipWriter(at: 0)
    for number in 0..<65_535 { _ = try zip.file("\(number)", []) }
    #expect(throws: ZipWriter.TooLarge.self) { try zip.file("one more", []) }
  }
}
