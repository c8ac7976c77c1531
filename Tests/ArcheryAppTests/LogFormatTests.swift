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
