import Domain
import DomainContracts
import InMemory

// Faults in how a store stamps.

extension PlantedFault {
  static let stamps: [PlantedFault] = [
    PlantedFault("stamps with its clock, whatever it has seen") { store in
      let clock = store.clock
      store.stampAll { given in given ?? Stamp(time: clock.now, device: "one") }
    },
    PlantedFault("drops given stamps") { store in
      store.stampAll { _ in nil }
    },
    PlantedFault("stamps by a clock that runs ahead") { store in
      let clock = store.clock
      store.stampAll { given in
        given ?? Stamp(time: clock.now.advanced(byMilliseconds: 7 * 86_400_000), device: "one")
      }
    },
    PlantedFault("names another device for each write") { store in
      let (clock, notes) = (store.clock, store.notes)
      store.stampAll { given in
        let number = Int64(notes.count("stamps"))
        return given ?? Stamp(time: clock.now.advanced(byMilliseconds: number), device: .init(rawValue: "d\(number)"))
      }
    },
    PlantedFault("has the same device as every other") { store in
      store.changeHeads { $0.with(stamp: Stamp(time: $0.stamp.time, device: "scorebook")) }
    },
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
    },
    PlantedFault("has a clock for each port") { store in
      store.sessions.sound = InMemoryStore(store.clock.surroundings).storage.sessions
      store.leaderboards.sound = InMemoryStore(store.clock.surroundings).storage.leaderboards
    },
  ]
}

extension FaultyStore {
  fileprivate mutating func stampAll(_ change: @escaping @Sendable (Stamp?) -> Stamp?) {
    changeWrites { $0.with(stamp: .some(change($0.stamp))) }
    changeEvents { $0.with(stamp: .some(change($0.stamp))) }
    changeSubmissions { $0.with(stamp: .some(change($0.stamp))) }
  }
}
