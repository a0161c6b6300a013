import { api } from "../api/api.ts";
import type { connect, Connection } from "../wire/socket.ts";

/** Receives the verdict on an attempt, or an error, and whether the puzzle is solved. */
export interface VerdictListener {
  (text: string, solved: boolean): void;
}

/** A connection to a puzzle: it looks like a table that never moves on, and plays are judged instead. */
export function puzzleConnection(date: string, game: string, onVerdict: VerdictListener): typeof connect {
  return (_table, listener) => {
    let open = true;
    let words = 0;
    const failed = (error: unknown) => {
      if (open) onVerdict((error as Error).message, false);
    };
    api
      .puzzle(date, game)
      .then((puzzle) => {
        if (!open) return;
        listener.changed(true);
        listener.received(puzzle.table);
        listener.received(puzzle.scene);
      })
      .catch(failed);
    const connection: Connection = {
      send(frame) {
        if (frame.type === "hint") {
          api
            .puzzleHelp(date, game, frame.degree)
            .then(({ help }) => {
              if (open) listener.received({ type: "chat", n: ++words, seat: -1, name: "", text: help, at: 0 });
              if (open) onVerdict(help, false);
            })
            .catch(failed);
        } else if (frame.type === "play") {
          api
            .solve(date, game, frame.answer)
            .then((verdict) => {
              if (!open) return;
              if (!verdict.legal) listener.received({ type: "refused", id: frame.id, clause: "", why: verdict.why });
              else {
                listener.received({ type: "played", id: frame.id, seq: 0 });
                onVerdict(verdict.why, verdict.solved);
              }
            })
            .catch((error: unknown) => {
              if (open) listener.received({ type: "refused", id: frame.id, clause: "", why: (error as Error).message });
            });
        }
      },
      close() {
        open = false;
      },
    };
    return connection;
  };
}
