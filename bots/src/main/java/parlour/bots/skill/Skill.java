package parlour.bots.skill;

/// What a player needs, more of it in one game and less in another.
public enum Skill {
  /// How rare the words are that one knows.
  VOCABULARY("vocabulary"),
  /// How much one finds of what one could see.
  ATTENTION("attention"),
  /// How much one recalls of what all have seen and heard.
  MEMORY("memory"),
  /// How quickly and how surely one reacts.
  REFLEXES("reflexes"),
  /// How well one weighs what one has found.
  JUDGEMENT("judgement");

  private final String label;

  Skill(String word) {
    this.label = word;
  }

  public String label() {
    return label;
  }
}
