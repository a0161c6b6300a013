import { api } from "../api/api.ts";
import type { connect, Wire } from "../wire/socket.ts";

/** What is said of an attempt or of a failure, and whether the puzzle is solved. */
export interface Told {
  (text: string, solved: boolean): void;
}

/** The puzzle as a table that never moves on: it is drawn like any other, and judges what is said at it. */
export function puzzleWire(date: string, game: string, told: Told): typeof connect {
  return (_table, ear) => {
    let open = true;
    let words = 0;
    const failed = (error: unknown) => {
      if (open) told((error as Error).message, false);
    };
    api
      .puzzle(date, game)
      .then((puzzle) => {
        if (!open) return;
        ear.stands(true);
        ear.heard(puzzle.table);
        ear.heard(puzzle.scene);
      })
      .catch(failed);
    const wire: Wire = {
      send(frame) {
        if (frame.type === "hint") {
          api
            .puzzleHelp(date, game, frame.degree)
            .then(({ help }) => {
              if (open) ear.heard({ type: "chat", n: ++words, seat: -1, name: "", text: help });
              if (open) told(help, false);
            })
            .catch(failed);
        } else if (frame.type === "play") {
          api
            .solve(date, game, frame.answer)
            .then((verdict) => {
              if (!open) return;
              if (!verdict.legal) ear.heard({ type: "refused", id: frame.id, clause: "", why: verdict.why });
              else {
                ear.heard({ type: "played", id: frame.id, seq: 0 });
                told(verdict.why, verdict.solved);
              }
            })
            .catch((error: unknown) => {
              if (open) ear.heard({ type: "refused", id: frame.id, clause: "", why: (error as Error).message });
            });
        }
      },
      close() {
        open = false;
      },
    };
    return wire;
  };
}
