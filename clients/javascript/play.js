#!/usr/bin/env node
/**
 * Plays any game of a Parlour server in a terminal.
 *
 *   node play.js SERVER GAME [--seats N] [--level L] [--name NAME] [--option NAME=VALUE]… [--auto SEED]
 *   node play.js SERVER --table TABLE --invite-token TOKEN [--name NAME]
 *
 * The first opens a table against bots, the second takes a chair at a table of friends. --auto answers by itself, anything.
 */
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { ask, Chair, openTable, Refused, sitDown } from "./server.js";
import { anyAnswer, draw, readAnswer, withNames } from "./text.js";

const USAGE = "usage: play.js SERVER GAME [--seats N] [--level L] [--name NAME] [--option NAME=VALUE] [--auto SEED]";

function fail(sentence, code) {
  console.error(sentence);
  process.exit(code);
}

function readCommand() {
  const text = { type: "string" };
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        seats: text,
        level: { type: "string", default: "3" },
        name: { type: "string", default: "Ann" },
        option: { type: "string", multiple: true, default: [] },
        auto: text,
        table: text,
        "invite-token": text,
      },
    });
  } catch (wrong) {
    return fail(`${wrong.message}\n${USAGE}`, 2);
  }
}

async function takeChair(server, game, values) {
  if (values.table) return sitDown(server, values.table, values.name, values["invite-token"] ?? "");
  const games = await ask(server, "GET", "/api/games");
  const info = games.find((each) => each.id === game);
  if (!info) throw new Refused(`There is no game "${game}"; there are: ${games.map((each) => each.id).join(", ")}.`);
  const seats = Number(values.seats ?? Math.max(2, info.fewest));
  const settings = Object.fromEntries(values.option.map((option) => option.split(/=(.*)/s).slice(0, 2)));
  return openTable(server, { game, seats, level: Number(values.level), name: values.name, settings });
}

/** A small generator of random numbers (mulberry32), so that a seed plays the same way. */
function dice(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const { values, positionals } = readCommand();
const [server, game] = positionals;
if (!server || (!game && !values.table)) fail(USAGE, 2);

let names = {};
let newest;
let drawn = "";
const random = values.auto === undefined ? undefined : dice(Number(values.auto));

const place = await takeChair(server, game, values).catch((error) => fail(error.message, 1));
const chair = new Chair(server, place, hear);
// Not before: what is typed while the chair is taken would be lost.
const typed = random ? undefined : createInterface({ input: process.stdin });
if (typed) {
  console.log("Type a verb and what it needs, such as: take man. Type quit to leave.");
  typed.on("line", say);
  typed.on("close", leave);
}

function tell(text) {
  console.log(withNames(text, names, newest?.eye ?? -1));
}

function hear(frame) {
  switch (frame.type) {
    case "table":
      names = Object.fromEntries(frame.seats.map((seat) => [seat.seat, seat.name]));
      break;
    case "scene":
      newest = frame;
      for (const line of frame.lines ?? []) tell(line.text);
      if (frame.result) return finish(frame.result);
      show();
      break;
    case "refused":
      tell(frame.why);
      break;
    case "chat":
      tell(`${frame.name || "The table"}: ${frame.text}`);
      break;
    case "problem":
      if (["Forbidden", "Not Found", "Gone"].includes(frame.title)) fail(frame.detail ?? frame.title, 1);
      break;
  }
  if (random) answerAnything(frame);
}

/** Draws the table whenever this chair has something to do there. */
function show() {
  const text = draw(newest.scene);
  if (newest.scene.offers.length === 0 || text === drawn) return;
  drawn = text;
  tell(text);
}

function answerAnything(frame) {
  const asked = frame.type === "scene" || frame.type === "refused";
  if (asked && newest && !chair.waits && newest.scene.offers.length > 0) chair.play(anyAnswer(newest.scene, random));
}

function say(line) {
  if (line.trim() === "quit") return leave();
  if (line.trim() === "") return;
  try {
    if (!newest) throw new Error("The cards are not dealt yet.");
    chair.play(readAnswer(newest.scene, line));
  } catch (wrong) {
    tell(wrong.message);
  }
}

function finish(result) {
  tell("The game is over.");
  result.points.forEach((points, seat) => tell(`  @${seat}: ${points}`));
  leave();
}

function leave() {
  chair.close();
  typed?.close();
  process.exit(0);
}
