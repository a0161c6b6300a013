// The least a peer can do: Node and ws, everything in memory. What is said at a table is numbered and told to all at it.
import { createServer } from "node:http";
import { WebSocketServer } from "ws";

const tables = new Map();
const server = createServer((_, answer) => answer.end());
const sockets = new WebSocketServer({ server });

sockets.on("connection", (socket, request) => {
  const id = request.url;
  if (!tables.has(id)) tables.set(id, { said: [], guests: new Set() });
  const table = tables.get(id);
  table.guests.add(socket);
  socket.on("close", () => table.guests.delete(socket));
  socket.on("message", (data) => {
    const frame = JSON.parse(data.toString());
    if (frame.type === "hello") {
      socket.send(JSON.stringify({ type: "table", table: id, phase: "gathering", eye: -1 }));
    } else if (frame.type === "chat") {
      table.said.push(frame.text);
      const told = JSON.stringify({ type: "chat", n: table.said.length, seat: 0, name: "Edwin", text: frame.text });
      for (const guest of table.guests) guest.send(told);
    }
  });
});

server.listen(0, "127.0.0.1", () => console.log(`port ${server.address().port}`));
