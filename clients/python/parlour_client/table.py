"""A chair at a table where people play: HTTP to sit down, a WebSocket to play. Plays are sent again after a lost connection
or a "too fast", under the same number, so that none is lost or played twice; requests likewise, with the same key."""

import base64
import http.client
import json
import os
import secrets
import socket
import ssl
import struct
import time
import urllib.error
import urllib.parse
import urllib.request

from .lab import Refused


def ask(server, method, path, body=None, token="", attempts=5, timeout=60):
    """Sends a request and returns its JSON. One whose answer is lost is sent again with the same idempotency key, so that
    it happens once."""
    headers = {"Content-Type": "application/json"}
    if method != "GET":
        headers["Idempotency-Key"] = secrets.token_hex(16)
    if token:
        headers["Authorization"] = "Bearer " + token
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server.rstrip("/") + path, data=data, headers=headers, method=method)
    for attempt in range(attempts):
        last = attempt == attempts - 1
        pause = 0.2 * 2**attempt
        try:
            with urllib.request.urlopen(request, timeout=timeout) as reply:
                return json.loads(reply.read() or b"{}")
        except urllib.error.HTTPError as error:
            if last or error.code not in (429, 502, 503, 504):
                raise Refused(_detail(error)) from None
            pause = float(error.headers.get("Retry-After", pause))
        except (OSError, http.client.HTTPException) as lost:
            if last:
                raise LostConnection(str(lost)) from None
        time.sleep(pause)


def _detail(error):
    try:
        return json.loads(error.read()).get("detail", str(error))
    except ValueError:
        return str(error)


def sit_down(server, table, name, invite_token):
    """Takes a free chair and returns its token."""
    return ask(server, "POST", f"/api/tables/{table}/seats", {"name": name, "inviteToken": invite_token})["token"]


class LostConnection(Exception):
    """The line to the server broke."""


class WebSocket:
    """A small WebSocket client (RFC 6455): text frames of JSON, masked, over TLS where the address says https."""

    def __init__(self, server, path, timeout=60):
        url = urllib.parse.urlparse(server)
        secure = url.scheme == "https"
        try:
            self.socket = socket.create_connection((url.hostname, url.port or (443 if secure else 80)), timeout=timeout)
        except OSError as broken:
            raise LostConnection(str(broken)) from None
        if secure:
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=url.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {url.path.rstrip('/')}{path} HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.pending = b""
        head = b""
        while b"\r\n\r\n" not in head:
            head += self._more()
        head, self.pending = head.split(b"\r\n\r\n", 1)
        status = head.split(b"\r\n")[0].decode()
        if " 101 " not in status:
            raise LostConnection("the server answered " + status)

    def send(self, frame):
        body = json.dumps(frame).encode()
        size = len(body)
        head = struct.pack("!BB", 0x81, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x81, 0xFE, size)
        mask = os.urandom(4)
        try:
            self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(body)))
        except OSError as broken:
            raise LostConnection(str(broken)) from None

    def receive(self):
        """The next frame; pings are answered here. None when the server has closed the connection."""
        text = b""
        while True:
            first, second = self._take(2)
            size = second & 0x7F
            if size == 126:
                (size,) = struct.unpack("!H", self._take(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self._take(8))
            body = self._take(size)
            opcode = first & 0x0F
            if opcode == 8:
                return None
            if opcode not in (0, 1):
                continue
            text += body
            if not first & 0x80:
                continue
            frame, text = json.loads(text), b""
            if frame["type"] != "ping":
                return frame
            self.send({"type": "pong", "n": frame["n"]})

    def close(self):
        self.socket.close()

    def _take(self, count):
        while len(self.pending) < count:
            self.pending += self._more()
        taken, self.pending = self.pending[:count], self.pending[count:]
        return taken

    def _more(self):
        try:
            more = self.socket.recv(65536)
        except OSError as broken:
            raise LostConnection(str(broken)) from None
        if not more:
            raise LostConnection("the connection was cut")
        return more


def apply_change(before, change):
    """The value that a change of the server makes of the one before: a JSON merge patch with edits of lists."""
    if not isinstance(change, dict):
        return change
    if isinstance(before, list) and "edit" not in change:
        return [apply_change(value, change[str(i)]) if str(i) in change else value for i, value in enumerate(before)]
    if isinstance(before, list):
        after = []
        for step in change["edit"]:
            if not isinstance(step, list):
                after.append(step)
            elif isinstance(step[1], int):
                after += before[step[0] : step[0] + step[1]]
            else:
                after.append(apply_change(before[step[0]], step[1]))
        return after
    if not isinstance(before, dict):
        return change
    after = dict(before)
    for name, value in change.items():
        if value is None:
            after.pop(name, None)
        else:
            after[name] = apply_change(before.get(name), value)
    return after


class Table:
    """A chair at a table. `play` plays to the end with a function that chooses answers.

    choose(scene, prompt, eye) returns an answer ({"verb": ..., "fields": {...}}) or None to play nothing now. After a refusal
    it is asked again; refused(answer, why, clause) is told what was refused, in the rule's sentence and by which clause.
    Whoever is refused `most_refusals` times in a row is stopped.
    """

    def __init__(self, server, table, token, attempts=8, most_refusals=100):
        self.server = server.rstrip("/")
        self.table = table
        self.token = token
        self.attempts = attempts
        self.last_play = 0
        self.unanswered = None
        self.refusals = 0
        self.most_refusals = most_refusals
        self.refused_in_a_row = 0

    def play(self, choose, refused=None):
        """Plays until the game is over and returns its result; connects again when the line breaks."""
        failed = 0
        while True:
            try:
                connection = WebSocket(self.server, f"/api/tables/{self.table}/play")
                failed = 0
                try:
                    return self._converse(connection, choose, refused)
                finally:
                    connection.close()
            except LostConnection as lost:
                failed += 1
                if failed >= self.attempts:
                    raise Refused(f"The server cannot be reached: {lost}.") from None
                time.sleep(min(10, 0.2 * 2**failed))

    def _converse(self, connection, choose, refused):
        connection.send({"type": "hello", "token": self.token, "since": 0, "chat": 0, "changes": True})
        if self.unanswered:
            connection.send(self.unanswered)
        newest = None
        while True:
            frame = connection.receive()
            if frame is None:
                raise LostConnection("the server closed the connection")
            kind = frame["type"]
            if kind == "table":
                self.last_play = max(self.last_play, frame.get("lastPlay", 0))
            elif kind in ("scene", "change"):
                if "result" in frame:
                    return frame["result"]
                if kind == "scene":
                    newest = frame
                else:
                    parts = {part: frame[part] for part in ("prompt", "scene") if part in frame}
                    newest = apply_change(newest, parts)
            elif kind in ("played", "refused") and self.unanswered and frame["id"] == self.unanswered["id"]:
                answer, self.unanswered = self.unanswered["answer"], None
                self.refused_in_a_row = 0 if kind == "played" else self.refused_in_a_row + 1
                if kind == "refused":
                    self._refused(answer, frame, refused)
            elif kind == "problem":
                self._problem(frame, connection)
            may_answer = kind in ("scene", "change", "refused")
            if may_answer and newest and not self.unanswered:
                self._answer(connection, newest, choose)

    def _refused(self, answer, frame, refused):
        self.refusals += 1
        if refused:
            refused(answer, frame["why"], frame["clause"])
        if self.refused_in_a_row >= self.most_refusals:
            raise Refused(f"{self.refused_in_a_row} answers in a row were refused, at last: {frame['why']}", frame["clause"])

    def _problem(self, frame, connection):
        if frame["title"] in ("Forbidden", "Not Found", "Gone"):
            raise Refused(frame.get("detail", frame["title"]))
        if self.unanswered:
            time.sleep(1)
            connection.send(self.unanswered)

    def _answer(self, connection, frame, choose):
        prompt, eye = frame["prompt"], frame["eye"]
        if eye not in prompt["must"] and eye not in prompt["may"]:
            return
        answer = choose(frame["scene"], prompt, eye)
        if answer is None:
            return
        self.last_play += 1
        self.unanswered = {"type": "play", "id": self.last_play, "answer": answer}
        connection.send(self.unanswered)
