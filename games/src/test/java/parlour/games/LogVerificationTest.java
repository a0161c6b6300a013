package parlour.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Settings;
import parlour.engine.play.Log;
import parlour.engine.play.Referee;
import parlour.engine.play.Seed;
import parlour.engine.wire.LogCodec;
import parlour.games.material.CatalogEntry;
import parlour.lexicon.Lexicon;

/// A log is looked at closely, and the first thing that does not hold is named.
class LogVerificationTest {
  private static final Lexicon LEXICON = ShippedLexicon.load();
  private static final CatalogEntry BULL_FROG = Catalog.find("bull-frog").orElseThrow();

  @Test
  void an_honest_log_holds() {
    LogCodec.Book book = played();
    assertThat(LogVerification.of(LogCodec.write(book), Editions.of(LEXICON)))
        .isInstanceOfSatisfying(
            LogVerification.Holds.class,
            holds -> {
              assertThat(holds.entries()).isEqualTo(book.log().entries().size()).isPositive();
              assertThat(holds.result()).isEqualTo(book.result()).isPresent();
            });
  }

  @Test
  void an_altered_line_is_named() {
    List<String> lines = new ArrayList<>(LogCodec.write(played()).lines().toList());
    lines.set(2, lines.get(2).replace("\"at\":", "\"at\":1"));
    assertThat(why(String.join("\n", lines))).contains("entry 2 (line 3)");
  }

  @Test
  void another_result_is_found_even_if_the_hashes_fit() {
    LogCodec.Book book = played();
    Result honest = book.result().orElseThrow();
    Result claimed = new Result(PerSeat.all(2, 77), honest.ranking());
    assertThat(why(LogCodec.write(new LogCodec.Book(book.log(), Optional.of(claimed)))))
        .contains("final score");
  }

  @Test
  void a_move_that_the_rules_refuse_is_named() {
    LogCodec.Book book = played();
    List<Log.Entry> entries = new ArrayList<>(book.log().entries());
    entries.add(entries.getLast());
    Log longer = new Log(book.log().header(), entries);
    assertThat(why(LogCodec.write(new LogCodec.Book(longer, book.result()))))
        .startsWith("Entry " + entries.size() + " cannot be played");
  }

  @Test
  void other_games_other_rules_and_other_dictionaries_are_not_judged() {
    assertThat(why(BULL_FROG.id(), BULL_FROG.rulesVersion() + 1, LEXICON.version()))
        .startsWith("the chain holds: Version ");
    assertThat(why(BULL_FROG.id(), BULL_FROG.rulesVersion(), "another"))
        .contains("dictionary another");
    assertThat(why("whist", 1, LEXICON.version())).contains("\"whist\"");
    assertThat(why("not a log at all")).contains("line 1");
  }

  private static String why(String game, int rules, String lexicon) {
    Log.Header header = new Log.Header(game, rules, new Settings(Map.of()), lexicon, 2, seed());
    return why(LogCodec.write(new LogCodec.Book(new Log(header, List.of()), Optional.empty())));
  }

  private static String why(String text) {
    return switch (LogVerification.of(text, Editions.of(LEXICON))) {
      case LogVerification.Fails(String why) -> why;
      case LogVerification.ChainHolds(_, String why) -> "the chain holds: " + why;
      case LogVerification.Holds _ -> "it holds";
    };
  }

  private static Seed seed() {
    return new Seed(5, "0123456789abcdef".repeat(4));
  }

  /// A game in which nobody ever presses and only the clock speaks.
  private static LogCodec.Book played() {
    Log.Header header =
        new Log.Header(
            BULL_FROG.id(),
            BULL_FROG.rulesVersion(),
            Settings.of(BULL_FROG.settings(), Map.of()),
            LEXICON.version(),
            2,
            seed());
    Referee<?, ?, ?> referee =
        new Referee<>(Editions.of(LEXICON).open(header), 2, header.seed().value());
    List<Log.Entry> entries = new ArrayList<>();
    for (Prompt prompt = referee.prompt(); !prompt.isOver(); prompt = referee.prompt()) {
      Log.Entry entry = Log.Entry.clock(prompt.deadlineMillis());
      assertThat(referee.apply(entry)).isInstanceOf(Referee.Decision.Accepted.class);
      entries.add(entry);
    }
    return new LogCodec.Book(new Log(header, entries), referee.result());
  }
}
