import Foundation
import Testing

/// Where the choices that failed are kept, to be tried first next time.
public enum FailureDatabase: Hashable, Sendable {
  /// `.build/fuzz-failures` in the package that the test belongs to; nowhere outside of packages.
  case package
  /// A folder.
  case folder(path: String)
  /// Nowhere.
  case none

  /// Returns the file of a property; nil for none.
  func file(of sentence: String, calledAt location: SourceLocation) -> FailureFile? {
    switch self {
    case .none: nil
    case .folder(let path):
      FailureFile(of: sentence, in: URL(fileURLWithPath: path, isDirectory: true))
    case .package:
      Self.packageFolder(of: location.sourceFile).map {
        FailureFile(of: sentence, in: $0.appendingPathComponent(".build/fuzz-failures"))
      }
    }
  }

  /// Returns the nearest folder around a file that holds a manifest.
  private static func packageFolder(of file: String) -> URL? {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.pathComponents.count > 1 {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}

extension SourceLocation {
  /// The path of the file, as the compiler was given it.
  fileprivate var sourceFile: String {
    #if compiler(>=6.3)
      filePath
    #else
      _filePath
    #endif
  }
}
