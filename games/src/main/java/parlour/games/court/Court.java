package parlour.games.court;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import parlour.engine.Answer;
import parlour.engine.Choice;
import parlour.engine.Clause;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.Kit;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Setting;
import parlour.engine.TableRules;
import parlour.games.material.CatalogEntry;
import parlour.games.material.GameAround;
import parlour.games.material.WordGame;
import parlour.games.material.letters.LetterFaces;
import parlour.lexicon.Lexicon;

/// Wraps a word game so that the table may overrule the dictionary by vote.
///
/// Whoever may make a move may instead ask the table to admit a word. While the table votes, the
/// game and its clocks stand still; a word that was admitted is good for the rest of the game.
/// Votes are entries of the log like any move, so a replay judges as the players did.
public final class Court<S, M, V>
    implements Game<CourtPosition<S, M, V>, CourtMove<M>, CourtView<S, M, V>>, GameAround {
  private static final Choice<Boolean> OVERRULE =
      Choice.of("overrule", "A word that the dictionary refuses", TableRules.OVERRULE.id())
          .usuallyOff("no: Stays refused", "vote: The table may admit it by vote");

  /// How seldom a random move asks the table to admit a word: one in this many.
  private static final int PLEADS_ONE_IN = 250;

  /// Where the button to admit a word stands, beside whatever else the game has there.
  private static final int LAST_SLOT = 4;

  private final CourtGame<S, M, V> game;

  private Court(CourtGame<S, M, V> game) {
    this.game = game;
  }

  /// Whether it is the option to overrule the dictionary.
  public static boolean isOwn(Setting setting) {
    return setting.equals(OVERRULE.setting());
  }

  /// The same catalogue entry with one option more: whether the table may overrule the dictionary.
  public static CatalogEntry beside(CatalogEntry entry) {
    return entry.with(
        Choice.settings(OVERRULE),
        opening ->
            (settled, lexicon) ->
                OVERRULE.in(settled)
                    ? over(words -> (WordGame<?, ?, ?>) opening.open(settled, words), lexicon)
                    : opening.open(settled, lexicon));
  }

  // An opening always yields the same types of position, move and view.
  @SuppressWarnings("unchecked")
  private static <S, M, V> Court<S, M, V> over(
      Function<Lexicon, WordGame<?, ?, ?>> opening, Lexicon lexicon) {
    return new Court<>(CourtGame.of(words -> (WordGame<S, M, V>) opening.apply(words), lexicon));
  }

  /// The game itself, under the printed dictionary.
  public CourtGame<S, M, V> game() {
    return game;
  }

  @Override
  public WordGame<S, M, V> inner() {
    return game.inner();
  }

  @Override
  public CourtPosition<S, M, V> deal(Seats seats, long seed) {
    return new CourtPosition<>(game, game.inner().deal(seats, seed), Docket.empty(seats.size()));
  }

  @Override
  public Prompt prompt(CourtPosition<S, M, V> position) {
    Docket docket = position.docket();
    if (docket.open().isPresent()) {
      WordVote vote = docket.open().get();
      return new Prompt(Prompt.Pace.TOGETHER, vote.silent(), Seats.NONE, vote.untilMillis());
    }
    return position.game().inner().prompt(position.inner()).later(docket.stoppedMillis());
  }

  @Override
  public Ruling<CourtPosition<S, M, V>> play(
      CourtPosition<S, M, V> position, Seat by, CourtMove<M> move, long atMillis) {
    Optional<WordVote> open = position.docket().open();
    return switch (move) {
      case CourtMove.Vote<M> vote ->
          open.isPresent() && open.get().word().equals(vote.word())
              ? vote(position, open.get(), by, vote.opinion(), atMillis)
              : illegal("The table does not vote on " + capitals(vote.word()) + ".");
      case CourtMove.Plead<M>(String word) ->
          open.isPresent() ? voting(open.get()) : plead(position, by, word, atMillis);
      case CourtMove.Play<M>(M inner) -> {
        if (open.isPresent()) yield voting(open.get());
        long playedAtMillis = atMillis - position.docket().stoppedMillis();
        yield on(
            position, position.game().inner().play(position.inner(), by, inner, playedAtMillis));
      }
    };
  }

  @Override
  public Ruling<CourtPosition<S, M, V>> timeUp(CourtPosition<S, M, V> position, long atMillis) {
    Optional<WordVote> open = position.docket().open();
    if (open.isPresent()) return rule(position, open.get(), atMillis, new ArrayList<>());
    return on(
        position,
        position
            .game()
            .inner()
            .timeUp(position.inner(), atMillis - position.docket().stoppedMillis()));
  }

  /// The game goes on, or refuses to.
  private Ruling<CourtPosition<S, M, V>> on(CourtPosition<S, M, V> position, Ruling<S> ruling) {
    return switch (ruling) {
      case Ruling.Legal<S>(S next, List<Event> events) ->
          Ruling.legal(new CourtPosition<>(position.game(), next, position.docket()), events);
      case Ruling.Illegal<S>(Clause clause, String why) -> Ruling.illegal(clause, why);
    };
  }

  private Ruling<CourtPosition<S, M, V>> plead(
      CourtPosition<S, M, V> position, Seat by, String word, long atMillis) {
    Docket docket = position.docket();
    if (!docket.mayPlead(by))
      return illegal("You have asked for " + Docket.PLEAS + " words in this game already.");
    if (docket.hasHeard(word))
      return illegal("The table has voted on " + capitals(word) + " already.");
    Optional<String> objection = position.game().objection(word);
    if (objection.isPresent()) return illegal(objection.get());
    WordVote vote = WordVote.of(word, by, atMillis, Seats.first(docket.left().seats()));
    return Ruling.legal(
        new CourtPosition<>(position.game(), position.inner(), docket.opened(vote)),
        new News.Pleaded(by, word));
  }

  private Ruling<CourtPosition<S, M, V>> vote(
      CourtPosition<S, M, V> position, WordVote open, Seat by, Opinion opinion, long atMillis) {
    if (!open.silent().has(by)) return illegal("You have voted on that word already.");
    WordVote vote = open.with(by, opinion);
    List<Event> events = new ArrayList<>();
    events.add(new News.Voiced(by, opinion));
    if (vote.isSettled()) return rule(position, vote, atMillis, events);
    return Ruling.legal(
        new CourtPosition<>(position.game(), position.inner(), position.docket().voiced(vote)),
        events);
  }

  private Ruling<CourtPosition<S, M, V>> rule(
      CourtPosition<S, M, V> position, WordVote vote, long atMillis, List<Event> events) {
    events.add(new News.Ruled(vote));
    Docket docket = position.docket().closed(vote, atMillis);
    return Ruling.legal(
        new CourtPosition<>(position.game().with(docket.admitted()), position.inner(), docket),
        List.copyOf(events));
  }

  private static <T> Ruling<T> voting(WordVote vote) {
    return illegal("The table votes on " + capitals(vote.word()) + " first.");
  }

  private static <T> Ruling<T> illegal(String why) {
    return Ruling.illegal(TableRules.OVERRULE, why);
  }

  private static String capitals(String word) {
    return LetterFaces.capitals(word);
  }

  @Override
  public Optional<Result> result(CourtPosition<S, M, V> position) {
    return position.game().inner().result(position.inner());
  }

  @Override
  public CourtView<S, M, V> view(CourtPosition<S, M, V> position, Seat eye) {
    WordGame<S, M, V> game = position.game().inner();
    return new CourtView<>(
        eye,
        position.game(),
        game.view(position.inner(), eye),
        game.prompt(position.inner()),
        position.docket());
  }

  @Override
  public Scene scene(CourtView<S, M, V> view) {
    return new Drawing(view, view.game().inner().scene(view.inner())).scene();
  }

  /// The kit of the game itself, with the court's own two actions.
  @Override
  public Kit kit(int seats) {
    Kit kit = game.inner().kit(seats);
    if (kit.actions().isEmpty()) return kit;
    List<Kit.Action> actions = new ArrayList<>(kit.actions());
    actions.add(Kit.Action.of(Notation.PLEAD, "Admit a word", LAST_SLOT, 'Z'));
    actions.add(Kit.Action.of(Notation.VOTE, "Vote", 0, 'V'));
    return new Kit(kit.aim(), List.copyOf(actions), kit.hand(), kit.form(), kit.composes(), true);
  }

  @Override
  public Optional<CourtMove<M>> read(Answer answer) {
    Optional<CourtMove<M>> move = Notation.read(answer);
    return move.isPresent() ? move : game.inner().read(answer).map(CourtMove.Play::new);
  }

  @Override
  public Answer write(CourtMove<M> move) {
    return switch (move) {
      case CourtMove.Play<M>(M inner) -> game.inner().write(inner);
      case CourtMove.Plead<M> plead -> Notation.write(plead);
      case CourtMove.Vote<M> vote -> Notation.write(vote);
    };
  }

  @Override
  public void moves(CourtView<S, M, V> view, Consumer<? super CourtMove<M>> out) {
    Optional<WordVote> open = view.docket().open();
    if (open.isPresent()) {
      if (view.mayVote())
        for (Opinion opinion : Opinion.values())
          out.accept(new CourtMove.Vote<>(open.get().word(), opinion));
      return;
    }
    view.game().inner().moves(view.inner(), move -> out.accept(new CourtMove.Play<>(move)));
    if (view.mayPlead())
      for (String word : view.game().doubtful(view.docket()))
        out.accept(new CourtMove.Plead<>(word));
  }

  @Override
  public CourtMove<M> anyMove(CourtView<S, M, V> view, Dice dice) {
    Optional<WordVote> open = view.docket().open();
    if (open.isPresent())
      return new CourtMove.Vote<>(
          open.get().word(), Opinion.values()[dice.below(Opinion.values().length)]);
    if (dice.once(PLEADS_ONE_IN) && view.mayPlead()) {
      List<String> words = view.game().doubtful(view.docket());
      if (!words.isEmpty()) return new CourtMove.Plead<>(words.get(dice.below(words.size())));
    }
    return new CourtMove.Play<>(view.game().inner().anyMove(view.inner(), dice));
  }

  @Override
  public CourtPosition<S, M, V> imagine(CourtView<S, M, V> view, Dice dice) {
    return new CourtPosition<>(
        view.game(), view.game().inner().imagine(view.inner(), dice), view.docket());
  }
}
