package parlour.games.pocket;

import static parlour.games.material.letters.LetterFaces.capitals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.engine.Game;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Sentence;
import parlour.engine.Setting;
import parlour.engine.wire.Json;
import parlour.games.GameList;
import parlour.games.WordInfo;
import parlour.games.court.Court;
import parlour.games.material.CatalogEntry;
import parlour.games.material.GameAround;
import parlour.games.material.letters.LeaderDraw;
import parlour.games.pause.Pauses;
import parlour.games.sheets.RealTable;
import parlour.games.wordmaking.Taking;
import parlour.games.wordmaking.WordMaking;
import parlour.lexicon.Definitions;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Verdict;

/// Answers a table's questions: is it a word, may it be taken so, who is nearer Z, what are the
/// clocks, how does the sheet stand. Questions and answers are JSON, the same for every game.
public record PocketJudge(GameList games, Lexicon lexicon) {
  private static final long MINUTE_MILLIS = 60_000;

  /// How many sit at a table whose players nobody has named yet.
  private static final int USUAL_PLAYERS = 3;

  /// Answers a question of that kind.
  ///
  /// @param definitions what words mean, where that is at hand
  public Json answer(String kind, Json asked, Optional<Definitions> definitions) {
    return switch (kind) {
      case "sheet" -> sheet(asked);
      case "game" -> game(asked);
      case "word" -> word(asked, definitions);
      case "taking" -> taking(asked);
      case "draw" -> draw(asked);
      default -> throw new Json.Malformed("The judge does not know that question.");
    };
  }

  private CatalogEntry entry(Json asked) {
    return games
        .find(asked.at("game").asText())
        .orElseThrow(() -> new Json.Malformed("There is no such game here."));
  }

  private Json sheet(Json asked) {
    CatalogEntry entry = entry(asked);
    int seats = asked.at("players").asInt();
    Map<String, String> settings = SheetCodec.texts(asked.at("settings"));
    Optional<String> objection = entry.objection(seats, settings);
    if (objection.isPresent()) throw new Json.Malformed(objection.get());
    RealTable table =
        RealTable.of(entry.open(settings, lexicon))
            .orElseThrow(() -> new Json.Malformed(entry.title() + " has no score sheet."));
    Seat dealer = Seat.of(Math.floorMod(asked.at("dealer").asInt(), seats));
    return SheetCodec.answer(table.sheet().open(seats, dealer), asked.at("entries").asItems());
  }

  private Game<?, ?, ?> open(Json asked) {
    CatalogEntry entry = entry(asked);
    Map<String, String> chosen = SheetCodec.texts(asked.at("settings"));
    Optional<String> objection = Setting.objection(entry.settings(), chosen);
    if (objection.isPresent()) throw new Json.Malformed(objection.get());
    return entry.open(chosen, lexicon);
  }

  /// What the judge can be asked about a game, and its clocks: last the time of the whole game.
  private Json game(Json asked) {
    CatalogEntry entry = entry(asked);
    List<RealTable.Clock> clocks =
        new ArrayList<>(RealTable.of(open(asked)).map(RealTable::clocks).orElse(List.of()));
    clocks.add(
        new RealTable.Clock("The whole game, about", entry.minutes(USUAL_PLAYERS) * MINUTE_MILLIS));
    return Json.fields()
        .put("words", entry.service().words())
        .puts("settings", settings(entry))
        .puts(
            "clocks",
            clocks,
            (clock, out) -> out.put("label", clock.label()).put("millis", clock.millis()))
        .done();
  }

  /// The names of the settings that matter at a real table; the rest is for a table on a screen.
  private static List<String> settings(CatalogEntry entry) {
    return entry.settings().stream()
        .filter(setting -> !Pauses.isOwn(setting) && !Court.isOwn(setting))
        .map(Setting::name)
        .toList();
  }

  private Json word(Json asked, Optional<Definitions> definitions) {
    Judge judge = judge(asked);
    String word = spelt(asked.at("word").asText());
    Definitions meanings =
        definitions.orElseThrow(() -> new Json.Malformed("What words mean is not on this device."));
    return WordInfo.of(word, judge, meanings);
  }

  private Judge judge(Json asked) {
    return WordInfo.judge(entry(asked), SheetCodec.texts(asked.at("settings")), lexicon);
  }

  private static String spelt(String text) {
    return WordInfo.word(text.strip()).orElseThrow(() -> new Json.Malformed(WordInfo.NO_WORD));
  }

  /// Whether a word may be made of another and some letters, and be more than an inflection of it.
  private Json taking(Json asked) {
    Judge judge = judge(asked);
    String word = spelt(asked.at("word").asText());
    String from = spelt(asked.at("from").asText());
    String added = asked.at("added").asText().strip();
    String letters = added.isEmpty() ? "" : spelt(added.replaceAll("[\\s,]+", ""));
    String why = objection(open(asked), judge, word, from, letters);
    return Json.fields()
        .put("good", why.isEmpty())
        .put(
            "why",
            why.isEmpty()
                ? Sentence.of(
                    "{0}{1} make {2}, which is another word and not a mere inflection.",
                    capitals(from),
                    letters.isEmpty() ? "" : " and " + capitals(letters),
                    capitals(word))
                : why)
        .done();
  }

  private static String objection(
      Game<?, ?, ?> game, Judge judge, String word, String from, String letters) {
    if (judge.judge(word) instanceof Verdict.Refused(_, String why)) return why + ".";
    String misfit = Taking.misfit(from, word);
    if (!misfit.isEmpty()) return misfit;
    if (!letters.isEmpty() && !Letters.of(word).equals(Letters.of(from).plus(Letters.of(letters))))
      return Sentence.of(
          "{0} and {1} do not make {2}, letter for letter.",
          capitals(from), capitals(letters), capitals(word));
    boolean strict =
        GameAround.bare(game) instanceof WordMaking making && making.options().strict();
    Taking taking = new Taking(judge.lexicon(), strict);
    return taking.mayBecome(from, false, word) ? "" : taking.why(from, word) + ".";
  }

  /// Who leads: the letter nearest Z, of those who tie all of them.
  private static Json draw(Json asked) {
    List<Json> drawn = asked.at("letters").asItems();
    if (drawn.isEmpty() || drawn.size() > Seat.MOST)
      throw new Json.Malformed("One letter for each player is wanted.");
    List<String> letters = new ArrayList<>();
    for (Json one : drawn) {
      String letter = spelt(one.asText());
      if (letter.length() != 1) throw new Json.Malformed("Everybody draws one letter.");
      letters.add(letter);
    }
    PerSeat<String> each = PerSeat.of(letters.size(), seat -> letters.get(seat.index()));
    List<Json> nearest = new ArrayList<>();
    for (Seat seat : LeaderDraw.nearestTheEnd(Seats.first(letters.size()), each))
      nearest.add(Json.of(seat.index()));
    return Json.fields().put("nearest", Json.items(nearest)).done();
  }
}
