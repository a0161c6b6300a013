package parlour.bots.letters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlour.bots.Bots;
import parlour.bots.Simulator;
import parlour.bots.skill.LetterPatterns;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Answer;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.play.Referee;
import parlour.games.crossword.Crossword;
import parlour.games.crossword.Entry;
import parlour.games.crossword.Layout;
import parlour.games.crossword.Move;
import parlour.games.crossword.Pack;
import parlour.games.crossword.Position;
import parlour.games.crossword.View;
import parlour.games.crossword.Way;

class CrosswordBotTest {
  private static final Crossword VIGILANCE = open("vigilance");
  private static final Crossword UMPIRE = open("umpire");
  private static final LetterPatterns PATTERNS = LetterPatterns.of(ShippedLexicon.load());

  private static Crossword open(String judge) {
    return (Crossword) Crossword.ENTRY.open(Map.of("judge", judge), ShippedLexicon.load());
  }

  @Test
  void each_level_beats_the_one_below_it() {
    for (int level = 2; level <= Bots.LEVELS; level++) {
      int won = 0;
      for (int seed = 0; seed < 20; seed++) {
        int strong = seed % 2;
        List<Bot<Move, View>> bots = new ArrayList<>();
        for (int i = 0; i < 2; i++) bots.add(Bots.seat(UMPIRE, i == strong ? level : level - 1));
        Seats winners = Simulator.play(UMPIRE, seed, bots, 10_000).result().orElseThrow().winners();
        if (winners.equals(Seats.of(Seat.of(strong)))) won++;
      }
      assertThat(won).as("games of twenty won by level " + level).isGreaterThan(10);
    }
  }

  @Test
  void the_best_challenges_what_is_no_word_and_leaves_words_alone() {
    int challenged = 0;
    for (int seed = 0; seed < 40; seed++) {
      boolean good = seed % 2 == 0;
      Referee<Position, Move, View> referee = new Referee<>(VIGILANCE, 2, seed);
      Seat first = referee.prompt().must().lowest();
      String word = good ? word(referee.view(first)) : nonsense(referee.view(first));
      if (word.isEmpty()) continue;
      Answer lay = Answer.of("lay", "at", "0,0,across", "word", word);
      assertThat(referee.play(first, lay, 1_000)).isInstanceOf(Referee.Decision.Accepted.class);
      Seat other = Seats.first(2).leftOf(first);
      Optional<Bot.Reply<Move>> reply =
          new CrosswordBot(VIGILANCE, 5)
              .reply(referee.view(other), referee.prompt(), new Dice(seed));
      assertThat(reply.orElseThrow().move() instanceof Move.Challenge).as(word).isEqualTo(!good);
      if (!good) challenged++;
    }
    assertThat(challenged).isGreaterThan(10);
  }

  @Test
  void every_level_challenges_gibberish() {
    for (int level = 1; level <= Bots.LEVELS; level++) {
      int laid = 0;
      for (int seed = 0; seed < 20; seed++) {
        Referee<Position, Move, View> referee = new Referee<>(VIGILANCE, 2, seed);
        Seat first = referee.prompt().must().lowest();
        String word = nonsense(referee.view(first));
        if (PATTERNS.isPlausible(word.toLowerCase(Locale.ROOT))) continue;
        laid++;
        referee.play(first, Answer.of("lay", "at", "0,0,across", "word", word), 1_000);
        Seat other = Seats.first(2).leftOf(first);
        assertThat(
                new CrosswordBot(VIGILANCE, level)
                    .reply(referee.view(other), referee.prompt(), new Dice(seed))
                    .orElseThrow()
                    .move())
            .as(word)
            .isInstanceOf(Move.Challenge.class);
      }
      assertThat(laid).isGreaterThan(7);
    }
  }

  @Test
  void a_word_once_let_pass_is_not_thought_about_again() {
    Referee<Position, Move, View> referee = new Referee<>(VIGILANCE, 2, 3);
    Seat first = referee.prompt().must().lowest();
    referee.play(
        first, Answer.of("lay", "at", "0,0,across", "word", nonsense(referee.view(first))), 1_000);
    Seat other = Seats.first(2).leftOf(first);
    CrosswordBot timid = new CrosswordBot(VIGILANCE, 1);
    int challenges = 0;
    for (int seed = 0; seed < 400; seed++) {
      Optional<Bot.Reply<Move>> reply =
          timid.reply(referee.view(other), referee.prompt(), new Dice(seed));
      if (reply.orElseThrow().move() instanceof Move.Challenge) challenges++;
    }
    assertThat(challenges).isLessThanOrEqualTo(1);
  }

  @Test
  void the_best_never_discards_the_free_letter_and_mostly_keeps_it_for_the_end() {
    int early = 0;
    int last = 0;
    for (int seed = 0; seed < 60; seed++) {
      Referee<Position, Move, View> referee = new Referee<>(UMPIRE, 2, seed);
      List<CrosswordBot> bots = List.of(new CrosswordBot(UMPIRE, 5), new CrosswordBot(UMPIRE, 5));
      Dice dice = new Dice(seed);
      for (long atMillis = 0; referee.view(Seat.of(0)).match().hand() == 1; atMillis += 10) {
        Seat seat = referee.prompt().must().lowest();
        View view = referee.view(seat);
        Move move = bots.get(seat.index()).reply(view, referee.prompt(), dice).orElseThrow().move();
        if (view.hand().size() > 1) assertThat(move).isNotEqualTo(new Move.Discard(Pack.FREE));
        referee.playMove(seat, move, atMillis);
        View after = referee.view(seat);
        if (!view.hand().has(Pack.FREE) || after.match().hand() == 1 && after.hand().has(Pack.FREE))
          continue;
        if (after.match().hand() > 1) last++;
        else early++;
      }
    }
    assertThat(last).isGreaterThan(early);
  }

  /// A word the hand makes.
  private static String word(View view) {
    List<String> words = new ArrayList<>();
    UMPIRE.placements(
        view.board().layout(),
        view.hand(),
        UMPIRE.book().judge().vocabulary(3),
        placement -> words.add(placement.lay().entry().shown()));
    return words.isEmpty() ? "" : words.getFirst();
  }

  @Test
  void a_person_who_lays_only_nonsense_loses_to_the_first_level_nine_times_in_ten() {
    int lost = 0;
    int laid = 0;
    for (int seed = 0; seed < 20; seed++) {
      int person = seed % 2;
      List<Bot<Move, View>> players = new ArrayList<>();
      for (int i = 0; i < 2; i++)
        players.add(i == person ? CrosswordBotTest::babble : Bots.seat(VIGILANCE, 1));
      Simulator.Played<Move> played = Simulator.play(VIGILANCE, seed, players, 10_000);
      if (played.result().orElseThrow().winners().equals(Seats.of(Seat.of(1 - person)))) lost++;
      for (Simulator.Step<Move> step : played.steps())
        if (step.by().equals(Seat.of(person)) && step.move().get() instanceof Move.Lay) laid++;
    }
    assertThat(laid).as("nonsense laid").isGreaterThan(100);
    assertThat(lost).as("games of twenty").isGreaterThanOrEqualTo(18);
  }

  /// What a person plays who knows no word: letters of the hand as they come, wherever they fit.
  private static Optional<Bot.Reply<Move>> babble(View view, Prompt prompt, Dice dice) {
    if (view.mayDraw()) return Optional.of(new Bot.Reply<>(new Move.Draw(false), 2_000));
    if (view.mayLetStand()) return Optional.of(new Bot.Reply<>(new Move.LetStand(), 2_000));
    if (!view.mayPlay()) return Optional.empty();
    Move discard = new Move.Discard(view.hand().at(0));
    return Optional.of(new Bot.Reply<>(babbled(view, dice).orElse(discard), 2_000));
  }

  private static Optional<Move> babbled(View view, Dice dice) {
    Position position = VIGILANCE.imagine(view, dice);
    Layout layout = view.board().layout();
    String hand = nonsense(view).toLowerCase(Locale.ROOT);
    for (int attempt = 0; attempt < 200; attempt++) {
      Way way = dice.once(2) ? Way.ACROSS : Way.DOWN;
      int x = layout.left() - 4 + dice.below(layout.right() - layout.left() + 8);
      int y = layout.top() - 4 + dice.below(layout.bottom() - layout.top() + 8);
      int dx = way == Way.ACROSS ? 1 : 0;
      StringBuilder word = new StringBuilder();
      for (int i = 0, used = 0; i < 12; i++) {
        int there = layout.letter(x + dx * i, y + (1 - dx) * i);
        boolean blank = layout.isBlank(x + dx * i, y + (1 - dx) * i);
        if (blank && used == hand.length()) break;
        word.append(blank ? hand.charAt(used++) : (char) ('a' + there));
      }
      if (UMPIRE.book().judge().lexicon().id(word) >= 0) continue;
      Move lay = new Move.Lay(new Entry(x, y, way, word.toString()), Move.UNSAID);
      if (VIGILANCE.play(position, view.eye(), lay, 0) instanceof Ruling.Legal)
        return Optional.of(lay);
    }
    return Optional.empty();
  }

  /// Four letters of the hand that are no word.
  private static String nonsense(View view) {
    StringBuilder letters = new StringBuilder();
    for (int i = view.hand().size() - 1; i >= 0 && letters.length() < 4; i--) {
      if (view.hand().at(i) != Pack.FREE) letters.append((char) ('A' + view.hand().at(i)));
    }
    return UMPIRE.book().judge().lexicon().id(letters) < 0
        ? letters.toString()
        : letters.reverse().toString();
  }
}
