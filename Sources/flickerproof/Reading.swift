import Foundation
import OrderingModel
import SwiftReader

/// Reads programs from files.
enum Reading {
  /// Returns the text of a file.
  static func text(of file: String) throws(UsageError) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else {
      throw UsageError("\(file): there is no such file")
    }
    if isFolder.boolValue { throw UsageError("\(file): this is a folder; name a Swift file in it") }
    guard let data = FileManager.default.contents(atPath: file) else {
      throw UsageError("\(file): this file cannot be read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw UsageError("\(file): this is not UTF-8 text")
    }
    return text
  }

  /// Returns the program that a place names: `FILE`, or `FILE:FUNCTION`.
  static func program(at place: String) throws(UsageError) -> (file: String, program: Program) {
    var (file, function) = (place, String?.none)
    if !FileManager.default.fileExists(atPath: place) {
      // Both a file's and a function's name may hold colons: the longest file that is there counts.
      let colons = place.indices.filter { place[$0] == ":" }
      let colon = colons.last { FileManager.default.fileExists(atPath: String(place[..<$0])) }
      if let colon = colon ?? colons.first {
        file = String(place[..<colon])
        function = String(place[place.index(after: colon)...])
      }
    }
    return (file, try program(of: function, in: file))
  }

  /// Returns the program of a function, or of the only one with a transaction.
  static func program(of function: String?, in file: String) throws(UsageError) -> Program {
    let text = try text(of: file)
    do throws(ReadingError) {
      return try SourceFile(text: text, name: file).program(of: function)
    } catch {
      throw UsageError(error.description)
    }
  }
}
