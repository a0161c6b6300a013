import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { withOptions } from "../../main/ts/model/scene.ts";
import type { FromServer, Kit, Offer, Prompt, Scene } from "../../main/ts/wire/types.ts";

export interface RecordedFrame {
  scene: Scene;
  prompt: Prompt;
  /** It follows the frame before, and the player did nothing meanwhile. */
  follows?: boolean;
}

/** Scenes of the first chair of a recorded game of every kind: of each of its phases some, and the scene after each. */
export function recordedGames(): [string, { kit: Kit; frames: RecordedFrame[] }][] {
  const packed = readFileSync(new URL("../scenes/recorded.json.gz", import.meta.url));
  const games = JSON.parse(gunzipSync(packed).toString()) as Record<string, { kit: Kit; frames: RecordedFrame[] }>;
  for (const { frames } of Object.values(games)) for (const frame of frames) frame.scene = withOptions(frame.scene);
  return Object.entries(games);
}

/** A frame of the fixture scenes. */
export function frameOf(name: string): Extract<FromServer, { type: "scene" }> {
  const text = readFileSync(new URL(`../scenes/${name}.json`, import.meta.url), "utf8");
  return (JSON.parse(text) as { scene: Extract<FromServer, { type: "scene" }> }).scene;
}

export function sceneOf(name: string): Scene {
  return frameOf(name).scene;
}

export function offerOf(scene: Scene, verb: string): Offer {
  const offer = scene.offers.find((each) => each.verb === verb);
  if (!offer) throw new Error("There is no offer " + verb + ".");
  return offer;
}
