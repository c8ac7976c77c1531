#if canImport(Glibc)
import Glibc

/// The bytes of memory this process has in use.
public func residentBytes() -> Int {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var line = [UInt8](repeating: 0, count: 128)
  let length = fread(&line, 1, line.count, file)
  let fields = String(decoding: line[..<length], as: UTF8.self).split(separator: " ")
  guard fields.count > 1, let pages = Int(fields[1]) else { return 0 }
  return pages * sysconf(Int32(_SC_PAGESIZE))
}
#else
/// Memory is only measured on Linux.
public func residentBytes() -> Int { 0 }
#endif
