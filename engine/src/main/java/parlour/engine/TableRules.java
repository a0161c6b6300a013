package parlour.engine;

/// The few rules of the table itself, which every leaflet takes for granted.
public enum TableRules implements Clause {
  /// A player plays only when the game waits for them or lets them play out of turn.
  TURN("house.turn"),
  /// An answer must make sense in the game.
  SENSE("house.sense"),
  /// A move after the deadline is late, and a deadline does not pass early.
  LATE("house.late"),
  /// No move stands once the game is over.
  OVER("house.over"),
  /// If the table's settings say so, the players may admit a word that the dictionary refuses.
  OVERRULE("house.overrule"),
  /// Words are spelt with the letters there are.
  LETTERS("house.letters"),
  /// The table chooses its word list.
  WORD_LIST("house.list"),
  /// The table chooses what it makes of words that may offend; the program never offers one.
  MANNERS("house.manners"),
  /// The game pauses when a hand has ended, and before a race.
  PAUSE("house.pause"),
  /// A game goes on under the edition it was dealt with; where the program no longer plays that, it
  /// ends with the score it had.
  EDITION("house.edition"),
  /// The game is played for the time available.
  MINUTES("house.minutes"),
  /// The table chooses how long its bots take.
  BOT_PACE("house.pace");

  /// What is said to whoever spells a word with anything else.
  public static final String LETTERS_ONLY =
      "Spell words with the letters A to Z, without accents, hyphens or apostrophes.";

  private final String id;

  TableRules(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
