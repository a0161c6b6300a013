import { CUES, type Note } from "../model/soundCues.ts";
import { preferences } from "../storage/preferences.ts";

let audio: AudioContext | undefined;
let noiseBuffer: AudioBuffer | undefined;

/** Opens the audio context at the first touch or key, as browsers require. */
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

function playNote(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const end = start + note.duration;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(note.volume, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(note.flutterHz ? tremolo(audio, note.flutterHz, start, end) : audio.destination);
  if (note.wave === "noise") {
    const source = audio.createBufferSource();
    source.buffer = noiseBuffer ??= noise(audio);
    const band = audio.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = note.hz;
    source.connect(band).connect(gain);
    source.start(start);
    source.stop(end);
  } else {
    const source = audio.createOscillator();
    source.type = note.wave;
    source.frequency.setValueAtTime(note.hz, start);
    if (note.glideToHz !== undefined) source.frequency.linearRampToValueAtTime(note.glideToHz, end);
    source.connect(gain);
    source.start(start);
    source.stop(end);
  }
}

/** An output whose volume swings `hz` times a second. */
function tremolo(audio: AudioContext, hz: number, start: number, end: number): AudioNode {
  const output = audio.createGain();
  output.gain.value = 0.6;
  const oscillator = audio.createOscillator();
  const depth = audio.createGain();
  oscillator.frequency.value = hz;
  depth.gain.value = 0.4;
  oscillator.connect(depth).connect(output.gain);
  oscillator.start(start);
  oscillator.stop(end);
  output.connect(audio.destination);
  return output;
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
