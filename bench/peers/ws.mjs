// The minimal comparable server: Node and ws, everything in memory. Chat messages of a table are numbered and broadcast to it.
import { createServer } from "node:http";
import { WebSocketServer } from "ws";

const tables = new Map();
const server = createServer((_, answer) => answer.end());
const sockets = new WebSocketServer({ server });

sockets.on("connection", (socket, request) => {
  const id = request.url;
  if (!tables.has(id)) tables.set(id, { messages: [], clients: new Set() });
  const table = tables.get(id);
  table.clients.add(socket);
  socket.on("close", () => table.clients.delete(socket));
  socket.on("message", (data) => {
    const frame = JSON.parse(data.toString());
    if (frame.type === "hello") {
      socket.send(JSON.stringify({ type: "table", table: id, phase: "gathering", eye: -1 }));
    } else if (frame.type === "chat") {
      table.messages.push(frame.text);
      const message = JSON.stringify({ type: "chat", n: table.messages.length, seat: 0, name: "Edwin", text: frame.text });
      for (const client of table.clients) client.send(message);
    }
  });
});

server.listen(0, "127.0.0.1", () => console.log(`port ${server.address().port}`));
