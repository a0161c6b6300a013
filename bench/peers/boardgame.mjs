// boardgame.io beside us: its server in a process of its own and in memory, two of its clients at every table. One says a
// word, and when both have heard it the other says the next: the same closed loop as `bench/run load`.
//   node boardgame.mjs [tables=100] [seconds=60]
import { fork } from "node:child_process";
import { createRequire } from "node:module";

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

if (process.send) await serve();
else await load(Object.fromEntries(process.argv.slice(2).map((word) => word.split("="))));

async function serve() {
  const { Server } = require("boardgame.io/dist/cjs/server.js");
  const { appServer } = await Server({ games: [said], origins: ["http://127.0.0.1"] }).run({ port: 0, callback: () => {} });
  process.on("message", () => process.send({ cpu: process.cpuUsage(), resident: process.memoryUsage.rss() }));
  process.send({ port: appServer.address().port });
}

async function load({ tables = "100", seconds = "60" }) {
  const { Client } = require("boardgame.io/dist/cjs/client.js");
  const { SocketIO } = require("boardgame.io/dist/cjs/multiplayer.js");
  const server = fork(new URL(import.meta.url).pathname, { stdio: ["inherit", "ignore", "inherit", "ipc"] });
  const ask = () => new Promise((answer) => (server.once("message", answer), server.send("cpu")));
  const { port } = await new Promise((answer) => server.once("message", answer));
  const address = `http://127.0.0.1:${port}`;
  const latencies = [];
  let counting = false;
  for (let i = 0; i < Number(tables); i++) {
    const clients = ["0", "1"].map((playerID) =>
      Client({ game: said, matchID: "table" + i, playerID, numPlayers: 2, multiplayer: SocketIO({ server: address }), debug: false }),
    );
    play(clients, i);
  }
  await pause(5);
  const before = await ask();
  const start = performance.now();
  counting = true;
  await pause(Number(seconds));
  counting = false;
  const elapsed = (performance.now() - start) / 1000;
  const after = await ask();
  latencies.sort((a, b) => a - b);
  const cpu = after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system;
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))].toFixed(1);
  console.log(
    `| boardgame.io 0.50, in memory | ${tables} tables × 2 lines, words, closed loop | ${Math.round(latencies.length / elapsed)} | ${Math.round(cpu / latencies.length)} | ${at(0.5)} / ${at(0.9)} / ${at(0.99)} / ${at(1)} | ${Math.round(after.resident / 1e6)} MB |`,
  );
  server.kill();
  process.exit(0);

  function play(clients, table) {
    const heard = [-1, -1];
    let count = 0;
    let since = 0;
    clients.forEach((client, who) => {
      client.start();
      client.subscribe((state) => {
        if (!state?.isConnected) return;
        // Who speaks hears himself at once; the other has it from the server.
        heard[who] = state.G.count;
        next();
      });
    });
    function next() {
      if (heard[0] !== count || heard[1] !== count) return;
      if (count > 0 && counting) latencies.push(performance.now() - since);
      count++;
      since = performance.now();
      setImmediate(() => clients[count % 2].moves.say(`word ${table} ${count}`));
    }
  }
}

function pause(seconds) {
  return new Promise((done) => setTimeout(done, seconds * 1000));
}
