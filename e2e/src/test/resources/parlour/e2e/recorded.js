// Takes the place of the socket to the server: frames come from the test, and what the page sends is kept.
window.WebSocket = class {
  constructor() {
    window.sent = [];
    window.deliver = (frame) => this.onmessage?.({ data: frame });
    setTimeout(() => this.onopen?.({}));
  }
  send(frame) {
    window.sent.push(frame);
  }
  close() {}
};
