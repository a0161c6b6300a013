package parlour.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Settings;
import parlour.engine.play.Referee;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;
import parlour.games.pause.BotPace;
import parlour.games.pause.Pauses;

/// How long a person who acts at once waits for two bots, in every game and by the table's clock:
/// all the time between an act of theirs and the next that is asked of them.
///
/// `-Dwaits.table=true` prints what each game comes to.
class WaitsTest {
  private static final int DEALS = 3;
  private static final int LEVEL = 2;
  private static final Seat PERSON = Seat.of(0);

  /// Where cards are raced for nothing waits, and in Yankee Loto one covers when one likes.
  private static final Set<String> APART =
      Set.of("slap-jack", "bull-frog", "wild-animal", "yankee-loto");

  /// Races of wit, which the others may win while one does nothing.
  private static final Set<String> OF_WIT = Set.of("anagrams", "spelling-match", "puzzle-neighbor");

  private static final int LONGEST_MILLIS = 6_000;
  private static final int LONGEST_OF_WIT_MILLIS = 20_000;
  private static final int MOST_PERCENT = 35;

  /// What a person waited in one game each of the whole catalogue before there were paces.
  private static final double FIRST_TRIAL_MINUTES = 141;

  /// The waits of one game, over all deals.
  private record Waits(String game, BotPace pace, List<Long> millis) {
    double minutes() {
      return millis.stream().mapToLong(Long::longValue).sum() / 60_000.0 / DEALS;
    }

    long longest() {
      return millis.stream().mapToLong(Long::longValue).max().orElse(0);
    }

    @Override
    public String toString() {
      List<Long> sorted = millis.stream().sorted(Comparator.reverseOrder()).limit(3).toList();
      return String.format(
          Locale.ROOT,
          "| %s | %.1f | %s | %.0f |",
          game,
          minutes(),
          String.join(", ", sorted.stream().map(one -> String.valueOf(one / 1_000)).toList()),
          millis.stream().filter(one -> one > 10_000).count() / (double) DEALS);
    }
  }

  @Test
  void a_person_among_bots_waits_at_most_a_third_of_what_people_would_take() {
    double people = 0;
    double brisk = 0;
    double apart = 0;
    List<String> tooLong = new ArrayList<>();
    for (CatalogEntry entry : Catalog.entries()) {
      Waits before = waits(entry, BotPace.PEOPLE);
      Waits now = waits(entry, BotPace.BRISK);
      if (Boolean.getBoolean("waits.table")) System.out.println(before + " " + now);
      if (APART.contains(entry.id())) {
        apart += now.minutes();
        continue;
      }
      people += before.minutes();
      brisk += now.minutes();
      int most = OF_WIT.contains(entry.id()) ? LONGEST_OF_WIT_MILLIS : LONGEST_MILLIS;
      if (now.longest() > most) tooLong.add(entry.id() + " " + now.longest() / 1_000 + " s");
    }
    assertThat(tooLong).as("single waits").isEmpty();
    assertThat(100 * brisk / people).as("per cent of the time").isLessThan(MOST_PERCENT);
    assertThat(100 * (brisk + apart) / FIRST_TRIAL_MINUTES)
        .as("per cent of the first trial, over all games")
        .isLessThan(MOST_PERCENT);
  }

  private static Waits waits(CatalogEntry entry, BotPace pace) {
    Map<String, String> opened = Pauses.forPeople(entry);
    Settings settled = Pauses.forCompany(Settings.of(entry.settings(), opened), 1);
    Game<?, ?, ?> game = entry.open(settled.values(), ShippedLexicon.load());
    List<Long> millis = new ArrayList<>();
    for (int seed = 1; seed <= DEALS; seed++) addWaits(game, seed, pace, millis);
    return new Waits(entry.id(), pace, millis);
  }

  private static <S, M, V> void addWaits(
      Game<S, M, V> game, long seed, BotPace pace, List<Long> millis) {
    List<Bot<M, V>> players = new ArrayList<>();
    Bot<M, V> quick = Bots.seat(game, LEVEL);
    players.add(
        (view, prompt, dice) ->
            quick.reply(view, prompt, dice).map(reply -> new Bot.Reply<>(reply.move(), 0)));
    for (int i = 1; i < 3; i++) players.add(Bots.seat(game, LEVEL));
    Simulator.Played<M> played =
        Simulator.play(game, seed, players, 100_000, pace, Seats.of(PERSON));
    Referee<S, M, V> referee = new Referee<>(game, players.size(), seed);
    Optional<Long> waitingSince = Optional.empty();
    for (Simulator.Step<M> step : played.steps()) {
      if (step.move().isPresent()) referee.playMove(step.by(), step.move().get(), step.atMillis());
      else referee.timeUp(step.atMillis());
      boolean next = isAsked(referee.prompt());
      if (step.by().equals(PERSON) && !next) waitingSince = Optional.of(step.atMillis());
      else if (next && waitingSince.isPresent()) {
        millis.add(step.atMillis() - waitingSince.get());
        waitingSince = Optional.empty();
      }
    }
  }

  /// Whether the person has something to do; what one may doubt while others play is not counted.
  private static boolean isAsked(Prompt prompt) {
    return prompt.isOver()
        || prompt.must().has(PERSON)
        || prompt.pace() != Prompt.Pace.TURN && prompt.must().isEmpty() && prompt.may().has(PERSON);
  }
}
