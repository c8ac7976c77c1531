import CanonicalJSON
import Domain
import Testing

@Suite("A message")
struct MessageTests {
  @Test("has the English sentence as its key, and reads as that sentence")
  func keys() {
    let name = "50 %@ %% Ana"
    let message: Message = "\(name) leads with \(9) points, \("100 % sure" as Message)."
    #expect(message.key == "%@ leads with %@ points, %@.")
    #expect("\(message)" == "50 %@ %% Ana leads with 9 points, 100 % sure.")
    #expect(("100 % sure" as Message).key == "100 %% sure")
  }

  @Test(
    "from another program keeps what it cannot fill",
    arguments: [("%@ and %@", "a and %@"), ("%", "%"), ("%d", "%d"), ("", ""), ("%%", "%"), ("a%", "a%")]
  )
  func foreign(key: String, text: String) {
    #expect(Message(key: key, arguments: [.text("a")]).description == text)
  }

  @Test("is the same after it was written as JSON")
  func coding() throws {
    let message: Message = "\("a") \(Int.min) \("b \(1)" as Message)"
    #expect(try CanonicalJSON.decode(Message.self, from: CanonicalJSON.encode(message)) == message)
  }
}
