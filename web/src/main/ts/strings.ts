import { GERMAN } from "./german.ts";

/** Every sentence the client itself says. What a game says comes with its scenes. */

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

const ENGLISH = {
  house: "Parlour",
  motto: "the letter and card games of five old leaflets",

  // the server
  noServer: "The house does not answer. Is it still running?",
  oddAnswer: (status: number) => `The house gave an answer that makes no sense (${status}).`,
  notHeard: "The line is broken; nobody would hear it.",
  lost: "The line is broken. Trying again…",
  back: "The line stands again.",
  opening: "Coming to the table…",

  // masthead and menu
  allGames: "All games",
  skip: "Skip to your hand",
  skipGames: "Skip to the games",
  tableNav: "Table",
  rules: "Rules",
  seating: "Who plays where",
  seatingShort: "Seating",
  lamp: "Lamp",
  lampIs: { system: "Lamp: as your system has it", light: "Lamp: daylight", dark: "Lamp: evening" },
  lampLabel: { system: "As your system has it", light: "Daylight", dark: "Evening" },
  ways: "Your ways",
  tiles: "Letters",
  tilesLabel: { paper: "Printed cards", maple: "Turned maple" },
  size: "Size of the text",
  sizeLabel: { usual: "Usual", large: "Large", larger: "Larger", largest: "Largest" },
  side: "The hand that plays",
  sideLabel: { right: "Right", left: "Left" },
  tongue: "Language",
  tongueLabel: { system: "As your system has it", en: "English", de: "Deutsch" },
  tongueHint: "The games’ own texts are English.",
  call: "Call me when it is my turn",
  callHint: "while I look at something else",
  callRefused: "This browser was told not to call; its own settings can change that.",
  lessonWay: "Hints for a first hand",
  lessonAgain: "Give them all again",
  lessonForgotten: "The hints will be given again.",
  sound: "Sounds",
  soundOn: "Sounds are on.",
  soundOff: "Sounds are off.",
  keys: "Single keys for the actions",
  keysHint: "They are dead while you write. While you compose letters, figures stand for the actions.",
  keysHelp: "Keys",
  keyList: [
    ["A … Z", "takes that letter into the composing stick"],
    ["Backspace", "returns the last letter"],
    ["Enter", "says the word; on a tile, moves it"],
    ["Arrows", "go from tile to tile, or over the squares of a grid"],
    ["Alt + arrows", "put a tile in another place of your hand or your word"],
    ["Escape", "takes everything back that is not yet said"],
    ["0", "sounds on or off; M too, while no letters are composed"],
    ["?", "opens the rules"],
  ] as readonly (readonly [string, string])[],
  close: "Close",
  on: "On",
  off: "Off",

  // hints and puzzles
  hint: "Hint",
  hintAsk: ["Is there anything?", "Where?", "What is it?"] as readonly [string, string, string],
  hintPublic: "The whole table hears it.",
  puzzle: "Puzzle of the day",
  puzzleOf: (title: string, date: string) => `${title}: the puzzle of ${date}`,
  puzzleQuestion: "Find the best there is to be had.",
  puzzleSolved: "Solved!",
  puzzleHelp: "Help",
  puzzleBack: "All games",

  // lobby
  openTable: "Set up a table",
  optionsShort: "Options",
  inviteFriends: "Invite friends",
  leafletsNav: "Leaflets",
  welcome: "Come in, take a chair.",
  welcomeHint:
    "Every game can be played alone against bots, with friends far away, or round one table. " +
    "Nothing to install, and only those you play with learn your name.",
  family: "Children play with us",
  familyHint: "Only quick phrases are said, and coarse words are no words where a game can do without them.",
  openHint: "Otherwise only those with your link can find it.",
  watch: "Watch",
  sitAt: (title: string) => `Sit down at a table of ${title}`,
  watchAt: (title: string) => `Watch a table of ${title}`,
  nameFirst: "What may we call you?",
  layIt: "Lay the table",
  playNow: "Play now",
  playNowWith: (bots: number) => `Play now against ${many(bots, "bot", "bots")}`,
  leaflet: (number: string): { title: string; note: string } =>
    LEAFLETS[number] ?? { title: `Leaflet ${number}`, note: "" },
  players: (fewest: number, most: number) =>
    fewest === most ? many(fewest, "player", "players") : `${fewest}–${most} players`,
  minutes: (minutes: number) => `about ${many(minutes, "minute", "minutes")}`,
  race: "quickness decides",
  openTables: "Open tables",
  yourTables: "Your tables",
  noOpenTables: "No table is open to everybody just now.",
  sit: "Sit down",
  goOn: "Go on",
  forget: "Forget",
  forgetNamed: (title: string) => `Forget this table of ${title}`,
  phase: { gathering: "gathering", playing: "being played", over: "over" },
  freeChairs: (free: number) => (free === 0 ? "full" : many(free, "free chair", "free chairs")),
  yourName: "Your name",
  nameHint: "as the others will see it",
  nameWanted: "Please write your name first.",
  guest: "Guest",
  seats: "Chairs",
  options: "Options",
  optionsUsual: "all as usual",
  optionsChanged: (changed: number) => many(changed, "changed", "changed"),
  bots: "Bots",
  botsHint: "They sit down at once; the other chairs wait for friends.",
  botLevel: "How well they play",
  level: (level: number) => LEVELS[level] ?? `Level ${level}`,
  open: "Open to everybody in the house",
  create: "Lay the table",
  back1: "All games",
  loading: "One moment…",
  usual: "usual",

  // who plays where
  thisDevice: "This device shows",
  screens: { own: "The table and my hand", hand: "Only my hand", all: "The table for all" },
  screenHints: {
    own: "The usual way: everybody has his own screen.",
    hand: "For a phone, where a television shows the table.",
    all: "For a television or a laptop in the middle: it shows what all may see, and nobody’s hand.",
  },
  hostDesk: "The host",
  patience: "For one who is away",
  patienceHint: "the table waits",
  patienceOf: (seconds: number) =>
    seconds === 0
      ? "as long as it takes"
      : seconds % 60 === 0
        ? `${many(seconds / 60, "minute", "minutes")}, then a bot plays in`
        : `${many(seconds, "second", "seconds")}, then a bot plays in`,
  patienceNow: (seconds: number): string =>
    seconds === 0 ? "The table waits as long as it takes." : "A bot will play in, and hand the chair back.",
  hintsWay: "Hints may be asked for",
  companyOf: "The company",
  removeSure: (name: string) => `Send ${name} away now; a bot plays on, and ${name}’s link is good no more`,
  removeSureShort: "Really?",
  sentAway: (name: string) => `${name} is sent away, and the link of that chair is good no more.`,
  standIn: "away, a bot plays in",
  newLinks: "New links",
  newLinksHint: "Invitation and links to look on; the old ones are good no more.",
  linksRenewed: "The links are new; the old ones are good no more.",
  leftChair: "For the chair that was left",
  playedHere: "Played at this device",
  atThisDevice: "at this device",
  handOn: "To another device",
  handOnNamed: (name: string) => `${name} goes on from another device`,
  chairOf: (name: string) => `${name}’s chair`,
  passHint: (word: string) =>
    `It moves to whoever opens this link, or types ${word} there; good once, for ten minutes.`,
  copyChair: "Copy the link",
  awayOnes: "Away just now",
  sitHere: "Another player at this device",
  sitHereHint: "the screen is handed round",
  sitHereDo: "Sit down here",
  takeWord: "I have a chair’s word",
  takeWordLabel: "The word that the other device shows",
  takeChair: "Take the chair",
  toTheTable: "To the table",
  televisionLink: "For a television",
  televisionHint: "Opened there, it shows the table for all.",
  copyTelevision: "Copy the television’s link",
  share: "Send…",
  onlyHere: "This address is good on this machine only. For other devices open the house by its network address.",
  qrOf: (label: string) => `${label}, as a code for a camera`,
  comeIn: "Come in",
  comeInHint: "Hold a phone’s camera before the code. Only a name is asked, and the phone becomes your hand.",
  comeInAsk: "Ask the host for the invitation.",
  toPhones: "Players of this screen to their phones",
  looks: (name: string) => `${name} looks`,
  cover: "Cover and hand on",
  roundOf: (names: string) => `Round this screen: ${names}`,
  lookOf: (name: string) => `${name}’s hand`,
  curtain: "The curtain",
  handTo: "Please hand the screen to",
  iAm: (name: string) => `I am ${name}`,
  curtainHint: "Nobody’s hand is shown until it is pressed.",
  pressesOf: (name: string) => `${name}’s buttons`,

  // gathering
  gathering: "The company gathers",
  invite: "Invite",
  inviteHint: "Whoever has this link may sit down. The secret in it never reaches a log.",
  copy: "Copy the invitation",
  copyWatch: "Copy a link to look on",
  copied: "The link is copied.",
  copyByHand: "Copy it by hand:",
  emptyChair: "Empty chair",
  chair: (seat: number) => `Chair ${seat + 1}`,
  host: "host",
  you: "you",
  bot: "bot",
  away: "away",
  addBot: "A bot",
  addBotTo: (seat: number) => `A bot sits down on chair ${seat + 1}`,
  removeBot: (name: string) => `Send ${name} away`,
  standUp: "Stand up",
  remove: "Send away",
  start: "Deal",
  fillBots: "Bots for the empty chairs",
  waitingHost: (host: string) => `${host} deals when every chair is taken.`,
  waitingChairs: (empty: number) => `${many(empty, "chair is", "chairs are")} still empty.`,
  allHere: "Every chair is taken.",
  join: "Sit down",
  joinTitle: (title: string) => `A table of ${title}`,
  joinHint: "Only your name is asked.",
  watchOnly: "Only watch",
  fullTable: "Every chair is taken; you may watch.",
  inviteWanted: "This table is private: ask its host for the invitation.",
  settingsAgreed: "Agreed",

  // the table
  theTable: "The table",
  players1: "Players",
  yourHand: "Your hand",
  yourPart: "Your part of the table",
  middle: "The middle of the table",
  oneFacedown: "one face down",
  manyFacedown: (count: number) => `${count} face down`,
  facedown: (count: number) => many(count, "card face down", "cards face down"),
  packOf: (label: string, count: number, top: string) => `${label}: ${count}${top ? ", on top " + top : ""}`,
  empty: "empty",
  zone: (label: string, content: string) => `${label}: ${content || "empty"}`,
  turnYours: "Your turn",
  turnTogether: "All at once",
  turnRace: "Be quick!",
  turnMay: "You may speak",
  turnOf: (names: string) => `${names} to play`,
  turnWait: (names: string) => `Waiting for ${names}`,
  turnNone: "One moment…",
  turnOver: "The game is over",
  looking: "You are looking on",
  and: " and ",
  titleTurn: (game: string) => `● Your turn – ${game}`,
  titleOver: (game: string) => `Over – ${game}`,
  title: (game: string) => `${game} – Parlour`,
  partner: "your partner",
  shuffle: "Shuffle your hand",
  shuffled: "Your hand is shuffled.",
  pieceTaken: "in your word",
  piecePicked: "chosen",
  actions: "What you may do",
  pickHint: "Tap it on the table.",
  pickCount: (chosen: number, least: number, most: number) =>
    least === most ? `${chosen} of ${least}` : `${chosen} of ${least} to ${most}`,
  cancel: "Cancel",
  confirm: "Say it",
  fewer: "Fewer",
  more: "More",
  choose: "Choose…",
  offerWants: (offer: string, field: string) => `${offer}: ${field}`,
  sending: "…",
  useWord: (word: string) => `Use ${word}`,

  // a first hand
  lesson: "A hint",
  lessonNext: "Go on",
  lessonEnd: "No more hints",
  lessonOf: (offer: string, wants: string) => (wants ? `“${offer}” asks for: ${wants}.` : `You may: ${offer}.`),

  // composing stick
  waysHeading: "It can be made in several ways:",
  waysAsk: (word: string, count: number) => `${word} can be made in ${count} ways. Which one?`,
  wayOf: (letters: string, from: string) => `${letters} of ${from}`,
  stick: "Your word",
  stickHeading: "Your word, in the composing stick",
  stickNow: (letters: string) => (letters ? `Your word: ${letters}` : "Your word: empty"),
  stickEmpty: "Tap letters, or type.",
  stickTyped: "Write the word",
  stickLetters: (count: number) => many(count, "letter", "letters"),
  tooShort: (least: number) => `at least ${many(least, "letter", "letters")}`,
  tooLong: (most: number) => `at most ${many(most, "letter", "letters")}`,
  clear: "Clear",
  noSuchLetter: (letter: string) => `There is no ${letter} within reach.`,
  setFirst: (offer: string) => `${offer}: set the word in the stick first.`,
  from: (name: string, zone: string) => `${name}, from ${zone}`,

  // the grid
  across: "across",
  down: "down",
  square: (column: number, row: number, content: string, way: string) =>
    `Column ${column}, row ${row}: ${content || "empty"}, ${way}`,
  gridHelp: "Arrows move the square, Space turns the direction.",
  turnWay: (way: string) => `Direction: ${way}. Turn it.`,
  zoomIn: "Larger",
  zoomOut: "Smaller",
  zoomFit: "Show all",
  clash: "clashes",
  laySquare: "Tap a square; tap it again to turn the direction.",

  // watches
  timer: (label: string, left: string) => `${label}: ${left} left`,
  seconds: (seconds: number) => many(seconds, "second", "seconds"),
  secondsUnit: "seconds",
  minutesUnit: "minutes",
  spoken: (label: string, seconds: number) => `${label}: ${many(seconds, "second", "seconds")} left.`,

  // leaf
  leaf: "Score and minute book",
  score: "Score",
  endsAt: (goal: number) => `ends at ${goal}`,
  ofGoal: (score: number, goal: number) => `${score} of ${goal}`,
  points: (points: number) => many(points, "point", "points"),
  book: "Minute book",
  bookEmpty: "Nothing has happened yet.",
  say: "Say something to the table",
  sayPlaceholder: "Say something…",
  send: "Send",
  phrases: "Quick phrases",
  phraseOf: {} as Record<string, string>,
  clauseLink: (clause: string) => `Rule ${clause}`,
  meaningOf: (word: string) => `What ${word} means`,
  notAWord: (word: string) => `${word} is not in the dictionary.`,
  noMeaning: "The dictionary knows the word, but has no meaning written down for it.",
  score1: "Score",
  tabTable: "Table",
  tabTalk: "Talk",
  unread: "unread: ",
  views: "Views",

  // the end
  over: "The game is over",
  wins: (names: string) => `${names} wins`,
  win: (names: string) => `${names} win`,
  youWin: "You win",
  tie: (names: string) => `${names} share the game`,
  place: (rank: number) => ORDINALS[rank - 1] ?? `${rank}th`,
  rematch: "Another game",
  rematchHint: "The host may lay the table again.",
  log: "Keep the game",
  logHint: "as lines of JSON, to replay or to verify",
  deal: "The deal can be verified",
  dealHint: "Seed and salt were committed to before the first card; now they are shown.",
  seed: "seed",
  salt: "salt",
  commitment: "commitment",
  nextGame: "To the next game",
  lookAgain: "Look at the table",
  showResult: "The result",

  // rules reader
  rulesOf: (title: string) => `The rules of ${title}`,
  rulesSearch: "Search in the rules",
  rulesNone: (text: string) => `No rule speaks of “${text}”.`,
  rulesFound: (count: number) => many(count, "rule", "rules"),
  rulesUnknown: (clause: string) => `The rule “${clause}” is not in this book.`,
  rulesKey: "Where a rule comes from",
  leafletPlace: (place: string) => `leaflet ${place}`,
  status: (status: string): { mark: string; text: string } =>
    STATUS[status.charAt(0)] ?? { mark: status, text: status },
  clauseOf: "rule of this option",
  rulesOpen: "The leaflet leaves open:",
  rulesOrigins: "Rules from",
  originAll: "everywhere",
  originLabel: { S: "the leaflet", F: "other print", R: "us" },
  optionHere: (label: string, choice: string, usual: boolean) =>
    `At this table: ${label}: ${choice}${usual ? " (usual)" : ""}`,
  optionOffered: (label: string, choices: string) => `Option: ${label}: ${choices}`,

  // what an antic says
  croak: "Croak!",

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
  replayKeys: "Space plays and pauses, arrows step.",

  // the register of gaps
  gaps: "Register of gaps",
  gapsSub: "what the leaflets leave open",
  gapsIntro: (count: number) =>
    `The five leaflets are silent or doubtful in ${many(count, "place", "places")}. ` +
    "Here is each of them as a question, how it is read in this house, and what a table may choose instead.",
  gapsSearch: "Search in the register",
  gapsNone: (text: string) => `No gap speaks of “${text}”.`,
  gapsFound: (count: number) => many(count, "question", "questions"),
  gapsReading: "Our reading",
  gapsChoice: (game: string, label: string) => `${game}, ${label}`,
  gapsPartly: "partly found in print",
  gapsLost: "A lost game",
  gapsContents: "Chapters",
};

const STATUS: Record<string, { mark: string; text: string }> = {
  S: { mark: "leaflet", text: "The leaflet’s own rule." },
  C: { mark: "leaflet, misprint mended", text: "The leaflet’s own rule, a misprint mended." },
  I: { mark: "follows", text: "Forced by the leaflet’s own wording or arithmetic." },
  F: { mark: "found in print", text: "Not in the leaflet; found in other published material." },
  R: { mark: "our resolution", text: "The leaflet is silent or doubtful; this is our resolution." },
};

const LEAFLETS: Record<string, { title: string; note: string }> = {
  "000": { title: "The box of letters", note: "Anagrams and nine more letter games" },
  "001": { title: "Letter and picture cards", note: "four rule sheets of the nineteen-thirties" },
  "002": { title: "Word Making and Word Taking", note: "eight rules and a footnote" },
  "003": { title: "The War of Words", note: "New York, 1874" },
  "004": { title: "Cards against the timer", note: "words made, scrambled and unscrambled" },
};

const LEVELS: Record<number, string> = {
  1: "Beginner",
  2: "Easy-going",
  3: "Steady",
  4: "Sharp",
  5: "Master",
};

const ORDINALS = ["1st", "2nd", "3rd"];

export type Catalogue = typeof ENGLISH;

const TONGUES: Record<string, Catalogue> = { en: ENGLISH, de: { ...ENGLISH, ...GERMAN } };

/** The catalogue that is spoken now. */
export let S: Catalogue = ENGLISH;

/** Speaks that language from now on, or English where nobody has translated it; gives the one that is spoken. */
export function speak(tongue: string): string {
  const wanted = tongue.toLowerCase().split("-")[0] ?? "";
  const spoken = wanted in TONGUES ? wanted : "en";
  S = TONGUES[spoken] ?? ENGLISH;
  return spoken;
}

/** What a language has not translated yet. */
export function untranslated(tongue: string): string[] {
  const known: object = tongue === "de" ? GERMAN : {};
  return Object.keys(ENGLISH).filter((key) => !(key in known));
}
