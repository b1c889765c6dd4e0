/// A machine that does not obey one law, to see whether anything notices.
///
/// Each case names what the machine then does.
package enum Mutation: String, CaseIterable, Sendable {
  // Completion blocks
  case countsWhatWasAddedBefore = "1.1"
  case keepsWindowOfReplacedBlock = "1.4"
  case dropsBlockWhenNilIsSet = "1.5"
  case releasesOuterBlockAtNestedCommit = "1.7"
  case ignoresNestedAnimations = "1.8"
  case countsNoExplicitAnimation = "1.13"
  // Transactions
  case beginOpensNothing = "2.1"
  case showsNestedCommits = "2.2"
  case delaysExplicitCommits = "2.3"
  case leavesImplicitTransactionOpen = "2.4"
  case flushDoesNothing = "2.7"
  case commitsForgottenTransactions = "2.9"
  case readsInnermostSettingOnly = "2.10"
  // Implicit animations
  case animatesEveryProperty = "3.1"
  case searchesBackwards = "3.1 "
  case takesNullForNothing = "3.1  "
  case ignoresDisabledActions = "3.2"
  case animatesOnlyWhatIsFound = "3.3"
  case animatesViewsAlways = "3.4"
  case animatesNewLayers = "3.5"
  case ignoresTransactionDuration = "3.6"
  case givesImplicitAnimationsNoKey = "3.8"
  case givesPartsKeysOfTheirOwn = "3.8 "
  case startsImplicitAnimationsAtTheEnd = "3.9"
  case countsNoImplicitAnimation = "3.11"
  // Adding
  case letsKeysCoexist = "4.2"
  case letsKeysCollideAmongLayers = "4.2 "
  case tellsNobodyOfReplacement = "4.3"
  case letsNilKeysCollide = "4.4"
  case keepsDurationOfZero = "4.5"
  case startsWhenAdded = "4.7"
  case ignoresBeginTime = "4.8"
  case countsBeginTimeByMediaTime = "4.8 "
  case showsLowestAnimation = "4.9"
  // Values and timing
  case ignoresByValue = "6.1"
  case ignoresSpeed = "7.1"
  case ignoresLayerClocks = "7.1 "
  case runsOnce = "7.3"
  case neverReverses = "7.4"
  case neverFills = "7.5"
  case fillsAfterRemoval = "7.6"
  case removesWhatIsToStay = "7.7"
  case ignoresTimeOffset = "7.8"
  case ignoresKeyTimes = "7.12"
  case scalesChildren = "7.13"
  case startsEveryRunAnew = "7.14"
  // Ends and removal
  case staysOnScreenUntilCallback = "8.1"
  case commitsNothingAfterCallbacks = "8.6"
  case removesNothing = "9.1"
  case letsDetachedPlayOn = "9.3"
  case removesNothingInBackground = "9.5"
  // Settings
  case leaksSettings = "10.2"
  case storesNothing = "10.3"
  case animatesViewsWithActionsDisabled = "10.4"
  case stopsAddsWithActionsDisabled = "10.5"
  // Views and presentation
  case ignoresViewBlocks = "11.1"
  case delaysEmptyViewCompletion = "11.2"
  case animatesViewsInNoTime = "11.3"
  case animatesViewsThoughDisabled = "11.4"
  case countsNoViewAnimation = "11.5"
  case addsNothingUpInViews = "11.6"
  case animatesHidingInViews = "11.7"
  case tellsViewsThatAllHasFinished = "11.8"
  case runsViewsOnce = "11.9"
  case inheritsNothingInViews = "11.10"
  case ignoresViewSprings = "11.11"
  case presentsTheModel = "12.1"
  // Threads
  case sharesOneStack = "13.1"
  case commitsAtTheEndOfThreads = "13.2"
  case runsCallbacksOnAnotherThread = "13.3"

  /// The law that is not obeyed.
  package var law: String { String(rawValue.prefix { $0 != " " }) }

  /// Returns a block of a view as the machine then takes it.
  func changed(_ animation: ViewAnimation) -> ViewAnimation {
    var changed = animation
    switch self {
    case .runsViewsOnce: (changed.repeats, changed.autoreverses) = (false, false)
    case .ignoresViewSprings: changed.spring = nil
    default: break
    }
    return changed
  }

  /// Returns a timing as the machine then takes it.
  func changed(_ timing: Timing) -> Timing {
    var changed = timing
    switch self {
    case .ignoresBeginTime: changed.delay = nil
    case .ignoresSpeed: changed.speed = 1
    case .runsOnce:
      changed.repeatCount = 0
      changed.repeatDuration = 0
    case .neverReverses: changed.autoreverses = false
    case .neverFills: changed.fillMode = .removed
    case .removesWhatIsToStay: changed.isRemovedOnCompletion = true
    case .ignoresTimeOffset: changed.timeOffset = 0
    default: break
    }
    return changed
  }
}
