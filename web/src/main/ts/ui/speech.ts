import { preferences } from "../storage/preferences.ts";

/** Whether this browser can speak. */
export function canSpeak(): boolean {
  return "speechSynthesis" in window && typeof SpeechSynthesisUtterance === "function";
}

/** Says a sentence aloud, if the player wants that and the browser can; what is being said is cut short. */
export function say(sentence: string): void {
  if (!preferences.value.voice || !canSpeak() || !sentence) return;
  speechSynthesis.cancel();
  const said = new SpeechSynthesisUtterance(sentence);
  said.lang = "en";
  speechSynthesis.speak(said);
}
