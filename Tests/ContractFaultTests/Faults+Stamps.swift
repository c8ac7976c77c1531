import Domain
import DomainContracts
import InMemory

// Faults in how a store stamps.

extension PlantedFault {
  static let stamps: [PlantedFault] = [
    PlantedFault("stamps with its clock, whatever it has seen") { store in
      let clock = store.clock
      store.stampAll { given in given ?? Stamp(time: clock.now, device: "one") }
    }
    .breaks(
      "a given stamp from a fast clock moves the store's clock on",
      "revisions and stamps grow over reopening, also when the clock runs backwards",
      "stamps grow when the clock runs backwards",
      "stamps grow while the clock stands still, also within a batch",
      "stamps of two openings are all different and grow from one write to the next",
      "an event's given stamp is kept, and moves the store's clock on",
      "events are stamped in their order over reopening",
      "events are stamped in their order, also when the clock runs backwards",
      "a submission's given stamp moves the store's clock on",
      "submissions are stamped in their order, also when the clock runs backwards"
    ),
    PlantedFault("drops given stamps") { store in
      store.stampAll { _ in nil }
    }
    .breaks(
      "a given stamp is kept, older or newer than the store's own",
      "an event's given stamp is kept, and moves the store's clock on",
      "events stand the same in journals that received them in different orders",
      "the same stamped submissions show the same board, whatever the order of arrival",
      "a copy reads the same: definitions, times, stamps and ids"
    ),
    PlantedFault("stamps by a clock that runs ahead") { store in
      let clock = store.clock
      store.stampAll { given in
        given ?? Stamp(time: clock.now.advanced(byMilliseconds: 7 * 86_400_000), device: "one")
      }
    }
    .breaks("a write is stamped with the store's clock and device"),
    PlantedFault("names another device for each write") { store in
      let (clock, notes) = (store.clock, store.notes)
      store.stampAll { given in
        let number = Int64(notes.count("stamps"))
        return given ?? Stamp(time: clock.now.advanced(byMilliseconds: number), device: .init(rawValue: "d\(number)"))
      }
    }
    .breaks("a write is stamped with the store's clock and device"),
    PlantedFault("has the same device as every other") { store in
      store.changeHeads { $0.with(\.stamp, Stamp(time: $0.stamp.time, device: "scorebook")) }
    }
    .breaks("stores have devices of their own"),
    PlantedFault("moves its clock on for what it refuses") { store in
      let sound = store.documents.sound
      @Sendable func see(_ stamps: [Stamp?]) async {
        for stamp in stamps.compactMap(\.self) {
          let write = DocumentWrite(
            "local/seen",
            id: WriteID(rawValue: "\(stamp)"),
            expected: .any,
            body: [],
            stamp: stamp
          )
          _ = try? await sound.save([write])
        }
      }
      store.documents.onSave = { port, writes throws(DocumentError) in
        do throws(DocumentError) { return try await port.save(writes) } catch {
          await see(writes.map(\.stamp))
          throw error
        }
      }
      store.sessions.onAppend = { port, asked throws(JournalError) in
        do throws(JournalError) { return try await port.append(asked) } catch {
          await see(asked.events.map(\.stamp))
          throw error
        }
      }
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        do throws(LeaderboardError) { return try await port.submit(batch, as: arrival) } catch {
          await see(batch.map(\.stamp))
          throw error
        }
      }
    }
    .breaks(
      "the stamp of a refused write does not move the store's clock",
      "the stamp of a refused event does not move the store's clock",
      "the stamp of a refused submission does not move the store's clock"
    ),
    PlantedFault("has a clock for each port") { store in
      store.sessions.sound = InMemoryStore(store.clock.andIdentities).storage.sessions
      store.leaderboards.sound = InMemoryStore(store.clock.andIdentities).storage.leaderboards
    }
    .breaks("every port of a store is stamped by one clock"),
  ]
}

extension FaultyStore {
  fileprivate mutating func stampAll(_ change: @escaping @Sendable (Stamp?) -> Stamp?) {
    changeWrites { $0.with(\.stamp, change($0.stamp)) }
    changeEvents { $0.with(\.stamp, change($0.stamp)) }
    changeSubmissions { $0.with(\.stamp, change($0.stamp)) }
  }
}
