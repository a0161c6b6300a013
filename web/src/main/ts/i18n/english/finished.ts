import { many } from "./plural.ts";

/** What follows a game: the result, the game gone through again, the game seen again. */
export const AFTERWARDS = {
  // the end
  wins: (names: string) => `${names} wins`,
  win: (names: string) => `${names} win`,
  youWin: "You win",
  place: (rank: number) => ORDINALS[rank - 1] ?? `${rank}th`,
  rematch: "Another game",
  log: "Keep the game",
  deal: "The deal can be verified",
  dealHint: "Seed and salt were committed to before the first card; now they are shown.",
  seed: "seed",
  salt: "salt",
  commitment: "commitment",
  nextGame: "To the next game",
  lookAgain: "Look at the table",
  showResult: "The result",

  // after the game
  finest: "The finest words",
  finestBy: (name: string) => `said by ${name}`,
  lead: "The lead, move by move",
  leadRead: (all: string) => `How the scores grew, move by move. At the end: ${all}.`,
  leadMoves: (moves: number) => many(moves, "move", "moves"),
  replay: "See it again",
  verify: "Verify this game",
  verifying: "Every line is looked at…",
  verified: (entries: number) =>
    `Verified: every hash, the deal and ${many(entries, "entry", "entries")}; the final score is right.`,
  notVerified: (why: string) => `It does not hold. ${why}`,

  // the game gone through again
  analysis: "What there was",
  analysisTitle: (title: string) => `${title}, gone through again`,
  analysisNotYet: "This game is not over yet; only then can it be gone through again.",
  analysing: "The game is gone through again…",
  analysisUnweighed: "In this game nobody can say what a play is worth.",
  analysisBook: "The minute book, annotated",
  analysisWhich: "Which plays are shown",
  analysisKinds: { all: "All plays", less: "Where more was to be had", mine: "Mine" },
  analysisShown: (shown: number, all: number) => `${shown} of ${many(all, "play", "plays")}`,
  reckoning: "What was made of it",
  reckoningWho: "Player",
  reckoningBest: "The best was found",
  reckoningLeft: "Left lying",
  reckoningOf: (best: number, weighed: number) => `${best} of ${weighed}`,
  momentOf: (move: number) => `See move ${move} again`,
  verdictBest: "Nothing better was there.",
  verdictLess: (points: string) => `Better by ${points}:`,
  verdictNone: "There was:",
  there: "What was there",
  worth: (points: string) => `worth ${points}`,
  letPass: (name: string, play: string) => `${name} let pass: ${play}`,

  // replay
  replayTitle: (title: string) => `${title}, seen again`,
  replayNotYet: "This game is not over yet; only then can it be seen again.",
  replayToTable: "To the table",
  replayMove: (move: number, last: number) => `Move ${move} of ${last}`,
  replayDealt: "The cards are dealt",
  replayScrub: "Where in the game",
  replayFirst: "To the deal",
  replayBack: "One move back",
  replayPlay: "Play",
  replayPause: "Pause",
  replayForward: "One move on",
  replayLast: "To the end",
  replaySpeed: "Speed",
  replayEyes: "Seen by",
  replayOnlooker: "an onlooker",
};

const ORDINALS = ["1st", "2nd", "3rd"];
