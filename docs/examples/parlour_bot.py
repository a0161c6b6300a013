"""A bot for Parlour in plain Python: an ordinary seat over HTTP and WebSocket. Standard library only.

    python3 parlour_bot.py http://127.0.0.1:8080 TABLE --invite-token TOKEN --name Pythia
    python3 parlour_bot.py http://127.0.0.1:8080 TABLE --token TOKEN

It sits down (or plays in the chair of that token), picks any offer until the game is over, and prints the result. Change
`choose` to make it clever; docs/PROTOCOL.md describes scenes and answers.
"""

import argparse
import base64
import json
import os
import random
import socket
import ssl
import struct
import sys
import urllib.error
import urllib.parse
import urllib.request


def choose(scene, dice):
    """An answer to one of the offers of a scene, or None."""
    offers = [offer for offer in scene["offers"] if all(can_fill(field) for field in offer["fields"])]
    if not offers:
        return None
    offer = dice.choice(offers)
    return {"verb": offer["verb"], "fields": {field["name"]: fill(field, dice) for field in offer["fields"]}}


def can_fill(field):
    """This bot knows no words and no squares."""
    return field["kind"] not in ("spell", "lay") and not (field["kind"] == "pick" and field["least"] > len(field["ids"]))


def fill(field, dice):
    kind = field["kind"]
    if kind == "fixed":
        return field["value"]
    if kind == "choose":
        return dice.choice(field["options"])["value"]
    if kind == "count":
        return str(dice.randint(field["least"], field["most"]))
    return " ".join(dice.sample(field["ids"], field["least"] or min(1, len(field["ids"]))))


class WebSocket:
    """A small WebSocket client: text frames of JSON, masked as the RFC requires."""

    def __init__(self, server, path):
        url = urllib.parse.urlparse(server)
        secure = url.scheme == "https"
        self.socket = socket.create_connection((url.hostname, url.port or (443 if secure else 80)), timeout=60)
        if secure:
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=url.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.pending = b""
        head = b""
        while b"\r\n\r\n" not in head:
            head += self._more()
        head, self.pending = head.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise SystemExit("the server refused the WebSocket: " + head.split(b"\r\n")[0].decode())

    def send(self, frame):
        body = json.dumps(frame).encode()
        size = len(body)
        head = struct.pack("!BB", 0x81, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x81, 0xFE, size)
        mask = os.urandom(4)
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(body)))

    def frames(self):
        """Every frame the server sends; pings are answered here."""
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
                return
            if opcode not in (0, 1):
                continue
            text += body
            if not first & 0x80:
                continue
            frame, text = json.loads(text), b""
            if frame["type"] == "ping":
                self.send({"type": "pong", "n": frame["n"]})
            else:
                yield frame

    def _take(self, count):
        while len(self.pending) < count:
            self.pending += self._more()
        taken, self.pending = self.pending[:count], self.pending[count:]
        return taken

    def _more(self):
        more = self.socket.recv(65536)
        if not more:
            raise SystemExit("the server closed the connection")
        return more


def sit(server, table, name, invite_token):
    request = urllib.request.Request(
        f"{server}/api/tables/{table}/seats",
        method="POST",
        data=json.dumps({"name": name, "inviteToken": invite_token}).encode(),
        headers={"Content-Type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request, timeout=60) as reply:
            return json.loads(reply.read())["token"]
    except urllib.error.HTTPError as error:
        raise SystemExit(json.loads(error.read())["detail"]) from None


def play(server, table, token, dice):
    """Plays to the end and returns the result. After a refusal it answers again."""
    connection = WebSocket(server, f"/api/tables/{table}/play")
    connection.send({"type": "hello", "token": token, "since": 0, "chat": 0})
    number, scene, prompt, eye, waiting = 0, None, None, -1, False
    for frame in connection.frames():
        if frame["type"] == "table":
            number = max(number, frame.get("lastPlay", 0))
        elif frame["type"] == "scene":
            scene, prompt, eye = frame["scene"], frame["prompt"], frame["eye"]
            waiting = False
            if "result" in frame:
                return frame["result"]
        elif frame["type"] in ("played", "refused"):
            if frame["type"] == "refused":
                waiting = False
        elif frame["type"] == "problem":
            print("the server says:", frame.get("detail", frame["title"]), file=sys.stderr)
        if scene and not waiting and eye in prompt["must"]:
            answer = choose(scene, dice)
            if answer:
                number, waiting = number + 1, True
                connection.send({"type": "play", "id": number, "answer": answer})
    raise SystemExit("the server closed the connection")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="A bot for Parlour.")
    parser.add_argument("server")
    parser.add_argument("table")
    parser.add_argument("--name", default="Pythia")
    parser.add_argument("--invite-token", default="")
    parser.add_argument("--token", default="")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    server = options.server.rstrip("/")
    token = options.token or sit(server, options.table, options.name, options.invite_token)
    print("points", play(server, options.table, token, random.Random(options.seed))["points"])
