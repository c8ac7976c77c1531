extension PlantedFault {
  /// Which fault breaks which rules of leaderboards, of periods and corrections.
  static let breaksOfPeriods: [String: [String]] = [
    "asks of a repeat whether it is late": [
      "a repeat is answered the same after its bucket is sealed"
    ],
    "asks of another store's submissions whether they are late": [
      "what another store has accepted is taken also from a player whose entry is gone here",
      "what another store has accepted is taken and passed over where the score could not count here",
      "what another store has accepted is taken and passed over where the sum could not be counted here",
      "what another store has accepted is taken into a sealed bucket",
    ],
    "brings back by a revert what was reset": [
      "what was submitted before a reset is not brought back by a revert"
    ],
    "corrects what is sealed": [
      "a sealed bucket stays as it is: nothing in it is reverted, reset or disqualified"
    ],
    "counts who is disqualified": [
      "a disqualified player is neither ranked nor counted"
    ],
    "disqualifies nobody": [
      "a disqualified player is neither ranked nor counted"
    ],
    "goes by the moment of arrival": [
      "the bucket follows from when it occurred, not from when it arrived"
    ],
    "goes by the order of arrival": [
      "a reset that arrives late removes what was submitted before it only",
      "any run of submissions leaves what the reference model leaves",
      "reverts, resets and late arrivals count after reopening as before",
      "set goes by stamp, not by arrival",
      "the first name, moment and time of entry go by stamp, not by arrival",
      "the same stamped submissions show the same board, whatever the order of arrival",
      "what was submitted before a reset and arrives after it stays removed",
    ],
    "keeps a bucket open for as long as its board says": [
      "no grace keeps a bucket open for longer than the limit"
    ],
    "keeps the newest bucket of a period only": [
      "each bucket stands for itself, and old ones stay"
    ],
    "leaves out the buckets that are sealed": [
      "one sealed bucket closes the door to the whole submission"
    ],
    "lets a new score bring back who was disqualified": [
      "any run of submissions leaves what the reference model leaves",
      "later scores of a disqualified player do not bring the player back",
    ],
    "lets players revert what is not theirs to revert": [
      "what is not there, another player's, a revert or a reset cannot be reverted"
    ],
    "lists buckets oldest first": [
      "buckets are listed newest first, those that were played only"
    ],
    "lists buckets that hold nothing any more": [
      "a bucket that holds no ranked entry any more is not listed"
    ],
    "lists buckets without their bounds": [
      "buckets are listed newest first, those that were played only"
    ],
    "never seals a bucket": [
      "a sealed bucket stays as it is: nothing in it is reverted, reset or disqualified",
      "any run of submissions over days leaves what the reference model leaves, in every period",
    ],
    "remembers names and attributes over a reset": [
      "after a reset players start anew"
    ],
    "remembers over a reset who was disqualified": [
      "a reset also forgets who was disqualified, and does not count them"
    ],
    "resets every bucket of a period": [
      "a reset leaves the other buckets of its period alone"
    ],
    "resets every period at once": [
      "a reset empties the bucket of its period only, and tells how many it removed"
    ],
    "reverts in all time only": [
      "a revert counts in the buckets of what it takes back, whenever it is made"
    ],
    "reverts nothing": [
      "a correction goes in one batch with what it corrects",
      "a revert brings back what was there before",
    ],
    "reverts the last submission, whichever is named": [
      "a revert of an older submission leaves the later ones counting",
      "any run of submissions leaves what the reference model leaves",
      "reverts, resets and late arrivals count after reopening as before",
    ],
    "seals a bucket a moment too late": [
      "a bucket takes what is late until its grace is over"
    ],
    "seals a bucket at its end": [
      "a bucket takes what is late until its grace is over",
      "any run of submissions over days leaves what the reference model leaves, in every period",
    ],
    "seals all time with the year 3000": [
      "all time is never sealed"
    ],
    "sets a reverted entry to nothing rather than taking it away": [
      "a revert of the only submission takes the entry away"
    ],
    "takes a bucket's end for its last moment": [
      "a bucket holds its first moment and not its end"
    ],
    "takes all devices for one": [
      "of two submissions stamped at one moment the device decides which came last"
    ],
    "takes back the scores that followed a disqualification with it": [
      "a reverted disqualification brings the player back with all that was scored"
    ],
    "takes the disqualification of who is not there": [
      "a player without an entry cannot be disqualified"
    ],
    "tells that a reset removed one more": [
      "a reset empties the bucket of its period only, and tells how many it removed",
      "a reset of an empty bucket removes nobody",
      "every answer tells what the reference model tells",
    ],
  ]
}
