// The closed loop of a peer beside us: its server in a process of its own and in memory, two of its clients at every table.
// One says a word, and when both have heard it the other says the next: the same closed loop as `bench/run load`.
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

// A peer is a program (the address of its file), the name of its house, `serve`, which opens the house and gives its port,
// and `lay`, which seats two people at a table and gives the two ways to say a word there. `lay` is handed the port, the
// table's number, and `heard(who, text)`, to be called with what stands at the table ("" at first) whenever one has it anew.
export async function closedLoop({ program, house, serve, lay }) {
  if (process.send) return keepHouse(serve);
  const { tables, seconds } = wanted(process.argv.slice(2));
  const server = fork(fileURLToPath(program), { stdio: ["inherit", "ignore", "inherit", "ipc"] });
  server.once("exit", () => refuse(`The house of ${house} closed before its time.`));
  const told = () => new Promise((answer) => server.once("message", answer));
  const ask = () => (server.send("cpu"), told());
  const { port } = await told();

  const latencies = [];
  const lastHeard = new Array(tables).fill(0);
  let counting = false;
  const talks = Array.from({ length: tables }, (_, table) =>
    talk(table, (since) => {
      lastHeard[table] = performance.now();
      if (counting) latencies.push(lastHeard[table] - since);
    }),
  );
  for (const [table, { heard, seat }] of talks.entries()) seat(await lay(port, table, heard));
  talks.forEach(({ start }) => start());
  await pause(5);
  const before = await ask();
  const start = performance.now();
  counting = true;
  await pause(seconds);
  counting = false;
  const elapsed = (performance.now() - start) / 1000;
  const after = await ask();
  const silent = lastHeard.filter((at) => at < start).length;
  if (silent > 0) refuse(`${silent} of ${tables} tables of ${house} fell silent.`);

  latencies.sort((a, b) => a - b);
  const cpu = after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system;
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))].toFixed(1);
  console.log(
    `| ${house} | ${tables} tables × 2 lines, words, closed loop | ${Math.round(latencies.length / elapsed)} | ${Math.round(cpu / latencies.length)} | ${at(0.5)} / ${at(0.9)} / ${at(0.99)} / ${at(1)} | ${Math.round(after.resident / 1e6)} MB |`,
  );
  process.exit(0);
}

// The house tells its port and, whenever asked, what it has used; it closes when nobody is there to ask.
async function keepHouse(serve) {
  process.on("disconnect", () => process.exit(0));
  const port = await serve();
  process.on("message", () => process.send({ cpu: process.cpuUsage(), resident: process.memoryUsage.rss() }));
  process.send({ port });
}

// The talk at one table: nobody speaks before the start, and then each in turn once both have heard the word before.
function talk(table, bothHeard) {
  const has = [];
  let says;
  let started = false;
  let count = 0;
  let word = "";
  let since = 0;
  return {
    seat: (ways) => (says = ways),
    start: () => ((started = true), next()),
    heard: (who, text) => ((has[who] = text), next()),
  };

  function next() {
    if (!started || has[0] !== word || has[1] !== word) return;
    if (count > 0) bothHeard(since);
    count++;
    word = `word ${table} ${count}`;
    since = performance.now();
    setImmediate(() => says[count % 2](word));
  }
}

function wanted(words) {
  const asked = { tables: 100, seconds: 60 };
  for (const word of words) {
    const [, name, value] = word.match(/^(tables|seconds)=([1-9]\d*)$/) ?? refuse(`"${word}" is not tables=NUMBER or seconds=NUMBER.`);
    asked[name] = Number(value);
  }
  return asked;
}

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

function pause(seconds) {
  return new Promise((done) => setTimeout(done, seconds * 1000));
}
