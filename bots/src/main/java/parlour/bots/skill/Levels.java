package parlour.bots.skill;

import java.util.ArrayList;
import java.util.List;

/// The five levels of bots as players read about them.
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
}
