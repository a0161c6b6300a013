package parlour.engine;

/// The few rules of the table itself, which no leaflet states because no table needs telling.
public enum TableRules implements Clause {
  /// A player speaks only when the game waits for him or lets him speak.
  TURN("house.turn"),
  /// An answer must be one the table can make sense of.
  SENSE("house.sense"),
  /// What comes after the clock has spoken is late.
  LATE("house.late"),
  /// Nothing is played once the game is over.
  OVER("house.over"),
  /// Where the company has settled it so, it may admit a word that the dictionary refuses.
  OVERRULE("house.overrule");

  private final String id;

  TableRules(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
