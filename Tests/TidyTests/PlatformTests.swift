import Foundation
import Testing

/// The library modules are for apps on phones, watches and televisions, too.
@Suite("Platforms")
struct PlatformTests {
  /// The modules of servers and commands; all others are libraries.
  private static let serving: Set = ["ScorebookKit", "Composition", "Pages", "ScoreServer"]
  private static let platforms = ["iOS(.v18)", "macOS(.v15)", "tvOS(.v18)", "watchOS(.v11)", "visionOS(.v2)"]
  /// Calls that one system lacks, by a reason for each.
  private static let unportable: [(call: String, reason: String)] = [
    ("import Glibc", "Linux only; Foundation brings the C library of each system"),
    ("import Musl", "Linux only; Foundation brings the C library of each system"),
    ("import Darwin", "Apple only; Foundation brings the C library of each system"),
    ("import FoundationNetworking", "Linux only"),
    ("Process()", "phones start no programs"),
    ("homeDirectoryForCurrentUser", "macOS and Linux only"),
    ("fork()", "phones start no programs"),
    ("posix_spawn", "phones start no programs"),
    ("epoll_", "Linux only"),
    ("inotify_", "Linux only"),
    ("eventfd(", "Linux only"),
    ("fallocate(", "Linux only"),
    ("sync_file_range(", "Linux only"),
    ("syscall(", "Linux only"),
    ("\"/proc/", "Linux only"),
    ("\"/etc/", "not there on phones"),
  ]

  @Test func `of all library modules are declared`() throws {
    let manifest = try Project.text(of: "Package.swift")
    for platform in Self.platforms { #expect(manifest.contains(".\(platform)"), "\(platform)") }
  }

  @Test func `have everything that a library module calls`() throws {
    let files = try Project.swiftFiles(in: "Modules").filter { file in
      !Self.serving.contains(String(file.path.split(separator: "/")[2]))
    }
    #expect(files.count > 200)
    for file in files {
      for (call, reason) in Self.unportable {
        #expect(!file.text.contains(call), "\(file.path) has `\(call)`: \(reason)")
      }
      // A condition has a branch for Apple's systems and one for the others.
      let conditions = file.text.matches(of: /#if (os|canImport)\((\w+)\)/)
      #expect(conditions.allSatisfy { $0.2 == "Darwin" }, "\(file.path): ask for canImport(Darwin)")
      #expect(
        conditions.count <= file.text.matches(of: /(?m)^\s*#else/).count,
        "\(file.path): a condition without the other systems' branch"
      )
    }
  }
}
