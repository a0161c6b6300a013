/**
 * Synthesized sounds. A cue is a few notes; a note is a tone or band-passed noise, and may glide to another pitch or
 * flutter. Times are in seconds.
 */
export interface Note {
  at: number;
  hz: number;
  glideToHz?: number;
  duration: number;
  volume: number;
  wave: OscillatorType | "noise";
  flutterHz?: number;
}

const tone = (at: number, hz: number, long = 0.16, loud = 0.16, wave: OscillatorType = "sine", to?: number): Note =>
  to === undefined
    ? { at, hz, duration: long, volume: loud, wave }
    : { at, hz, duration: long, volume: loud, wave, glideToHz: to };
const knock = (at: number, hz: number, long = 0.07, loud = 0.5): Note => ({
  at,
  hz,
  duration: long,
  volume: loud,
  wave: "noise",
});
const flutter = (note: Note, times: number): Note => ({ ...note, flutterHz: times });
const bell = (at: number, hz: number, long: number, loud: number): Note[] =>
  [1, 2, 2.76, 5.4].map((part, i) => tone(at, hz * part, long / (1 + i), loud / (1 + 2 * i)));
const laugh = (at: number, hz: number): Note[] => [
  knock(at, 2400, 0.03, 0.12),
  tone(at + 0.01, hz, 0.09, 0.14, "triangle", hz * 0.86),
];

/** The notes of every cue of the minute book; a test compares them with the engine. */
export const CUES: Record<string, readonly Note[]> = {
  DEAL: [0, 0.09, 0.18, 0.27].map((at, i) => knock(at, 2500 + 150 * (i % 2), 0.06, 0.4)),
  CARD: [knock(0, 2200, 0.05, 0.4), knock(0.035, 900, 0.05, 0.25)],
  WORD: [tone(0, 523), tone(0.09, 659)],
  TAKE: [knock(0, 1500), tone(0.05, 392), tone(0.13, 523)],
  SWEEP: [tone(0, 523), tone(0.08, 659), tone(0.16, 784), tone(0.24, 1047, 0.3)],
  COUNTER: [tone(0, 1320, 0.07, 0.1, "triangle"), tone(0.05, 1760, 0.08, 0.08, "triangle")],
  FINE: [tone(0, 220, 0.2, 0.14, "triangle"), tone(0.14, 175, 0.26, 0.14, "triangle")],
  SCORE: [tone(0, 660), tone(0.1, 880, 0.24)],
  KNOCK: [0, 0.16].flatMap((at) => [knock(at, 420, 0.08, 0.9), tone(at, 140, 0.08, 0.2, "sine", 90)]),
  BELL: bell(0, 1046, 1.1, 0.16),
  STOP: [tone(0, 330, 0.3, 0.14, "triangle")],
  SLAP: [knock(0, 1700, 0.05, 1), knock(0.005, 600, 0.11, 0.9), tone(0, 150, 0.12, 0.35, "sine", 60)],
  WHISTLE: [
    flutter(tone(0, 1300, 0.26, 0.12, "sine", 2350), 22),
    flutter(tone(0.3, 2400, 0.34, 0.12, "sine", 1750), 18),
    knock(0, 3200, 0.5, 0.03),
  ],
  GIGGLE: [880, 990, 930, 860, 800].flatMap((hz, i) => laugh(0.105 * i, hz)),
  SONG: [tone(0, 440, 0.2), tone(0.18, 554, 0.2), tone(0.36, 659, 0.34)],
  CROAK: [0, 0.34].flatMap((at) => [
    flutter(tone(at, 128, 0.24, 0.3, "sawtooth", 92), 34),
    flutter(tone(at, 320, 0.2, 0.1, "square", 210), 34),
  ]),
  CALL: [tone(0, 587, 0.14, 0.14, "triangle"), tone(0.15, 587, 0.2, 0.14, "triangle")],
  WIN: [tone(0, 523), tone(0.12, 659), tone(0.24, 784), tone(0.36, 1047, 0.5), tone(0.36, 1319, 0.5, 0.1)],
};
