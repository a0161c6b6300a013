package parlour.e2e;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import parlour.bots.Bots;
import parlour.bots.Simulator;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Sentence;
import parlour.games.crossword.Crossword;
import parlour.games.foil.Foil;
import parlour.games.foil.Phase;
import parlour.games.foil.words.LaidWords;
import parlour.games.logomachy.Logomachy;
import parlour.games.material.letters.WordList;
import parlour.games.sheets.Entry;
import parlour.games.speculation.Speculation;
import parlour.games.wordmaking.Standing;
import parlour.games.wordmaking.WordMaking;
import parlour.lexicon.Lexicon;

/// A game that bots have played before a referee, as a player with a pencil would write it down.
///
/// @param dealer who dealt or led first
/// @param entries what is written on the sheet, in order
/// @param result how the referee's game ended
record RecordedSheet(String game, int seats, int dealer, List<Entry> entries, Result result) {
  static final Lexicon LEXICON = ShippedLexicon.load();
  private static final int MOST_STEPS = 100_000;

  /// One step of the game, and what was told of it.
  private interface Pencil<S> {
    void see(S before, S after, List<Event> events, List<Entry> out);
  }

  private static <S, M, V> RecordedSheet play(
      String id, Game<S, M, V> game, int seats, long seed, int dealer, Pencil<S> pencil) {
    Bot<M, V> bot = Bots.seat(game, Bots.USUAL);
    List<Bot<M, V>> bots = IntStream.range(0, seats).mapToObj(_ -> bot).toList();
    Simulator.Played<M> played = Simulator.play(game, seed, bots, MOST_STEPS);
    S position = game.deal(Seats.first(seats), seed);
    List<Entry> entries = new ArrayList<>();
    for (Simulator.Step<M> step : played.steps()) {
      S before = position;
      Ruling<S> ruling =
          step.move().isPresent()
              ? game.play(position, step.by(), step.move().get(), step.atMillis())
              : game.timeUp(position, step.atMillis());
      if (!(ruling instanceof Ruling.Legal<S>(S next, List<Event> events))) continue;
      pencil.see(before, next, events, entries);
      position = next;
    }
    return new RecordedSheet(id, seats, dealer, entries, game.result(position).orElseThrow());
  }

  private static Entry entry(String form, Map<String, String> values) {
    return new Entry(form, Map.copyOf(values));
  }

  static RecordedSheet logomachy(long seed) {
    Logomachy game = (Logomachy) Logomachy.ENTRY.open(Map.of(), LEXICON);
    int dealer = game.deal(Seats.first(3), seed).open().match().dealer().index();
    return play(
        "logomachy",
        game,
        3,
        seed,
        dealer,
        (_, _, events, out) -> {
          for (Event event : events)
            event.interlude().ifPresent(told -> out.add(entry("deal", deal(told))));
        });
  }

  /// What each has captured, out of the reckoning: "23 cards, the most, one prize".
  private static Map<String, String> deal(Scene.Interlude told) {
    Map<String, String> values = new LinkedHashMap<>();
    for (Scene.Gain gain : told.gains()) {
      String seat = "." + gain.seat().index();
      values.put("cards" + seat, number(gain.why(), "card"));
      values.put("prizes" + seat, number(gain.why().replace("double prize", "twofold"), "prize"));
      values.put("doubles" + seat, number(gain.why(), "double prize"));
      values.put("sweeps" + seat, number(gain.why(), "sweep"));
    }
    return values;
  }

  private static String number(String text, String thing) {
    Matcher found = Pattern.compile("(\\w+) " + thing + "s?\\b").matcher(text);
    if (!found.find()) return "0";
    for (int number = 0; number <= 12; number++)
      if (Sentence.number(number).equals(found.group(1))) return String.valueOf(number);
    return found.group(1);
  }

  static RecordedSheet foil(long seed) {
    Foil game = (Foil) Foil.ENTRY.open(Map.of("game", "three-hands"), LEXICON);
    int dealer = game.deal(Seats.first(2), seed).match().dealer().index();
    return play(
        "foil",
        game,
        2,
        seed,
        dealer,
        (before, after, _, out) -> {
          boolean counted =
              after.phase() instanceof Phase.Checking || after.phase() instanceof Phase.Over;
          if (!counted || before.phase() instanceof Phase.Checking) return;
          LaidWords laid =
              after.phase() instanceof Phase.Checking checking
                  ? checking.laid()
                  : ((Phase.Over) after.phase()).laid();
          fines(after, out);
          words(after, laid, out);
        });
  }

  /// What was fined during the hand, such as a knock that was none.
  private static void fines(parlour.games.foil.Position position, List<Entry> out) {
    var accounts =
        position.phase() instanceof Phase.Checking checking
            ? checking.accounts()
            : ((Phase.Over) position.phase()).accounts();
    for (Seat seat : position.match().in()) {
      int fine =
          position.match().totals().at(seat)
              - position.match().before().at(seat)
              - accounts.at(seat).points();
      if (fine != 0)
        out.add(
            entry(
                "fine",
                Map.of("who", String.valueOf(seat.index()), "points", String.valueOf(fine))));
    }
  }

  private static void words(parlour.games.foil.Position position, LaidWords laid, List<Entry> out) {
    Map<String, String> words = new LinkedHashMap<>();
    Map<String, String> wrote = new LinkedHashMap<>();
    words.put("knock", laid.knocker().isNobody() ? "" : String.valueOf(laid.knocker().index()));
    for (Seat seat : position.match().in()) {
      List<String> own =
          laid.slots().stream()
              .filter(slot -> slot.owner().equals(seat))
              .map(slot -> slot.word())
              .toList();
      words.put("words." + seat.index(), String.join(" ", own));
      int unused = position.hands().at(seat).size() - String.join("", own).length();
      words.put("unused." + seat.index(), String.valueOf(unused));
      for (int line = 0; line < laid.slots().size(); line++)
        wrote.put("wrote" + line + "." + seat.index(), laid.papers().at(seat).get(line));
    }
    out.add(entry("words", words));
    out.add(entry("answers", wrote));
  }

  static RecordedSheet wordMaking(long seed) {
    WordMaking game = (WordMaking) WordMaking.ENTRY.open(Map.of(), LEXICON);
    int first = game.deal(Seats.first(2), seed).open().turn().seat().index();
    return play(
        "wmwt",
        game,
        2,
        seed,
        first,
        (before, after, _, out) -> {
          Seat turn = before.open().turn().seat();
          for (Standing word : after.open().row(turn)) {
            if (before.open().find(word.number()).isPresent()) continue;
            String of = "";
            for (Seat seat : Seats.first(2))
              for (Standing old : before.open().row(seat))
                if (after.open().find(old.number()).isEmpty()) of = seat.index() + "." + old.word();
            out.add(entry("word", Map.of("word", word.word(), "of", of)));
          }
          boolean over = game.result(after).isPresent();
          if (!after.open().turn().seat().equals(turn)) out.add(entry("pass", Map.of()));
          boolean enough = after.open().row(after.open().turn().seat()).size() >= 10;
          if (over && !enough) out.add(entry("stuck", Map.of()));
        });
  }

  static RecordedSheet crossword(long seed) {
    Crossword game = (Crossword) Crossword.ENTRY.open(Map.of(), LEXICON);
    int dealer = game.deal(Seats.first(3), seed).match().dealer().index();
    return play(
        "crossword",
        game,
        3,
        seed,
        dealer,
        (before, after, events, out) -> {
          boolean counted = events.stream().anyMatch(event -> event.interlude().isPresent());
          Map<String, String> values = new LinkedHashMap<>();
          for (Seat seat : before.match().in()) {
            int gain = after.match().scores().at(seat) - before.match().scores().at(seat);
            if (gain == 0 && counted) values.put("out", String.valueOf(seat.index()));
            if (gain == 0) continue;
            if (counted) values.put("left." + seat.index(), signs(before.hands().at(seat)));
            else out.add(entry("fine", fine(seat, before.match().in())));
          }
          if (counted) out.add(entry("hand", values));
        });
  }

  private static String signs(parlour.games.crossword.Hand hand) {
    StringBuilder signs = new StringBuilder();
    for (int i = 0; i < hand.size(); i++) {
      int kind = hand.at(i);
      signs.append(kind == 26 ? "*" : String.valueOf((char) ('A' + kind))).append(' ');
    }
    return signs.toString();
  }

  /// A fine: the player is written as the maker of a word that fell.
  private static Map<String, String> fine(Seat fined, Seats in) {
    return Map.of(
        "by",
        String.valueOf(in.without(fined).lowest().index()),
        "whose",
        String.valueOf(fined.index()));
  }

  static RecordedSheet speculation(long seed) {
    Speculation game = (Speculation) Speculation.ENTRY.open(Map.of(), LEXICON);
    int dealer = game.deal(Seats.first(3), seed).match().dealer().index();
    return play(
        "speculation",
        game,
        3,
        seed,
        dealer,
        (before, _, events, out) -> {
          if (events.stream().noneMatch(event -> event.interlude().isPresent())) return;
          Seat first = before.match().dealer();
          Map<String, String> values = new LinkedHashMap<>();
          int[] found = new int[3];
          for (Seat seat : Seats.first(3)) {
            var hand = before.hands().at(seat);
            values.put("words." + seat.index(), String.valueOf(standing(hand.list(), found)));
            if (seat.equals(first))
              values.put("plum", String.valueOf(standing(hand.plum(), found)));
            else values.put("noticed." + seat.index(), String.valueOf(hand.plum().lines().size()));
          }
          for (int i = 0; i < 3; i++) values.put("errors." + i, String.valueOf(found[i]));
          out.add(entry("deal", values));
        });
  }

  /// How many words of a list stand; those struck are counted for whoever found them.
  private static int standing(WordList list, int[] found) {
    int standing = 0;
    for (WordList.Line line : list.lines()) {
      if (line.proof() == WordList.Proof.STRUCK) found[line.by().index()]++;
      else standing++;
    }
    return standing;
  }
}
