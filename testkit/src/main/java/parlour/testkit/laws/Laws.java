package parlour.testkit.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.MinuteLine;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.play.Log;
import parlour.engine.wire.SceneCodec;

/// The laws every game keeps, checked against one game by playing it at random.
///
/// 1 it ends · 2 nothing is lost or made · 3 moves named legal are legal · 4 junk is refused, never
/// thrown · 5 rules are pure · 6 two worlds that look the same to a seat tell it the same, by what
/// it is refused too · 7 the log replays and everything survives the wire · 8 the clock moves
/// things on, and whoever it hurries sees it. (Laws 9 and 10, the scene robot and its buttons, have
/// a class of their own.)
public final class Laws<S, M, V> {
  /// How many answers are tried in a position by each seat that is asked.
  private static final int PROBES = 16;

  private final Game<S, M, V> game;
  private final Ledger<S> ledger;
  private final Seats seats;
  private final Predicate<String> knownClause;

  /// One step in this many is checked against every law; the cheap laws check all.
  private final int sampling;

  private final Wire wire;
  private final Probes probes = new Probes();
  private int probed;

  /// @param knownClause whether the rulebook has a clause of that id
  /// @param sampling one step in this many is checked against every law
  public Laws(
      Game<S, M, V> game,
      Ledger<S> ledger,
      int seats,
      Predicate<String> knownClause,
      int sampling,
      Wire wire) {
    this.game = game;
    this.ledger = ledger;
    this.seats = Seats.first(seats);
    this.knownClause = knownClause;
    this.sampling = sampling;
    this.wire = wire;
  }

  /// Plays one whole game and throws a [Breach], with the log so far, at the first law broken.
  ///
  /// @return how many answers were tried in two worlds that look the same
  public int hold(long seed) {
    List<Log.Entry> log = new ArrayList<>();
    try {
      walk(seed, log);
    } catch (Breach | RuntimeException thrown) {
      Breach told =
          new Breach(
              thrown instanceof Breach breach ? breach.law() : 4,
              (thrown instanceof Breach breach ? breach.what() : "a rule broke: " + thrown)
                  + "\n  "
                  + named(game)
                  + "\n  seats "
                  + seats.size()
                  + ", seed "
                  + seed
                  + ", after "
                  + log.size()
                  + " entries, the last of them: "
                  + log.subList(Math.max(0, log.size() - 12), log.size()));
      told.initCause(thrown);
      throw told;
    }
    return probed;
  }

  /// A game with its settings, where it is a record of them.
  static String named(Game<?, ?, ?> game) {
    return game.getClass().isRecord() ? game.toString() : game.getClass().getSimpleName();
  }

  private static String named(Seat eye) {
    return eye.isNobody() ? "whoever looks on" : eye.toString();
  }

  private void walk(long seed, List<Log.Entry> log) {
    Dice dice = new Dice(seed ^ 0x1234567);
    S position = game.deal(seats, seed);
    check(5, position.equals(game.deal(seats, seed)), "the same seed dealt two positions");
    Object stock = ledger.stock(position);
    long atMillis = 0;
    int stillness = 0;
    for (int step = 0; ; step++) {
      Prompt prompt = game.prompt(position);
      check(
          1,
          prompt.isOver() == game.result(position).isPresent(),
          "over without a result, or a result before the end");
      if (dice.once(sampling) || prompt.isOver()) look(position, prompt, atMillis, dice);
      if (prompt.isOver()) break;
      check(1, step < ledger.longest(), () -> "not ended after " + ledger.longest() + " steps");
      check(
          1,
          prompt.hasDeadline() || !prompt.must().isEmpty(),
          "nobody is waited for and no clock runs");
      Seat by = speaker(prompt, dice);
      S before = position;
      if (by.isNobody()) {
        atMillis = Math.max(atMillis, prompt.deadlineMillis());
        position = legal(8, game.timeUp(before, atMillis), () -> "the clock was refused").next();
        log.add(Log.Entry.clock(atMillis));
        stillness =
            game.prompt(position).deadlineMillis() > prompt.deadlineMillis() ? 0 : stillness + 1;
        check(
            8, !position.equals(before) && stillness < 64, "the clock spoke and nothing moved on");
      } else {
        V view = game.view(before, by);
        M move = game.anyMove(view, dice);
        Ruling.Legal<S> ruling =
            legal(
                3,
                game.play(before, by, move, atMillis),
                () -> "anyMove gave " + move + " to " + by);
        Answer answer = written(move);
        probes.learn(answer);
        if (dice.once(sampling)) {
          check(
              5,
              ruling.equals(game.play(before, by, move, atMillis)),
              () -> "the same move had two outcomes: " + move);
          tellsTheSame(before, by, move, atMillis, ruling, dice);
          looksTheSame(before, by, answer, atMillis, ruling, dice);
        }
        position = ruling.next();
        log.add(new Log.Entry(atMillis, by, answer));
        atMillis +=
            prompt.hasDeadline() && prompt.deadlineMillis() - atMillis < 400
                ? 0
                : dice.below(3) * 100L;
      }
      Object left = ledger.stock(position);
      check(2, stock.equals(left), () -> "the stock changed from " + stock + " to " + left);
    }
    replay(seed, log, position);
  }

  private static Seat speaker(Prompt prompt, Dice dice) {
    if (prompt.hasDeadline() && dice.once(prompt.must().isEmpty() ? 2 : 24)) return Seat.NOBODY;
    Seats all = prompt.must().or(prompt.may());
    if (all.isEmpty()) return Seat.NOBODY;
    Seats from = prompt.must().isEmpty() || dice.once(6) ? all : prompt.must();
    return from.at(dice.below(from.size()));
  }

  /// Checks one position against every law.
  private void look(S position, Prompt prompt, long atMillis, Dice dice) {
    String before = position.toString();
    check(5, prompt.equals(game.prompt(position)), "the prompt changed its mind");
    for (Seat seat : seats) probes.learn(game.scene(game.view(position, seat)));
    for (int i = -1; i < seats.size(); i++) {
      Seat eye = Seat.of(i);
      V view = game.view(position, eye);
      check(5, view.equals(game.view(position, eye)), () -> "the view changed its mind for " + eye);
      Scene scene = game.scene(view);
      check(7, wire.survives(scene), () -> "the scene does not survive the wire: " + scene);
      Optional<String> fault = SceneSense.fault(scene);
      check(9, fault.isEmpty(), fault::orElseThrow);
      check(
          9,
          prompt.asks(eye) || scene.offers().isEmpty(),
          () -> eye + " is offered something out of turn");
      check(
          9,
          !prompt.must().has(eye) || !scene.offers().isEmpty(),
          () -> eye + " must play and is offered nothing");
      check(
          8,
          !prompt.must().has(eye) || isShown(prompt, scene),
          () -> eye + " must play by a clock that is not shown");
      twoWorlds(position, prompt, eye, view, scene, atMillis, dice);
      if (prompt.asks(eye)) listed(position, eye, view, atMillis);
    }
    check(5, before.equals(position.toString()), "looking at a position changed it");
  }

  /// Whether the clock that runs, if any, is in sight; in a race it would only hurry.
  private static boolean isShown(Prompt prompt, Scene scene) {
    return !prompt.hasDeadline()
        || prompt.pace() == Prompt.Pace.RACE
        || scene.watches().stream()
            .anyMatch(watch -> watch.untilMillis() == prompt.deadlineMillis());
  }

  private void listed(S position, Seat eye, V view, long atMillis) {
    game.moves(
        view,
        move -> {
          legal(
              3,
              game.play(position, eye, move, atMillis),
              () -> "listed as legal for " + eye + ": " + move);
          written(move);
        });
  }

  /// A move as the log keeps it, from which it can be read again.
  private Answer written(M move) {
    Answer answer = game.write(move);
    check(7, game.read(answer).equals(Optional.of(move)), () -> "read(write(move)) is not " + move);
    return answer;
  }

  private void twoWorlds(
      S position, Prompt prompt, Seat eye, V view, Scene scene, long atMillis, Dice dice) {
    S other = game.imagine(view, new Dice(dice.next()));
    check(
        6,
        view.equals(game.view(other, eye)),
        () ->
            "what "
                + eye
                + " imagines looks different:\n  "
                + view
                + "\n  "
                + game.view(other, eye));
    check(
        6,
        prompt.equals(game.prompt(other)),
        () ->
            "the prompt betrays something to "
                + named(eye)
                + ": "
                + prompt
                + " or "
                + game.prompt(other));
    check(
        6,
        game.result(position).equals(game.result(other)),
        () -> "the result betrays something to " + named(eye));
    if (!prompt.asks(eye)) return;
    for (int i = 0; i < PROBES; i++) {
      Answer answer = i % 4 == 0 ? Probes.junk(scene, dice) : probes.sensible(scene, dice);
      Optional<M> move = game.read(answer);
      if (move.isEmpty()) continue;
      probed++;
      Ruling<S> here = game.play(position, eye, move.get(), atMillis);
      Ruling<S> there = game.play(other, eye, move.get(), atMillis);
      if (here instanceof Ruling.Illegal<S> refused) {
        check(
            4,
            knownClause.test(refused.clause().id()),
            () -> "refused by no known clause: " + refused.clause().id());
        check(
            6,
            said(here).equals(said(there)),
            () ->
                "a refusal of "
                    + answer
                    + " betrays something to "
                    + named(eye)
                    + ": "
                    + said(here)
                    + " or "
                    + said(there));
      } else {
        check(
            6,
            there instanceof Ruling.Legal<S>,
            () ->
                "a refusal betrays something to "
                    + named(eye)
                    + ": "
                    + answer
                    + " was legal or "
                    + said(there));
      }
    }
  }

  /// Where a seat sees the same before and after a move in two worlds, it must have been told the
  /// same.
  private void tellsTheSame(
      S position, Seat by, M move, long atMillis, Ruling.Legal<S> ruling, Dice dice) {
    for (int i = -1; i < seats.size(); i++) {
      Seat eye = Seat.of(i);
      if (eye.equals(by)) continue;
      S other = game.imagine(game.view(position, eye), new Dice(dice.next()));
      if (!(game.play(other, by, move, atMillis) instanceof Ruling.Legal<S> there)) continue;
      if (!game.view(ruling.next(), eye).equals(game.view(there.next(), eye))) continue;
      check(
          6,
          told(ruling, eye).equals(told(there, eye)),
          () ->
              "an event betrays something to "
                  + named(eye)
                  + ": "
                  + told(ruling, eye)
                  + " or "
                  + told(there, eye));
    }
  }

  /// Two moves of which a seat is told in the same words, and less than there was to tell, must
  /// look the same to it: whatever else differs, be it the number of letters in a heap, betrays
  /// which of them was made.
  private void looksTheSame(
      S position, Seat by, Answer answer, long atMillis, Ruling.Legal<S> made, Dice dice) {
    M instead = game.anyMove(game.view(position, by), dice);
    Ruling.Legal<S> there =
        legal(
            3,
            game.play(position, by, instead, atMillis),
            () -> "anyMove gave " + instead + " to " + by);
    for (int i = -1; i < seats.size(); i++) {
      Seat eye = Seat.of(i);
      List<MinuteLine> news = told(made, eye);
      boolean secret =
          news.isEmpty()
              || !news.equals(told(made, by))
              || ledger.secretVerbs().contains(answer.verb());
      if (eye.equals(by) || !secret || !news.equals(told(there, eye))) continue;
      V here = game.view(made.next(), eye);
      V other = game.view(there.next(), eye);
      check(
          6,
          game.scene(here).equals(game.scene(other)),
          () ->
              "the scene betrays to "
                  + eye
                  + " what nobody told: "
                  + news
                  + "\n  "
                  + game.scene(here)
                  + "\n  "
                  + game.scene(other));
    }
  }

  /// What a player is told of a move; a clause is known by its id, whatever object has it.
  private static String said(Ruling<?> ruling) {
    return switch (ruling) {
      case Ruling.Legal<?> _ -> "legal";
      case Ruling.Illegal<?>(var clause, String why) -> why + " (" + clause.id() + ")";
    };
  }

  private static List<MinuteLine> told(Ruling.Legal<?> ruling, Seat eye) {
    return ruling.events().stream().map(event -> event.seenBy(eye)).map(Event::line).toList();
  }

  private void replay(long seed, List<Log.Entry> log, S end) {
    S position = game.deal(seats, seed);
    for (Log.Entry entry : log) {
      check(7, wire.survives(entry), () -> "an entry does not survive the wire: " + entry);
      position =
          entry.isClock()
              ? legal(7, game.timeUp(position, entry.atMillis()), () -> "the clock on replay")
                  .next()
              : legal(
                      7,
                      game.play(
                          position,
                          entry.by(),
                          game.read(entry.answer()).orElseThrow(),
                          entry.atMillis()),
                      () -> "replay of " + entry)
                  .next();
    }
    check(7, end.equals(position), "the log replayed to another position");
    Result result = game.result(end).orElseThrow();
    check(
        7,
        result.equals(SceneCodec.result(SceneCodec.write(result))),
        "the result does not survive the wire");
    Seats ranked = Seats.NONE;
    for (Seats group : result.ranking()) ranked = ranked.or(group);
    check(1, ranked.equals(seats), () -> "not everybody is ranked: " + result);
  }

  static <S> Ruling.Legal<S> legal(int law, Ruling<S> ruling, Supplier<String> what) {
    return switch (ruling) {
      case Ruling.Legal<S> legal -> legal;
      case Ruling.Illegal<S> _ -> throw new Breach(law, what.get() + ": " + said(ruling));
    };
  }

  static void check(int law, boolean holds, String what) {
    if (!holds) throw new Breach(law, what);
  }

  static void check(int law, boolean holds, Supplier<String> what) {
    if (!holds) throw new Breach(law, Objects.requireNonNull(what.get()));
  }
}
