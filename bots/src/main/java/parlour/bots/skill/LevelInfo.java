package parlour.bots.skill;

import parlour.games.material.Skill;

/// A level of bots as players read about it: its name, and a sentence on each skill.
public record LevelInfo(
    int number,
    String name,
    String vocabulary,
    String attention,
    String memory,
    String reflexes,
    String judgement) {
  /// The sentence on a skill.
  public String of(Skill skill) {
    return switch (skill) {
      case VOCABULARY -> vocabulary;
      case ATTENTION -> attention;
      case MEMORY -> memory;
      case REFLEXES -> reflexes;
      case JUDGEMENT -> judgement;
    };
  }
}
