package parlour.bots.letters;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import parlour.bots.letters.AnagramsBot.Plan;
import parlour.bots.skill.AnagramsSkill;
import parlour.bots.skill.ListWriting;
import parlour.bots.skill.Pen;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.games.anagrams.Anagrams;
import parlour.games.anagrams.Move;
import parlour.games.anagrams.Phase;
import parlour.games.anagrams.View;
import parlour.lexicon.Letters;
import parlour.lexicon.WordSet;

/// How a bot hunts for its word in one round of Anagrams, and in the varied form writes its list.
final class AnagramsHunt {
  /// How long it looks for its word at most, so that nobody waits for it.
  private static final int MOST_MILLIS = 30_000;

  private Anagrams game;
  private final AnagramsSkill skill;
  private final WordSet vocabulary;
  private final Deque<Plan> finds = new ArrayDeque<>();
  private final Deque<Plan> lines = new ArrayDeque<>();
  private final long givesUpAtMillis;
  private final boolean patient;
  private long closesAtMillis = Prompt.NEVER;

  /// Decides at the first look at its letters what it will find and when.
  AnagramsHunt(Anagrams game, int level, Pen pen, View view, Dice dice) {
    this.game = game;
    this.skill = AnagramsSkill.of(level);
    this.vocabulary = game.words().judge().vocabulary(level);
    long nowMillis = AnagramsBot.nowMillis(view);
    long stopMillis = view.stopMillis();
    String letters = view.own().given().letters();
    find(letters, nowMillis, dice);
    if (game.options().varied().on()) list(letters, pen, nowMillis, stopMillis, dice);
    givesUpAtMillis = nowMillis + MOST_MILLIS * (60L + dice.below(41)) / 100;
    patient = !dice.once(2 + level);
  }

  /// Goes on with a game whose dictionary has one more word.
  void useGame(Anagrams extended) {
    game = extended;
  }

  private void find(String letters, long nowMillis, Dice dice) {
    if (dice.once(skill.oneInNeverFound())) return;
    List<Plan> found = new ArrayList<>();
    skill.eachFind(
        game.words().judge(),
        letters,
        vocabulary,
        dice,
        (id, takesMillis) ->
            found.add(new Plan(new Move.Announce(game.words().word(id)), nowMillis + takesMillis)));
    found.sort((one, other) -> Long.compare(one.atMillis(), other.atMillis()));
    finds.addAll(found.subList(0, Math.min(found.size(), Anagrams.TRIES)));
  }

  private void list(String letters, Pen pen, long nowMillis, long stopMillis, Dice dice) {
    ListWriting writing =
        new ListWriting(game.words().judge(), vocabulary, skill.pauseSeconds(), pen);
    for (ListWriting.TimedWord line :
        writing.plan(Letters.of(letters), letters.length(), nowMillis, stopMillis, dice))
      lines.add(new Plan(new Move.Write(line.word()), line.atMillis()));
  }

  Plan plan(View view, Dice dice) {
    if (view.phase() instanceof Phase.Stopped) {
      if (!view.mayReturn()) return Plan.NOTHING;
      Move move = patient ? new Move.Return() : new Move.Pay();
      return new Plan(move, view.stopMillis() + AnagramsSkill.aboutMillis(7_000, dice));
    }
    Plan plan = whispered(view);
    while (!finds.isEmpty() && !stillToAnnounce(view, finds.peek())) finds.poll();
    if (!finds.isEmpty()) plan = plan.orSooner(finds.element());
    while (!lines.isEmpty() && !stillToWrite(view, lines.peek())) lines.poll();
    hurry(view);
    if (!lines.isEmpty()) plan = plan.orSooner(lines.element());
    return plan.orSooner(end(view));
  }

  /// Writes on for half a minute once another player has closed their list.
  private void hurry(View view) {
    if (closesAtMillis != Prompt.NEVER || !isAnotherDone(view)) return;
    closesAtMillis = AnagramsBot.nowMillis(view) + MOST_MILLIS;
    lines.removeIf(line -> line.atMillis() > closesAtMillis);
  }

  private static boolean isAnotherDone(View view) {
    for (Seat seat : view.match().lead().others())
      if (!seat.equals(view.eye()) && !view.of(seat).busy()) return true;
    return false;
  }

  private static boolean stillToAnnounce(View view, Plan plan) {
    return view.mayAnnounce()
        && plan.move() instanceof Move.Announce(String word)
        && !view.own().tries().contains(word);
  }

  private static boolean stillToWrite(View view, Plan plan) {
    return view.own().busy()
        && plan.move() instanceof Move.Write(String word)
        && view.own().list().lines().stream().noneMatch(line -> line.word().equals(word));
  }

  /// A whispered word, if it is an anagram of its letters.
  private Plan whispered(View view) {
    String word = view.own().help().word();
    boolean useful =
        view.mayAnnounce()
            && Letters.spellable(word)
            && Letters.of(word).equals(Letters.of(view.own().given().letters()))
            && game.words().judge().admit(word) >= 0
            && !view.own().tries().contains(word);
    return useful
        ? new Plan(new Move.Announce(word), AnagramsBot.nowMillis(view) + 3_000)
        : Plan.NOTHING;
  }

  /// Gives up what it cannot find: returns the letters in time, or waits for "Stop"; closes a list
  /// it can add nothing to.
  private Plan end(View view) {
    if (!view.own().busy()) return Plan.NOTHING;
    boolean varied = game.options().varied().on();
    if (varied && !lines.isEmpty()) return Plan.NOTHING;
    long nowMillis = AnagramsBot.nowMillis(view);
    if (view.mayReturn())
      return givesUpAtMillis < view.stopMillis()
          ? new Plan(new Move.Return(), Math.max(givesUpAtMillis, nowMillis))
          : Plan.NOTHING;
    return varied ? new Plan(new Move.Rest(), nowMillis + 3_000) : Plan.NOTHING;
  }
}
