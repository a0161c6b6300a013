/** Draws scenes as text and reads typed lines as answers. It knows scenes, not games. */

/** Fills in the names: `@1` is a player, `[1:takes]` a word that agrees with them; you are "you". */
export function withNames(text, names, eye) {
  return text
    .replace(/\[(\d+):([^\]]*)\]/g, (_, seat, word) => (Number(seat) === eye ? toYou(word) : word))
    .replace(/@(\d+)'s/g, (name, seat) => (Number(seat) === eye ? "your" : name))
    .replace(/@(\d+)/g, (_, seat) => (Number(seat) === eye ? "you" : (names[seat] ?? `Player ${seat}`)))
    .replace(/(^ *|[.:!?] )you(?=r?\b)/gm, (start) => start.slice(0, -3) + "You");
}

const YOURS = { was: "were", is: "are", has: "have", does: "do", goes: "go", their: "your", them: "you" };

/** A verb in the third person, or a pronoun, as it is said to the player. */
function toYou(word) {
  if (YOURS[word]) return YOURS[word];
  if (/(ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  if (/[^aeiou]ies$/.test(word)) return word.slice(0, -3) + "y";
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

/** The scene in lines of text. */
export function draw(scene) {
  const lines = [`== ${scene.headline} ==`];
  if (scene.question) lines.push(`  ? ${scene.question.text}`);
  if (scene.interlude) {
    lines.push(`  -- ${scene.interlude.title} --`);
    for (const gain of scene.interlude.gains ?? [])
      lines.push(`    @${gain.seat}: ${gain.gain}${gain.why ? ` (${gain.why})` : ""}, now ${gain.score}`);
  }
  for (const place of scene.places) lines.push(drawPlace(place));
  for (const zone of scene.zones) lines.push(...drawZone(zone));
  for (const offer of scene.offers)
    lines.push("  > " + [offer.verb, ...offer.fields.map(drawField)].filter(Boolean).join(" "));
  return lines.join("\n");
}

function drawPlace({ seat, side, score, goal, tallies, note }) {
  const counts = (tallies ?? []).map((tally) => `, ${tally.count} ${tally.label}`).join("");
  return `  @${seat}${side ? ` [${side}]` : ""}: ${score}${goal ? ` of ${goal}` : ""}${counts}${note ? ` (${note})` : ""}`;
}

function drawZone(zone) {
  const head = `  ${zone.label}:`;
  switch (zone.kind) {
    case "row":
      return [`${head} ${pieces(zone.pieces)}`];
    case "stack":
      return [`${head} ${zone.count}${zone.top ? `, on top ${nameOf(zone.top)}` : ""}`];
    case "words":
      return [head, ...zone.words.map((word) => `    ${word.id}: ${pieces(word.pieces)} ${word.note}`)];
    case "sheet":
      return [
        head,
        ...zone.entries.map(
          (entry) => `    ${entry.id}: ${entry.label} ${entry.written} ${pieces(entry.pieces)} ${entry.note}`,
        ),
      ];
    case "grid":
      return [head, ...drawGrid(zone.cells)];
    default:
      return [head];
  }
}

/** How a piece is read out: by its name or, without one, its text. */
function nameOf(face) {
  return face.name ?? face.text ?? "";
}

/** Pieces that can be picked are followed by their ids. */
function pieces(all) {
  return all.map(({ id, face }) => (face.form === "BACK" ? "#" : nameOf(face)) + (id ? `(${id})` : "")).join(" ");
}

function drawGrid(cells) {
  if (cells.length === 0) return ["    nothing yet; 0,0 is the middle"];
  const at = new Map(cells.map((cell) => [`${cell.x},${cell.y}`, cell.piece.face.text ?? ""]));
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const rows = [];
  for (let y = Math.min(...ys); y <= Math.max(...ys); y++) {
    let row = `    ${String(y).padStart(3)} `;
    for (let x = Math.min(...xs); x <= Math.max(...xs); x++) row += at.get(`${x},${y}`) ?? ".";
    rows.push(row);
  }
  return [`    from x = ${Math.min(...xs)}`, ...rows];
}

/** The values that a field to choose in offers: of its own options, or of a list of the scene. */
function valuesOf(field) {
  return field.values ?? field.options.map((option) => option.value);
}

function drawField(field) {
  switch (field.kind) {
    case "fixed":
      return "";
    case "choose":
      return `${field.name}=${valuesOf(field).join("|")}`;
    case "count":
      return `${field.name}=${field.least}–${field.most}`;
    case "lay":
      return `${field.name}=x,y,across|down`;
    case "pick":
      return `${field.name}=${field.ids.join("|")}${field.most > 1 ? ` (${field.least} to ${field.most})` : ""}`;
    default:
      return `${field.name}=WORD`;
  }
}

/**
 * The answer that a typed line stands for: `take man`, `take word=man card=h.m`, `bid 3`; a verb may be shortened while
 * only one offer fits. What makes no sense is thrown as an Error with a sentence.
 */
export function readAnswer(scene, line) {
  const words = line.trim().split(/\s+/);
  const offer = findOffer(scene, words.shift().toLowerCase());
  const fields = {};
  const unnamed = [];
  for (const word of words) {
    const equals = word.indexOf("=");
    if (equals > 0) fields[word.slice(0, equals)] = word.slice(equals + 1).replaceAll("+", " ");
    else unnamed.push(word);
  }
  for (const field of offer.fields) {
    if (field.kind === "fixed") fields[field.name] = field.value;
    else if (!(field.name in fields)) fill(field, unnamed, fields);
  }
  if (unnamed.length > 0) throw new Error(`There is nothing to do with "${unnamed.join(" ")}".`);
  return { verb: offer.verb, fields };
}

function findOffer(scene, verb) {
  const fitting = scene.offers.filter((offer) => offer.verb.startsWith(verb));
  const exact = fitting.find((offer) => offer.verb === verb) ?? (fitting.length === 1 ? fitting[0] : undefined);
  if (exact) return exact;
  const verbs = scene.offers.map((offer) => offer.verb).join(", ");
  throw new Error(verbs ? `You may: ${verbs}.` : "There is nothing for you to do now.");
}

/** Takes as many of the unnamed words as suit the field. */
function fill(field, unnamed, fields) {
  const taken = [];
  const most = field.kind === "pick" ? field.most : 1;
  while (unnamed.length > 0 && taken.length < most && suits(field, unnamed[0])) taken.push(unnamed.shift());
  if (taken.length > 0) fields[field.name] = field.kind === "spell" ? taken[0].toUpperCase() : taken.join(" ");
}

function suits(field, word) {
  switch (field.kind) {
    case "pick":
      return field.ids.includes(word);
    case "spell":
      return /^\p{L}+$/u.test(word);
    case "choose":
      return valuesOf(field).includes(word);
    case "count":
      return /^\d+$/.test(word);
    case "lay":
      return word.includes(",");
    default:
      return false;
  }
}

/** Any answer to a scene: something for every field, words from the letters at hand. */
export function anyAnswer(scene, random) {
  const below = (count) => Math.floor(random() * count);
  const offer = scene.offers[below(scene.offers.length)];
  const fields = {};
  for (const field of offer.fields) fields[field.name] = anyValue(field, below);
  return { verb: offer.verb, fields };
}

function anyValue(field, below) {
  switch (field.kind) {
    case "fixed":
      return field.value;
    case "choose":
      return valuesOf(field)[below(valuesOf(field).length)];
    case "count":
      return String(field.least + below(field.most - field.least + 1));
    case "lay":
      return `${below(13) - 6},${below(13) - 6},${below(2) ? "across" : "down"}`;
    case "pick": {
      const left = [...field.ids];
      const count = field.least + below(Math.min(field.most, left.length) - field.least + 1);
      return Array.from({ length: count }, () => left.splice(below(left.length), 1)[0]).join(" ");
    }
    default:
      return Array.from({ length: Math.max(3, field.least) }, () => "AEIOURSTLN"[below(10)]).join("");
  }
}
