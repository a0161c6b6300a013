package parlour.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import parlour.bots.cards.AuthorsBot;
import parlour.bots.skill.Levels;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Answer;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Field;
import parlour.engine.Game;
import parlour.engine.Piece;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.Catalog;
import parlour.games.authors.Authors;
import parlour.games.goodbooks.GoodBooks;
import parlour.games.goodbooks.Move;
import parlour.games.goodbooks.Phase;
import parlour.games.goodbooks.View;
import parlour.games.material.WordGame;
import parlour.games.material.cards.AuthorsPack;
import parlour.games.wordbuilding.WordBuilding;

/// What is public every level knows, in every game: what lies open, what was said in this round and
/// what was answered since one's last turn. Nobody asks for a card that lies there, asks in vain
/// what was just asked in vain, denies a word that was said aloud and stands in sight, or passes a
/// card to and fro with another while nothing new is known.
class PublicKnowledgeTest {
  private static final int STEPS = 4_000;
  private static final int WORLDS = 4;
  private static final int SEATS = 3;

  /// Verbs by which something is asked for.
  private static final Set<String> QUESTIONS = Set.of("ask", "call", "who-wrote");

  /// Verbs by which a card that lies elsewhere is named, but not asked for.
  private static final Set<String> ANSWERS = Set.of("book");

  /// Verbs by which one says to have nothing.
  private static final Set<String> DENIALS = Set.of("pass", "no-word");

  /// Verbs that say no word where one could be said, and yet do not say that there is none.
  private static final Set<String> OTHER_ACTS =
      Set.of("concede", "content", "down", "draw", "ready", "rest", "return", "wait", "yield");

  private static final Pattern CARD = Pattern.compile("c\\.\\d+");
  private static final Pattern CAPITALS = Pattern.compile("\\b[A-Z]{2,}\\b");

  /// A card that went from one to another, and how many questions were put before.
  private record Passing(Seat from, Seat to, int questions) {
    boolean isBack(Passing next) {
      return from.equals(next.to) && to.equals(next.from);
    }
  }

  /// What everybody has heard and seen in one game, and who acted against it.
  private static final class PublicRecord<S, M, V> {
    private final Game<S, M, V> game;
    private final Set<String> saidThisRound = new HashSet<>();
    private final Map<Seat, Set<List<String>>> vainSinceTurn = new HashMap<>();
    private final Map<String, List<Passing>> passings = new HashMap<>();
    private final List<String> offences = new ArrayList<>();
    private Optional<Seat> asked = Optional.empty();
    private final Map<Integer, Integer> lastNews = new HashMap<>();
    private int questions;

    /// What was done that this test cannot place, so that no verb of a new game escapes it.
    private final Set<String> unplaced = new TreeSet<>();

    PublicRecord(Game<S, M, V> game) {
      this.game = game;
    }

    /// Looks at a move before it is played.
    void judge(S position, Seat by, M move) {
      Answer answer = game.write(move);
      String who = by + " " + answer;
      Scene open = game.scene(game.view(position, Seat.NOBODY));
      place(position, by, answer);
      if (QUESTIONS.contains(answer.verb())) {
        for (String value : answer.fields().values())
          if (lies(open, value)) offences.add(who + " asks for what lies open");
        if (vainSinceTurn.getOrDefault(by, Set.of()).contains(question(answer)))
          offences.add(who + " asks again in vain");
      }
      if (!DENIALS.contains(answer.verb()) || saidThisRound.isEmpty()) return;
      String seen = game.view(position, by).toString().toLowerCase(Locale.ROOT);
      for (String word : saidThisRound)
        if (stands(word, seen) && isEvident(position, by, word))
          offences.add(who + " denies " + word);
    }

    /// Sees to it that every verb is known by which a card out of sight is named, or no word said
    /// where one could be.
    private void place(S position, Seat by, Answer answer) {
      String verb = answer.verb();
      boolean cards = answer.fields().values().stream().anyMatch(CARD.asMatchPredicate());
      boolean asks = cards && !QUESTIONS.contains(verb) && !ANSWERS.contains(verb);
      boolean silent =
          answer.fields().isEmpty() && !DENIALS.contains(verb) && !OTHER_ACTS.contains(verb);
      if (!asks && !silent) return;
      Scene own = game.scene(game.view(position, by));
      if (asks && answer.fields().values().stream().anyMatch(value -> isOutOfSight(own, value)))
        unplaced.add(verb + " names a card");
      if (silent && own.offers().stream().anyMatch(PublicRecord::isForWord))
        unplaced.add(verb + " says no word");
    }

    private static boolean isOutOfSight(Scene own, String value) {
      return CARD.matcher(value).matches()
          && !own.zones().toString().contains("[id=" + value + ",");
    }

    private static boolean isForWord(Scene.Offer offer) {
      return offer.fields().stream().anyMatch(Field.Spell.class::isInstance);
    }

    /// Whether a word stands in what is seen, so that nobody need remember it.
    private static boolean stands(String word, String seen) {
      return seen.contains(word) && Pattern.compile("\\b" + word + "\\b").matcher(seen).find();
    }

    /// Whether anybody who looks on could say that the word is to be had.
    private boolean isEvident(S position, Seat by, String word) {
      V seen = game.view(position, Seat.NOBODY);
      for (Scene.Offer offer : game.scene(game.view(position, by)).offers()) {
        if (!isForWord(offer)) continue;
        Optional<M> move = game.read(Answer.of(offer.verb(), "word", word));
        boolean always = move.isPresent();
        for (int world = 0; always && world < WORLDS; world++)
          always =
              game.play(game.imagine(seen, new Dice(world)), by, move.get(), 0)
                  instanceof Ruling.Legal<S>;
        if (always) return true;
      }
      return false;
    }

    /// Hears what came of a move.
    void hear(Seat by, Answer answer, List<Event> events) {
      for (Event event : events) {
        CAPITALS
            .matcher(event.seenBy(Seat.NOBODY).line().text())
            .results()
            .map(found -> found.group().toLowerCase(Locale.ROOT))
            .filter(this::isWord)
            .forEach(saidThisRound::add);
        if (event.interlude().isPresent()) saidThisRound.clear();
      }
      if (!answer.fields().keySet().equals(Set.of("player", "card"))) return;
      questions++;
      // A new turn: what was answered before one's last turn may be forgotten.
      if (!asked.equals(Optional.of(by))) vainSinceTurn.put(by, new HashSet<>());
      asked = Optional.of(by);
      String card = answer.text("card");
      boolean vain = events.stream().anyMatch(event -> event.line().text().contains("in vain"));
      for (Set<List<String>> heard : vainSinceTurn.values()) {
        // A card that has changed hands is to be looked for anew.
        if (vain) heard.add(question(answer));
        else heard.removeIf(question -> question.getLast().equals(card));
      }
      if (vain) lastNews.put(book(card), questions);
      else pass(answer, by, events.size() > 1);
    }

    /// A card changes hands; who completes a book with it may take it from anybody.
    private void pass(Answer answer, Seat by, boolean completes) {
      String card = answer.text("card");
      List<Passing> before = passings.computeIfAbsent(card, _ -> new ArrayList<>());
      Passing now = new Passing(answer.seat("player"), by, questions);
      int last = before.size() - 1;
      boolean toAndFro =
          last >= 1
              && before.get(last).isBack(now)
              && before.get(last - 1).isBack(before.get(last))
              && lastNews(card) < before.get(last - 1).questions();
      if (toAndFro && !completes) offences.add(by + " takes " + card + " to and fro");
      before.add(now);
    }

    /// When something else of a card's book was last asked for.
    private int lastNews(String card) {
      int last = lastNews.getOrDefault(book(card), 0);
      for (Map.Entry<String, List<Passing>> other : passings.entrySet())
        if (!other.getKey().equals(card) && book(other.getKey()) == book(card))
          last = Math.max(last, other.getValue().getLast().questions());
      return last;
    }

    private static int book(String card) {
      return Integer.parseInt(card.substring(card.indexOf('.') + 1)) / 4;
    }

    private boolean isWord(String word) {
      return game instanceof WordGame<?, ?, ?> words && words.judge().admit(word) >= 0;
    }

    private static List<String> question(Answer answer) {
      return List.of(answer.text("player"), answer.text("card"));
    }

    private static boolean lies(Scene open, String id) {
      for (Zone zone : open.zones())
        if (zone instanceof Zone.Words words)
          for (Zone.Word word : words.words())
            for (Piece piece : word.pieces()) if (piece.id().equals(id)) return true;
      return false;
    }
  }

  /// What is done to the bots of a table before they play.
  private interface Casting<M, V> {
    Bot<M, V> of(int chair, Bot<M, V> good);
  }

  @TestFactory
  Stream<DynamicTest> every_level_knows_what_is_public() {
    return Catalog.entries().stream()
        .map(
            entry ->
                DynamicTest.dynamicTest(
                    entry.id(),
                    () ->
                        assertThat(
                                offences(
                                    entry.open(Map.of(), ShippedLexicon.load()),
                                    TestTables.seats(entry),
                                    (_, bot) -> bot))
                            .isEmpty()));
  }

  @Test
  void bots_that_deny_words_said_aloud_are_caught() {
    WordBuilding game = open(WordBuilding.class, "word-building");
    assertThat(
            offences(
                game,
                SEATS,
                (chair, good) ->
                    (view, prompt, dice) ->
                        chair == 0 && view.isTurn() && !view.laid().isEmpty()
                            ? reply(new parlour.games.wordbuilding.Move.Pass())
                            : good.reply(view, prompt, dice)))
        .anyMatch(offence -> offence.contains("denies"));
  }

  @Test
  void bots_that_keep_nothing_in_mind_are_caught() {
    Authors game = open(Authors.class, "authors");
    assertThat(
            offences(
                game,
                SEATS,
                (_, _) ->
                    (view, prompt, dice) -> new AuthorsBot(game, 2).reply(view, prompt, dice)))
        .anyMatch(offence -> offence.contains("to and fro"));
    assertThat(offences(game, SEATS, (_, _) -> (view, _, dice) -> reply(game.anyMove(view, dice))))
        .anyMatch(offence -> offence.contains("again in vain"));
  }

  @Test
  void nobody_errs_about_a_book_in_sight() {
    assertThat(errors((_, bot) -> bot)).isEmpty();
  }

  @Test
  void bots_that_do_not_look_at_the_table_are_caught() {
    GoodBooks game = open(GoodBooks.class, "good-books");
    Casting<Move, View> blind =
        (_, _) ->
            (view, _, dice) ->
                reply(
                    switch (view.phase()) {
                      case Phase.Asking _ -> new Move.WhoWrote(dice.below(AuthorsPack.SIZE));
                      case Phase.Answering(_, _, Move.WhoWrote _, _) -> new Move.Reply(0, -1);
                      case Phase.Answering(_, _, Move.ABookBy _, _) -> new Move.Reply(-1, 0);
                      case Phase.Calling _, Phase.Over _ -> game.anyMove(view, dice);
                    });
    assertThat(offences(game, SEATS, blind)).anyMatch(offence -> offence.contains("lies open"));
    assertThat(errors(blind)).isNotEmpty();
  }

  /// What is answered in Good Books against what the player sees.
  private static List<String> errors(Casting<Move, View> casting) {
    GoodBooks game = open(GoodBooks.class, "good-books");
    List<String> errors = new ArrayList<>();
    for (int seed = 1; seed <= Levels.COUNT; seed++)
      play(
          game,
          SEATS,
          seed,
          (chair, good) -> {
            Bot<Move, View> player = casting.of(chair, good);
            return (view, prompt, dice) -> {
              Optional<Bot.Reply<Move>> reply = player.reply(view, prompt, dice);
              reply
                  .filter(one -> errs(view, one.move()))
                  .ifPresent(one -> errors.add(view + " " + one.move()));
              return reply;
            };
          });
    return errors;
  }

  private static boolean errs(View view, Move move) {
    if (move instanceof Move.ABookBy(int author)) return lies(view, 4 * author);
    if (!(move instanceof Move.Reply(int author, int card))
        || !(view.phase() instanceof Phase.Answering answering)) return false;
    return switch (answering.question()) {
      case Move.WhoWrote(int book) ->
          author != book / 4
              && (lies(view, book) || view.held().has(book) || lies(view, 4 * author));
      case Move.ABookBy(int of) ->
          card / 4 != of && (lies(view, card) || view.held().has(card) || sees(view, of));
    };
  }

  private static boolean sees(View view, int author) {
    return lies(view, 4 * author) || !AuthorsPack.book(author).and(view.held()).isEmpty();
  }

  private static boolean lies(View view, int card) {
    for (Seat seat : Seats.first(view.counts().seats()))
      if (view.books().at(seat).has(card)) return true;
    return false;
  }

  private static <G extends Game<?, ?, ?>> G open(Class<G> type, String id) {
    return BotGames.open(type, Catalog.find(id).orElseThrow());
  }

  private static <M> Optional<Bot.Reply<M>> reply(M move) {
    return Optional.of(new Bot.Reply<>(move, 1_000));
  }

  /// What is done against public knowledge where bots of all levels sit together.
  private static <S, M, V> List<String> offences(
      Game<S, M, V> game, int seats, Casting<M, V> casting) {
    List<String> offences = new ArrayList<>();
    for (int seed = 1; seed <= Levels.COUNT; seed++) {
      PublicRecord<S, M, V> heard = new PublicRecord<>(game);
      S position = game.deal(Seats.first(seats), seed);
      for (Simulator.Step<M> step : play(game, seats, seed, casting).steps()) {
        if (step.move().isPresent()) heard.judge(position, step.by(), step.move().get());
        Ruling.Legal<S> ruled =
            (Ruling.Legal<S>)
                (step.move().isPresent()
                    ? game.play(position, step.by(), step.move().get(), step.atMillis())
                    : game.timeUp(position, step.atMillis()));
        position = ruled.next();
        heard.hear(step.by(), step.move().map(game::write).orElse(Answer.TIME_UP), ruled.events());
      }
      offences.addAll(heard.offences);
      offences.addAll(heard.unplaced);
    }
    return offences;
  }

  private static <S, M, V> Simulator.Played<M> play(
      Game<S, M, V> game, int seats, int seed, Casting<M, V> casting) {
    List<Bot<M, V>> bots = new ArrayList<>();
    for (int i = 0; i < seats; i++)
      bots.add(casting.of(i, Bots.seat(game, 1 + (seed + i) % Levels.COUNT)));
    return Simulator.play(game, seed, bots, STEPS);
  }
}
