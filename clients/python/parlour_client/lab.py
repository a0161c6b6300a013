"""Games stepped through by a program: `Labs` over standard input and output, `HttpLab` on a server."""

import json
import os
import pathlib
import shlex
import shutil
import subprocess
import time
import urllib.error
import urllib.parse
import http.client


class Refused(Exception):
    """Why a request was refused, in one sentence; nothing has changed. `clause` is the rule's id, where a rule refused it."""

    def __init__(self, sentence, clause=""):
        super().__init__(sentence)
        self.clause = clause


def default_command():
    """The program that runs the games: $PARLOUR, the one on the path, or the one of the repository this file lies in."""
    named = os.environ.get("PARLOUR", "").strip()
    if named:
        return named_command(named)
    installed = shutil.which("parlour")
    if installed:
        return [installed]
    for folder in pathlib.Path(__file__).resolve().parents:
        if (folder / "parlour").is_file():
            return [str(folder / "parlour")]
    raise Refused("There is no program called parlour; set the variable PARLOUR to it.")


def named_command(text):
    """The program that a text names: a path as it stands, or a program and its arguments as a shell reads them."""
    if os.path.isdir(text):
        program = os.path.join(text, "parlour")
        raise Refused(f"PARLOUR is the folder {text}; it should name the program in it, such as {program}.")
    try:
        command = [text] if os.path.isfile(text) else shlex.split(text)
    except ValueError:
        command = [text]
    if not shutil.which(command[0]):
        raise Refused(f"PARLOUR is {text}, and {command[0]} is no program that can be run.")
    return command


class Labs:
    """Many games in one process, many of them to a line.

        with Labs() as labs:
            for lab in labs.open("skat", count=64, seed=1, show=["actions"]):
                ...

    Every method returns a list of observations, one for each lab it was called for. An observation is a dict: `lab`, `seat`,
    `turn`, `steps`, `now`, `done`, the parts named in `show`, and once the game is over `rewards` and `result`. One that was
    refused has only `problem`, and `clause` where a rule of the game refused it.

    `with_jars` are jars that bring games of your own; without them those named by the variable PARLOUR_WITH come, with
    commas between. `command` is a list, the program and perhaps `lab` with options of its own.
    """

    def __init__(self, command=None, with_jars=()):
        command = list(command or default_command())
        for part in ("lab", "--stdio"):
            if part not in command:
                command.append(part)
        for jar in with_jars:
            command += ["--with", str(jar)]
        try:
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        except OSError as broken:
            raise Refused(f"{command[0]} cannot be run: {broken.strerror}.") from None

    def ask(self, **request):
        """Sends one request and returns its answer; a refusal of the whole request is raised."""
        try:
            self.process.stdin.write(json.dumps(request, separators=(",", ":")) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass  # It may have said something before it ended.
        line = self.process.stdout.readline()
        if not line:
            raise Refused("The program that runs the games has ended; it says why among the errors.")
        answer = json.loads(line)
        if "problem" in answer:
            raise Refused(answer["problem"], answer.get("clause", ""))
        return answer

    def games(self):
        """The games there are, the number of action ids, the ids of waiting and of other answers, and the size of a vector."""
        return self.ask(op="games")

    def open(self, game, seed, count=1, **options):
        """Opens labs. `seats`, or `bots` with a level for each chair (0 for your own); `settings`; `botSeed`; `show`;
        `size` of the table of actions, or the `table` itself as an earlier session had it."""
        return self.ask(op="open", game=game, seed=seed, count=count, **options)["labs"]

    def table(self, game, settings=None, size=None):
        """The answers of a game that have ids so far: a dict of `size`, `full` and `actions`, to be kept and given back.
        Labs opened with another `size` have a table of their own."""
        sized = {} if size is None else {"size": size}
        return self.ask(op="table", game=game, settings=settings or {}, **sized)

    def features(self, game, settings=None, seats=None):
        """The tables of the part `features`: dicts of `name`, `shape` and `axes`, the names along each axis."""
        chairs = {} if seats is None else {"seats": seats}
        return self.ask(op="features", game=game, settings=settings or {}, **chairs)["features"]

    def step(self, steps):
        """Plays in many labs at once: pairs of a lab and an action id, or dicts with `lab` and `action`, `answer` or `wait`.
        What comes back is seen from the `seat` that a dict names, else from the chair in turn."""
        return self.ask(op="step", labs=steps)["labs"]

    def reset(self, labs):
        """Deals again: dicts with `lab`, `seed` and perhaps `botSeed`."""
        return self.ask(op="reset", labs=labs)["labs"]

    def observe(self, labs):
        return self.ask(op="observe", labs=labs)["labs"]

    def clone(self, labs):
        """Second labs in the same state."""
        return self.ask(op="clone", labs=labs)["labs"]

    def imagine(self, labs, seat, seed):
        """Labs in positions that look the same to a seat, what it cannot see drawn at random."""
        return self.ask(op="imagine", labs=labs, seat=seat, seed=seed)["labs"]

    def close_labs(self, labs):
        return self.ask(op="close", labs=labs)["closed"]

    def close(self):
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass
        self.process.stdout.close()
        self.process.wait(timeout=20)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class HttpLab:
    """One game on a server, over a connection that is kept. `bots` has a level for each chair, 0 for a chair of your own."""

    def __init__(self, server, game, **options):
        url = urllib.parse.urlparse(server)
        kind = http.client.HTTPSConnection if url.scheme == "https" else http.client.HTTPConnection
        self.connection = kind(url.hostname, url.port, timeout=60)
        self.last = self._ask("POST", "/api/lab", {"game": game, **options})
        self.id = self.last["lab"]

    def reset(self, seed, **options):
        """Deals again and returns what the chair whose turn it is sees."""
        self.last = self._ask("POST", f"/api/lab/{self.id}/reset", {"seed": seed, **options})
        return self.last

    def observe(self, seat=0):
        return self._ask("GET", f"/api/lab/{self.id}?seat={seat}")

    def features(self):
        """The tables of the part `features`, as in `Labs.features`."""
        return self._ask("GET", f"/api/lab/{self.id}/features")["features"]

    def table(self):
        """The answers that have ids so far, as in `Labs.table`; the ids are those of this lab and its copies."""
        return self._ask("GET", f"/api/lab/{self.id}/table")

    def step(self, seat=None, **played):
        """Plays `action=ID` or `answer={...}`; then bots play until one of your chairs is asked."""
        if seat is not None:
            played["seat"] = seat
        self.last = self._ask("POST", f"/api/lab/{self.id}/step", played)
        return self.last

    def wait(self, seat=None):
        """Plays nothing: lets the next bot or the clock move."""
        return self.step(seat, wait=True)

    def close(self):
        self._ask("DELETE", f"/api/lab/{self.id}")
        self.connection.close()

    def _ask(self, method, path, body=None):
        text = None if body is None else json.dumps(body)
        while True:
            self.connection.request(method, path, text, {"Content-Type": "application/json"})
            reply = self.connection.getresponse()
            answer = json.loads(reply.read())
            if reply.status != 429:
                break
            time.sleep(float(reply.headers.get("Retry-After", "5")))
        if reply.status >= 400:
            raise Refused(answer.get("detail", reply.reason), answer.get("clause", ""))
        return answer
