package parlour.games.slapjack;

import parlour.engine.Dice;
import parlour.engine.MinuteLine;
import parlour.engine.Piece;
import parlour.games.material.Part;
import parlour.games.material.Verb;
import parlour.games.material.cards.JackPack;

/// What a player does at a picture, in the order of the pack's characters.
public enum Sound {
  WHISTLE("whistle", "Whistle", 'W', "whistled", "WHISTLE!", Rule.WILLIE, MinuteLine.Cue.WHISTLE),
  SING("sing", "Sing", 'S', "sang", "LA LA LA!", Rule.HISING, MinuteLine.Cue.SONG),
  GIGGLE("giggle", "Giggle", 'G', "giggled", "HEE HEE!", Rule.GERTIE, MinuteLine.Cue.GIGGLE),
  SLAP("slap", "Slap", 'J', "slapped", "SLAP!", Rule.JACK, MinuteLine.Cue.SLAP);

  private final Verb<Move.Cry> verb;
  final String done;
  final String words;
  final Rule rule;
  final MinuteLine.Cue cue;

  Sound(
      String verb,
      String label,
      char key,
      String done,
      String words,
      Rule rule,
      MinuteLine.Cue cue) {
    this.verb =
        Verb.of(verb, label, ordinal() + 1, key, Move.Cry.class)
            .as(turn -> new Move.Cry(this, turn), Part.number("turn", Move.Cry::turn))
            .when(cry -> cry.sound() == this);
    this.done = done;
    this.words = words;
    this.rule = rule;
    this.cue = cue;
  }

  static final Sound[] ALL = values();

  Verb<Move.Cry> verb() {
    return verb;
  }

  /// What belongs to a picture.
  static Sound of(int picture) {
    return ALL[JackPack.character(picture)];
  }

  /// The face that calls for it.
  Piece.Face face() {
    return JackPack.face(JackPack.NUMBERS + 2 * ordinal());
  }

  /// Any of them, every one equally likely.
  public static Sound any(Dice dice) {
    return ALL[dice.below(ALL.length)];
  }
}
