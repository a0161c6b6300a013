package parlour.lab;

/// A request that the lab refuses; nothing has changed, and the message is one sentence for people.
public final class LabRefusal extends RuntimeException {
  private static final long serialVersionUID = 1;
  private final Kind kind;
  private final String sentence;

  /// Why a request is refused.
  public enum Kind {
    /// It makes no sense.
    BAD_REQUEST,
    /// There is no such lab.
    NOT_FOUND,
    /// The rules do not allow it now.
    CONFLICT
  }

  LabRefusal(Kind kind, String sentence) {
    super(sentence);
    this.kind = kind;
    this.sentence = sentence;
  }

  static LabRefusal badRequest(String sentence) {
    return new LabRefusal(Kind.BAD_REQUEST, sentence);
  }

  static LabRefusal conflict(String sentence) {
    return new LabRefusal(Kind.CONFLICT, sentence);
  }

  public Kind kind() {
    return kind;
  }

  public String sentence() {
    return sentence;
  }
}
