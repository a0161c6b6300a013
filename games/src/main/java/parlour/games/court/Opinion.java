package parlour.games.court;

/// How a player votes on a word.
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

  /// As written in an answer.
  String value() {
    return value;
  }

  /// As offered to the player.
  String label(String word) {
    return label.replace("*", word);
  }

  /// As the minute book puts it after the player's name.
  String told() {
    return told;
  }
}
