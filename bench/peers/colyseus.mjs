// Colyseus under the closed-loop load of closed-loop.mjs: a message is written to the room's state, and the state is sent
// to both clients at once instead of twenty times a second. (Colyseus asks for Node 22; Node 20 runs it too.)
//   node colyseus.mjs [tables=100] [seconds=60]
import { closedLoop, talking } from "./closed-loop.mjs";

await closedLoop({ program: import.meta.url, server: "Colyseus 0.18, a patch a move, in memory", work: "words", serve, sit: talking(connect) });

async function serve() {
  const { Room, Server } = await import("@colyseus/core");
  const { WebSocketTransport } = await import("@colyseus/ws-transport");
  const { schema, t } = await import("@colyseus/schema");
  const Said = schema({ count: t.uint32().default(0), text: t.string().default("") }, "Said");
  class Table extends Room {
    maxClients = 2;
    patchRate = null;
    state = new Said();
    messages = {
      say: (_, text) => {
        this.state.count++;
        this.state.text = text;
        this.broadcastPatch();
      },
    };
  }
  const transport = new WebSocketTransport();
  const server = new Server({ transport, greet: false, gracefullyShutdown: false });
  server.define("table", Table);
  await server.listen(0, "127.0.0.1");
  return transport.server.address().port;
}

async function connect(port, _, heard) {
  const { Client } = await import("@colyseus/sdk");
  const client = () => new Client(`http://127.0.0.1:${port}`);
  const first = await client().create("table");
  const says = [sit(first, 0)];
  const second = await client().joinById(first.roomId);
  return [...says, sit(second, 1)];

  // The server sends the state right after a client joins, so listen from then on.
  function sit(room, who) {
    room.onStateChange((state) => heard(who, state.text));
    return (text) => room.send("say", text);
  }
}
