package parlour.engine;

import java.util.List;
import java.util.Optional;

/// What a table of one game needs from the deal to the end, so that a client can lay it out once
/// and never move a button.
///
/// It is constant for a table: it depends on the options and on how many sit there, never on the
/// position.
///
/// @param aim what decides the game
/// @param actions everything a player can ever do, each with a place and a key of its own
/// @param hand how many pieces a hand usually holds at most; 0: there are no hands
/// @param form what those pieces are
/// @param composes whether words are composed of letters
/// @param timed whether a clock may run
public record Kit(
    Aim aim, List<Action> actions, int hand, Piece.Form form, boolean composes, boolean timed) {
  /// The longest label of an action that fits its button everywhere.
  public static final int LONGEST_LABEL = 18;

  /// The kit of a game in which words are composed of letters.
  public static Kit letters(Aim aim, List<Action> actions, int hand, boolean timed) {
    return new Kit(aim, actions, hand, Piece.Form.LETTER, true, timed);
  }

  /// The kit of a game of cards.
  public static Kit cards(Aim aim, List<Action> actions, int hand, boolean timed) {
    return new Kit(aim, actions, hand, Piece.Form.CARD, false, timed);
  }

  /// What decides the game, in one or two short sentences: "Fewest points win. Three hands."
  ///
  /// @param fewest whether the lowest score wins
  /// @param unit what scores count, in the plural: points, cards, counters
  /// @param goal the score that ends the game, or 0
  /// @param tieBreak what decides between equal scores, in a sentence; empty where they share a
  ///   place
  public record Aim(String text, boolean fewest, String unit, int goal, String tieBreak) {
    public static Aim most(String text, String unit) {
      return new Aim(text, false, unit, 0, "");
    }

    public static Aim fewest(String text, String unit) {
      return new Aim(text, true, unit, 0, "");
    }

    public Aim goal(int score) {
      return new Aim(text, fewest, unit, score, tieBreak);
    }

    public Aim tieBreak(String sentence) {
      return new Aim(text, fewest, unit, goal, sentence);
    }
  }

  /// Something that can be done in this game; it keeps its place and its key all game long.
  ///
  /// @param verb the verb of the offer
  /// @param label what its button says, at most [#LONGEST_LABEL] characters
  /// @param slot 0: the large button; 1 to 4: beside it. Actions offered at the same time never
  ///   share a slot.
  /// @param key the key that does it, a capital letter
  /// @param grave whether it cannot be taken back and should be pressed twice
  /// @param cue the face that calls for it, shown on its button and before a race begins
  public record Action(
      String verb, String label, int slot, char key, boolean grave, Optional<Piece.Face> cue) {
    public static Action of(String verb, String label, int slot, char key) {
      return new Action(verb, label, slot, key, false, Optional.empty());
    }

    /// The same, to be pressed twice.
    public Action pressedTwice() {
      return new Action(verb, label, slot, key, true, cue);
    }

    /// The same in another place.
    public Action inSlot(int other) {
      return new Action(verb, label, other, key, grave, cue);
    }

    /// An offer to do it.
    public Scene.Offer offer(String offered, Field... fields) {
      return Scene.Offer.of(verb, offered, fields);
    }

    /// The same, called for by a face.
    public Action at(Piece.Face face) {
      return new Action(verb, label, slot, key, grave, Optional.of(face));
    }
  }

  public Optional<Action> action(String verb) {
    for (Action action : actions) if (action.verb().equals(verb)) return Optional.of(action);
    return Optional.empty();
  }
}
