// Takes the place of the socket to the server: frames come from the test, and what the page sends is kept. A line that
// is lost stays so until the test finds it again.
window.WebSocket = class {
  static OPEN = 1;
  readyState = 1;
  constructor() {
    window.sent = [];
    window.deliver = (frame) => this.onmessage?.({ data: frame });
    window.lose = () => {
      window.isLost = true;
      this.onclose?.({ code: 1006 });
    };
    window.find = () => {
      window.isLost = false;
      this.onopen?.({});
    };
    setTimeout(() => window.isLost || this.onopen?.({}));
  }
  send(frame) {
    window.sent.push(frame);
  }
  close() {}
};
