"""Requests over a bad line, against a server of a few lines that notes what it gets.

    python3 -m unittest tests.test_table
"""

import http.server
import json
import pathlib
import sys
import threading
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from parlour_client import LostConnection, Refused, Table, ask, sit_down
from parlour_client.table import WebSocket


class BadLine(http.server.ThreadingHTTPServer):
    """Does what it is told for each request: None cuts the connection, anything else is a status."""

    def __init__(self, replies):
        super().__init__(("127.0.0.1", 0), Handler)
        self.replies = list(replies)
        self.keys = []
        self.paths = []
        self.address = f"http://127.0.0.1:{self.server_port}"


class Handler(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        self._answer()

    def do_GET(self):
        self._answer()

    def _answer(self):
        self.server.keys.append(self.headers["Idempotency-Key"])
        self.server.paths.append(self.path)
        status = self.server.replies.pop(0)
        if status is None:
            self.close_connection = True
            return
        body = json.dumps({"token": "abc", "detail": "No."}).encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Retry-After", "0")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class TableRequestsTest(unittest.TestCase):
    def serve(self, *replies):
        server = BadLine(replies)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        return server

    def test_a_request_whose_answer_is_lost_is_repeated_with_the_same_key(self):
        server = self.serve(None, 503, 429, 201, 201)
        self.assertEqual(sit_down(server.address, "k3v9", "Rosalie", "token"), "abc")
        self.assertEqual(len(server.keys), 4)
        self.assertRegex(server.keys[0], "^[0-9a-f]{32}$")
        self.assertEqual(len(set(server.keys)), 1)
        sit_down(server.address, "k3v9", "Ned", "token")
        self.assertNotEqual(server.keys[4], server.keys[0])

    def test_a_refusal_is_raised_and_reading_needs_no_key(self):
        server = self.serve(409, 200)
        with self.assertRaisesRegex(Refused, "No."):
            ask(server.address, "POST", "/api/tables", {})
        ask(server.address, "GET", "/api/games")
        self.assertIsNone(server.keys[1])

    def test_a_house_below_a_path_is_asked_there_over_http_and_websockets(self):
        server = self.serve(200, 404)
        house = server.address + "/parlour/"
        ask(house, "GET", "/api/games")
        with self.assertRaises(LostConnection):
            WebSocket(house, "/api/tables/k3v9/play")
        self.assertEqual(server.paths, ["/parlour/api/games", "/parlour/api/tables/k3v9/play"])


class Line:
    """A connection to a table that refuses every answer but one."""

    def __init__(self, good):
        self.good = good
        self.came = [
            {"type": "table", "lastPlay": 4},
            {"type": "scene", "eye": 0, "prompt": {"must": [0], "may": []}, "scene": {}},
        ]

    def send(self, frame):
        if frame["type"] != "play":
            return
        if frame["answer"] == self.good:
            self.came.append({"type": "played", "id": frame["id"], "seq": 1})
            self.came.append({"type": "scene", "eye": 0, "result": {"points": [1, 0]}})
        else:
            self.came.append({"type": "refused", "id": frame["id"], "why": "Not that one.", "clause": "skat.play"})

    def receive(self):
        return self.came.pop(0)


class RefusalsTest(unittest.TestCase):
    def test_whoever_chooses_is_told_what_was_refused_and_why(self):
        told = []
        table = Table("http://127.0.0.1", "k3v9", "token")
        result = table._converse(Line(good=2), lambda *_: len(told), lambda *why: told.append(why))
        self.assertEqual(result, {"points": [1, 0]})
        self.assertEqual(told, [(0, "Not that one.", "skat.play"), (1, "Not that one.", "skat.play")])

    def test_a_stubborn_bot_is_stopped(self):
        table = Table("http://127.0.0.1", "k3v9", "token", most_refusals=7)
        with self.assertRaisesRegex(Refused, "7 answers in a row were refused, at last: Not that one.") as stopped:
            table._converse(Line(good=2), lambda *_: 1, None)
        self.assertEqual(stopped.exception.clause, "skat.play")


if __name__ == "__main__":
    unittest.main()
