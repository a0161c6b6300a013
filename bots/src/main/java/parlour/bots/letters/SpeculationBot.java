package parlour.bots.letters;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import parlour.bots.skill.AnagramsSkill;
import parlour.bots.skill.Doubts;
import parlour.bots.skill.LeastUseful;
import parlour.bots.skill.ListWriting;
import parlour.bots.skill.ListWriting.Jotting;
import parlour.bots.skill.SkillLevel;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.WordList;
import parlour.games.material.letters.WordList.Proof;
import parlour.games.speculation.Move;
import parlour.games.speculation.Position.Phase;
import parlour.games.speculation.Speculation;
import parlour.games.speculation.View;
import parlour.lexicon.Letters;
import parlour.lexicon.WordSet;

/// Plays Speculation with the words of its level.
///
/// It keeps the letters that yield it most words. A cunning one lays good letters to its own Plum
/// and often the worst it has to another's, though not always, for of a Plum without words nothing
/// can be noticed either; as dealer it turns up a letter that helps its Plum or one that helps
/// nobody, and leaves the Plum where many will look for what it overlooks.
///
/// It settles at the beginning of each phase what it will do and when, since it is asked again
/// whenever anything happens at the table.
public final class SpeculationBot implements Bot<Move, View> {
  /// From this level on a bot thinks of what the others get.
  private static final int CUNNING = 3;

  /// How many letters it wants to keep.
  private static final int KEPT = 6;

  private final Speculation game;
  private final SkillLevel wits;
  private final WordSet vocabulary;
  private final ListWriting pencil;
  private final Doubts doubts;
  private final Deque<Jotting> jottings = new ArrayDeque<>();
  private String phase = "";
  private Move plan = new Move.Rest();
  private long at;
  private Letters gift = Letters.EMPTY;

  public SpeculationBot(Speculation game, int level) {
    this.game = game;
    this.wits = SkillLevel.of(level);
    this.vocabulary = game.judge().vocabulary(level);
    AnagramsSkill wit = AnagramsSkill.of(level);
    int slip = game.options().umpired() ? 0 : wit.slip();
    this.pencil = new ListWriting(game.judge(), vocabulary, wit.pause(), slip);
    this.doubts = new Doubts(game.judge(), level);
  }

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    if (!prompt.must().has(view.eye())) return Optional.empty();
    if (view.isReading()) return Optional.of(reading(view, dice));
    String now = view.match().lead().round() + view.phase().name() + game.hasToDiscard(view);
    if (!phase.equals(now)) {
      phase = now;
      begin(view, dice);
    }
    return Optional.of(next(view));
  }

  /// What it means to do next, and how soon.
  private Reply<Move> next(View view) {
    while (!jottings.isEmpty() && isStale(view, jottings.element().word())) jottings.poll();
    boolean notices = view.phase() == Phase.NOTICING;
    boolean writes = !jottings.isEmpty();
    String word = writes ? jottings.element().word() : "";
    Move move = !writes ? plan : notices ? new Move.Notice(word) : new Move.Write(word);
    long due = writes ? jottings.element().at() : at;
    return new Reply<>(move, Math.max(300, due - view.stage().now()));
  }

  private static boolean isStale(View view, String word) {
    return view.paper().find(word) >= 0 || view.plum().open() && view.isTaken(word);
  }

  private void begin(View view, Dice dice) {
    jottings.clear();
    long now = view.stage().now();
    switch (view.phase()) {
      case SORTING -> sort(view, dice);
      case ADDING -> {
        plan = new Move.Add(best(view.heaps().open(), game.toPick(view), dice));
        at = now + wits.after(6_000, dice);
      }
      case EXPOSING -> {
        plan = new Move.Expose(exposed(view.own().letters(), dice));
        at = now + wits.after(6_000, dice);
      }
      case TURNING -> {
        plan = dares(view, dice) ? new Move.TurnUp() : new Move.Leave();
        at = now + wits.after(4_000, dice);
      }
      case WRITING, PLUM, NOTICING -> write(view, dice);
      case READING, OVER -> {}
    }
  }

  private void sort(View view, Dice dice) {
    Letters hand = view.own().letters();
    int count = game.toPick(view);
    long now = view.stage().now();
    if (!game.hasToDiscard(view)) {
      boolean planned = gift.size() == count && hand.covers(gift);
      plan = new Move.Give(planned ? gift : Box.any(hand, count, dice));
      at = now + wits.after(4_000, dice);
      return;
    }
    Letters kept = best(hand, KEPT, dice);
    Letters rest = hand.minus(kept);
    gift = Letters.EMPTY;
    while (rest.size() > count) {
      char given = given(view, rest, dice);
      gift = gift.plus(given);
      rest = rest.minus(given);
    }
    plan = new Move.Discard(rest);
    at = now + wits.after(13_000, dice);
  }

  private char given(View view, Letters rest, Dice dice) {
    if (wits.level() < CUNNING) return Box.any(rest, dice);
    if (view.deals()) return useful(rest);
    return dice.once(2) ? spare(rest) : Box.any(rest, dice);
  }

  /// So many of the letters: of the choices it thinks of, the one that yields it most words.
  private Letters best(Letters letters, int count, Dice dice) {
    Letters best = Letters.EMPTY;
    int most = -1;
    for (int look = 0; look < wits.looks() / 1_000; look++) {
      Letters some = Box.any(letters, count, dice);
      int[] words = {0};
      game.judge().lexicon().index().within(some, vocabulary, _ -> words[0]++);
      if (words[0] <= most) continue;
      most = words[0];
      best = some;
    }
    return best;
  }

  private static char useful(Letters letters) {
    char best = letters.at(0);
    for (int i = 1; i < letters.size(); i++)
      if (LeastUseful.worth(letters.at(i)) > LeastUseful.worth(best)) best = letters.at(i);
    return best;
  }

  private static char spare(Letters letters) {
    char worst = letters.at(0);
    for (int i = 1; i < letters.size(); i++)
      if (LeastUseful.worth(letters.at(i)) < LeastUseful.worth(worst)) worst = letters.at(i);
    return worst;
  }

  private char exposed(Letters hand, Dice dice) {
    if (wits.level() < CUNNING) return Box.any(hand, dice);
    return dice.once(2) ? useful(hand) : spare(hand);
  }

  /// Whether it turns up a Plum of which it knows nothing but how many will look for what it
  /// overlooks.
  private boolean dares(View view, Dice dice) {
    int others = view.match().players() - 1;
    boolean cheap = !game.options().dealerPays() || wits.level() < CUNNING;
    return cheap || dice.below(10) < 11 - 2 * others + wits.level() / 2;
  }

  private void write(View view, Dice dice) {
    long now = view.stage().now();
    Letters rack = view.rack();
    int below = rack.size() + 1;
    jottings.addAll(pencil.jot(rack, below, now, view.stage().due(), dice));
    // What is noticed is looked up at once, so that a slip would not be heard.
    if (view.phase() == Phase.NOTICING)
      jottings.removeIf(jotting -> game.judge().admit(jotting.word()) < 0);
    plan = new Move.Rest();
    at = (jottings.isEmpty() ? now : jottings.getLast().at()) + wits.after(6_000, dice);
  }

  private Reply<Move> reading(View view, Dice dice) {
    if (!phase.equals("reading")) doubts.forget();
    phase = "reading";
    for (Seat seat : view.match().company()) {
      if (seat.equals(view.eye())) continue;
      View.Seen seen = view.seen().at(seat);
      Optional<Move> doubt = doubt('l', seat, seen.list(), dice);
      if (doubt.isEmpty()) doubt = doubt('p', seat, seen.plum(), dice);
      if (doubt.isPresent()) return new Reply<>(doubt.get(), wits.after(4_000, dice));
    }
    return new Reply<>(new Move.Content(), wits.after(8_000, dice));
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
