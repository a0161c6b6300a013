package parlour.bots.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.bots.Bots;
import parlour.bots.skill.Advice;
import parlour.bots.skill.Adviser;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.play.Log;
import parlour.engine.play.Referee;
import parlour.games.material.WordGame;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;

/// Analyses a finished game by replaying its log with an adviser behind every chair.
///
/// Before every play it asks the adviser for the best plays from that chair's view; nothing the
/// chair could not know is held against it.
public final class Analyst<M, V> {
  private static final int SHOWN_PLAYS = 3;

  private final Referee<?, M, V> referee;
  private final Log log;
  private final Optional<Judge> judge;
  private final Meanings meanings;
  private final boolean valuesPlays;
  private final List<Adviser<M, V>> advisers = new ArrayList<>();
  private final List<Analysis.Turn> turns = new ArrayList<>();
  private final List<Analysis.Lead> leads = new ArrayList<>();
  private final Analysis.Finest[] finest;
  private final List<Pending<M>> pending = new ArrayList<>();

  /// Looks up what a word means; empty where no definition is known.
  public interface Meanings {
    String of(String word);
  }

  /// A play out of turn that a chair could make, and has not made yet.
  private record Pending<M>(Seat by, M move, String play) {}

  private Analyst(Game<?, M, V> game, Log log, Meanings meanings) {
    this.referee = new Referee<>(game, log.header().seats(), log.header().seed().value());
    this.log = log;
    this.judge = WordGame.judge(game);
    this.meanings = meanings;
    this.valuesPlays = Bots.seat(game, Bots.LEVELS) instanceof Adviser;
    this.finest = new Analysis.Finest[log.header().seats()];
    for (int i = 0; i < finest.length; i++) {
      advisers.add(Bots.adviser(game));
      finest[i] = new Analysis.Finest(Seat.of(i), "", "", 0);
    }
  }

  /// Analyses a log as far as the rules accept it.
  public static Analysis of(Game<?, ?, ?> game, Log log, Meanings meanings) {
    return new Analyst<>(game, log, meanings).run();
  }

  private Analysis run() {
    recordScores(0, 0);
    int number = 0;
    for (Log.Entry entry : log.entries()) {
      if (!step(entry, number + 1)) break;
      number++;
    }
    List<Analysis.Finest> words = new ArrayList<>();
    for (Analysis.Finest one : finest) if (!one.word().isEmpty()) words.add(one);
    return new Analysis(
        log.header().game(),
        log.header().seats(),
        number,
        List.copyOf(turns),
        List.copyOf(leads),
        List.copyOf(words));
  }

  /// Analyses and replays one entry; returns whether the rules accepted it.
  private boolean step(Log.Entry entry, int number) {
    collectPending(number);
    Optional<Analysis.Turn> turn =
        entry.isClock() || !referee.prompt().asks(entry.by())
            ? Optional.empty()
            : Optional.of(turn(entry, number));
    if (!(referee.apply(entry) instanceof Referee.Decision.Accepted(List<Event> events)))
      return false;
    List<String> lines = new ArrayList<>();
    for (Event event : events) if (!event.line().text().isEmpty()) lines.add(event.line().text());
    List<Analysis.Missed> missed = missed(entry);
    if (turn.isPresent() || !missed.isEmpty())
      turns.add(
          turn.map(t -> with(t, lines, missed, costAfter(t)))
              .orElseGet(() -> clock(entry, number, lines, missed)));
    recordScores(number, entry.atMillis());
    return true;
  }

  /// The cost of a play; in games whose plays are not valued, ending a turn without a word costs
  /// the best word.
  private int costAfter(Analysis.Turn turn) {
    boolean endsTurn =
        !valuesPlays && turn.costHundredths() < 0 && !referee.prompt().must().has(turn.by());
    return endsTurn && !turn.alternatives().best().isEmpty()
        ? turn.alternatives().best().getFirst().valueHundredths()
        : turn.costHundredths();
  }

  private static Analysis.Turn with(
      Analysis.Turn turn, List<String> lines, List<Analysis.Missed> missed, int cost) {
    return new Analysis.Turn(
        turn.entry(),
        turn.atMillis(),
        turn.by(),
        List.copyOf(lines),
        turn.played(),
        cost,
        new Analysis.Alternatives(turn.alternatives().best(), missed));
  }

  private static Analysis.Turn clock(
      Log.Entry entry, int number, List<String> lines, List<Analysis.Missed> missed) {
    return new Analysis.Turn(
        number,
        entry.atMillis(),
        Seat.NOBODY,
        List.copyOf(lines),
        "",
        -1,
        new Analysis.Alternatives(List.of(), missed));
  }

  private Analysis.Turn turn(Log.Entry entry, int number) {
    Seat by = entry.by();
    V view = referee.view(by);
    Scene scene = referee.game().scene(view);
    Optional<M> played = referee.game().read(entry.answer());
    List<Advice<M>> advice = advice(by, view, scene, number);
    List<Analysis.Alternative> best = new ArrayList<>();
    for (Advice<M> one : advice.subList(0, Math.min(SHOWN_PLAYS, advice.size())))
      best.add(
          new Analysis.Alternative(
              Phrase.of(scene, referee.game().write(one.move())), hundredths(one.value())));
    judge.ifPresent(at -> keepFinest(at, Phrase.word(scene, entry.answer()), by, number));
    return new Analysis.Turn(
        number,
        entry.atMillis(),
        by,
        List.of(),
        Phrase.of(scene, entry.answer()),
        cost(played, Phrase.word(scene, entry.answer()), advice),
        new Analysis.Alternatives(List.copyOf(best), List.of()));
  }

  /// The advice for a chair; an adviser that only repeats its own choice counts by the length of
  /// its word.
  private List<Advice<M>> advice(Seat by, V view, Scene scene, int number) {
    List<Advice<M>> advice =
        advisers
            .get(by.index())
            .advise(view, referee.prompt(), new Dice(0x5EEDL * number + by.index()));
    if (valuesPlays) return advice;
    List<Advice<M>> words = new ArrayList<>();
    for (Advice<M> one : advice) {
      int length = Phrase.word(scene, referee.game().write(one.move())).length();
      if (length > 0) words.add(new Advice<>(one.move(), length));
    }
    return words;
  }

  private static int hundredths(double points) {
    return (int) Math.round(Math.clamp(100 * points, -1e8, 1e8));
  }

  private int cost(Optional<M> played, String word, List<Advice<M>> advice) {
    if (played.isEmpty() || advice.isEmpty()) return -1;
    for (Advice<M> one : advice) {
      if (one.move().equals(played.get()))
        return Math.max(0, hundredths(advice.getFirst().value()) - hundredths(one.value()));
    }
    // Words that no adviser has valued count by their length.
    return valuesPlays || word.isEmpty()
        ? -1
        : Math.max(0, hundredths(advice.getFirst().value() - word.length()));
  }

  /// Keeps a word that is finer than the chair's finest so far.
  private void keepFinest(Judge judge, String word, Seat by, int number) {
    Lexicon lexicon = judge.lexicon();
    int id = judge.admit(word);
    if (id < 0 || lexicon.isIndelicate(id)) return;
    Analysis.Finest before = finest[by.index()];
    int longer = word.length() - before.word().length();
    if (longer < 0 || longer == 0 && lexicon.band(id) <= lexicon.band(lexicon.id(before.word())))
      return;
    finest[by.index()] = new Analysis.Finest(by, word, meanings.of(word), number);
  }

  /// Collects the best plays of those who may play out of turn.
  private void collectPending(int number) {
    pending.clear();
    Prompt prompt = referee.prompt();
    for (Seat seat : prompt.may().minus(prompt.must())) {
      V view = referee.view(seat);
      Scene scene = referee.game().scene(view);
      for (Advice<M> one : advice(seat, view, scene, number)) {
        if (one.value() <= 0) continue;
        pending.add(
            new Pending<>(seat, one.move(), Phrase.of(scene, referee.game().write(one.move()))));
        break;
      }
    }
  }

  /// Those of the collected plays that nobody made and that cannot be made any more.
  private List<Analysis.Missed> missed(Log.Entry entry) {
    List<Analysis.Missed> missed = new ArrayList<>();
    Seats may = referee.prompt().may();
    for (Pending<M> one : pending) {
      if (referee.game().read(entry.answer()).filter(one.move()::equals).isPresent())
        return List.of();
      boolean still = may.has(one.by()) && stillThere(one);
      if (!still && !one.by().equals(entry.by()))
        missed.add(new Analysis.Missed(one.by(), one.play()));
    }
    return missed;
  }

  private boolean stillThere(Pending<M> one) {
    boolean[] found = {false};
    referee
        .game()
        .moves(
            referee.view(one.by()),
            move -> {
              if (move.equals(one.move())) found[0] = true;
            });
    return found[0];
  }

  private void recordScores(int number, long atMillis) {
    Scene scene = referee.scene(Seat.NOBODY);
    PerSeat<Integer> scores = PerSeat.all(log.header().seats(), 0);
    for (Scene.Place place : scene.places()) scores = scores.with(place.seat(), place.score());
    if (leads.isEmpty() || !leads.getLast().scores().equals(scores))
      leads.add(new Analysis.Lead(number, atMillis, scores));
  }
}
