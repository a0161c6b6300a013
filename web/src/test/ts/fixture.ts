import { readFileSync } from "node:fs";
import type { FromServer, Offer, Scene } from "../../main/ts/wire/types.ts";

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
