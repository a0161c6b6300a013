package parlour.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// One line of the minute book, the list of events that players can read.
///
/// In the text `@0`, `@1`… stand for players' names, `[0:takes]` for a word that agrees with one
/// ([Seat#word]), and words of the game are in CAPITALS.
///
/// @param text the sentence
/// @param clauses the ids of the rules that explain the event, if any
/// @param cue a sound that fits it
/// @param callout what is said of it at the table, if anything
public record MinuteLine(String text, List<String> clauses, Cue cue, Optional<Callout> callout) {
  /// What is said at the table when something happens: a speech bubble at a seat, or a banner.
  ///
  /// @param by the player who says it
  /// @param words the words, short: "Have you a lion?"
  /// @param gain what it brought the player's score at once, or 0
  /// @param great whether it is told in the middle of the table
  public record Callout(Seat by, String words, int gain, boolean great) {}

  public MinuteLine(String text, List<String> clauses, Cue cue) {
    this(text, clauses, cue, Optional.empty());
  }

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

  /// A line without a sound, its sentence made from a template ([Sentence]).
  public static MinuteLine say(String template, Object... arguments) {
    return new MinuteLine(Sentence.of(template, arguments), List.of(), Cue.NONE);
  }

  /// The same line with a sound, and with the rules that explain it.
  public MinuteLine as(Cue sound, Clause... rules) {
    return new MinuteLine(text, clauses, sound, callout).citing(rules);
  }

  /// The same line with the rules that explain it.
  public MinuteLine citing(Clause... rules) {
    return new MinuteLine(text, Arrays.stream(rules).map(Clause::id).toList(), cue, callout);
  }

  /// The same line with one more rule, where it applies.
  public MinuteLine citingIf(boolean applies, Clause rule) {
    return applies
        ? new MinuteLine(
            text, Stream.concat(clauses.stream(), Stream.of(rule.id())).toList(), cue, callout)
        : this;
  }

  /// The same line, with what the player says of it at the table.
  public MinuteLine aloud(Seat by, String template, Object... arguments) {
    return aloud(by, 0, template, arguments);
  }

  /// The same line, with what the player says of it and what it brought them at once.
  public MinuteLine aloud(Seat by, int gain, String template, Object... arguments) {
    return with(new Callout(by, Sentence.of(template, arguments), gain, false));
  }

  /// The same line, told in the middle of the table with what it brought the player at once.
  public MinuteLine announced(Seat by, int gain, String template, Object... arguments) {
    return with(new Callout(by, Sentence.of(template, arguments), gain, true));
  }

  private MinuteLine with(Callout said) {
    return new MinuteLine(text, clauses, cue, Optional.of(said));
  }
}
