package parlour.games.sheets;

/// An entry that makes no sense; the message is one sentence for people.
public final class BadEntry extends RuntimeException {
  private static final long serialVersionUID = 1;
  private final String sentence;

  public BadEntry(String sentence) {
    super(sentence);
    this.sentence = sentence;
  }

  public String sentence() {
    return sentence;
  }
}
