package parlour.app.config;

/// A request that cannot be met: a sentence for people and an exit code for programs.
public final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1;

  /// The answer is no: a word is refused, a log does not verify.
  public static final int NO = 1;

  /// Bad usage: an unknown game, an option that does not exist.
  public static final int USAGE = 2;

  /// System error: a busy port, an unreadable file.
  public static final int SYSTEM = 3;

  private final int exitCode;
  private final String sentence;

  public Refusal(int exitCode, String sentence) {
    super(sentence);
    this.exitCode = exitCode;
    this.sentence = sentence;
  }

  public int exitCode() {
    return exitCode;
  }

  public String sentence() {
    return sentence;
  }
}
