package parlour.games.foil;

import parlour.engine.Kit;

/// The full game and its variations: which rounds are played, how many hands to each, and what ends
/// it.
public enum Form {
  FULL(0, 0),
  ROUND_1(1, 0),
  ROUND_2(2, 0),
  ROUND_3(3, 0),
  HAND(1, 0),
  THREE_HANDS(0, 0),
  HUNDRED(0, 100),
  CHILDREN(0, 0),
  YOUNG_25(0, 25),
  YOUNG_50(0, 50);

  private static final String DECIDING_HAND = "A deciding hand among the tied settled it.";

  /// A game to a goal that nobody reaches ends after this many hands.
  static final int MOST_HANDS = 12;

  private final int only;
  private final int goal;

  Form(int only, int goal) {
    this.only = only;
    this.goal = goal;
  }

  /// Whether words from three letters are played.
  boolean forChildren() {
    return this == CHILDREN || isYoung();
  }

  /// Whether nothing is scrambled.
  boolean isYoung() {
    return this == YOUNG_25 || this == YOUNG_50;
  }

  /// What decides the game.
  Kit.Aim aim() {
    if (goal > 0)
      return Kit.Aim.most("First to " + goal + " points.", "points")
          .goal(goal)
          .tieBreak(DECIDING_HAND);
    String length =
        switch (this) {
          case FULL -> "three rounds";
          case HAND -> "one hand";
          case ROUND_1, ROUND_2, ROUND_3 -> "one round";
          default -> "three hands";
        };
    return Kit.Aim.most("Most points after " + length + ".", "points").tieBreak(DECIDING_HAND);
  }

  /// The points that end the game at the end of a hand, or 0.
  public int goal() {
    return goal;
  }

  /// How many hands make a round.
  int handsPerRound(int players) {
    return this == FULL || only > 0 && this != HAND ? players : 1;
  }

  /// The round to which a hand belongs, both counted from one.
  int round(int hand, int players) {
    return only > 0 ? only : (hand - 1) / handsPerRound(players) % 3 + 1;
  }

  /// How many letters one word must have for a knock in that round.
  int size(int round) {
    return forChildren() ? round + 2 : round + 4;
  }

  /// How many hands are played, if no goal ends the game before.
  int hands(int players, boolean again) {
    if (only > 0) return handsPerRound(players);
    return this == HUNDRED || isYoung() && again ? MOST_HANDS : 3 * handsPerRound(players);
  }

  /// Whether this hand was the last of its round.
  boolean endsRound(int hand, int players) {
    return hand % handsPerRound(players) == 0;
  }
}
