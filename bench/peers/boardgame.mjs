// boardgame.io under the closed-loop load of closed-loop.mjs.
//   node boardgame.mjs [tables=100] [seconds=60]
import { createRequire } from "node:module";
import { closedLoop, talking } from "./closed-loop.mjs";

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

await closedLoop({ program: import.meta.url, server: "boardgame.io 0.50, in memory", work: "words", serve, sit: talking(connect) });

async function serve() {
  const { Server } = require("boardgame.io/dist/cjs/server.js");
  const { appServer } = await Server({ games: [said], origins: ["http://127.0.0.1"] }).run({ port: 0, callback: () => {} });
  return appServer.address().port;
}

function connect(port, table, heard) {
  const { Client } = require("boardgame.io/dist/cjs/client.js");
  const { SocketIO } = require("boardgame.io/dist/cjs/multiplayer.js");
  const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}` });
  return ["0", "1"].map((playerID, who) => {
    const client = Client({ game: said, matchID: "table" + table, playerID, numPlayers: 2, multiplayer, debug: false });
    client.start();
    client.subscribe((state) => {
      // The sender sees its own message at once; the other client gets it from the server.
      if (state?.isConnected) heard(who, state.G.text);
    });
    return (text) => client.moves.say(text);
  });
}
