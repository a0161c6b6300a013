import { Store } from "../lib/store.ts";
import { S } from "../texts/strings.ts";
import type { CheerKind } from "../wire/cheerKinds.ts";
import type { Answer, FromServer, ToServer } from "../wire/types.ts";
import { connect, type Connection } from "../wire/socket.ts";
import { lastChat, lastLine } from "./minuteList.ts";
import {
  INITIAL_STATE,
  isOnlyPerson,
  isPressing,
  reduce,
  tableTime,
  withNotice,
  type TableState,
} from "./tableState.ts";

const RESEND_MS = 4000;

/** The secrets that admit to a table: a seat token, an invite token or a watch token. */
export interface Credentials {
  token?: string;
  inviteToken?: string;
  watchToken?: string;
}

/**
 * The session of one player or watcher at a table: it receives frames and sends plays. After a lost connection it
 * resends unanswered plays; their ids are idempotency keys, so none counts twice.
 */
export class TableSession {
  readonly table: string;
  readonly state = new Store<TableState>(INITIAL_STATE);
  private readonly connection: Connection;
  private readonly secret: Credentials;
  private nextId = 1;
  private helloAnswered = false;
  private resting = false;
  private timer = 0;

  constructor(table: string, secret: Credentials = {}, to: typeof connect = connect) {
    this.table = table;
    this.secret = secret;
    this.connection = to(table, {
      hello: () => this.hello(),
      received: (frame) => this.receive(frame),
      waits: () => isPressing(this.state.value),
      changed: (open, gone) => this.connectionChanged(open, gone),
    });
  }

  play(answer: Answer, draft = false): void {
    const id = this.nextId++;
    this.state.value = { ...this.state.value, sent: [...this.state.value.sent, { id, answer, draft }] };
    this.connection.send({ type: "play", id, answer });
    this.resendLater();
  }

  say(text: string): void {
    if (this.state.value.connection !== "open") this.notify(S.notConnected);
    else this.connection.send({ type: "chat", text: text.slice(0, 200) });
  }

  cheer(kind: CheerKind): void {
    if (this.state.value.connection !== "open") this.notify(S.notConnected);
    else this.connection.send({ type: "cheer", kind });
  }

  /** Asks for a hint: 1 whether there is a play, 2 where, 3 which. The whole table sees the answer. */
  hint(degree: number): void {
    if (this.state.value.connection !== "open") return this.notify(S.notConnected);
    this.state.value = { ...this.state.value, hintAsked: true };
    this.connection.send({ type: "hint", degree });
  }

  /** Allows or forbids hints, for the host. */
  allowHints(on: boolean): void {
    this.connection.send({ type: "hints", on });
  }

  /**
   * Stops the clock while the only person at a table reads what lies over it, and starts it again; on a screen that all
   * share, while it is handed on.
   */
  rest(on: boolean, shared = false): void {
    const { state } = this;
    if (this.resting === on || (on && !shared && !isOnlyPerson(state.value))) return;
    this.resting = on;
    const clock = performance.now();
    state.value = { ...state.value, now: tableTime(state.value, clock), receivedAt: clock, frozen: on };
    this.connection.send({ type: "rest", on });
  }

  notify(text: string): void {
    this.state.value = withNotice(this.state.value, "said", text);
  }

  leave(): void {
    clearTimeout(this.timer);
    this.connection.close();
  }

  private hello(): ToServer {
    this.helloAnswered = false;
    const { book } = this.state.value;
    const had = { since: lastLine(book), chat: lastChat(book) };
    return { type: "hello", ...this.secret, ...had, changes: true };
  }

  private receive(frame: FromServer): void {
    const played = frame.type === "table" ? (frame.lastPlay ?? 0) : 0;
    this.state.value = reduce(this.state.value, frame, performance.now());
    if (frame.type !== "table") return;
    this.nextId = Math.max(this.nextId, played + 1);
    if (this.helloAnswered) return;
    this.helloAnswered = true;
    if (this.resting) this.connection.send({ type: "rest", on: true });
    this.resend();
  }

  /** Resends unanswered plays; the server knows them by their ids. */
  private resend(): void {
    const unanswered = this.state.value.sent.filter((play) => !play.stored);
    for (const { id, answer } of unanswered) this.connection.send({ type: "play", id, answer });
    if (unanswered.length > 0) this.resendLater();
  }

  private resendLater(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.resend(), RESEND_MS);
  }

  private connectionChanged(open: boolean, gone = false): void {
    this.state.value = { ...this.state.value, connection: open ? "open" : gone ? "gone" : "lost" };
  }
}
