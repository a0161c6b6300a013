package parlour.engine;

import java.util.List;

/// One line of the minute book, the list of events that players can read.
///
/// In the text `@0`, `@1`… stand for players' names, and words of the game are in CAPITALS.
///
/// @param text the sentence
/// @param clauses the ids of the rules that explain the event, if any
/// @param cue a sound that fits it
public record MinuteLine(String text, List<String> clauses, Cue cue) {
  /// A sound that fits an event; clients may play it or not.
  public enum Cue {
    NONE,
    DEAL,
    CARD,
    WORD,
    TAKE,
    SWEEP,
    COUNTER,
    FINE,
    SCORE,
    KNOCK,
    BELL,
    STOP,
    SLAP,
    WHISTLE,
    GIGGLE,
    SONG,
    CROAK,
    CALL,
    WIN
  }

  public static MinuteLine of(String text, Cue cue, Clause... clauses) {
    return switch (clauses.length) {
      case 0 -> new MinuteLine(text, List.of(), cue);
      case 1 -> new MinuteLine(text, List.of(clauses[0].id()), cue);
      default -> new MinuteLine(text, ids(clauses), cue);
    };
  }

  public static MinuteLine of(String text, Clause... clauses) {
    return of(text, Cue.NONE, clauses);
  }

  private static List<String> ids(Clause[] clauses) {
    String[] ids = new String[clauses.length];
    for (int i = 0; i < ids.length; i++) ids[i] = clauses[i].id();
    return List.of(ids);
  }
}
