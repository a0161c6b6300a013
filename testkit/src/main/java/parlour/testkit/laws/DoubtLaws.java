package parlour.testkit.laws;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Field;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;

/// The laws of doubts and of partners, checked against one game by playing it at random.
///
/// 10 what partners do among themselves takes no doubt from the others that would have cost them
/// something · 11 who adds nothing ends no doubt of a player who has not answered yet · 12 a wrong
/// doubt has its price · 13 a refusal does not tell what a doubt is to find out.
public final class DoubtLaws<S, M, V> {
  /// The verbs by which words are doubted.
  static final Set<String> DOUBTS = Set.of("challenge", "doubt");

  /// The verbs of players who add nothing.
  private static final Set<String> PASSES = Set.of("pass", "content", "let-stand");

  /// The clauses by which a word that is doubted falls.
  private static final Set<String> FALLS =
      Set.of(
          "general.error.no-count",
          "logomachy.misspell",
          "wmwt.amb.fall",
          "crossword.challenge.right",
          "word-building.amb.fall");

  private final Game<S, M, V> game;
  private final Seats seats;
  private final int longest;

  /// @param longest after how many steps a game is left
  public DoubtLaws(Game<S, M, V> game, int seats, int longest) {
    this.game = game;
    this.seats = Seats.first(seats);
    this.longest = longest;
  }

  /// Plays one game at random and throws a [Breach] at the first law broken.
  ///
  /// @return how many doubts were looked at
  public int hold(long seed) {
    Dice dice = new Dice(seed ^ 0xD0B7);
    S position = game.deal(seats, seed);
    long atMillis = 0;
    int looked = 0;
    Map<String, Integer> born = new HashMap<>();
    int[] spoke = new int[seats.size()];
    for (int step = 1; step <= longest; step++) {
      Prompt prompt = game.prompt(position);
      if (prompt.isOver()) break;
      for (String word : standing(position)) born.putIfAbsent(word, step);
      for (Seat eye : prompt.must().or(prompt.may()))
        for (M doubt : moves(position, eye, DOUBTS)) {
          boolean answered = spoke[eye.index()] >= born.getOrDefault(about(doubt), 0);
          look(position, prompt, eye, doubt, answered, atMillis);
          looked++;
        }
      Seat by = speaker(prompt, dice);
      if (by.isNobody()) {
        atMillis = Math.max(atMillis, prompt.deadlineMillis());
        position = legal(game.timeUp(position, atMillis));
        Arrays.fill(spoke, step);
        continue;
      }
      M move = game.anyMove(game.view(position, by), dice);
      String verb = game.write(move).verb();
      position = legal(game.play(position, by, move, atMillis));
      if (!PASSES.contains(verb) && !DOUBTS.contains(verb)) born.put(THE_LAST, step);
      spoke[by.index()] = step;
    }
    return looked;
  }

  /// What was played last, where that is what a doubt is about.
  private static final String THE_LAST = "";

  /// What a doubt is about: in Word Making a word that is named and stands through other plays.
  private String about(M doubt) {
    Answer answer = game.write(doubt);
    return answer.verb().equals("doubt") ? answer.text("word") : THE_LAST;
  }

  private List<String> standing(S position) {
    List<String> words = new ArrayList<>();
    for (Zone zone : game.scene(game.view(position, Seat.NOBODY)).zones())
      if (zone instanceof Zone.Words row) row.words().forEach(word -> words.add(word.id()));
    return words;
  }

  private static Seat speaker(Prompt prompt, Dice dice) {
    Seats all = prompt.must().or(prompt.may());
    if (all.isEmpty() || prompt.hasDeadline() && dice.once(24)) return Seat.NOBODY;
    Seats from = prompt.must().isEmpty() || dice.once(4) ? all : prompt.must();
    return from.at(dice.below(from.size()));
  }

  private static <S> S legal(Ruling<S> ruling) {
    if (ruling instanceof Ruling.Legal<S> legal) return legal.next();
    throw new Breach(3, "a move named legal was refused: " + ruling);
  }

  private List<M> moves(S position, Seat by, Set<String> verbs) {
    List<M> some = new ArrayList<>();
    V view = game.view(position, by);
    if (game.scene(view).offers().stream().noneMatch(offer -> verbs.contains(offer.verb())))
      return some;
    game.moves(
        view,
        move -> {
          if (verbs.contains(game.write(move).verb())) some.add(move);
        });
    return some;
  }

  private void look(
      S position, Prompt prompt, Seat doubter, M doubt, boolean answered, long atMillis) {
    Ruling.Legal<S> done = (Ruling.Legal<S>) game.play(position, doubter, doubt, atMillis);
    if (!falls(done.events())) hasItsPrice(position, doubter, done.next());
    for (Seat other : prompt.must().or(prompt.may()).without(doubter)) {
      for (M pass : moves(position, other, PASSES)) {
        S after = legal(game.play(position, other, pass, atMillis));
        Laws.check(
            11,
            answered
                || isOpen(after, doubter, doubt, atMillis)
                || isMoot(after, game.play(done.next(), other, pass, atMillis)),
            () -> other + " added nothing, and " + doubter + " may not doubt any more: " + doubt);
      }
    }
    partners(position, doubter, doubt, done.next(), atMillis);
  }

  /// Whether a word falls, by what the minute book cites.
  static boolean falls(List<Event> events) {
    return events.stream()
        .flatMap(event -> event.line().clauses().stream())
        .anyMatch(FALLS::contains);
  }

  private boolean isOpen(S position, Seat by, M doubt, long atMillis) {
    return game.prompt(position).asks(by)
        && game.play(position, by, doubt, atMillis) instanceof Ruling.Legal<S>;
  }

  /// Whether the game is over after a pass, and would have been won alike after a doubt.
  private boolean isMoot(S passed, Ruling<S> afterDoubt) {
    Optional<Result> result = game.result(passed);
    return result.isPresent()
        && afterDoubt instanceof Ruling.Legal<S> legal
        && game.result(legal.next()).map(Result::winners).equals(result.map(Result::winners));
  }

  /// Whoever doubted a good word has lost something, or doubts nothing more for now.
  private void hasItsPrice(S position, Seat doubter, S after) {
    Laws.check(
        12,
        value(position, doubter) != value(after, doubter)
            || game.prompt(after).isOver()
            || !game.prompt(after).asks(doubter)
            || moves(after, doubter, DOUBTS).isEmpty(),
        () -> doubter + " has doubted a good word for nothing");
  }

  /// Another side's players answer a doubt that would cost them something before it is made.
  private void partners(S position, Seat doubter, M doubt, S doubted, long atMillis) {
    Prompt prompt = game.prompt(position);
    for (Seat partner : seats) {
      boolean alone = place(position, partner).side().isEmpty();
      if (alone || isSameSide(position, partner, doubter)) continue;
      int costs = margin(position, partner) - margin(doubted, partner);
      if (costs <= 0) continue;
      List<M> answers = moves(position, partner, DOUBTS);
      answers.add(doubt);
      for (M answer : answers) {
        if (!prompt.asks(partner)
            || !(game.play(position, partner, answer, atMillis) instanceof Ruling.Legal<S> made))
          continue;
        S after = made.next();
        Laws.check(
            10,
            isOpen(after, doubter, doubt, atMillis)
                || margin(after, partner) <= margin(doubted, partner),
            () ->
                partner
                    + " answers a partner with "
                    + answer
                    + ", and the side keeps "
                    + costs
                    + " that "
                    + doubter
                    + "'s doubt would have cost it");
        Laws.check(
            10,
            !game.prompt(after).must().equals(prompt.must())
                || game.prompt(after).deadlineMillis() <= prompt.deadlineMillis(),
            () -> partner + " gives a partner time with " + answer);
      }
    }
  }

  private Scene.Place place(S position, Seat seat) {
    return game.scene(game.view(position, Seat.NOBODY)).places().get(seat.index());
  }

  private boolean isSameSide(S position, Seat one, Seat other) {
    String side = place(position, one).side();
    return side.isEmpty() ? one.equals(other) : side.equals(place(position, other).side());
  }

  /// What a player has before all: the score, and the cards that will be scored.
  private int value(S position, Seat seat) {
    Scene.Place place = place(position, seat);
    int cards = 0;
    for (Scene.Tally tally : place.tallies())
      if (tally.label().startsWith("card")) cards += tally.count();
    return place.score() * 100 + cards;
  }

  /// By how much a player's side is ahead of the best other.
  private int margin(S position, Seat seat) {
    int best = Integer.MIN_VALUE;
    for (Seat other : seats)
      if (!isSameSide(position, seat, other)) best = Math.max(best, value(position, other));
    return value(position, seat) - best;
  }

  /// Plays at random and writes words, good ones and others; both games judge them alike as long as
  /// they let them stand or refuse them.
  ///
  /// @param other the same game with another dictionary
  /// @param proofs verbs by which a word is proved, which only a dictionary can
  public void tellsNothing(Game<S, M, V> other, Set<String> proofs, long seed) {
    Dice dice = new Dice(seed ^ 0x7E11);
    S position = game.deal(seats, seed);
    long atMillis = 0;
    for (int step = 0; step < longest; step++) {
      Prompt prompt = game.prompt(position);
      if (prompt.isOver()) return;
      for (Seat eye : prompt.must()) {
        Scene scene = game.scene(game.view(position, eye));
        for (Scene.Offer offer : scene.offers())
          for (Field field : offer.fields())
            if (field instanceof Field.Spell && !proofs.contains(offer.verb()))
              for (String word : words(scene)) alike(other, position, eye, offer, word, atMillis);
      }
      Seat by = speaker(prompt, dice);
      if (by.isNobody()) atMillis = Math.max(atMillis, prompt.deadlineMillis());
      position =
          by.isNobody()
              ? legal(game.timeUp(position, atMillis))
              : legal(
                  game.play(position, by, game.anyMove(game.view(position, by), dice), atMillis));
    }
  }

  /// The words on the table, each with an S and an ES.
  private static List<String> words(Scene scene) {
    List<String> words = new ArrayList<>();
    for (Zone zone : scene.zones())
      if (zone instanceof Zone.Words row)
        for (Zone.Word word : row.words()) {
          StringBuilder text = new StringBuilder();
          word.pieces().forEach(piece -> text.append(piece.face().text()));
          words.add(text + "S");
          words.add(text + "ES");
        }
    return words;
  }

  private void alike(
      Game<S, M, V> other, S position, Seat by, Scene.Offer offer, String word, long atMillis) {
    game.read(Answer.of(offer.verb(), "word", word))
        .ifPresent(
            move -> {
              Ruling<S> here = game.play(position, by, move, atMillis);
              Ruling<S> there = other.play(position, by, move, atMillis);
              boolean same =
                  here instanceof Ruling.Illegal<S>
                      ? here.equals(there)
                      : there instanceof Ruling.Legal<S>;
              Laws.check(
                  13,
                  same,
                  () -> "a refusal tells whether there is a word " + word + ": " + here + there);
            });
  }
}
