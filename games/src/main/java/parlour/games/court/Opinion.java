package parlour.games.court;

import parlour.engine.Seat;

/// How a player votes on a word.
public enum Opinion {
  FOR("for", "Yes, * is a word", "is for it"),
  AGAINST("against", "No, * is no word", "is against it"),
  ASIDE("aside", "I do not vote", "does not vote");

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

  /// As the minute book puts it: the player and what they do.
  String told(Seat by) {
    int space = told.indexOf(' ');
    return by.does(told.substring(0, space)) + told.substring(space);
  }
}
