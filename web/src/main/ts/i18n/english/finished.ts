import { plural } from "./plural.ts";

/** Texts of the result, the analysis and the replay. */
export const FINISHED = {
  // result
  wins: (names: string) => `${names} wins`,
  win: (names: string) => `${names} win`,
  youWin: "You win",
  place: (rank: number) => ORDINALS[rank - 1] ?? `${rank}th`,
  rematch: "Play again",
  log: "Download",
  dealProof: "The deal can be verified",
  dealProofHint: "Seed and salt were committed to before the first card; now they are shown.",
  seed: "seed",
  salt: "salt",
  commitment: "commitment",
  nextGame: "To the next game",
  backToTable: "Look at the table",
  showResult: "The result",

  // after the game
  finestWords: "The finest words",
  finestByYou: "said by you",
  finestBy: (name: string) => `said by ${name}`,
  leadChart: "The lead, move by move",
  leadChartText: (all: string) => `How the scores grew, move by move. At the end: ${all}.`,
  leadChartMoves: (moves: number) => plural(moves, "move", "moves"),
  replay: "Replay",
  verify: "Verify this game",
  verifying: "Every line is looked at…",
  verified: (entries: number) =>
    `Verified: every hash, the deal and ${plural(entries, "entry", "entries")}; the final score is right.`,
  notVerified: (why: string) => `It does not hold. ${why}`,

  // analysis
  analysis: "Analysis",
  analysisTitle: (title: string) => `${title}, gone through again`,
  analysisNotYet: "This game is not over yet; only then can it be gone through again.",
  analysing: "The game is gone through again…",
  analysisNotRated: "In this game nobody can say what a play is worth.",
  annotatedBook: "The minute book, annotated",
  turnFilter: "Which plays are shown",
  turnFilterLabel: { all: "All plays", less: "Where more was to be had", mine: "Mine" },
  turnsShown: (shown: number, all: number) => `${shown} of ${plural(all, "play", "plays")}`,
  summary: "What was made of it",
  summaryPlayer: "Player",
  summaryBest: "The best was found",
  summaryLost: "Left lying",
  summaryOf: (best: number, weighed: number) => `${best} of ${weighed}`,
  momentOf: (move: number) => `See move ${move} again`,
  verdictBest: "Nothing better was there.",
  verdictLess: (points: string) => `Better by ${points}:`,
  verdictNone: "There was:",
  alternatives: "What was there",
  worth: (points: string) => `worth ${points}`,
  youMissed: (play: string) => `You let pass: ${play}`,
  missedBy: (name: string, play: string) => `${name} let pass: ${play}`,

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
  replaySeenBy: "Seen by",
  replayOnlooker: "an onlooker",
};

const ORDINALS = ["1st", "2nd", "3rd"];
