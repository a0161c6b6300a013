// Plays one game in the lab of a server, with nothing but the types that openapi-typescript makes of /api/openapi.json.
//     ./try http://127.0.0.1:8080 skat
import type { components, paths } from "./api.js";

type Observation = components["schemas"]["Observation"];
type Answer = components["schemas"]["Answer"];
type Opening = paths["/api/lab"]["post"]["requestBody"]["content"]["application/json"];
type Step = NonNullable<paths["/api/lab/{id}/step"]["post"]["requestBody"]>["content"]["application/json"];

const [server, game] = process.argv.slice(2);

async function post<Body>(path: string, body: Body): Promise<Observation> {
  const reply = await fetch(server + path, { method: "POST", body: JSON.stringify(body) });
  if (!reply.ok) {
    const problem = (await reply.json()) as components["schemas"]["Problem"];
    throw new Error(problem.detail);
  }
  return (await reply.json()) as Observation;
}

/** Any answer that is listed, or waiting; a word of the scene shows that its types are there. */
function choose(seen: Observation): Step {
  const answers: Answer[] = (seen.legal ?? []).map((each) => each.answer);
  return answers.length ? { answer: answers[seen.steps % answers.length] } : { wait: true };
}

/** The letters and cards in sight, by the kinds of zones. */
function inSight(seen: Observation): number {
  let count = 0;
  for (const zone of seen.scene?.zones ?? []) {
    if (zone.kind === "row") count += zone.pieces.filter((piece) => piece.face.form !== "BACK").length;
    if (zone.kind === "stack") count += zone.top ? 1 : 0;
    if (zone.kind === "words") count += zone.words.reduce((sum, word) => sum + word.pieces.length, 0);
    if (zone.kind === "grid") count += zone.cells.length;
    if (zone.kind === "sheet") count += zone.entries.length;
  }
  return count;
}

const opening: Opening = { game, bots: [0, 1], seed: 7 };
let seen = await post("/api/lab", opening);
const lab = `/api/lab/${seen.lab}`;
let most = 0;
while (!seen.done) {
  most = Math.max(most, inSight(seen));
  seen = await post<Step>(`${lab}/step`, choose(seen));
}
await fetch(server + lab, { method: "DELETE" });
console.log(`${seen.steps} steps, at most ${most} pieces in sight, points ${seen.result?.points.join(" ")}`);
