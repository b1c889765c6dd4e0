extension Parameter {
  /// Every parameter, by law.
  public static let all: [Parameter] = [
    Parameter("emptyCompletion", ["laterMainTurn", "insideOutermostCommit"], law: "1.3"),
    Parameter("replacedEmptyCompletion", ["laterMainTurn", "synchronous"], law: "1.4"),
    Parameter(
      "innerEmptyCompletion", ["afterInnerCommit", "afterOutermostCommit"], law: "1.9"),
    Parameter("mainQueueBeforeImplicitCommit", ["no", "yes"], law: "2.4"),
    Parameter("implicitTransaction", ["lazy", "alwaysOpenOnMain"], law: "2.5"),
    Parameter("unmatchedCommit", ["noop", "trap"], law: "2.8"),
    Parameter("implicitNeeds", ["committedInTree", "committedOnce"], law: "3.5"),
    Parameter("implicitCurve", ["default", "linear"], law: "3.7"),
    Parameter("implicitFrom", ["presentation", "model"], law: "3.10"),
    Parameter("sameValueSet", ["noAnimation", "animates"], law: "3.12"),
    Parameter("txnCurve", ["overridesAll", "onlyIfNil"], law: "4.6"),
    Parameter("replaceOrder", ["moveToEnd", "keepSlot"], law: "4.10"),
    Parameter("startGapFrames", ["0", "1"], law: "4.12"),
    Parameter(
      "missingEnd",
      ["modelValue", "underlyingValueEachFrame", "presentationSnapshotAtAdd"], law: "6.2"),
    Parameter("additiveMissingEnd", ["asOfOthers", "zero"], law: "6.2"),
    Parameter("zeroDuration", ["endsAtCommitTime", "notAddedAtAll"], law: "7.9"),
    Parameter("springDuration", ["useDuration", "useSettling"], law: "7.11"),
    Parameter("groupChildFill", ["honoured", "ignored"], law: "7.13"),
    Parameter("groupChildDuration", ["groups", "transactions", "zero"], law: "7.13"),
    Parameter("cumulativeRun", ["addsLastValue", "addsDistance"], law: "7.14"),
    Parameter("endGapFrames", ["1", "0", "n"], law: "8.3"),
    Parameter("removalLatency", ["none", "untilCallback"], law: "8.3"),
    Parameter(
      "stopOrder", ["delegateThenBlock", "blockThenDelegate"], law: "8.4"),
    Parameter("removalCallback", ["laterMainTurn", "synchronous"], law: "9.2"),
    Parameter("removalJudged", ["atCommit", "atCall"], law: "9.3"),
    Parameter("detachedAdd", ["stopsAtCommit", "neverStarts"], law: "9.4"),
    Parameter("viewProperties", ["sinceIOS11", "beforeIOS11"], law: "11.6"),
    Parameter("commitHands", ["ownChanges", "wholeTree"], law: "13.1"),
  ]
}
