package parlour.server;

/// The server cannot start, or its store cannot be used, and the sentence says why.
public final class CannotServe extends RuntimeException {
  private static final long serialVersionUID = 1;
  private final String sentence;

  CannotServe(String sentence) {
    super(sentence);
    this.sentence = sentence;
  }

  CannotServe(String sentence, Throwable cause) {
    super(sentence, cause);
    this.sentence = sentence;
  }

  /// What is wrong, for people.
  public String sentence() {
    return sentence;
  }
}
