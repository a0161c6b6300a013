package parlour.games.material;

/// A skill that games ask of a player, in different measure.
public enum Skill {
  /// How rare the words are that a player knows.
  VOCABULARY("vocabulary"),
  /// How much a player finds of what can be seen.
  ATTENTION("attention"),
  /// How much a player recalls of what everybody has seen and heard.
  MEMORY("memory"),
  /// How fast and how accurately a player reacts.
  REFLEXES("reflexes"),
  /// How well a player weighs the plays found.
  JUDGEMENT("judgement");

  private final String label;

  Skill(String label) {
    this.label = label;
  }

  public String label() {
    return label;
  }
}
