package parlour.bots.letters;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import parlour.bots.skill.AnagramsSkill;
import parlour.bots.skill.Doubts;
import parlour.bots.skill.LeastUseful;
import parlour.bots.skill.ListWriting;
import parlour.bots.skill.ListWriting.TimedWord;
import parlour.bots.skill.Pen;
import parlour.bots.skill.SkillLevel;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.WordList;
import parlour.games.material.letters.WordList.Proof;
import parlour.games.speculation.Move;
import parlour.games.speculation.Phase;
import parlour.games.speculation.Speculation;
import parlour.games.speculation.View;
import parlour.lexicon.Letters;
import parlour.lexicon.WordSet;

/// Plays Speculation with the words of its level.
///
/// It keeps the letters that make the most words. From level 3 on it gives good letters to its own
/// Plum and often its worst to another's, though not always, since a Plum without words leaves
/// nothing to notice either; as dealer it turns up a letter that helps its Plum or one that helps
/// nobody, and leaves the Plum closed where many would look for what it overlooks.
///
/// The bot is asked again whenever anything happens at the table, so it decides at the beginning of
/// each phase what it will do and when.
public final class SpeculationBot implements Bot<Move, View> {
  /// From this level on a bot considers what the others get.
  private static final int STRATEGIC_LEVEL = 3;

  /// How many letters it wants to keep.
  private static final int KEPT_LETTERS = 6;

  /// How long others wait for its words at most.
  private static final long WAITED_FOR_MILLIS = 30_000;

  /// What it has planned for: a phase of a deal, and whether it has to discard in it.
  private record Step(int deal, Class<? extends Phase> phase, boolean discards) {}

  private static final Step READING = new Step(0, Phase.Reading.class, false);

  private final Speculation game;
  private final SkillLevel skill;
  private final WordSet vocabulary;
  private final ListWriting listWriting;
  private final Doubts doubts;
  private final Deque<TimedWord> list = new ArrayDeque<>();
  private Step step = new Step(0, Phase.Over.class, false);
  private Move plan = new Move.Rest();
  private long planAtMillis;
  private long closesAtMillis = Prompt.NEVER;
  private Letters gift = Letters.EMPTY;

  public SpeculationBot(Speculation game, int level) {
    this.game = game;
    this.skill = SkillLevel.of(level);
    this.vocabulary = game.judge().vocabulary(level);
    AnagramsSkill anagrams = AnagramsSkill.of(level);
    Pen pen = new Pen(game.judge(), level, game.options().judging());
    this.listWriting = new ListWriting(game.judge(), vocabulary, anagrams.pauseSeconds(), pen);
    this.doubts = new Doubts(game.judge(), level);
  }

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    if (!prompt.must().has(view.eye())) return Optional.empty();
    if (view.isReading()) return Optional.of(reading(view, dice));
    Step now =
        new Step(
            view.match().lead().round(),
            view.phase().getClass(),
            view.hasToDiscard(game.options()));
    if (!step.equals(now)) {
      step = now;
      begin(view, dice);
    }
    return Optional.of(next(view));
  }

  /// Its next move, and how soon.
  private Reply<Move> next(View view) {
    hurry(view);
    while (!list.isEmpty() && isStale(view, list.element().word())) list.poll();
    boolean notices = view.phase() instanceof Phase.Noticing;
    boolean writes = !list.isEmpty();
    String word = writes ? list.element().word() : "";
    Move move = !writes ? plan : notices ? new Move.Notice(word) : new Move.Write(word);
    long dueMillis = writes ? list.element().atMillis() : planAtMillis;
    return new Reply<>(move, Math.max(300, dueMillis - view.nowMillis()));
  }

  /// Writes on for half a minute once somebody waits for it: the whole table for the words of its
  /// Plum, otherwise a player who is done.
  private void hurry(View view) {
    boolean alone = view.phase() instanceof Phase.WritingPlum;
    boolean notices = view.phase() instanceof Phase.Noticing;
    boolean together = view.phase() instanceof Phase.Writing || notices;
    int players = view.match().players() - (notices ? 1 : 0);
    boolean waited = alone || together && view.phase().busy().size() < players;
    if (!waited || closesAtMillis != Prompt.NEVER) return;
    closesAtMillis = view.nowMillis() + WAITED_FOR_MILLIS;
    list.removeIf(line -> line.atMillis() > closesAtMillis);
    planAtMillis = Math.min(planAtMillis, closesAtMillis);
  }

  private static boolean isStale(View view, String word) {
    return view.paper().find(word) >= 0 || view.plum().open() && view.isTaken(word);
  }

  private void begin(View view, Dice dice) {
    list.clear();
    closesAtMillis = Prompt.NEVER;
    long nowMillis = view.nowMillis();
    switch (view.phase()) {
      case Phase.Sorting _ -> sort(view, dice);
      case Phase.Adding _ -> {
        plan = new Move.Add(mostProductive(view.heaps().open(), view.toPick(game.options()), dice));
        planAtMillis = nowMillis + skill.delayMillis(6_000, dice);
      }
      case Phase.Exposing _ -> {
        plan = new Move.Expose(letterToExpose(view.own().letters(), dice));
        planAtMillis = nowMillis + skill.delayMillis(6_000, dice);
      }
      case Phase.Turning _ -> {
        plan = turnsUpPlum(view, dice) ? new Move.TurnUp() : new Move.Leave();
        planAtMillis = nowMillis + skill.delayMillis(4_000, dice);
      }
      case Phase.Writing _, Phase.WritingPlum _, Phase.Noticing _ -> write(view, dice);
      case Phase.Reading _, Phase.Over _ -> {}
    }
  }

  private void sort(View view, Dice dice) {
    Letters hand = view.own().letters();
    int count = view.toPick(game.options());
    long nowMillis = view.nowMillis();
    if (!view.hasToDiscard(game.options())) {
      boolean planned = gift.size() == count && hand.covers(gift);
      plan = new Move.Give(planned ? gift : Box.any(hand, count, dice));
      planAtMillis = nowMillis + skill.delayMillis(4_000, dice);
      return;
    }
    Letters kept = mostProductive(hand, KEPT_LETTERS, dice);
    Letters rest = hand.minus(kept);
    gift = Letters.EMPTY;
    while (rest.size() > count) {
      char given = letterToGive(view, rest, dice);
      gift = gift.plus(given);
      rest = rest.minus(given);
    }
    plan = new Move.Discard(rest);
    planAtMillis = nowMillis + skill.delayMillis(13_000, dice);
  }

  private char letterToGive(View view, Letters rest, Dice dice) {
    if (skill.level() < STRATEGIC_LEVEL) return Box.any(rest, dice);
    if (view.deals()) return mostUseful(rest);
    return dice.once(2) ? leastUseful(rest) : Box.any(rest, dice);
  }

  /// This many of the letters: of the random choices it considers, the one that makes the most
  /// words.
  private Letters mostProductive(Letters letters, int count, Dice dice) {
    Letters best = Letters.EMPTY;
    int most = -1;
    for (int look = 0; look < skill.searchSteps() / 1_000; look++) {
      Letters some = Box.any(letters, count, dice);
      int[] words = {0};
      game.judge().lexicon().index().within(some, vocabulary, _ -> words[0]++);
      if (words[0] <= most) continue;
      most = words[0];
      best = some;
    }
    return best;
  }

  private static char mostUseful(Letters letters) {
    char best = letters.at(0);
    for (int i = 1; i < letters.size(); i++)
      if (LeastUseful.usefulness(letters.at(i)) > LeastUseful.usefulness(best))
        best = letters.at(i);
    return best;
  }

  private static char leastUseful(Letters letters) {
    char worst = letters.at(0);
    for (int i = 1; i < letters.size(); i++)
      if (LeastUseful.usefulness(letters.at(i)) < LeastUseful.usefulness(worst))
        worst = letters.at(i);
    return worst;
  }

  private char letterToExpose(Letters hand, Dice dice) {
    if (skill.level() < STRATEGIC_LEVEL) return Box.any(hand, dice);
    return dice.once(2) ? mostUseful(hand) : leastUseful(hand);
  }

  /// Whether it turns up a Plum: the more others would look for what it overlooks, the less often.
  private boolean turnsUpPlum(View view, Dice dice) {
    int others = view.match().players() - 1;
    boolean cheap = !game.options().dealerPays() || skill.level() < STRATEGIC_LEVEL;
    return cheap || dice.below(10) < 11 - 2 * others + skill.level() / 2;
  }

  private void write(View view, Dice dice) {
    long nowMillis = view.nowMillis();
    Letters rack = view.rack();
    int below = rack.size() + 1;
    list.addAll(listWriting.plan(rack, below, nowMillis, view.phase().dueMillis(), dice));
    // A noticed word is looked up at once, so a misspelt one would be refused.
    if (view.phase() instanceof Phase.Noticing)
      list.removeIf(line -> game.judge().admit(line.word()) < 0);
    plan = new Move.Rest();
    planAtMillis =
        (list.isEmpty() ? nowMillis : list.getLast().atMillis()) + skill.delayMillis(6_000, dice);
  }

  private Reply<Move> reading(View view, Dice dice) {
    if (!step.equals(READING)) doubts.forget();
    step = READING;
    for (Seat seat : view.match().allSeats()) {
      if (seat.equals(view.eye())) continue;
      View.PublicPlayer seen = view.seen().at(seat);
      Optional<Move> doubt = doubt('l', seat, seen.list(), dice);
      if (doubt.isEmpty()) doubt = doubt('p', seat, seen.plum(), dice);
      if (doubt.isPresent()) return new Reply<>(doubt.get(), skill.delayMillis(4_000, dice));
    }
    return new Reply<>(new Move.Content(), skill.delayMillis(8_000, dice));
  }

  private Optional<Move> doubt(char kind, Seat seat, WordList paper, Dice dice) {
    for (WordList.Line line : paper.lines()) {
      String place = WordList.id(kind, seat, line.word());
      if (line.proof() == Proof.UNTRIED && doubts.about(place, line.word(), dice))
        return Optional.of(new Move.Challenge(new WordList.Place(kind, seat, line.word())));
    }
    return Optional.empty();
  }
}
