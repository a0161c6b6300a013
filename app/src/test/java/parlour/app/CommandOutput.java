package parlour.app;

import java.io.PrintWriter;
import java.io.StringWriter;

/// The exit code and output of a command.
record CommandOutput(int code, String out, String err) {
  static CommandOutput run(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code =
        Parlour.execute(
            Parlour.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err)),
            arguments);
    return new CommandOutput(code, out.toString(), err.toString());
  }
}
