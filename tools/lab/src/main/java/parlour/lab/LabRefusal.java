package parlour.lab;

/// A request that the lab refuses; nothing has changed, and the message is one sentence for people.
public final class LabRefusal extends RuntimeException {
  private static final long serialVersionUID = 1;
  private final Kind kind;
  private final String sentence;
  private final String clause;

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
    this(kind, sentence, "");
  }

  private LabRefusal(Kind kind, String sentence, String clause) {
    super(sentence);
    this.kind = kind;
    this.sentence = sentence;
    this.clause = clause;
  }

  static LabRefusal badRequest(String sentence) {
    return new LabRefusal(Kind.BAD_REQUEST, sentence);
  }

  static LabRefusal conflict(String sentence) {
    return new LabRefusal(Kind.CONFLICT, sentence);
  }

  /// What a rule of the game does not allow now.
  static LabRefusal byRule(String sentence, String clause) {
    return new LabRefusal(Kind.CONFLICT, sentence, clause);
  }

  public Kind kind() {
    return kind;
  }

  public String sentence() {
    return sentence;
  }

  /// The id of the rule that does not allow it; empty if it is none.
  public String clause() {
    return clause;
  }
}
