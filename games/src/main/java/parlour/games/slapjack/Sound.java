package parlour.games.slapjack;

import parlour.engine.Dice;
import parlour.engine.Line;

/// What one does at a picture, and whose picture it is.
public enum Sound {
  WHISTLE("whistle", "Whistle", "whistled", "Willie Whistle", "willie-whistle", Rule.WILLIE, Line.Cue.WHISTLE),
  SING("sing", "Sing", "sang", "The Singer", "singer", Rule.HISING, Line.Cue.SONG),
  GIGGLE("giggle", "Giggle", "giggled", "Gertie Giggle", "gertie-giggle", Rule.GERTIE, Line.Cue.GIGGLE),
  SLAP("slap", "Slap", "slapped", "Slap Jack", "slap-jack", Rule.JACK, Line.Cue.SLAP);

  final String verb;
  final String label;
  final String done;
  final String character;
  final String art;
  final Rule rule;
  final Line.Cue cue;

  Sound(String verb, String label, String done, String character, String art, Rule rule, Line.Cue cue) {
    this.verb = verb;
    this.label = label;
    this.done = done;
    this.character = character;
    this.art = art;
    this.rule = rule;
    this.cue = cue;
  }

  static final Sound[] ALL = values();

  /// Any of them, every one equally likely.
  public static Sound any(Dice dice) {
    return ALL[dice.below(ALL.length)];
  }
}
