// A closed-loop load test for comparable software: its server in a process of its own, two of its clients at every table.
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

// Takes the address of the calling program, the server's name, the work it does, `serve`, which starts the server and returns
// its port, and `sit(port, table, accepted)`, which seats two clients at a table and returns a function that lets them begin. It
// must call `accepted(since)` whenever what a client sent at that time has been done.
export async function closedLoop({ program, server: name, work, serve, sit }) {
  if (process.send) return runServer(serve);
  const { tables, seconds } = options(process.argv.slice(2));
  const server = fork(fileURLToPath(program), { stdio: ["inherit", "ignore", "inherit", "ipc"] });
  server.once("exit", () => refuse(`The server of ${name} exited too early.`));
  const nextMessage = () => new Promise((answer) => server.once("message", answer));
  const usage = () => (server.send("cpu"), nextMessage());
  const { port } = await nextMessage();

  const latencies = [];
  const lastHeard = new Array(tables).fill(0);
  let counting = false;
  const starts = [];
  for (let table = 0; table < tables; table++)
    starts.push(
      await sit(port, table, (since) => {
        lastHeard[table] = performance.now();
        if (counting) latencies.push(lastHeard[table] - since);
      }),
    );
  starts.forEach((start) => start());
  await pause(5);
  const before = await usage();
  const start = performance.now();
  counting = true;
  await pause(seconds);
  counting = false;
  const elapsed = (performance.now() - start) / 1000;
  const after = await usage();
  const silent = lastHeard.filter((at) => at < start).length;
  if (silent > 0) refuse(`${silent} of ${tables} tables of ${name} stopped answering.`);

  latencies.sort((a, b) => a - b);
  const cpu = after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system;
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))].toFixed(1);
  console.log(
    `| ${name} | ${tables} tables × 2 lines, ${work}, closed loop | ${Math.round(latencies.length / elapsed)} | ${Math.round(cpu / latencies.length)} | ${at(0.5)} / ${at(0.9)} / ${at(0.99)} / ${at(1)} | ${Math.round(after.resident / 1e6)} MB |`,
  );
  process.exit(0);
}

// The server process: reports its port and, on request, its CPU time and memory; exits when the load test does.
async function runServer(serve) {
  process.on("disconnect", () => process.exit(0));
  const port = await serve();
  process.on("message", () => process.send({ cpu: process.cpuUsage(), resident: process.memoryUsage.rss() }));
  process.send({ port });
}

// Words as `sit` wants them: one client sends a message, and when both have it the other sends the next, the same load as
// `bench/run load`. `connect(port, table, heard)` connects two clients to a table and returns one `send(text)` function for
// each; it must call `heard(who, text)` whenever a client receives the table's current text ("" at first).
export function talking(connect) {
  return async (port, table, accepted) => {
    const { heard, join, start } = conversation(table, accepted);
    join(await connect(port, table, heard));
    return start;
  };
}

// The messages at one table: none before the start, then alternately, each once both clients have the one before.
function conversation(table, bothHeard) {
  const received = [];
  let senders;
  let started = false;
  let count = 0;
  let message = "";
  let since = 0;
  return {
    join: (both) => (senders = both),
    start: () => ((started = true), next()),
    heard: (who, text) => ((received[who] = text), next()),
  };

  function next() {
    if (!started || received[0] !== message || received[1] !== message) return;
    if (count > 0) bothHeard(since);
    count++;
    message = `word ${table} ${count}`;
    since = performance.now();
    setImmediate(() => senders[count % 2](message));
  }
}

function options(parameters) {
  const chosen = { tables: 100, seconds: 60 };
  for (const parameter of parameters) {
    const [, name, value] =
      parameter.match(/^(tables|seconds)=([1-9]\d*)$/) ?? refuse(`"${parameter}" is not tables=NUMBER or seconds=NUMBER.`);
    chosen[name] = Number(value);
  }
  return chosen;
}

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

function pause(seconds) {
  return new Promise((done) => setTimeout(done, seconds * 1000));
}
