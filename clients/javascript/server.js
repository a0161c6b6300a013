/**
 * A chair at a table of a Parlour server, over HTTP and one WebSocket (docs/PROTOCOL.md). Plays are numbered and sent again
 * after a lost connection, so that none is lost or played twice; requests that change something are repeated with the same
 * idempotency key when their answer is lost.
 */

/** The server says no; the message is its sentence. */
export class Refused extends Error {}

const REPEATS_MS = [200, 800, 2_000];

/** Sends a request until there is an answer. */
async function send(address, init) {
  for (const pause of REPEATS_MS) {
    try {
      const reply = await fetch(address, init);
      const text = await reply.text();
      if (![502, 503, 504].includes(reply.status)) return { reply, text };
    } catch {
      // The answer is lost; whatever came of the request, it may be repeated.
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  const reply = await fetch(address, init);
  return { reply, text: await reply.text() };
}

/** Where a path is found at a server, which may live below a path of its own. */
function at(server, path) {
  return new URL(String(server).replace(/\/+$/, "") + path);
}

/** Sends a request to the server and returns its JSON; a refusal is thrown. */
export async function ask(server, method, path, body, token) {
  const headers = { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  if (method !== "GET") headers["Idempotency-Key"] = crypto.randomUUID().replaceAll("-", "");
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const { reply, text } = await send(at(server, path), init);
  const told = text ? JSON.parse(text) : {};
  if (!reply.ok) throw new Refused(told.detail ?? `The server answered ${reply.status}.`);
  return told;
}

/** Creates a table, fills the other chairs with bots and deals; returns the table and the token of chair 0. */
export async function openTable(server, { game, seats, level, name, settings = {} }) {
  const seated = await ask(server, "POST", "/api/tables", { game, seats, name, settings });
  const path = `/api/tables/${seated.table}`;
  for (let chair = 1; chair < seats; chair++) await ask(server, "POST", `${path}/bots`, { level }, seated.token);
  await ask(server, "POST", `${path}/start`, {}, seated.token);
  return { table: seated.table, token: seated.token };
}

/** Takes a free chair of a table; returns its token. */
export async function sitDown(server, table, name, inviteToken) {
  const seated = await ask(server, "POST", `/api/tables/${table}/seats`, { name, inviteToken });
  return { table, token: seated.token };
}

const SILENCE = 12_000;

/**
 * The connection of one chair. `heard(frame)` is told of every frame but pings; `play(answer)` plays. It connects again by
 * itself, with growing pauses, and says what it has already had.
 */
export class Chair {
  #server;
  #table;
  #token;
  #heard;
  #socket;
  #lines = 0;
  #chat = 0;
  #lastPlay = 0;
  #unanswered;
  #failed = 0;
  #closed = false;
  #watchdog;

  constructor(server, { table, token }, heard) {
    this.#server = server;
    this.#table = table;
    this.#token = token;
    this.#heard = heard;
    this.#connect();
  }

  /** Whether a play has not been answered yet. */
  get waits() {
    return this.#unanswered !== undefined;
  }

  play(answer) {
    this.#unanswered = { type: "play", id: ++this.#lastPlay, answer };
    this.#send(this.#unanswered);
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#watchdog);
    this.#socket.close();
  }

  #connect() {
    const address = at(this.#server, `/api/tables/${this.#table}/play`);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#send({ type: "hello", token: this.#token, since: this.#lines, chat: this.#chat });
      if (this.#unanswered) this.#send(this.#unanswered);
    };
    socket.onmessage = (message) => this.#receive(JSON.parse(message.data));
    socket.onclose = () => this.#lost(socket);
    socket.onerror = () => {};
  }

  #lost(socket) {
    clearTimeout(this.#watchdog);
    if (this.#closed || socket !== this.#socket) return;
    if (++this.#failed > 8) {
      this.#heard({ type: "problem", title: "Gone", detail: "The server cannot be reached." });
      return;
    }
    setTimeout(() => this.#connect(), Math.min(10_000, 200 * 2 ** this.#failed));
  }

  #receive(frame) {
    this.#failed = 0;
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#socket.close(), SILENCE);
    if (frame.type === "ping") return this.#send({ type: "pong", n: frame.n });
    if (frame.type === "table") this.#lastPlay = Math.max(this.#lastPlay, frame.lastPlay ?? 0);
    if (frame.type === "chat") this.#chat = Math.max(this.#chat, frame.n);
    if (frame.type === "scene") for (const line of frame.lines ?? []) this.#lines = Math.max(this.#lines, line.n);
    const mine = (frame.type === "played" || frame.type === "refused") && frame.id === this.#unanswered?.id;
    if (mine) this.#unanswered = undefined;
    if (frame.type === "problem" && this.#unanswered) setTimeout(() => this.#resend(), 1_000);
    this.#heard(frame);
  }

  #resend() {
    if (this.#unanswered) this.#send(this.#unanswered);
  }

  #send(frame) {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }
}
