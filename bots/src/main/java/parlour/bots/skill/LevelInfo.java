package parlour.bots.skill;

/// What people are told of a level of bots: who that is, and what it has of each faculty.
public record LevelInfo(
    int number,
    String name,
    String vocabulary,
    String attention,
    String memory,
    String reflexes,
    String judgement) {
  /// What it has of a faculty, in a sentence.
  public String of(Skill faculty) {
    return switch (faculty) {
      case VOCABULARY -> vocabulary;
      case ATTENTION -> attention;
      case MEMORY -> memory;
      case REFLEXES -> reflexes;
      case JUDGEMENT -> judgement;
    };
  }
}
