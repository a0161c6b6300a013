package parlour.bots.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.bots.Bots;
import parlour.bots.skill.Advice;
import parlour.bots.skill.Adviser;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.Log;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Referee;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Mark;

/// Goes through a game that is over, sitting behind every chair with an adviser.
///
/// It plays the log again and asks, before every play, what there was to be had from that chair's
/// view; nothing that the chair could not know is held against it.
public final class Analyst<M, V> {
  private static final int SHOWN = 3;

  private final Referee<?, M, V> referee;
  private final Log log;
  private final Lexicon lexicon;
  private final Meanings meanings;
  private final boolean weighs;
  private final List<Adviser<M, V>> advisers = new ArrayList<>();
  private final List<Analysis.Turn> turns = new ArrayList<>();
  private final List<Analysis.Lead> leads = new ArrayList<>();
  private final Analysis.Finest[] finest;
  private final List<Pending<M>> pending = new ArrayList<>();

  /// Says what a word means; nothing where that is not written down.
  public interface Meanings {
    String of(String word);
  }

  /// What a chair could say out of turn, and has not yet.
  private record Pending<M>(Seat by, M move, String play) {}

  private Analyst(Game<?, M, V> game, Log log, Lexicon lexicon, Meanings meanings) {
    this.referee = new Referee<>(game, log.header().seats(), log.header().seed().value());
    this.log = log;
    this.lexicon = lexicon;
    this.meanings = meanings;
    this.weighs = Bots.seat(game, Bots.LEVELS) instanceof Adviser;
    this.finest = new Analysis.Finest[log.header().seats()];
    for (int i = 0; i < finest.length; i++) {
      advisers.add(Bots.adviser(game));
      finest[i] = new Analysis.Finest(Seat.of(i), "", "", 0);
    }
  }

  /// Goes through a log as far as the rules let it.
  public static Analysis of(Game<?, ?, ?> game, Log log, Lexicon lexicon, Meanings meanings) {
    return over(game, log, lexicon, meanings);
  }

  private static <M, V> Analysis over(
      Game<?, M, V> game, Log log, Lexicon lexicon, Meanings meanings) {
    return new Analyst<>(game, log, lexicon, meanings).through();
  }

  private Analysis through() {
    lead(0, 0);
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

  /// Plays one entry, once what there was has been looked at; whether the rules let it.
  private boolean step(Log.Entry entry, int number) {
    watch(number);
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
          turn.map(t -> with(t, lines, missed, left(t)))
              .orElseGet(() -> clock(entry, number, lines, missed)));
    lead(number, entry.atMillis());
    return true;
  }

  /// What a play cost; where words are not weighed, who gives his turn away without a word leaves
  /// the best one lying.
  private int left(Analysis.Turn turn) {
    boolean given = !weighs && turn.cost() < 0 && !referee.prompt().must().has(turn.by());
    return given && !turn.chances().there().isEmpty()
        ? turn.chances().there().getFirst().worth()
        : turn.cost();
  }

  private static Analysis.Turn with(
      Analysis.Turn turn, List<String> lines, List<Analysis.Missed> missed, int cost) {
    return new Analysis.Turn(
        turn.entry(),
        turn.at(),
        turn.by(),
        List.copyOf(lines),
        turn.played(),
        cost,
        new Analysis.Chances(turn.chances().there(), missed));
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
        new Analysis.Chances(List.of(), missed));
  }

  private Analysis.Turn turn(Log.Entry entry, int number) {
    Seat by = entry.by();
    V view = referee.view(by);
    Scene scene = referee.game().scene(view);
    Optional<M> played = referee.game().read(entry.answer());
    List<Advice<M>> advice = advice(by, view, scene, number);
    List<Analysis.Chance> there = new ArrayList<>();
    for (Advice<M> one : advice.subList(0, Math.min(SHOWN, advice.size())))
      there.add(
          new Analysis.Chance(
              Phrase.of(scene, referee.game().write(one.move())), hundredths(one.worth())));
    note(scene, entry.answer(), by, number);
    return new Analysis.Turn(
        number,
        entry.atMillis(),
        by,
        List.of(),
        Phrase.of(scene, entry.answer()),
        cost(played, Phrase.word(scene, entry.answer()), advice),
        new Analysis.Chances(List.copyOf(there), List.of()));
  }

  /// What there was; of a master who only says what he would do, the words he would make.
  private List<Advice<M>> advice(Seat by, V view, Scene scene, int number) {
    List<Advice<M>> advice =
        advisers
            .get(by.index())
            .advise(view, referee.prompt(), new Dice(0x5EEDL * number + by.index()));
    if (weighs) return advice;
    List<Advice<M>> words = new ArrayList<>();
    for (Advice<M> one : advice) {
      int length = Phrase.word(scene, referee.game().write(one.move())).length();
      if (length > 0) words.add(new Advice<>(one.move(), length));
    }
    return words;
  }

  private static int hundredths(double worth) {
    return (int) Math.round(Math.clamp(100 * worth, -1e8, 1e8));
  }

  private int cost(Optional<M> played, String word, List<Advice<M>> advice) {
    if (played.isEmpty() || advice.isEmpty()) return -1;
    for (Advice<M> one : advice) {
      if (one.move().equals(played.get()))
        return Math.max(0, hundredths(advice.getFirst().worth()) - hundredths(one.worth()));
    }
    // Words that nobody weighed are as good as they are long.
    return weighs || word.isEmpty()
        ? -1
        : Math.max(0, hundredths(advice.getFirst().worth() - word.length()));
  }

  /// Keeps a word that is finer than the chair's finest so far.
  private void note(Scene scene, Answer answer, Seat by, int number) {
    String word = Phrase.word(scene, answer);
    int id = word.isEmpty() ? -1 : lexicon.id(word);
    if (id < 0 || lexicon.is(id, Mark.COARSE)) return;
    Analysis.Finest before = finest[by.index()];
    int longer = word.length() - before.word().length();
    if (longer < 0 || longer == 0 && lexicon.band(id) <= lexicon.band(lexicon.id(before.word())))
      return;
    finest[by.index()] = new Analysis.Finest(by, word, meanings.of(word), number);
  }

  /// Sees what those could say who may speak out of turn.
  private void watch(int number) {
    pending.clear();
    Prompt prompt = referee.prompt();
    for (Seat seat : prompt.may().minus(prompt.must())) {
      V view = referee.view(seat);
      Scene scene = referee.game().scene(view);
      for (Advice<M> one : advice(seat, view, scene, number)) {
        if (one.worth() <= 0) continue;
        pending.add(
            new Pending<>(seat, one.move(), Phrase.of(scene, referee.game().write(one.move()))));
        break;
      }
    }
  }

  /// What of it nobody can say any more, and nobody has said.
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
    boolean[] there = {false};
    referee
        .game()
        .moves(
            referee.view(one.by()),
            move -> {
              if (move.equals(one.move())) there[0] = true;
            });
    return there[0];
  }

  private void lead(int number, long at) {
    Scene scene = referee.scene(Seat.NOBODY);
    PerSeat<Integer> scores = PerSeat.all(log.header().seats(), 0);
    for (Scene.Place place : scene.places()) scores = scores.with(place.seat(), place.score());
    if (leads.isEmpty() || !leads.getLast().scores().equals(scores))
      leads.add(new Analysis.Lead(number, at, scores));
  }
}
