import Domain
import DomainContracts

// Faults in how a store ranks, and in what it shows.

extension PlantedFault {
  static let ranks: [PlantedFault] = [
    rank("shares ranks and leaves none out", .dense)
      .breaks(
        "any run of submissions leaves what the reference model leaves",
        "competition ties share a rank and leave the next ones out"
      ),
    rank("never shares a rank", .ordinal)
      .breaks("ties between the first and the last moment are ranked alike"),
    rank("shares ranks and leaves out those that follow", .competition)
      .breaks("dense ties share a rank and leave none out", "ordinal ranks are never shared"),
    PlantedFault("lists every tie by the id") { store in
      store.changeDefinitions { $0.with(\.tieOrder, .id) }
    }
    .breaks(
      "a tie is listed by who reached the score first, then by the id",
      "a tie is listed by who was entered first where the board says so"
    ),
    PlantedFault("lists every tie by who reached the score first") { store in
      store.changeDefinitions { $0.with(\.tieOrder, .reachedAt) }
    }
    .breaks(
      "a tie is listed by the id alone where the board says so",
      "a tie is listed by who was entered first where the board says so"
    ),
    PlantedFault("lists ties the other way round") { store in
      store.changeBoardPages { page in
        let lines = page.standings.sorted { ($0.rank, -$0.position) < ($1.rank, -$1.position) }
        return page.with(\.standings, lines)
      }
    }
    .breaks("a tie is listed by who reached the score first, then by the id"),
    PlantedFault("lists ties in the order of the alphabet") { store in
      store.changeBoardPages { page in
        let lines = page.standings.sorted {
          ($0.rank, "\($0.entry.player)".lowercased()) < ($1.rank, "\($1.entry.player)".lowercased())
        }
        return page.with(\.standings, lines)
      }
    }
    .breaks("ids are ordered by their bytes"),
    PlantedFault("gives tied players a rank each where ties are listed by the id") { store in
      store.leaderboards.onPage = { port, query throws(LeaderboardError) in
        let page = try await port.page(query)
        guard try await port.definition(of: query.board)?.tieOrder == .id else { return page }
        return page.with(\.standings, page.standings.map { $0.with(\.rank, $0.position) })
      }
    }
    .breaks("the order in a tie does not change a shared rank"),
    PlantedFault("ranks the highest first on every board") { store in
      store.changeDefinitions { $0.with(\.directions, $0.directions.map { _ in .descending }) }
    }
    .breaks("a descending board ranks the highest score first, an ascending one the lowest"),
    PlantedFault("ranks the other way round") { store in
      store.changeDefinitions { definition in
        definition.with(\.directions, definition.directions.map { $0 == .descending ? .ascending : .descending })
      }
    }
    .breaks("a descending board ranks the highest score first, an ascending one the lowest"),
    PlantedFault("compares the first key only") { store in
      store.changeBoardPages { page in
        let lines = page.standings.sorted { left, right in
          let (first, second) = (left.entry.score.keys[0], right.entry.score.keys[0])
          return first == second ? left.entry.player < right.entry.player : first > second
        }
        return page.standings.allSatisfy { $0.entry.score.keys.count > 2 } ? page.with(\.standings, lines) : page
      }
    }
    .breaks("tuples are compared key by key, each in its direction"),
    PlantedFault("shows an old page once after a change") { store in
      let pages = Notebook<BoardPage>()
      store.leaderboards.onPage = { port, query throws(LeaderboardError) in
        let page = try await port.page(query)
        guard !page.standings.isEmpty else { return page }
        let old = pages["\(query)"]
        pages["\(query)"] = page
        return old ?? page
      }
    }
    .breaks("ranks follow each change of a score"),
    PlantedFault("ranks chosen players among all") { store in
      store.leaderboards.onPage = { port, query throws(LeaderboardError) in
        let chosen = try await port.page(query)
        let all = try await port.page(
          query.with(\.window, .from(offset: 0, limit: 1000)).with(\.attributes, [:]).with(\.players, nil)
        )
        let lines = chosen.standings.compactMap { line in all.standings.first { $0.entry == line.entry } }
        return chosen.with(\.standings, lines)
      }
    }
    .breaks(
      "chosen players are ranked among themselves",
      "every page, window and choice shows what the reference model shows"
    ),
    PlantedFault("counts all where some are chosen") { store in
      store.leaderboards.onPage = { port, query throws(LeaderboardError) in
        let all = try await port.page(
          query.with(\.window, .from(offset: 0, limit: 0)).with(\.attributes, [:]).with(\.players, nil)
        )
        return try await port.page(query).with(\.total, all.total)
      }
    }
    .breaks("chosen players are ranked among themselves"),
    PlantedFault("takes nobody chosen for everybody") { store in
      store.changeBoardQueries { $0.players?.isEmpty == true ? $0.with(\.players, nil) : $0 }
    }
    .breaks("where nobody is chosen nobody is ranked"),
    PlantedFault("looks at one of the wished attributes only") { store in
      store.changeBoardQueries { query in
        guard let first = query.attributes.sorted(by: { $0.key < $1.key }).first else { return query }
        return query.with(\.attributes, [first.key: first.value])
      }
    }
    .breaks("entries with the wished attributes are ranked among themselves"),
    PlantedFault("forgets who is chosen where a window is wished") { store in
      store.changeBoardQueries { query in
        if case .around = query.window { query.with(\.players, nil) } else { query }
      }
    }
    .breaks(
      "a window among chosen players is over them alone",
      "every page, window and choice shows what the reference model shows"
    ),
    PlantedFault("counts the lines that it shows") { store in
      store.changeBoardPages { $0.with(\.total, $0.standings.count) }
    }
    .breaks(
      "a limit of nothing gives no lines and the total",
      "a page holds as many lines as asked for, from its offset, and tells how many there are",
      "every page, window and choice shows what the reference model shows"
    ),
    PlantedFault("shows the last page past the end") { store in
      store.leaderboards.onPage = { port, query throws(LeaderboardError) in
        let page = try await port.page(query)
        guard case .from(let offset, let limit) = query.window, offset >= page.total, offset > 0, limit > 0 else {
          return page
        }
        return try await port.page(query.with(\.window, .from(offset: max(0, page.total - limit), limit: limit)))
      }
    }
    .breaks("an offset past the end gives no lines"),
    PlantedFault("does not know a bucket that nobody has played") { store in
      store.leaderboards.onPage = { port, query throws(LeaderboardError) in
        let page = try await port.page(query)
        if page.total == 0, page.revision == .zero { throw .noSuchBoard(query.board) }
        return page
      }
    }
    .breaks("a bucket that nobody has played is empty"),
    PlantedFault("fills every window") { store in
      store.changeBoardQueries { query in
        guard case .around(let player, let radius, _) = query.window else { return query }
        return query.with(\.window, .around(player, radius: radius, fill: true))
      }
    }
    .breaks(
      "a window around a player is cut at both ends",
      "every page, window and choice shows what the reference model shows"
    ),
    PlantedFault("fills no window") { store in
      store.changeBoardQueries { query in
        guard case .around(let player, let radius, _) = query.window else { return query }
        return query.with(\.window, .around(player, radius: radius, fill: false))
      }
    }
    .breaks(
      "a filled window keeps its size at the ends where it can",
      "every page, window and choice shows what the reference model shows"
    ),
    PlantedFault("gives an empty window around who is not there") { store in
      store.leaderboards.onPage = { port, query throws(LeaderboardError) in
        do throws(LeaderboardError) { return try await port.page(query) } catch .entryNotFound {
          return try await port.page(query.with(\.window, .from(offset: 0, limit: 0)))
        }
      }
    }
    .breaks("a window around a player without an entry is refused"),
    PlantedFault("counts ranks from the top of the window") { store in
      store.changeBoardPages { page in
        guard let first = page.standings.first, first.rank < first.position else { return page }
        return page.with(\.standings, page.standings.map { $0.with(\.rank, $0.rank + first.position - first.rank) })
      }
    }
    .breaks("lines are the same in a window as on the whole board"),
  ]

  /// A store that has one way of ranking ties.
  private static func rank(_ name: String, _ ties: TiePolicy) -> PlantedFault {
    PlantedFault(name) { store in store.changeDefinitions { $0.with(\.ties, ties) } }
  }
}
