package parlour.server.config;

/// The server cannot start, or its store cannot be used, and the sentence says why.
public final class CannotServe extends RuntimeException {
  private static final long serialVersionUID = 1;
  private final String sentence;

  public CannotServe(String sentence) {
    super(sentence);
    this.sentence = sentence;
  }

  public CannotServe(String sentence, Throwable cause) {
    super(sentence, cause);
    this.sentence = sentence;
  }

  /// What is wrong, for people.
  public String sentence() {
    return sentence;
  }
}
