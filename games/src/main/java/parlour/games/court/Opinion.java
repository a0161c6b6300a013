package parlour.games.court;

/// What somebody says of a word that is put to the vote.
public enum Opinion {
  FOR("for", "Yes, * is a word", "is for it"),
  AGAINST("against", "No, * is none", "is against it"),
  ASIDE("aside", "I keep out of it", "keeps out of it");

  private final String value;
  private final String label;
  private final String told;

  Opinion(String value, String label, String told) {
    this.value = value;
    this.label = label;
    this.told = told;
  }

  /// As an answer has it.
  String value() {
    return value;
  }

  /// As it is offered.
  String label(String word) {
    return label.replace("*", word);
  }

  /// As the minute book tells it of somebody.
  String told() {
    return told;
  }
}
