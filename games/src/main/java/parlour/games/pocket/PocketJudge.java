package parlour.games.pocket;

import static parlour.games.material.letters.LetterFaces.capitals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parlour.engine.Game;
import parlour.engine.PerSeat;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Setting;
import parlour.engine.wire.Json;
import parlour.games.Catalog;
import parlour.games.WordInfo;
import parlour.games.material.CatalogEntry;
import parlour.games.material.letters.LeaderDraw;
import parlour.games.material.letters.WordGame;
import parlour.games.sheets.SheetCodec;
import parlour.games.sheets.Sheets;
import parlour.games.wordmaking.Taking;
import parlour.games.wordmaking.WordMaking;
import parlour.lexicon.Definitions;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Verdict;

/// Answers a table's questions: is it a word, may it be taken so, who is nearer Z, what are the
/// clocks, how does the sheet stand. Questions and answers are JSON, the same for every game.
public record PocketJudge(Lexicon lexicon) {
  /// Answers a question of that kind.
  ///
  /// @param definitions what words mean, where that is at hand
  public Json answer(String kind, Json asked, Optional<Definitions> definitions) {
    return switch (kind) {
      case "sheet" -> SheetCodec.answer(asked, lexicon);
      case "game" -> game(asked);
      case "word" -> word(asked, definitions);
      case "taking" -> taking(asked);
      case "draw" -> draw(asked);
      default -> throw new Json.Malformed("The judge does not know that question.");
    };
  }

  private static CatalogEntry entry(Json asked) {
    return Catalog.find(asked.at("game").asText())
        .orElseThrow(() -> new Json.Malformed("There is no such game here."));
  }

  private Game<?, ?, ?> open(Json asked) {
    CatalogEntry entry = entry(asked);
    Map<String, String> chosen = new TreeMap<>();
    asked.at("settings").asFields().forEach((name, value) -> chosen.put(name, value.asText()));
    Optional<String> objection = Setting.objection(entry.settings(), chosen);
    if (objection.isPresent()) throw new Json.Malformed(objection.get());
    return Sheets.game(entry, chosen, lexicon);
  }

  /// What the judge can be asked about a game, and its clocks.
  private Json game(Json asked) {
    Game<?, ?, ?> game = open(asked);
    return Json.fields()
        .put("words", game instanceof WordGame)
        .puts("settings", Sheets.settings(entry(asked)))
        .puts(
            "clocks",
            GameClock.of(entry(asked), game),
            (clock, out) -> out.put("label", clock.label()).put("millis", clock.millis()))
        .done();
  }

  private Json word(Json asked, Optional<Definitions> definitions) {
    Judge judge = judge(open(asked));
    String word = spelt(asked.at("word").asText());
    Definitions meanings =
        definitions.orElseThrow(() -> new Json.Malformed("What words mean is not on this device."));
    return WordInfo.of(word, judge, judge.lexicon(), meanings);
  }

  private static Judge judge(Game<?, ?, ?> game) {
    if (game instanceof WordGame<?, ?, ?> words) return words.judge();
    throw new Json.Malformed("This game has no words to judge.");
  }

  private static String spelt(String text) {
    return WordInfo.word(text.strip()).orElseThrow(() -> new Json.Malformed(WordInfo.NO_WORD));
  }

  /// Whether a word may be made of another and some letters, and be more than an inflection of it.
  private Json taking(Json asked) {
    Game<?, ?, ?> game = open(asked);
    Judge judge = judge(game);
    String word = spelt(asked.at("word").asText());
    String from = spelt(asked.at("from").asText());
    String added = asked.at("added").asText().strip();
    String letters = added.isEmpty() ? "" : spelt(added.replaceAll("[\\s,]+", ""));
    String why = objection(game, judge, word, from, letters);
    return Json.fields()
        .put("good", why.isEmpty())
        .put(
            "why",
            why.isEmpty()
                ? capitals(from)
                    + (letters.isEmpty() ? "" : " and " + capitals(letters))
                    + " make "
                    + capitals(word)
                    + ", which is another word and not a mere inflection."
                : why)
        .done();
  }

  private static String objection(
      Game<?, ?, ?> game, Judge judge, String word, String from, String letters) {
    if (judge.judge(word) instanceof Verdict.Refused(_, String why)) return why + ".";
    Letters old = Letters.of(from);
    Letters made = Letters.of(word);
    if (!made.covers(old))
      return capitals(word) + " does not use all the letters of " + capitals(from) + ".";
    if (made.equals(old)) return "A letter must be added to " + capitals(from) + ".";
    if (!letters.isEmpty() && !made.equals(old.plus(Letters.of(letters))))
      return capitals(from)
          + " and "
          + capitals(letters)
          + " do not make "
          + capitals(word)
          + ", letter for letter.";
    boolean strict = game instanceof WordMaking making && making.options().strict();
    Taking taking = new Taking(judge.lexicon(), strict);
    if (taking.mayBecome(from, false, word)) return "";
    Ruling.Illegal<Void> forbidden = taking.forbidden(from, word);
    return forbidden.why();
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
