package parlour.games.court;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import parlour.engine.Answer;
import parlour.engine.Clause;
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
import parlour.engine.Setting;
import parlour.engine.TableRules;
import parlour.games.CatalogEntry;
import parlour.games.material.letters.LetterFaces;
import parlour.games.material.letters.WordGame;
import parlour.lexicon.Lexicon;

/// A game of words at a table that may overrule the dictionary by vote.
///
/// It is the game itself, and beside it the court: who may speak may ask the table to admit a word.
/// While the table votes, the game and its clocks stand still; a word that was admitted is good for
/// the rest of the game. Votes are entries of the log like any move, so that a replay judges as the
/// company did.
public final class Court<S, M, V>
    implements Game<CourtPosition<S, M, V>, CourtMove<M>, CourtView<S, M, V>> {
  private static final Setting SETTING =
      Setting.of(
          "overrule",
          "A word that the dictionary refuses",
          TableRules.OVERRULE.id(),
          "no",
          "Stays refused",
          "vote",
          "The table may admit it by vote");

  /// One in so many who do anything at all pleads for a word.
  private static final int SELDOM = 250;

  private final CourtGame<S, M, V> bench;

  private Court(CourtGame<S, M, V> bench) {
    this.bench = bench;
  }

  /// The same kind of game, with one thing more to settle.
  public static CatalogEntry beside(CatalogEntry kind) {
    List<Setting> settings = new ArrayList<>(kind.settings());
    settings.add(SETTING);
    return new CatalogEntry(
        kind.id(),
        kind.about(),
        kind.rules(),
        kind.seating(),
        List.copyOf(settings),
        (settled, lexicon) ->
            settled.is(SETTING.name(), "vote")
                ? over(words -> (WordGame<?, ?, ?>) kind.opening().open(settled, words), lexicon)
                : kind.opening().open(settled, lexicon));
  }

  // Whatever types of position, move and view an opening has, it always has the same ones.
  @SuppressWarnings("unchecked")
  private static <S, M, V> Court<S, M, V> over(
      Function<Lexicon, WordGame<?, ?, ?>> opening, Lexicon lexicon) {
    return new Court<>(CourtGame.of(words -> (WordGame<S, M, V>) opening.apply(words), lexicon));
  }

  /// The game itself, under the printed dictionary.
  public CourtGame<S, M, V> bench() {
    return bench;
  }

  @Override
  public CourtPosition<S, M, V> deal(Seats seats, long seed) {
    return new CourtPosition<>(bench, bench.game().deal(seats, seed), Docket.empty(seats.size()));
  }

  @Override
  public Prompt prompt(CourtPosition<S, M, V> sitting) {
    Docket docket = sitting.docket();
    if (docket.open().isPresent()) {
      WordVote plea = docket.open().get();
      return new Prompt(Prompt.Pace.TOGETHER, plea.silent(), Seats.NONE, plea.until());
    }
    Prompt prompt = sitting.bench().game().prompt(sitting.play());
    if (!prompt.hasDeadline()) return prompt;
    return new Prompt(
        prompt.pace(), prompt.must(), prompt.may(), prompt.deadlineMillis() + docket.stopped());
  }

  @Override
  public Ruling<CourtPosition<S, M, V>> play(
      CourtPosition<S, M, V> sitting, Seat by, CourtMove<M> act, long at) {
    Optional<WordVote> open = sitting.docket().open();
    return switch (act) {
      case CourtMove.Vote<M> vote ->
          open.isPresent() && open.get().word().equals(vote.word())
              ? vote(sitting, open.get(), by, vote.voice(), at)
              : illegal("The table does not vote on " + capitals(vote.word()) + ".");
      case CourtMove.Plead<M>(String word) ->
          open.isPresent() ? voting(open.get()) : plead(sitting, by, word, at);
      case CourtMove.Play<M>(M move) ->
          open.isPresent()
              ? voting(open.get())
              : on(
                  sitting,
                  sitting
                      .bench()
                      .game()
                      .play(sitting.play(), by, move, at - sitting.docket().stopped()));
    };
  }

  @Override
  public Ruling<CourtPosition<S, M, V>> timeUp(CourtPosition<S, M, V> sitting, long at) {
    Optional<WordVote> open = sitting.docket().open();
    if (open.isPresent()) return rule(sitting, open.get(), at, new ArrayList<>());
    return on(
        sitting, sitting.bench().game().timeUp(sitting.play(), at - sitting.docket().stopped()));
  }

  /// The game goes on, or refuses to.
  private Ruling<CourtPosition<S, M, V>> on(CourtPosition<S, M, V> sitting, Ruling<S> ruling) {
    return switch (ruling) {
      case Ruling.Legal<S>(S next, List<Event> events) ->
          Ruling.legal(new CourtPosition<>(sitting.bench(), next, sitting.docket()), events);
      case Ruling.Illegal<S>(Clause clause, String why) -> Ruling.illegal(clause, why);
    };
  }

  private Ruling<CourtPosition<S, M, V>> plead(
      CourtPosition<S, M, V> sitting, Seat by, String word, long at) {
    Docket docket = sitting.docket();
    if (!docket.mayPlead(by))
      return illegal("You have pleaded for " + Docket.PLEAS + " words in this game already.");
    if (docket.hasHeard(word))
      return illegal("The table has voted on " + capitals(word) + " already.");
    Optional<String> objection = sitting.bench().objection(word);
    if (objection.isPresent()) return illegal(objection.get());
    WordVote plea = WordVote.of(word, by, at, Seats.first(docket.left().seats()));
    return Ruling.legal(
        new CourtPosition<>(sitting.bench(), sitting.play(), docket.opened(plea)),
        new News.Pleaded(by, word));
  }

  private Ruling<CourtPosition<S, M, V>> vote(
      CourtPosition<S, M, V> sitting, WordVote open, Seat by, Opinion voice, long at) {
    if (!open.silent().has(by)) return illegal("You have spoken on that word already.");
    WordVote plea = open.with(by, voice);
    List<Event> events = new ArrayList<>();
    events.add(new News.Voiced(by, voice));
    if (plea.isSettled()) return rule(sitting, plea, at, events);
    return Ruling.legal(
        new CourtPosition<>(sitting.bench(), sitting.play(), sitting.docket().voiced(plea)),
        events);
  }

  private Ruling<CourtPosition<S, M, V>> rule(
      CourtPosition<S, M, V> sitting, WordVote plea, long at, List<Event> events) {
    events.add(new News.Ruled(plea));
    Docket docket = sitting.docket().closed(plea, at);
    return Ruling.legal(
        new CourtPosition<>(sitting.bench().with(docket.admitted()), sitting.play(), docket),
        List.copyOf(events));
  }

  private static <T> Ruling<T> voting(WordVote plea) {
    return illegal("The table votes on " + capitals(plea.word()) + " first.");
  }

  private static <T> Ruling<T> illegal(String why) {
    return Ruling.illegal(TableRules.OVERRULE, why);
  }

  private static String capitals(String word) {
    return LetterFaces.capitals(word);
  }

  @Override
  public Optional<Result> result(CourtPosition<S, M, V> sitting) {
    return sitting.bench().game().result(sitting.play());
  }

  @Override
  public CourtView<S, M, V> view(CourtPosition<S, M, V> sitting, Seat eye) {
    WordGame<S, M, V> game = sitting.bench().game();
    return new CourtView<>(
        eye,
        sitting.bench(),
        game.view(sitting.play(), eye),
        game.prompt(sitting.play()),
        sitting.docket());
  }

  @Override
  public Scene scene(CourtView<S, M, V> seen) {
    Scene scene = seen.bench().game().scene(seen.play());
    return seen.docket()
        .open()
        .map(plea -> voting(seen, plea, scene))
        .orElseGet(() -> playing(seen, scene));
  }

  private static Scene voting(CourtView<?, ?, ?> seen, WordVote plea, Scene scene) {
    return new Scene(
        "The table votes: is " + capitals(plea.word()) + " a word?",
        scene.places(),
        List.of(new Scene.Watch("The vote", Seat.NOBODY, plea.until(), WordVote.SPAN)),
        scene.zones(),
        seen.mayVote() ? List.of(ballot(plea)) : List.of());
  }

  private static Scene.Offer ballot(WordVote plea) {
    String word = capitals(plea.word());
    List<Field.Option> voices = new ArrayList<>();
    for (Opinion voice : Opinion.values())
      voices.add(new Field.Option(voice.value(), voice.label(word)));
    return Scene.Offer.of(
        CourtMove.VOTE,
        "Speak",
        new Field.Fixed(CourtMove.WORD, word),
        new Field.Choose(CourtMove.VOICE, "Is " + word + " a word?", voices));
  }

  private static Scene playing(CourtView<?, ?, ?> seen, Scene scene) {
    long stopped = seen.docket().stopped();
    List<Scene.Watch> watches = new ArrayList<>();
    for (Scene.Watch watch : scene.watches())
      watches.add(
          new Scene.Watch(
              watch.label(), watch.owner(), watch.untilMillis() + stopped, watch.spanMillis()));
    List<Scene.Offer> offers = new ArrayList<>(scene.offers());
    if (seen.mayPlead())
      offers.add(
          Scene.Offer.of(
              CourtMove.PLEAD,
              "Ask the table to admit a word",
              new Field.Spell(
                  CourtMove.WORD,
                  "The word",
                  List.of(),
                  seen.bench().game().judge().law().least(),
                  CourtGame.LONGEST)));
    return new Scene(scene.headline(), scene.places(), watches, scene.zones(), offers);
  }

  @Override
  public Optional<CourtMove<M>> read(Answer answer) {
    Optional<CourtMove<M>> act = CourtMove.read(answer);
    return act.isPresent() ? act : bench.game().read(answer).map(CourtMove.Play::new);
  }

  @Override
  public Answer write(CourtMove<M> act) {
    return switch (act) {
      case CourtMove.Play<M>(M move) -> bench.game().write(move);
      case CourtMove.Plead<M> plea -> CourtMove.write(plea);
      case CourtMove.Vote<M> vote -> CourtMove.write(vote);
    };
  }

  @Override
  public void moves(CourtView<S, M, V> seen, Consumer<? super CourtMove<M>> out) {
    Optional<WordVote> open = seen.docket().open();
    if (open.isPresent()) {
      if (seen.mayVote())
        for (Opinion voice : Opinion.values())
          out.accept(new CourtMove.Vote<>(open.get().word(), voice));
      return;
    }
    seen.bench().game().moves(seen.play(), move -> out.accept(new CourtMove.Play<>(move)));
    if (seen.mayPlead())
      for (String word : seen.bench().doubtful(seen.docket()))
        out.accept(new CourtMove.Plead<>(word));
  }

  @Override
  public CourtMove<M> anyMove(CourtView<S, M, V> seen, Dice dice) {
    Optional<WordVote> open = seen.docket().open();
    if (open.isPresent())
      return new CourtMove.Vote<>(
          open.get().word(), Opinion.values()[dice.below(Opinion.values().length)]);
    if (dice.once(SELDOM) && seen.mayPlead()) {
      List<String> words = seen.bench().doubtful(seen.docket());
      if (!words.isEmpty()) return new CourtMove.Plead<>(words.get(dice.below(words.size())));
    }
    return new CourtMove.Play<>(seen.bench().game().anyMove(seen.play(), dice));
  }

  @Override
  public CourtPosition<S, M, V> imagine(CourtView<S, M, V> seen, Dice dice) {
    return new CourtPosition<>(
        seen.bench(), seen.bench().game().imagine(seen.play(), dice), seen.docket());
  }
}
