// Animal Rummy in boardgame.io, two players, our usual settings: one hand for each player, single cards may be added to what
// lies on the table. Hands and the pack are secret (`playerView`), the dice are the server's (`random`), moves run on the
// server alone. Everybody plays as `RummyPlayer` of ours does, as fast as the answers come; a finished match is followed by another.
//   node rummy.mjs [tables=100] [seconds=60]
import { createRequire } from "node:module";
import { closedLoop } from "./closed-loop.mjs";

const require = createRequire(import.meta.url);
const { INVALID_MOVE } = require("boardgame.io/dist/cjs/core.js");

const CARDS = 48;
const DEALT = 7;
const MOST_TURNED = 4;

const number = (card) => Math.floor(card / 4);
const isSet = (cards) => cards.every((card) => number(card) === number(cards[0]));

function isRun(cards) {
  const row = cards.map(number).sort((a, b) => a - b);
  return row.every((each, i) => each === row[0] + i);
}

function fits(card, meld) {
  if (isSet(meld)) return number(card) === number(meld[0]);
  const numbers = meld.map(number);
  return number(card) === Math.min(...numbers) - 1 || number(card) === Math.max(...numbers) + 1;
}

function deal(G, ctx, random) {
  G.pack = random.Shuffle(Array.from({ length: CARDS }, (_, card) => card));
  G.hands = Object.fromEntries(ctx.playOrder.map((player) => [player, G.pack.splice(-DEALT)]));
  G.counts = Object.fromEntries(ctx.playOrder.map((player) => [player, DEALT]));
  G.packSize = G.pack.length;
  G.discards = [];
  G.melds = [];
  G.turned = 0;
  G.drawn = false;
}

// Counts the hand; deals the next, or ends the game after one for each player.
function handOver({ G, ctx, random, events }) {
  for (const player of ctx.playOrder) for (const card of G.hands[player]) G.totals[player] += number(card) + 1;
  G.deals++;
  if (G.deals === ctx.numPlayers) {
    const fewest = Math.min(...Object.values(G.totals));
    events.endGame({ winners: ctx.playOrder.filter((player) => G.totals[player] === fewest) });
    return;
  }
  deal(G, ctx, random);
  events.endTurn({ next: ctx.playOrder[(G.dealer + G.deals) % ctx.numPlayers] });
}

function hold(G, player, hand) {
  G.hands[player] = hand;
  G.counts[player] = hand.length;
}

function spend(game, cards) {
  const { G, playerID } = game;
  hold(G, playerID, G.hands[playerID].filter((card) => !cards.includes(card)));
}

const rummy = {
  name: "animal-rummy",
  setup: ({ ctx, random }) => {
    const G = { totals: Object.fromEntries(ctx.playOrder.map((player) => [player, 0])), deals: 0, dealer: random.Die(ctx.numPlayers) - 1 };
    deal(G, ctx, random);
    return G;
  },
  playerView: ({ G, playerID }) => {
    const { hands, pack, discards, ...open } = G;
    return { ...open, hands: playerID in hands ? { [playerID]: hands[playerID] } : {}, discards: discards.length, discard: discards.at(-1) };
  },
  turn: { order: { first: ({ G }) => G.dealer, next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers } },
  moves: {
    draw: onServer((game, fromDiscards) => {
      const { G, playerID, random } = game;
      if (G.drawn || (fromDiscards && !G.discards.length)) return INVALID_MOVE;
      if (!fromDiscards && !G.pack.length && G.discards.length > 1 && G.turned < MOST_TURNED) {
        G.pack = random.Shuffle(G.discards.splice(0, G.discards.length - 1));
        G.turned++;
      }
      if (!fromDiscards && !G.pack.length) return handOver(game);
      hold(G, playerID, [...G.hands[playerID], (fromDiscards ? G.discards : G.pack).pop()]);
      G.packSize = G.pack.length;
      G.drawn = true;
    }),
    meld: onServer((game, cards) => {
      const { G, playerID } = game;
      const held = cards.every((card, i) => G.hands[playerID].includes(card) && cards.indexOf(card) === i);
      if (!G.drawn || !held || cards.length !== 3 || !(isSet(cards) || isRun(cards))) return INVALID_MOVE;
      G.melds.push({ owner: playerID, cards: [...cards] });
      spend(game, cards);
      if (!G.counts[playerID]) handOver(game);
    }),
    add: onServer((game, card, meld) => {
      const { G, playerID } = game;
      if (!G.drawn || !G.hands[playerID].includes(card) || !G.melds[meld] || !fits(card, G.melds[meld].cards)) return INVALID_MOVE;
      G.melds[meld].cards.push(card);
      spend(game, [card]);
      if (!G.counts[playerID]) handOver(game);
    }),
    discard: onServer((game, card) => {
      const { G, playerID, events } = game;
      if (!G.drawn || !G.hands[playerID].includes(card)) return INVALID_MOVE;
      spend(game, [card]);
      G.discards.push(card);
      if (!G.counts[playerID]) return handOver(game);
      G.drawn = false;
      events.endTurn();
    }),
  },
};

// What touches the hands and the pack can be worked out by the server alone.
function onServer(move) {
  return { move, client: false };
}

await closedLoop({ program: import.meta.url, server: "boardgame.io 0.50, in memory", work: "plays of Animal Rummy", serve, sit });

async function serve() {
  const { Server } = require("boardgame.io/dist/cjs/server.js");
  const { appServer } = await Server({ games: [rummy], origins: ["http://127.0.0.1"] }).run({ port: 0, callback: () => {} });
  return appServer.address().port;
}

// Two players at a table, who play match after match.
async function sit(port, table, accepted) {
  const { Client } = require("boardgame.io/dist/cjs/client.js");
  const { SocketIO } = require("boardgame.io/dist/cjs/multiplayer.js");
  const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}` });
  let started = false;
  let matches = 0;
  let finished = 0;
  let players = await match();
  return () => ((started = true), players.forEach((player) => player.play()));

  async function match() {
    finished = 0;
    const matchID = `table${table}-${matches++}`;
    const both = ["0", "1"].map((playerID) => player(matchID, playerID));
    await Promise.all(both.map(({ connected }) => connected));
    return both;
  }

  function player(matchID, playerID) {
    const client = Client({ game: rummy, matchID, playerID, numPlayers: 2, multiplayer, debug: false });
    let since = 0;
    let before = -1;
    let seen = -1;
    const connected = new Promise((done) =>
      client.subscribe((state) => {
        if (!state?.isConnected) return;
        done();
        if (state._stateID === seen) return;
        seen = state._stateID;
        if (before >= 0 && seen > before) {
          before = -1;
          accepted(since);
        }
        play();
      }),
    );
    client.start();
    return { play, connected, stop: () => client.stop() };

    function play() {
      const state = client.getState();
      if (!started || before >= 0 || !state) return;
      if (state.ctx.gameover) {
        if (++finished === 2) setImmediate(again);
        return;
      }
      if (state.ctx.currentPlayer !== playerID) return;
      before = state._stateID;
      setImmediate(() => {
        const [name, ...values] = choice(state.G, state.G.hands[playerID]);
        since = performance.now();
        client.moves[name](...values);
      });
    }
  }

  async function again() {
    players.forEach((each) => each.stop());
    players = await match();
    players.forEach((each) => each.play());
  }
}

// A legal play, as `RummyPlayer` of ours chooses it.
function choice(G, hand) {
  if (!G.drawn) return ["draw", G.discards > 0 && Math.random() < 0.5];
  const melds = meldsOf(hand);
  if (melds.length && Math.random() < 0.75) return ["meld", any(melds)];
  const card = any(hand);
  const meld = G.melds.findIndex(({ cards }) => fits(card, cards));
  return meld < 0 ? ["discard", card] : ["add", card, meld];
}

function meldsOf(hand) {
  const melds = [];
  for (let i = 0; i < hand.length; i++)
    for (let j = 0; j < i; j++)
      for (let k = 0; k < j; k++) {
        const cards = [hand[i], hand[j], hand[k]];
        if (isSet(cards) || isRun(cards)) melds.push(cards);
      }
  return melds;
}

function any(list) {
  return list[Math.floor(Math.random() * list.length)];
}
