import Crypto
import Foundation
import Testing

@testable import WebPush

/// http-ece of PyPI, in the folder where `Tools/test` installs it.
private enum PythonBrowser {
  static let python = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: ".build-push/bin/python")
  static let isInstalled = FileManager.default.isExecutableFile(atPath: python.path)
  private static let script = """
    import base64, sys, http_ece
    from cryptography.hazmat.primitives.asymmetric import ec
    key, secret, message = map(base64.b64decode, sys.argv[1:])
    private = ec.derive_private_key(int.from_bytes(key, "big"), ec.SECP256R1())
    content = http_ece.decrypt(message, private_key=private, auth_secret=secret, version="aes128gcm")
    sys.stdout.buffer.write(content)
    """

  /// Returns the content of a message for a browser; empty where http-ece rejects it.
  static func open(_ message: [UInt8], for browser: Browser) throws -> [UInt8] {
    let (process, output) = (Process(), Pipe())
    process.executableURL = python
    let inputs = [browser.key.rawRepresentation, browser.secret, Data(message)]
    process.arguments = ["-B", "-c", script] + inputs.map { $0.base64EncodedString() }
    process.standardOutput = output
    try process.run()
    let content = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? Array(content) : []
  }
}

@Suite(
  "A message that http-ece reads",
  .enabled(if: PythonBrowser.isInstalled, "http-ece of PyPI is missing; Tools/test installs it in .build-push."),
  .timeLimit(.minutes(1))
)
struct IndependentTests {
  @Test(arguments: [1, 100, Push.contentBytes]) func `has the content that was sealed`(length: Int) throws {
    let browser = Browser()
    let subscription = try PushSubscription(fromForeign: browser.json(endpoint: "https://push.example/1"))
    let content = (0..<length).map { UInt8($0 % 251) }
    #expect(try PythonBrowser.open(subscription.sealed(content), for: browser) == content)
  }
}
