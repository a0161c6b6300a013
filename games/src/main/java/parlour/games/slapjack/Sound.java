package parlour.games.slapjack;

import parlour.engine.Dice;
import parlour.engine.MinuteLine;
import parlour.games.material.cards.JackPack;

/// What a player does at a picture, in the order of the pack's characters.
public enum Sound {
  WHISTLE("whistle", "Whistle", "whistled", Rule.WILLIE, MinuteLine.Cue.WHISTLE),
  SING("sing", "Sing", "sang", Rule.HISING, MinuteLine.Cue.SONG),
  GIGGLE("giggle", "Giggle", "giggled", Rule.GERTIE, MinuteLine.Cue.GIGGLE),
  SLAP("slap", "Slap", "slapped", Rule.JACK, MinuteLine.Cue.SLAP);

  final String verb;
  final String label;
  final String done;
  final Rule rule;
  final MinuteLine.Cue cue;

  Sound(String verb, String label, String done, Rule rule, MinuteLine.Cue cue) {
    this.verb = verb;
    this.label = label;
    this.done = done;
    this.rule = rule;
    this.cue = cue;
  }

  static final Sound[] ALL = values();

  /// What belongs to a picture.
  static Sound of(int picture) {
    return ALL[JackPack.character(picture)];
  }

  /// Any of them, every one equally likely.
  public static Sound any(Dice dice) {
    return ALL[dice.below(ALL.length)];
  }
}
