import Access
package import ArgumentParser
import CanonicalJSON
import Composition
import Domain
import Foundation
import Leaderboards
import Pages
import ScoreServer
import StoreCopying
import StoreEngine

/// The command `doctor` of every served app: checks what a server of the app needs.
package struct DoctorCommand<App: ServedApp>: AsyncParsableCommand, Sendable {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "doctor",
      abstract: "Checks the data folder, the disk, the store, the clock, the certificate and the servers that you use.",
      discussion: """
        Prints a line for each, with what to do about a fault. The status is 1 if there is a fault. Nothing is changed, \
        except that a damaged log of the store is put right, as every command does. Give it the options for files that the \
        server has, and it checks those files, too.

        Example: \(App._commandName) doctor
        """
    )
  }

  @Flag(help: "Print JSON.")
  package var json = false

  @OptionGroup package var backups: BackupPlace

  @OptionGroup package var key: BackupKeyOption

  @OptionGroup package var tls: TLSOptions

  @OptionGroup package var keys: SessionKeysOption

  @OptionGroup package var store: StoreOption

  package init() {}

  package func validate() throws {
    if backups.lacksFolder(isAsked: key.file != nil) {
      throw ValidationError(Message("Name the folder of the backups with --backup."))
    }
  }

  package func run() async throws {
    let choice = try StoreChoice(flag: store.store, app: App._commandName, makesFolder: false)
    let (folder, now) = (StoreChoice.dataFolder(), ClockAndIdentities.system.now())
    let own = choice.files + [key.path, keys.file?.path].compactMap(\.self)
    let findings =
      [
        Finding.privacy(of: folder), .privacy(ofFiles: own, andOfServices: [tls.key].compactMap(\.self)),
        .disk(of: choice.folder ?? folder),
      ]
      .compactMap(\.self) + (await store(choice)) + [Self.certificate, tls.finding(at: now)].compactMap(\.self)
      + (await Self.servers())
    if json { try Terminal.sayJSON(findings) } else { for finding in findings { Terminal.say(finding.line) } }
    if findings.contains(where: { !$0.isGood }) { throw ExitCode.failure }
  }

  private func store(_ choice: StoreChoice) async -> [Finding] {
    let findings = await state(of: choice)
    let kept = choice.keptDamaged
    if kept.isEmpty { return findings }
    let words = Message(
      "Kept when the store was damaged: \(kept.joined(separator: ", ")). Delete these files when nothing is missing."
    )
    return findings + [Finding(.store, isGood: true, words)]
  }

  private func state(of choice: StoreChoice) async -> [Finding] {
    do {
      guard try await App.stores.isThere(choice.url) else { return [missing(choice)] }
      if let emptied = choice.emptied {
        let words = Message(
          "\(emptied) is empty. Put the store back or restore a backup, or delete the file to begin anew."
        )
        return [Finding(.store, isGood: false, words)]
      }
      return try await Container.with(choice, in: App.stores) { container in
        let (storage, clock) = (container.storage, container.clock)
        _ = try await storage.documents.load("server/owner")
        let gap = try await AcceptedTimes(now: clock.now, lastStamp: storage.lastStamp).gap()
        let running = try await ServerRoster(storage.documents, clock).running().compactMap(\.url).first
        var findings = [await Self.check(choice), .clock(gap, choice, at: clock.now())]
        findings += backup(of: try await storage.changes.identity(), at: clock.now())
        if let running { findings.append(await Self.address(running)) }
        return findings
      }
    } catch {
      return [Finding(.store, isGood: false, error)]
    }
  }

  /// Looks for damage in the open store.
  private static func check(_ choice: StoreChoice) async -> Finding {
    do {
      return switch try await App.stores.check(choice.url, within: .seconds(10)) {
      case nil: Finding(.store, isGood: true, Message("The store opens and answers."))
      case true?: Finding(.store, isGood: true, Message("The store opens and answers, and its file is whole."))
      case false?:
        Finding(
          .store,
          isGood: true,
          Message(
            "The store opens and answers. Its file is too large to be checked in \("10 s"), but a backup reads all of it."
          )
        )
      }
    } catch {
      return Finding(.store, isGood: false, error)
    }
  }

  /// A store that is not there: a new one, or one that was there before.
  private func missing(_ choice: StoreChoice) -> Finding {
    let isInDataFolder = choice.folder?.standardizedFileURL.path == StoreChoice.dataFolder().standardizedFileURL.path
    if let folder = choice.folder?.path, !isInDataFolder, !FileManager.default.fileExists(atPath: folder) {
      return Finding(
        .store,
        isGood: false,
        Message(
          "The folder \(folder) does not exist, so there is no store. Check --store, and whether the disk is there."
        )
      )
    }
    if let last = try? backups.folder(of: App._commandName)?.backups().first {
      let command = [App._commandName, "restore", last.path, "--store", choice.url].joined(separator: " ")
      return Finding(
        .store,
        isGood: false,
        Message("There is no store at \(choice.url), but there are backups. Check --store, or restore one: \(command)")
      )
    }
    // A server of a store elsewhere has its keys in the data folder, too.
    let sessions = (keys.file ?? (isInDataFolder ? StoreChoice.sessionKeys(of: App._commandName) : nil))?.path
    let ofSessions = sessions.flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
    if let trace = choice.trace ?? ofSessions {
      return Finding(
        .store,
        isGood: false,
        Message(
          "There is no store at \(choice.url), but \(trace) is left of one. Check --store, or put the store back."
        )
      )
    }
    return Finding(.store, isGood: true, Message("There is no store yet. The first command makes one."))
  }

  private func backup(of store: String, at now: Timestamp) -> [Finding] {
    guard let folder = backups.folder(of: App._commandName) else {
      let command = "\(App._commandName) serve --backup FOLDER"
      return [Finding(.backup, isGood: true, Message("No backups are set up. A server writes them with: \(command)"))]
    }
    do {
      let (last, broken) = (try folder.newest(of: store, until: now), try folder.broken())
      let state = BackupState(last, in: folder, every: backups.interval, at: now)
      let isGood = last != nil && !state.isLate
      let words = [state.sentence, isGood ? nil : state.advice].compactMap(\.self).joined(separator: " ")
      var findings = [Finding(.backup, isGood: isGood, words)]
      if !broken.isEmpty {
        let names = broken.prefix(3).joined(separator: ", ") + (broken.count > 3 ? ", …" : "")
        findings.append(
          Finding(
            .backup,
            isGood: false,
            Message("These backups are cut off or damaged: \(names). Copy them again, or delete them.")
          )
        )
      }
      do {
        if let key = try key.key(), let last, last.isEncrypted { try last.check(key) }
      } catch {
        findings.append(Finding(.backup, isGood: false, error))
      }
      return findings
    } catch {
      return [Finding(.backup, isGood: false, error)]
    }
  }

  /// The authority of `serve --https`; nil where that was never used.
  private static var certificate: Finding? {
    do {
      let now = ClockAndIdentities.system.now()
      guard let expiry = try LocalHTTPS.expiry(of: StoreChoice.certificateAuthority(), now: now) else { return nil }
      let moment = Message.moment(expiry.moment)
      return Finding(
        .certificate,
        isGood: !expiry.isNear,
        expiry.isNear
          ? Message("Phones trust it until \(moment). Start the server again for a new one, which phones must trust.")
          : Message("Phones trust it until \(moment).")
      )
    } catch {
      return Finding(.certificate, isGood: false, error)
    }
  }

  /// Whether a running server answers at the address that it gives to others.
  private static func address(_ address: String) async -> Finding {
    do {
      let authority = LocalHTTPS.authority(in: StoreChoice.certificateAuthority())
      _ = try await ServerLink(code: "", on: address).look(trusting: authority)
      return Finding(.address, isGood: true, Message("The server answers at \(address)."))
    } catch {
      let words = Message(
        "The server runs, but cannot be reached at \(address). Check the name, the certificate, the proxy and the firewall: \("\(error)")"
      )
      return Finding(.address, isGood: false, words)
    }
  }

  private static func servers() async -> [Finding] {
    do {
      var findings: [Finding] = []
      for server in try SignedInServers().addresses { findings += await Self.server(server) }
      return findings
    } catch {
      return [Finding(.server, isGood: false, error)]
    }
  }

  private static func server(_ server: String) async -> [Finding] {
    do {
      let look = try await ServerLink(code: "", on: server).look()
      guard let account = look.account else {
        let words = Message(
          "You are signed out of \(server), or signed in as someone else, or your account there was deleted. Use '\(App._commandName) login LINK'."
        )
        return [Finding(.server, isGood: false, words)]
      }
      let good = Finding(.server, isGood: true, Message("\(server) answers. You are \(account.displayName) there."))
      guard let ahead = look.ahead, ahead.magnitude > Finding.clockTolerance else { return [good] }
      let time = "\(ahead.magnitude / 1000) s"
      let words = Message("The clock differs from that of \(server) by \(time). Set it, such as by NTP.")
      return [good, Finding(.clock, isGood: false, words)]
    } catch {
      let words = Message("\(server) cannot be reached. Check the network, and whether the server runs: \("\(error)")")
      return [Finding(.server, isGood: false, words)]
    }
  }
}
