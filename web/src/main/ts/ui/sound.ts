import { CUES, type Note } from "../model/soundCues.ts";
import { preferences } from "../storage/preferences.ts";

let audio: AudioContext | undefined;
let noiseBuffer: AudioBuffer | undefined;

/** Browsers let nothing be heard before the first touch; afterwards the room is there. */
export function unlockAudio(): void {
  const open = () => {
    try {
      audio ??= new AudioContext();
      void audio.resume();
    } catch {
      audio = undefined;
    }
  };
  addEventListener("pointerdown", open, { capture: true, passive: true });
  addEventListener("keydown", open, { capture: true, passive: true });
}

export function playCue(name: string): void {
  const notes = CUES[name];
  if (!notes || !preferences.value.sound || !audio || audio.state !== "running") return;
  for (const note of notes) playNote(audio, note);
}

function playNote(air: AudioContext, note: Note): void {
  const start = air.currentTime + note.at;
  const end = start + note.duration;
  const gain = air.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(note.volume, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(note.flutterHz ? tremolo(air, note.flutterHz, start, end) : air.destination);
  if (note.wave === "noise") {
    const source = air.createBufferSource();
    source.buffer = noiseBuffer ??= noise(air);
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
    if (note.glideToHz !== undefined) source.frequency.linearRampToValueAtTime(note.glideToHz, end);
    source.connect(gain);
    source.start(start);
    source.stop(end);
  }
}

/** A way out of the room that opens and shuts so many times a second. */
function tremolo(air: AudioContext, times: number, start: number, end: number): AudioNode {
  const door = air.createGain();
  door.gain.value = 0.6;
  const hand = air.createOscillator();
  const reach = air.createGain();
  hand.frequency.value = times;
  reach.gain.value = 0.4;
  hand.connect(reach).connect(door.gain);
  hand.start(start);
  hand.stop(end);
  door.connect(air.destination);
  return door;
}

function noise(air: AudioContext): AudioBuffer {
  const buffer = air.createBuffer(1, air.sampleRate / 4, air.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
