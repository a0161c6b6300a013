import { Store } from "../lib/store.ts";
import { S } from "../i18n/strings.ts";
import type { Answer, FromServer, ToServer } from "../wire/types.ts";
import { connect, type Wire } from "../wire/socket.ts";
import { lastChat, lastLine } from "./minuteBook.ts";
import { BEFORE, hear, tell, type TableState } from "./tableState.ts";

const PATIENCE = 4000;

/** What lets one in: a chair's token, or what lets one look on. */
export interface Secret {
  token?: string;
  invite?: string;
  watch?: string;
}

/** One chair or onlooker at a table: it hears frames, sends plays, and after a break goes on where it stopped. */
export class Sitting {
  readonly table: string;
  readonly state = new Store<TableState>(BEFORE);
  private readonly wire: Wire;
  private readonly secret: Secret;
  private nextId = 1;
  private greeted = false;
  private timer = 0;

  constructor(table: string, secret: Secret = {}, to: typeof connect = connect) {
    this.table = table;
    this.secret = secret;
    this.wire = to(table, {
      hello: () => this.hello(),
      heard: (frame) => this.heard(frame),
      stands: (open, gone) => this.stands(open, gone),
    });
  }

  play(answer: Answer, draft = false): void {
    const id = this.nextId++;
    this.state.value = { ...this.state.value, sent: [...this.state.value.sent, { id, answer, draft }] };
    this.wire.send({ type: "play", id, answer });
    this.resendLater();
  }

  say(text: string): void {
    if (this.state.value.standing !== "open") this.tell(S.notHeard);
    else this.wire.send({ type: "chat", text: text.slice(0, 200) });
  }

  /** Asks for help: 1 that there is something, 2 where, 3 what. The whole table hears the answer. */
  hint(degree: number): void {
    if (this.state.value.standing !== "open") this.tell(S.notHeard);
    else this.wire.send({ type: "hint", degree });
  }

  /** The host allows hints, or puts them away. */
  allowHints(on: boolean): void {
    this.wire.send({ type: "hints", on });
  }

  tell(text: string): void {
    this.state.value = tell(this.state.value, "said", text);
  }

  leave(): void {
    clearTimeout(this.timer);
    this.wire.close();
  }

  private hello(): ToServer {
    this.greeted = false;
    const { book } = this.state.value;
    const had = { since: lastLine(book), chat: lastChat(book) };
    return { type: "hello", ...this.secret, ...had };
  }

  private heard(frame: FromServer): void {
    const played = frame.type === "table" ? (frame.lastPlay ?? 0) : 0;
    this.state.value = hear(this.state.value, frame, performance.now());
    if (frame.type !== "table") return;
    this.nextId = Math.max(this.nextId, played + 1);
    if (this.greeted) return;
    this.greeted = true;
    this.resend();
  }

  /** What got no answer is sent again; the house knows it by its number. */
  private resend(): void {
    for (const { id, answer } of this.state.value.sent) this.wire.send({ type: "play", id, answer });
    if (this.state.value.sent.length > 0) this.resendLater();
  }

  private resendLater(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.resend(), PATIENCE);
  }

  private stands(open: boolean, gone = false): void {
    this.state.value = { ...this.state.value, standing: open ? "open" : gone ? "gone" : "lost" };
  }
}
