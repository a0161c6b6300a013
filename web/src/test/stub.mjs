// A stub server for drawing against the fixture scenes: node stub.mjs [port], then open /t/NAME of a file in scenes/.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
const here = import.meta.dirname;
const bundle = join(here, "../../target/classes/parlour/web");
const scenes = join(here, "scenes");
const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".json": "application/json",
};
const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";
function fixture(name) {
  const file = join(scenes, name + ".json");
  return /^[a-z-]+$/.test(name) && existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : void 0;
}
const server = createServer((request, response) => {
  const path = (request.url ?? "/").split("?")[0] ?? "/";
  const send = (status, type, body) =>
    response.writeHead(status, { "Content-Type": type, "Content-Security-Policy": CSP }).end(body);
  const json = (body, status = 200) => send(status, "application/json", JSON.stringify(body));
  if (path === "/api/games") return void json(fixture("games"));
  if (/^\/api\/games\/.*\/rules$/.test(path)) return void json(fixture("rules"));
  if (path.startsWith("/api/words/"))
    return void json({
      word: path.slice(11),
      good: true,
      why: "",
      definition: "A thing that is meant.",
      syllables: ["thing"],
    });
  if (path === "/api/tables" && request.method === "GET") return void json([fixture("gathering")?.table]);
  const table = /^\/api\/tables\/([^/]+)$/.exec(path)?.[1];
  if (table)
    return void (fixture(table)
      ? json(fixture(table)?.table)
      : json({ title: "No such table", detail: "There is no such table.", status: 404 }, 404));
  if (path.startsWith("/api/"))
    return void json({ title: "Stub", detail: "The stub server cannot do that.", status: 409 }, 409);
  const file = join(bundle, path === "/" || path.startsWith("/t/") ? "index.html" : path);
  if (!file.startsWith(bundle) || !existsSync(file)) return void send(404, "text/plain", "not found");
  send(200, TYPES[extname(file)] ?? "application/octet-stream", readFileSync(file));
});
server.on("upgrade", (request, socket) => {
  const key = String(request.headers["sec-websocket-key"]);
  const accept = createHash("sha1")
    .update(key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11")
    .digest("base64");
  socket.write(`HTTP/1.1 101 Switching Protocols\r
Upgrade: websocket\r
Connection: Upgrade\r
Sec-WebSocket-Accept: ${accept}\r
\r
`);
  const name = /\/api\/tables\/([^/]+)\/play/.exec(request.url ?? "")?.[1] ?? "";
  const lying = fixture(name);
  const say = (frame) => socket.write(frameOf(JSON.stringify(frame)));
  socket.on("error", () => {});
  socket.on("data", (bytes) => {
    for (const text of textsIn(bytes)) {
      const frame = JSON.parse(text);
      if (frame.type === "hello" && lying) {
        say(lying.table);
        if (lying.scene) say(lying.scene);
      }
      if (frame.type === "play") {
        console.log(text);
        say({
          type: "refused",
          id: frame.id,
          clause: "logomachy.trick",
          why: "Nothing can be played on the stub server.",
        });
      }
      if (frame.type === "chat")
        say({ type: "chat", n: Date.now(), seat: 0, name: "Clara", text: frame.text, at: 1e9 });
    }
  });
});
function frameOf(text) {
  const body = Buffer.from(text);
  const head =
    body.length < 126 ? Buffer.from([129, body.length]) : Buffer.from([129, 126, body.length >> 8, body.length & 255]);
  if (body.length < 65536) return Buffer.concat([head, body]);
  const long = Buffer.alloc(10);
  long[0] = 129;
  long[1] = 127;
  long.writeBigUInt64BE(BigInt(body.length), 2);
  return Buffer.concat([long, body]);
}
function textsIn(bytes) {
  const texts = [];
  for (let at = 0; at + 6 <= bytes.length;) {
    const code = (bytes[at] ?? 0) & 15;
    let size = (bytes[at + 1] ?? 0) & 127;
    let from = at + 2;
    if (size === 126) {
      size = bytes.readUInt16BE(from);
      from += 2;
    }
    const mask = bytes.subarray(from, from + 4);
    const body = Buffer.from(bytes.subarray(from + 4, from + 4 + size).map((byte, i) => byte ^ (mask[i % 4] ?? 0)));
    if (code === 1) texts.push(body.toString());
    at = from + 4 + size;
  }
  return texts;
}
const port = Number(process.argv[2] ?? 8099);
server.listen(port, () => console.log("Stub server at http://localhost:" + port));
