import Domain
import StoreEngine
import Testing

@Suite("The kinds of store")
struct StoreFormsTests {
  private static func scheme(_ name: String, isBuiltIn: Bool = true) -> StoreScheme {
    StoreScheme(name: name, form: "\(name):PATH", summary: "a \(name)", isBuiltIn: isBuiltIn) { _, _ in
      throw StoreFailure.denied
    }
  }

  @Test func `that are offered are those that the program has`() async throws {
    var registry = StoreRegistry([Self.scheme("file"), Self.scheme("distant", isBuiltIn: false)])
    registry.register(Self.scheme("vault"))
    #expect(registry.forms == "file:PATH (a file), vault:PATH (a vault)")
    let clock = ClockAndIdentities(now: { 0 }, newIdentity: { "x" })
    await #expect {
      _ = try await registry.open("tape:reel", clock)
    } throws: { "\($0)".hasSuffix("allowed are file:PATH, vault:PATH") }
  }
}
