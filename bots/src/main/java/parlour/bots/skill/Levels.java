package parlour.bots.skill;

import static parlour.bots.skill.Skill.ATTENTION;
import static parlour.bots.skill.Skill.JUDGEMENT;
import static parlour.bots.skill.Skill.MEMORY;
import static parlour.bots.skill.Skill.REFLEXES;
import static parlour.bots.skill.Skill.VOCABULARY;

import java.util.ArrayList;
import java.util.List;

/// The five levels of bots as players read about them, and the skills each game asks for.
public final class Levels {
  /// How many levels there are: 1 is a beginner, 5 plays as well as we can.
  public static final int COUNT = 5;

  /// The level a table offers first.
  public static final int USUAL = 3;

  private static final String[] NAMES = {
    "A beginner", "A guest", "One of the family", "A practised player", "A master"
  };

  private static final String[] VOCABULARIES = {
    "The words a child of ten knows (the first two bands of eight)",
    "Common words (the three commonest bands of eight)",
    "The words of a reader (five bands of eight)",
    "All but the rarest words (seven bands of eight)",
    "Every word of the dictionary but coarse ones"
  };

  private static final String[] ATTENTIONS = {
    "Overlooks most of what lies there, long words nearly always",
    "Sees short words, overlooks long ones and crossings",
    "Sees what most people see",
    "Overlooks little",
    "Overlooks nothing"
  };

  private static final String[] JUDGEMENTS = {
    "Plays what comes to mind",
    "Likes many cards, knows nothing of what others may do",
    "Weighs what a play leaves behind",
    "Weighs closely, and keeps what will be wanted",
    "Tries its plays in many deals that it cannot rule out, and looks ahead in each"
  };

  private static final List<LevelInfo> ALL = all();

  private Levels() {}

  private static List<LevelInfo> all() {
    List<LevelInfo> levels = new ArrayList<>();
    for (int i = 0; i < COUNT; i++) {
      levels.add(
          new LevelInfo(
              i + 1,
              NAMES[i],
              VOCABULARIES[i],
              ATTENTIONS[i],
              "Recalls "
                  + Memory.of(i + 1, 0).recallPercent()
                  + " in a hundred of the things all have seen",
              Reflexes.of(i + 1).sentence(),
              JUDGEMENTS[i]));
    }
    return List.copyOf(levels);
  }

  /// Every level, lowest first.
  public static List<LevelInfo> list() {
    return ALL;
  }

  /// The skills a game asks for, by its id; none where a guest's bots know their own.
  public static List<Skill> skills(String game) {
    return switch (game) {
      case "slap-jack", "bull-frog", "wild-animal" -> List.of(REFLEXES, ATTENTION);
      case "yankee-loto" -> List.of(REFLEXES, ATTENTION, MEMORY);
      case "authors", "good-books" -> List.of(MEMORY, JUDGEMENT);
      case "bid-jack", "skat", "animal-rummy" -> List.of(ATTENTION, MEMORY, JUDGEMENT);
      case "anagrams", "foil" -> List.of(VOCABULARY, ATTENTION, MEMORY, REFLEXES, JUDGEMENT);
      case "rotation",
          "spelling-match",
          "speculation",
          "out-in-the-cold",
          "travelling",
          "letter-pool",
          "puzzle-neighbor",
          "word-building",
          "crossword",
          "wmwt",
          "logomachy" ->
          List.of(VOCABULARY, ATTENTION, JUDGEMENT);
      default -> List.of();
    };
  }

  /// The fewest chairs at which skill shows in a game; 0 where any table will do.
  public static int fewestChairsForSkill(String game) {
    return game.equals("authors") ? 4 : 0;
  }

  /// A sentence on where skill cannot show in a game; empty where it always can.
  public static String caveat(String game) {
    return switch (game) {
      case "authors" ->
          "At a table of three skill shows little: nearly every question tells both others what"
              + " the third holds.";
      case "slap-jack", "bull-frog", "wild-animal" ->
          "A pure race: nothing but the published reflexes tells the levels apart.";
      default -> "";
    };
  }
}
