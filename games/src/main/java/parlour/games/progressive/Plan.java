package parlour.games.progressive;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.CatalogEntry;

/// What the host has settled before the evening.
///
/// @param game what is played at the tables
/// @param table the options of that game
/// @param evening the options of the evening
public record Plan(String game, Settings table, Settings evening) {
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

  /// What the host may settle.
  public static final List<Setting> SETTINGS =
      List.of(
          Setting.of(
              "movement",
              "How guests move",
              "progressive.move.winners",
              "custom",
              "Winners go up, the head table's losers to the last",
              "balanced",
              "Everybody meets everybody as evenly as can be"),
          Setting.of(
              "fill",
              "Empty chairs",
              "progressive.amb.digital",
              "bots",
              "Bots sit on them",
              "byes",
              "Guests sit out in turn"),
          Setting.of(
              "club",
              "Chairs laid",
              "progressive.amb.digital",
              "fit",
              "Eight, twelve, sixteen, as many as are needed",
              "8",
              "Eight at least",
              "12",
              "Twelve at least",
              "16",
              "Sixteen at least"),
          Setting.of(
              "couples",
              "Who sits at a table",
              "progressive.amb.sexes",
              "any",
              "Any four",
              "yes",
              "Two ladies and two gentlemen"),
          Setting.of(
              "end",
              "The end",
              "progressive.score.stars",
              "games-8",
              "After eight games",
              "games-2",
              "After two games",
              "games-3",
              "After three games",
              "games-4",
              "After four games",
              "games-6",
              "After six games",
              "games-10",
              "After ten games",
              "games-12",
              "After twelve games",
              "minutes-60",
              "After an hour",
              "minutes-90",
              "After an hour and a half",
              "minutes-120",
              "After two hours",
              "minutes-180",
              "After three hours",
              "stars-3",
              "When somebody has three gold stars",
              "stars-5",
              "When somebody has five gold stars",
              "stars-7",
              "When somebody has seven gold stars"),
          Setting.of(
              "bots",
              "How well the bots play",
              "progressive.amb.digital",
              "3",
              "Level three",
              "1",
              "Level one",
              "2",
              "Level two",
              "4",
              "Level four",
              "5",
              "Level five"));

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
    return settled.on("couples") && settled.is("fill", "byes")
        ? Optional.of("Where ladies sit with gentlemen, bots must fill the empty chairs.")
        : Optional.empty();
  }

  /// A plan with these options and the usual ones for the rest; call [#objection] first.
  public static Plan of(String game, Map<String, String> table, Map<String, String> evening) {
    EveningGame played = EveningGame.find(game).orElseThrow();
    return new Plan(
        game,
        Settings.of(played.entry().settings(), played.options(table)),
        Settings.of(SETTINGS, new TreeMap<>(evening)));
  }

  public CatalogEntry entry() {
    return EveningGame.find(game).orElseThrow().entry();
  }

  public Movement movement() {
    return evening.is("movement", "custom") ? Movement.CUSTOM : Movement.BALANCED;
  }

  public Fill fill() {
    return evening.is("fill", "bots") ? Fill.BOTS : Fill.BYES;
  }

  /// Whether two ladies and two gentlemen sit at a table.
  public boolean couples() {
    return evening.on("couples");
  }

  /// The fewest chairs that are laid.
  public int fewestChairs() {
    return evening.is("club", "fit") ? 8 : evening.number("club");
  }

  public End end() {
    String end = evening.text("end");
    int dash = end.indexOf('-');
    return new End(end.substring(0, dash), Integer.parseInt(end.substring(dash + 1)));
  }

  /// The level of the bots that fill chairs.
  public int level() {
    return evening.number("bots");
  }

  /// How many words lie in the envelopes of one game; 0 where there are none.
  public int words() {
    return game.equals("anagrams") ? table.number("envelopes") * Foursome.FOUR : 0;
  }
}
