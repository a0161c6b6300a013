package parlour.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import parlour.bots.skill.Pen;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Answer;
import parlour.engine.Bot;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Setting;
import parlour.engine.play.Referee;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;
import parlour.lexicon.Judge;
import parlour.lexicon.WordLaw;

/// A slip of the pen, in every game in which players judge the words of others: a bot makes one in
/// a game at most, only where another may doubt it, most are caught, and together they bring
/// nothing.
///
/// `-Dslips.games=40` plays as many games of each kind and prints what came of them.
class SlipsTest {
  private static final int GAMES = Integer.getInteger("slips.games", 6);
  private static final int SEATS = 3;
  private static final int LEVEL = 1;
  private static final int LEAST_CAUGHT_PERCENT = 80;
  private static final Set<String> DOUBTS = Set.of("challenge", "doubt");

  /// Where points are bad.
  private static final Set<String> FEWEST_WIN = Set.of("crossword");

  private static final Judge WIDEST =
      new Judge(ShippedLexicon.load(), WordLaw.FOIL.least(1).plurals(WordLaw.Plurals.ADMITTED));

  /// A slip that nobody has caught yet, and how far everybody was ahead after it.
  private record Slip(Seat by, String word, List<Integer> leads) {
    @Override
    public String toString() {
      return by + " writes " + word;
    }
  }

  /// What came of the slips of some games.
  private static final class Account {
    private final List<String> offences = new ArrayList<>();
    private int slips;
    private int caught;
    private int gained;

    @Override
    public String toString() {
      return slips + " slips, " + caught + " caught, " + gained + " points gained " + offences;
    }
  }

  /// What is done to a bot before it plays.
  private interface Spoiling {
    <M, V> Bot<M, V> of(Game<?, M, V> game, Bot<M, V> bot);
  }

  private static final class Unspoilt implements Spoiling {
    @Override
    public <M, V> Bot<M, V> of(Game<?, M, V> game, Bot<M, V> bot) {
      return bot;
    }
  }

  @Test
  void slips_are_rare_can_be_caught_mostly_are_and_bring_nothing() {
    Account all = new Account();
    List<String> paying = new ArrayList<>();
    for (CatalogEntry entry : Catalog.entries()) {
      if (entry.settings().stream().noneMatch(SlipsTest::leavesItToPlayers)) continue;
      Account account = account(entry.id(), new Unspoilt());
      if (Integer.getInteger("slips.games") != null)
        System.out.println(entry.id() + ": " + account);
      if (account.gained > 0 || 2 * account.caught < account.slips)
        paying.add(entry.id() + ": " + account);
      account.offences.forEach(offence -> all.offences.add(entry.id() + ": " + offence));
      all.slips += account.slips;
      all.caught += account.caught;
    }
    assertThat(all.offences).isEmpty();
    assertThat(paying).isEmpty();
    assertThat(all.slips).isGreaterThan(20);
    assertThat(100 * all.caught).isGreaterThanOrEqualTo(LEAST_CAUGHT_PERCENT * all.slips);
  }

  private static boolean leavesItToPlayers(Setting setting) {
    return setting.name().equals("judge") && setting.allows("vigilance");
  }

  @Test
  void bots_that_misspell_every_word_are_found() {
    assertThat(account("letter-pool", new Sloppy()).offences).anyMatch(o -> o.contains("again"));
  }

  @Test
  void bots_that_write_what_is_no_word_are_found() {
    assertThat(account("rotation", new Babbling()).offences).anyMatch(o -> o.contains("no word"));
  }

  @Test
  void slips_that_nobody_doubts_are_found() {
    Account account = account("rotation", new Credulous());
    assertThat(account.slips).isPositive();
    assertThat(account.gained).isPositive();
  }

  /// A bot that says a word otherwise than it would.
  private abstract static class Respelling implements Spoiling {
    abstract String respelt(String word);

    @Override
    public <M, V> Bot<M, V> of(Game<?, M, V> game, Bot<M, V> bot) {
      return (view, prompt, dice) ->
          bot.reply(view, prompt, dice)
              .map(
                  reply -> {
                    Answer answer = game.write(reply.move());
                    if (!writes(answer)) return reply;
                    Map<String, String> fields = new HashMap<>(answer.fields());
                    fields.computeIfPresent("word", (_, word) -> respelt(word));
                    return game.read(new Answer(answer.verb(), fields))
                        .map(move -> new Bot.Reply<>(move, reply.afterMillis()))
                        .orElse(reply);
                  });
    }
  }

  private static final class Sloppy extends Respelling {
    @Override
    String respelt(String word) {
      int at = word.length() - 2;
      return at < 1 ? word : word.substring(0, at) + word.charAt(at + 1) + word.charAt(at);
    }
  }

  private static final class Babbling extends Respelling {
    @Override
    String respelt(String word) {
      return word + "abab";
    }
  }

  private static final class Credulous implements Spoiling {
    @Override
    public <M, V> Bot<M, V> of(Game<?, M, V> game, Bot<M, V> bot) {
      return (view, prompt, dice) ->
          bot.reply(view, prompt, dice)
              .filter(reply -> !DOUBTS.contains(game.write(reply.move()).verb()));
    }
  }

  /// Whether an answer says a word of one's own.
  private static boolean writes(Answer answer) {
    return !DOUBTS.contains(answer.verb()) && answer.word("word").length() > 1;
  }

  private static Account account(String id, Spoiling spoiling) {
    Map<String, String> chosen = new TreeMap<>(Map.of("judge", "vigilance"));
    if (id.equals("anagrams")) chosen.put("form", "varied");
    Game<?, ?, ?> game = Catalog.find(id).orElseThrow().open(chosen, ShippedLexicon.load());
    Account account = new Account();
    for (int seed = 1; seed <= GAMES; seed++) listen(game, seed, spoiling, account);
    if (FEWEST_WIN.contains(id)) account.gained = -account.gained;
    return account;
  }

  private static <S, M, V> void listen(
      Game<S, M, V> game, long seed, Spoiling spoiling, Account account) {
    List<Bot<M, V>> bots = new ArrayList<>();
    for (int i = 0; i < SEATS; i++) bots.add(spoiling.of(game, Bots.seat(game, LEVEL)));
    Referee<S, M, V> referee = new Referee<>(game, SEATS, seed);
    List<Slip> open = new ArrayList<>();
    Set<Slip> doubtful = new HashSet<>();
    Seats slipped = Seats.NONE;
    for (Simulator.Step<M> step : Simulator.play(game, seed, bots, 20_000).steps()) {
      List<Integer> before = leads(game, referee);
      Answer answer = step.move().map(game::write).orElse(Answer.TIME_UP);
      Referee.Decision ruled =
          step.move().isPresent()
              ? referee.playMove(step.by(), step.move().get(), step.atMillis())
              : referee.timeUp(step.atMillis());
      List<Event> events = ((Referee.Decision.Accepted) ruled).events();
      if (writes(answer) && WIDEST.lexicon().id(answer.word("word")) < 0) {
        Slip slip = new Slip(step.by(), answer.word("word"), leads(game, referee));
        if (!Pen.isSlip(slip.word(), WIDEST.lexicon(), WIDEST.vocabulary(LEVEL)))
          account.offences.add(slip + " is no word");
        if (slipped.has(step.by())) account.offences.add(slip + " slips again");
        slipped = slipped.with(step.by());
        account.gained +=
            leads(game, referee).get(step.by().index()) - before.get(step.by().index());
        account.slips++;
        open.add(slip);
      }
      boolean ends =
          referee.prompt().isOver() || events.stream().anyMatch(e -> e.interlude().isPresent());
      boolean doubted = DOUBTS.contains(answer.verb());
      for (Slip slip : List.copyOf(open)) {
        if (mayDoubt(game, referee, slip.by())) doubtful.add(slip);
        boolean caught = doubted && events.stream().anyMatch(e -> names(e, slip));
        if (!caught && !ends) continue;
        if (!doubtful.contains(slip)) account.offences.add(slip + " could not be caught");
        if (caught) account.caught++;
        // Until a list is read, other things happen that the slip has no part in.
        List<Integer> since = caught ? before : slip.leads();
        account.gained +=
            leads(game, referee).get(slip.by().index()) - since.get(slip.by().index());
        open.remove(slip);
      }
    }
  }

  private static boolean names(Event event, Slip slip) {
    return event.line().text().contains(slip.word().toUpperCase(Locale.ROOT));
  }

  private static <V> boolean mayDoubt(Game<?, ?, V> game, Referee<?, ?, V> referee, Seat author) {
    for (Seat seat : Seats.first(SEATS).without(author))
      if (referee.prompt().asks(seat)
          && game.scene(referee.view(seat)).offers().stream()
              .anyMatch(offer -> DOUBTS.contains(offer.verb()))) return true;
    return false;
  }

  /// How far each player is ahead of the others.
  private static <V> List<Integer> leads(Game<?, ?, V> game, Referee<?, ?, V> referee) {
    List<Integer> scores =
        game.scene(referee.view(Seat.NOBODY)).places().stream().map(Scene.Place::score).toList();
    int sum = scores.stream().mapToInt(score -> score).sum();
    return scores.stream().map(score -> SEATS * score - sum).toList();
  }
}
