// Keeps the last scene that the server has sent; it is asked for whole scenes, not for changes.
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const frame = JSON.parse(text);
  if (frame.type !== "hello") return send.call(this, text);
  this.addEventListener("message", ({ data }) => {
    if (JSON.parse(data).type === "scene") window.lastScene = data;
  });
  send.call(this, JSON.stringify({ ...frame, changes: false }));
};
