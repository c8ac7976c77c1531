public import Configuration
import Domain
public import Foundation
package import StoreCopying

/// The store that an app opens.
///
/// The flag `--store` comes first, then the environment variable `SCOREBOOK_STORE`, then the app's own SQLite file in
/// the user's data folder.
public struct StoreChoice: Hashable, Sendable {
  /// The store's URL, such as `sqlite:shoot.sqlite`.
  public let url: String

  /// Creates the choice of a URL.
  public init(url: String) {
    self.url = url
  }

  /// The folder that a store in files lies in; nil for another kind of store.
  package var folder: URL? { path.map { URL(filePath: $0).absoluteURL.deletingLastPathComponent() } }

  /// The paths of the store's files that are there; none for another kind of store.
  package var files: [String] {
    guard let path else { return [] }
    return [path, "\(path)-wal", "\(path)-shm"].filter(FileManager.default.fileExists)
  }

  /// The file of a SQLite store that has lost all that it held; nil for any other.
  package var emptied: String? {
    guard url.hasPrefix("sqlite:"), let path else { return nil }
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    return size == 0 ? path : nil
  }

  /// A file that is left of a store whose main file is not there; nil for none.
  package var trace: String? {
    guard let path, let folder else { return nil }
    let (name, files) = (URL(filePath: path).lastPathComponent, FileManager.default)
    // An empty disk has this folder of its own.
    let within = ((try? files.contentsOfDirectory(atPath: path)) ?? []).filter { $0 != "lost+found" }
    if let file = within.min() { return "\(path)/\(file)" }
    let beside = ["-wal", "-shm", ".lock", ".sync", ".damaged-", ".replaced"]
    return Self.files(of: name, in: folder, endingWith: beside).first
  }

  /// The files that were kept when the store was damaged.
  package var keptDamaged: [String] {
    guard let path else { return [] }
    let file = URL(filePath: path).resolvingSymlinksInPath()
    if url.hasPrefix("file:") { return Self.files(of: "log", in: file, endingWith: [".damaged-"]) }
    return Self.files(of: file.lastPathComponent, in: file.deletingLastPathComponent(), endingWith: [".damaged-"])
  }

  /// Returns the files in a folder whose names begin with a name and one of several ends.
  private static func files(of name: String, in folder: URL, endingWith ends: [String]) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { file in ends.contains { file.hasPrefix(name + $0) } }.map { "\(folder.path)/\($0)" }
  }

  private var path: String? {
    url.wholeMatch(of: /(?:sqlite|file):(?:\/\/)?(.+)/).map { String($0.1) }
  }

  /// Reads the choice once, at start: `--store`, else the configuration's `scorebook.store`, else the app's file in the
  /// user's data folder.
  ///
  /// The folder comes from `xdg.data.home` or `home`, and is created if needed, unless `makesFolder` is false.
  public init(
    flag: String?,
    app: String,
    makesFolder: Bool = true,
    config: ConfigReader = ConfigReader(provider: EnvironmentVariablesProvider())
  ) throws {
    if let url = flag ?? config.string(forKey: "scorebook.store") {
      self.url = url
      return
    }
    let folder = Self.dataFolder(config)
    url = "sqlite:\(folder.appending(component: "\(app).sqlite").path)"
    guard makesFolder else { return }
    do {
      try FileManager.default.createDirectory(
        at: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      throw StoreFailure.unavailable("the data folder \(folder.path) cannot be made; name a store with --store")
    }
  }

  /// Returns the file of the keys that sign an app's sessions: in the user's data folder, never in a store.
  package static func sessionKeys(
    of app: String,
    config: ConfigReader = ConfigReader(provider: EnvironmentVariablesProvider())
  ) -> URL {
    dataFolder(config).appending(component: "\(app)-session-keys.json")
  }

  /// Returns the file of session keys that several servers share; nil for none.
  ///
  /// The configuration's `scorebook.session.keys` names it.
  package static func sharedSessionKeys(
    config: ConfigReader = ConfigReader(provider: EnvironmentVariablesProvider())
  ) -> URL? {
    config.string(forKey: "scorebook.session.keys").flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
  }

  /// Returns the key of encrypted backups, from a key file or the one that the configuration's `scorebook.backup.key` names;
  /// nil for none.
  package static func backupKey(
    file: String? = nil,
    config: ConfigReader = ConfigReader(provider: EnvironmentVariablesProvider())
  ) throws(BackupFailure) -> BackupKey? {
    guard let file = backupKeyFile(file, config: config) else { return nil }
    return try BackupKey(file: file)
  }

  /// Returns the path of the key of encrypted backups: `file`, or the one that the configuration's `scorebook.backup.key`
  /// names; nil for none.
  package static func backupKeyFile(
    _ file: String? = nil,
    config: ConfigReader = ConfigReader(provider: EnvironmentVariablesProvider())
  ) -> String? {
    // An empty option is a variable that is not set, and no wish for backups that everybody reads.
    file ?? config.string(forKey: "scorebook.backup.key").flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the folder of backups that the configuration's `scorebook.backup` names; nil for none.
  package static func backupFolder(
    config: ConfigReader = ConfigReader(provider: EnvironmentVariablesProvider())
  ) -> String? {
    config.string(forKey: "scorebook.backup").flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the file of the machine's certificate authority.
  ///
  /// All apps share it, so that a phone trusts it once.
  package static func certificateAuthority(
    config: ConfigReader = ConfigReader(provider: EnvironmentVariablesProvider())
  ) -> URL {
    dataFolder(config).appending(component: "certificate-authority.pem")
  }

  /// Returns `$XDG_DATA_HOME/scorebook`, or `~/.local/share/scorebook`.
  public static func dataFolder(
    _ config: ConfigReader = ConfigReader(provider: EnvironmentVariablesProvider())
  ) -> URL {
    if let folder = config.string(forKey: "xdg.data.home"), folder.hasPrefix("/") {
      return URL(filePath: folder).appending(component: "scorebook")
    }
    let home =
      config.string(forKey: "home").map { URL(filePath: $0) } ?? FileManager.default.homeDirectoryForCurrentUser
    return home.appending(components: ".local", "share", "scorebook")
  }
}
