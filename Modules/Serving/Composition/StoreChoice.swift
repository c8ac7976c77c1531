public import Configuration
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
  package var folder: URL? {
    guard let path = url.wholeMatch(of: /(?:sqlite|file):(?:\/\/)?(.+)/)?.1 else { return nil }
    return URL(filePath: String(path)).deletingLastPathComponent()
  }

  /// Reads the choice once, at start: `--store`, else the configuration's `scorebook.store`, else the app's file in the
  /// user's data folder.
  ///
  /// The folder comes from `xdg.data.home` or `home`, and is created if needed.
  public init(
    flag: String?,
    app: String,
    config: ConfigReader = ConfigReader(provider: EnvironmentVariablesProvider())
  ) throws {
    if let url = flag ?? config.string(forKey: "scorebook.store") {
      self.url = url
      return
    }
    let folder = Self.dataFolder(config)
    try FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    url = "sqlite:\(folder.appending(component: "\(app).sqlite").path)"
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
    // An empty option is a variable that is not set, and no wish for backups that everybody reads.
    if let file { return try BackupKey(file: file) }
    guard let file = config.string(forKey: "scorebook.backup.key"), !file.isEmpty else { return nil }
    return try BackupKey(file: file)
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
