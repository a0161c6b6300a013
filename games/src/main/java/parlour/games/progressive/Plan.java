package parlour.games.progressive;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parlour.engine.Choice;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.CatalogEntry;

/// What the host has settled before the evening.
///
/// @param game what is played at the tables
/// @param table the options of that game
/// @param evening the options of the evening
/// @param edition the rules it is held by: evenings of the first edition are read as they were held
public record Plan(String game, Settings table, Settings evening, int edition) {
  /// The rules of today, by which people come before bots.
  public static final int EDITION = 2;

  /// How guests move after a game.
  public enum Movement {
    /// Winners go up, the head table's losers go down to the last.
    CUSTOM,
    /// Everybody plays with and against everybody as evenly as can be, whoever wins.
    BALANCED
  }

  /// What becomes of empty chairs.
  public enum Fill {
    BOTS,
    BYES
  }

  /// When the evening ends.
  ///
  /// @param what games, minutes or stars
  public record End(String what, int count) {}

  /// The title of an evening.
  public static final String TITLE = "An evening of progressive play";

  private static final Choice<Movement> MOVEMENT =
      Choice.of("movement", "How guests move", "progressive.move.winners")
          .when("custom: Winners go up, the head table's losers to the last", Movement.CUSTOM)
          .when("balanced: Everybody meets everybody as evenly as can be", Movement.BALANCED);
  private static final Choice<Fill> FILL =
      Choice.of("fill", "Empty chairs", "progressive.amb.digital")
          .when("bots: Bots sit on them", Fill.BOTS)
          .when("byes: Guests sit out in turn", Fill.BYES);
  private static final Choice<Integer> FEWEST_CHAIRS =
      Choice.of("club", "Chairs laid", "progressive.amb.digital")
          .when("fit: Eight, twelve, sixteen, as many as are needed", 8)
          .when("8: Eight at least", 8)
          .when("12: Twelve at least", 12)
          .when("16: Sixteen at least", 16);
  private static final Choice<Boolean> COUPLES =
      Choice.of("couples", "Who sits at a table", "progressive.amb.sexes")
          .usuallyOff("any: Any four", "yes: Two ladies and two gentlemen");
  private static final Choice<End> END =
      Choice.of("end", "The end", "progressive.score.stars")
          .when("games-8: After eight games", new End("games", 8))
          .when("games-2: After two games", new End("games", 2))
          .when("games-3: After three games", new End("games", 3))
          .when("games-4: After four games", new End("games", 4))
          .when("games-6: After six games", new End("games", 6))
          .when("games-10: After ten games", new End("games", 10))
          .when("games-12: After twelve games", new End("games", 12))
          .when("minutes-60: After an hour", new End("minutes", 60))
          .when("minutes-90: After an hour and a half", new End("minutes", 90))
          .when("minutes-120: After two hours", new End("minutes", 120))
          .when("minutes-180: After three hours", new End("minutes", 180))
          .when("stars-3: When somebody has three gold stars", new End("stars", 3))
          .when("stars-5: When somebody has five gold stars", new End("stars", 5))
          .when("stars-7: When somebody has seven gold stars", new End("stars", 7));
  private static final Choice<Integer> LEVEL =
      Choice.of("bots", "How well the bots play", "progressive.amb.digital")
          .numbers(
              "3: Level three", "1: Level one", "2: Level two", "4: Level four", "5: Level five");

  /// What the host may settle.
  public static final List<Setting> SETTINGS =
      Choice.settings(MOVEMENT, FILL, FEWEST_CHAIRS, COUPLES, END, LEVEL);

  /// What is wrong with such a plan, in one sentence, if anything is.
  public static Optional<String> objection(
      String game, Map<String, String> table, Map<String, String> evening) {
    Optional<EveningGame> played = EveningGame.find(game);
    if (played.isEmpty())
      return Optional.of(
          "\""
              + game
              + "\" is not played on an evening; best suited are: "
              + String.join(", ", EveningGame.all().stream().map(EveningGame::game).toList())
              + ".");
    Optional<String> wrong = played.get().objection(table);
    if (wrong.isPresent()) return wrong;
    wrong = Setting.objection(SETTINGS, evening);
    if (wrong.isPresent()) return wrong;
    Settings settled = Settings.of(SETTINGS, evening);
    return COUPLES.in(settled) && FILL.in(settled) == Fill.BYES
        ? Optional.of("Where ladies sit with gentlemen, bots must fill the empty chairs.")
        : Optional.empty();
  }

  /// A plan with these options and the usual ones for the rest; call [#objection] first.
  public static Plan of(String game, Map<String, String> table, Map<String, String> evening) {
    return of(game, table, evening, EDITION);
  }

  /// The same by the rules of an edition.
  public static Plan of(
      String game, Map<String, String> table, Map<String, String> evening, int edition) {
    EveningGame played = EveningGame.find(game).orElseThrow();
    return new Plan(
        game,
        Settings.of(played.settings(), played.options(table)),
        Settings.of(SETTINGS, new TreeMap<>(evening)),
        edition);
  }

  /// Whether bots give way to people wherever an evening decides anything.
  public boolean isPeopleFirst() {
    return edition >= 2;
  }

  public CatalogEntry entry() {
    return EveningGame.find(game).orElseThrow().entry();
  }

  /// What decides a table, one of it.
  String counted() {
    return EveningGame.find(game).orElseThrow().evening().counted();
  }

  public Movement movement() {
    return MOVEMENT.in(evening);
  }

  public Fill fill() {
    return FILL.in(evening);
  }

  /// Whether two ladies and two gentlemen sit at a table.
  public boolean couples() {
    return COUPLES.in(evening);
  }

  /// The fewest chairs that are laid.
  public int fewestChairs() {
    return FEWEST_CHAIRS.in(evening);
  }

  public End end() {
    return END.in(evening);
  }

  /// The level of the bots that fill chairs.
  public int level() {
    return LEVEL.in(evening);
  }

  /// How many words lie in the envelopes of one game; 0 where there are none.
  public int words() {
    return game.equals("anagrams") ? Integer.parseInt(table.text("envelopes")) * Foursome.FOUR : 0;
  }
}
