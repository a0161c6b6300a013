import { ways } from "./keep.ts";

/** Small sounds made on the spot. A cue is a few notes; a note is a tone or a breath of noise. */
interface Note {
  at: number;
  hz: number;
  to?: number;
  long: number;
  loud: number;
  wave: OscillatorType | "noise";
}

const tone = (at: number, hz: number, long = 0.16, loud = 0.16, wave: OscillatorType = "sine", to?: number): Note =>
  to === undefined ? { at, hz, long, loud, wave } : { at, hz, long, loud, wave, to };
const knock = (at: number, hz: number, long = 0.07, loud = 0.5): Note => ({ at, hz, long, loud, wave: "noise" });

const CUES: Record<string, Note[]> = {
  DEAL: [knock(0, 2600), knock(0.09, 2400), knock(0.18, 2700)],
  CARD: [knock(0, 2200, 0.06, 0.4)],
  WORD: [tone(0, 523), tone(0.09, 659)],
  TAKE: [knock(0, 1500), tone(0.05, 392), tone(0.13, 523)],
  SWEEP: [tone(0, 523), tone(0.08, 659), tone(0.16, 784), tone(0.24, 1047, 0.3)],
  COUNTER: [tone(0, 1320, 0.07, 0.1, "triangle"), tone(0.05, 1760, 0.08, 0.08, "triangle")],
  FINE: [tone(0, 220, 0.2, 0.14, "triangle"), tone(0.14, 175, 0.26, 0.14, "triangle")],
  SCORE: [tone(0, 660), tone(0.1, 880, 0.24)],
  KNOCK: [knock(0, 420, 0.08, 0.9), knock(0.16, 400, 0.08, 0.9)],
  BELL: [tone(0, 1568, 0.9, 0.16), tone(0, 3136, 0.5, 0.05)],
  STOP: [tone(0, 330, 0.3, 0.14, "triangle")],
  SLAP: [knock(0, 900, 0.1, 1)],
  WHISTLE: [tone(0, 1400, 0.34, 0.12, "sine", 2300)],
  GIGGLE: [tone(0, 880, 0.07), tone(0.09, 990, 0.07), tone(0.18, 880, 0.07), tone(0.27, 1100, 0.09)],
  SONG: [tone(0, 440, 0.2), tone(0.18, 554, 0.2), tone(0.36, 659, 0.34)],
  CROAK: [tone(0, 110, 0.12, 0.2, "sawtooth", 85), tone(0.16, 105, 0.2, 0.2, "sawtooth", 78)],
  CALL: [tone(0, 587, 0.14, 0.14, "triangle"), tone(0.15, 587, 0.2, 0.14, "triangle")],
  WIN: [tone(0, 523), tone(0.12, 659), tone(0.24, 784), tone(0.36, 1047, 0.5), tone(0.36, 1319, 0.5, 0.1)],
};

let room: AudioContext | undefined;
let breath: AudioBuffer | undefined;

/** Browsers let nothing be heard before the first touch; afterwards the room is there. */
export function listen(): void {
  const open = () => {
    try {
      room ??= new AudioContext();
      void room.resume();
    } catch {
      room = undefined;
    }
  };
  addEventListener("pointerdown", open, { capture: true, passive: true });
  addEventListener("keydown", open, { capture: true, passive: true });
}

export function cue(name: string): void {
  const notes = CUES[name];
  if (!notes || !ways.value.sound || !room || room.state !== "running") return;
  for (const note of notes) sing(room, note);
}

function sing(air: AudioContext, note: Note): void {
  const start = air.currentTime + note.at;
  const end = start + note.long;
  const gain = air.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(note.loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(air.destination);
  if (note.wave === "noise") {
    const source = air.createBufferSource();
    source.buffer = breath ??= noise(air);
    const band = air.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = note.hz;
    source.connect(band).connect(gain);
    source.start(start);
    source.stop(end);
  } else {
    const source = air.createOscillator();
    source.type = note.wave;
    source.frequency.setValueAtTime(note.hz, start);
    if (note.to !== undefined) source.frequency.linearRampToValueAtTime(note.to, end);
    source.connect(gain);
    source.start(start);
    source.stop(end);
  }
}

function noise(air: AudioContext): AudioBuffer {
  const buffer = air.createBuffer(1, air.sampleRate / 4, air.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
