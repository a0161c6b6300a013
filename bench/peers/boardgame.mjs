// boardgame.io beside us, in the closed loop of its peers.
//   node boardgame.mjs [tables=100] [seconds=60]
import { createRequire } from "node:module";
import { closedLoop } from "./closed-loop.mjs";

const require = createRequire(import.meta.url);
const said = {
  name: "said",
  setup: () => ({ count: 0, text: "" }),
  turn: { activePlayers: { all: "talk" }, stages: { talk: {} } },
  moves: {
    say: ({ G }, text) => {
      G.count++;
      G.text = text;
    },
  },
};

await closedLoop({ program: import.meta.url, house: "boardgame.io 0.50, in memory", serve, lay });

async function serve() {
  const { Server } = require("boardgame.io/dist/cjs/server.js");
  const { appServer } = await Server({ games: [said], origins: ["http://127.0.0.1"] }).run({ port: 0, callback: () => {} });
  return appServer.address().port;
}

function lay(port, table, heard) {
  const { Client } = require("boardgame.io/dist/cjs/client.js");
  const { SocketIO } = require("boardgame.io/dist/cjs/multiplayer.js");
  const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}` });
  return ["0", "1"].map((playerID, who) => {
    const client = Client({ game: said, matchID: "table" + table, playerID, numPlayers: 2, multiplayer, debug: false });
    client.start();
    client.subscribe((state) => {
      // Who speaks hears himself at once; the other has it from the server.
      if (state?.isConnected) heard(who, state.G.text);
    });
    return (text) => client.moves.say(text);
  });
}
