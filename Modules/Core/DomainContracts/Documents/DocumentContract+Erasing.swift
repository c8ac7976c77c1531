import Domain
import Testing

extension DocumentContract {
  static let erasing = [
    Rule("the content of a deleted document leaves the store's files by itself", needs: .showsFiles) { site in
      let store = try await site.open()
      _ = try await store.documents.save([.name("1", "Gustavo", as: "w1"), .name("2", "Inessa", as: "w2")])
      try await expect(store.holds("Gustavo"), is: true)
      _ = try await store.documents.save(.delete("names/1", as: "w3"))
      try await site.eventually("the deleted content leaves the files") { try await !store.holds("Gustavo") }
      // Deleted soon after the first one.
      _ = try await store.documents.save([.name("3", "Bertram", as: "w4")])
      _ = try await store.documents.save(.delete("names/3", as: "w5"))
      try await site.eventually("the next deleted content leaves the files") { try await !store.holds("Bertram") }
      try await expect(store.holds("Inessa"), is: true)
      try await expect(store.documents.load("names/2")?.body, is: Array(#"{"name":"Inessa"}"#.utf8))
      try await expect(store.documents.load("names/1")?.head.isDeleted, is: true)
    },
    Rule("no earlier content of a deleted document is left in the files once the store is closed", needs: .showsFiles) {
      site in
      let store = try await site.open()
      _ = try await store.documents.save([.name("1", "Gustavo", as: "w1"), .name("2", "Inessa", as: "w2")])
      _ = try await store.documents.save([.name("1", "Augustus", as: "w3")])
      _ = try await store.documents.save(.delete("names/1", as: "w4"))
      await store.storage.close()
      // A store behind a server is closed by the server.
      try await site.eventually("the deleted content leaves the files") {
        let (holdsFirst, holdsSecond) = (try await store.holds("Gustavo"), try await store.holds("Augustus"))
        return !holdsFirst && !holdsSecond
      }
      try await expect(store.holds("Inessa"), is: true)
    },
  ]
}

extension DocumentWrite {
  /// A document whose files show its content as text.
  fileprivate static func name(_ number: String, _ name: String, as id: WriteID) -> Self {
    .put(ItemPath("names/\(number)"), #"{"name":"\#(name)"}"#, as: id)
  }
}
