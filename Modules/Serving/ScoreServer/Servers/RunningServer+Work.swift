import Domain

extension RunningServer {
  /// The time between two checks of a work's leader.
  package static let look = Duration.seconds(5)

  /// Does background work of a store while this server leads it, so that several servers do not all do it.
  ///
  /// The work's document names the server that leads. Another server takes over when that one no longer runs. Two
  /// servers may overlap for a moment, so the work must be safe to repeat.
  ///
  /// - Parameters:
  ///   - work: The name of the work.
  ///   - wait: Waits this long, and throws when its task is cancelled.
  ///   - body: The work, which ends when its task is cancelled.
  package nonisolated func lead(
    _ work: String,
    wait: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    _ body: @escaping @Sendable () async -> Void
  ) async {
    while !Task.isCancelled {
      if await leads(work, before: false) {
        let isOver = await withTaskGroup(of: Bool.self) { group in
          group.addTask {
            await body()
            return true
          }
          group.addTask {
            repeat {
              do { try await wait(Self.look) } catch { return true }
            } while await self.leads(work, before: true)
            return false
          }
          let isOver = await group.next() ?? true
          group.cancelAll()
          return isOver
        }
        if isOver { return }
      }
      do { try await wait(Self.look) } catch { return }
    }
  }

  /// Takes the lead if no server has it.
  ///
  /// - Parameters:
  ///   - work: The name of the work.
  ///   - before: The answer at the last look, which holds while the store does not answer.
  /// - Returns: Whether this server leads.
  private func leads(_ work: String, before: Bool) async -> Bool {
    do {
      let key = DocumentKey.lead(of: work)
      let found = try await roster.documents.value(key)
      if let leader = found.value?.server {
        if leader == id { return true }
        if try await roster.isRunning(leader) { return false }
      }
      let write = try key.write(Lead(server: id), id: roster.clock.newWrite(), expected: found.expected)
      _ = try await roster.documents.save([write])
      return true
    } catch {
      if case .conflict = error { return false }
      return before
    }
  }
}

/// The server that leads a work.
private struct Lead: Hashable, Codable, Sendable {
  let server: String
}

extension DocumentKey where Value == Lead {
  fileprivate static func lead(of work: String) -> Self {
    .json(ItemPath("local/leads").appending(ItemPath.Segment(rawValue: work)))
  }
}
