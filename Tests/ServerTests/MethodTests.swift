import Hummingbird
import NIOHTTP1
import ScoreServer
import Testing

@Suite("The methods of an address")
struct MethodTests {
  @Test func `HEAD is answered wherever GET is, without a body`() async throws {
    let bench = try await APIBench()
    let owner = try await bench.headers()
    let router = bench.router()
    let addresses = router.routes.filter { $0.method == .get }.map(\.path.description)
    #expect(addresses.count > 15)
    try await bench.serve(router) { client in
      for address in addresses where !address.hasSuffix("/stream") {
        let address = address.replacing("{link}", with: "x") + "?path=a/b&period=allTime"
        let whole = try await client.ask(address, headers: owner)
        let head = try await client.ask(address, method: .HEAD, headers: owner)
        #expect(head.status == whole.status && head.text.isEmpty, "\(address)")
        #expect(head.headers["content-type"] == whole.headers["content-type"], "\(address)")
      }
      let nothing = try await client.ask("/nothing", method: .HEAD)
      #expect(nothing.status == 404 && nothing.text.isEmpty)
    }
  }

  @Test func `a method that an address does not have is refused with 405 and those that it has`() async throws {
    let bench = try await APIBench()
    try await bench.serve { client in
      for (method, address, allowed) in [
        (.POST, "/healthz", "GET, HEAD"), (.GET, "/api/v1/documents/load", "POST"), (.DELETE, "/sign-out", "POST"),
        (.PATCH, "/api/v1/document/body", "DELETE, GET, HEAD, PUT"), (.OPTIONS, "/api/v1/board", "GET, HEAD, PUT"),
      ] as [(HTTPMethod, String, String)] {
        let answer = try await client.ask(address, method: method)
        #expect(answer.status == 405 && answer.headers["allow"] == [allowed], "\(method) \(address)")
        #expect(answer.headers["content-type"] == ["application/problem+json"])
        #expect(answer.text.contains("methodNotAllowed"))
      }
      #expect(try await client.ask("/nothing", method: .POST).status == 404)
    }
  }
}
