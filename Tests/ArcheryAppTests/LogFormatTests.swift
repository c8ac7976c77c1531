import AppTestSupport
import Foundation
import TestSupport
import Testing

@Suite("The log of a server")
struct LogFormatTests {
  @Test(arguments: [["--log-format", "json"], []])
  func `is JSON if an option or the environment says so, with the id of the answer`(options: [String]) async throws {
    try await withTemporaryFolder { folder in
      var conditions = ServerProcess.Conditions()
      if options.isEmpty { conditions.environment["SCOREBOOK_LOG_FORMAT"] = "json" }
      let server = try await ServerProcess.start(in: folder, ["--store", "memory:"] + options, under: conditions)
      let stranger = server.served.stranger
      for number in 10..<30 {
        let answer = try await stranger.send("/api/v1/sign-in", #"{"recovery":"AAAAAAAAAAAAAA\#(number)"}"#)
        #expect(answer.status == 401 && answer.text.contains(#""requestID":""#))
      }
      try await server.end()
      let lines = server.errors.split(separator: "\n")
      #expect(lines.contains { $0.contains("20 wrong codes within an hour") })
      for line in lines {
        let fields = try String(line).jsonObject()
        #expect(fields["level"] as? String == "warning" && fields["label"] as? String == "archery")
        #expect((fields["hb.request.id"] as? String)?.count == 12 && fields["time"] is String)
      }
    }
  }

  @Test(
    arguments: [
      (["--log-format", "json", "--store", "memory:", "--port", "99999"], "port", 2 as Int32),
      (["--log-format=json", "--store", "memory:", "--nonsense"], "nonsense", 2),
      (["--log-format", "json", "--store", "sqlite:/nowhere/at/all.sqlite"], "nowhere", 1),
    ]
  )
  func `is JSON where the server does not start, too`(options: [String], word: String, status: Int32) async throws {
    try await withTemporaryFolder { folder in
      let outcome = try await Program("archery", dataFolder: folder).run(["serve"] + options)
      #expect(outcome.status == status && outcome.output.isEmpty, "\(outcome)")
      let lines = outcome.errors.split(separator: "\n")
      #expect(!lines.isEmpty)
      for line in lines {
        let fields = try String(line).jsonObject()
        #expect(fields["level"] as? String == "error" && fields["label"] as? String == "archery")
        #expect((fields["message"] as? String)?.contains(word) == true, "\(line)")
      }
    }
  }

  @Test func `has what a server prints at its start as JSON on standard output`() async throws {
    try await withTemporaryFolder { folder in
      let said = folder.appending(component: "said")
      let server = Program("archery", dataFolder: folder)
        .process(["serve", "--port", "0", "--store", "memory:", "--log-format", "json", "--sample"])
      try Data().write(to: said)
      server.standardOutput = try FileHandle(forWritingTo: said)
      try server.run()
      defer { server.terminate() }
      func lines() throws -> [[String: Any]] {
        try String(contentsOf: said, encoding: .utf8).split(separator: "\n").map { try String($0).jsonObject() }
      }
      try await eventually("the server has said how to stop it") {
        let text = try String(contentsOf: said, encoding: .utf8)
        return text.hasSuffix("\n") && text.contains("Ctrl-C")
      }
      let messages = try lines().compactMap { $0["message"] as? String }
      #expect(
        messages.contains { $0.hasPrefix("Serving on http://") } && messages.contains { $0.contains("/sign-in/") }
      )
      #expect(try lines().allSatisfy { $0["level"] as? String == "info" && $0["label"] as? String == "archery" })
    }
  }

  @Test func `has no other form`() async throws {
    try await withTemporaryFolder { folder in
      var conditions = ServerProcess.Conditions()
      conditions.environment["SCOREBOOK_LOG_FORMAT"] = "xml"
      for (options, word) in [([], "SCOREBOOK_LOG_FORMAT"), (["--log-format", "xml"], "xml")] {
        let ended = await #expect(throws: ServerProcess.Ended.self) {
          _ = try await ServerProcess.start(in: folder, ["--store", "memory:"] + options, under: conditions)
        }
        #expect(ended?.status == 2 && ended?.errors.contains(word) == true)
      }
    }
  }
}
