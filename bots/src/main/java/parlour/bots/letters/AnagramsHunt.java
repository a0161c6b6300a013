package parlour.bots.letters;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import parlour.bots.letters.AnagramsBot.Plan;
import parlour.bots.skill.AnagramsSkill;
import parlour.bots.skill.ListWriting;
import parlour.engine.Dice;
import parlour.games.anagrams.Anagrams;
import parlour.games.anagrams.Move;
import parlour.games.anagrams.Phase;
import parlour.games.anagrams.View;
import parlour.lexicon.Letters;
import parlour.lexicon.WordSet;

/// A bot that hunts for its word in one round of Anagrams, and in the varied form makes its list.
final class AnagramsHunt {
  private Anagrams game;
  private final AnagramsSkill wit;
  private final WordSet vocabulary;
  private final Deque<Plan> finds = new ArrayDeque<>();
  private final Deque<Plan> lines = new ArrayDeque<>();
  private final long givesUp;
  private final boolean patient;

  /// Looks at its letters for the first time, and settles what it will find and when.
  AnagramsHunt(Anagrams game, int level, AnagramsSkill wit, View view, Dice dice) {
    this.game = game;
    this.wit = wit;
    this.vocabulary = game.words().judge().vocabulary(level);
    long now = AnagramsBot.now(view);
    long stop = view.stop();
    String letters = view.own().given().letters();
    find(letters, now, dice);
    if (game.options().varied().on()) list(letters, now, stop, dice);
    long allowance = Math.max(1, stop - now);
    givesUp = now + allowance * (60 + dice.below(60)) / 100;
    patient = !dice.once(2 + level);
  }

  /// Goes by a dictionary that has a word more from now on.
  void goBy(Anagrams more) {
    game = more;
  }

  private void find(String letters, long now, Dice dice) {
    if (dice.once(wit.never())) return;
    List<Plan> found = new ArrayList<>();
    wit.finds(
        game.words().judge(),
        letters,
        vocabulary,
        dice,
        (id, takes) -> found.add(new Plan(new Move.Announce(game.words().word(id)), now + takes)));
    found.sort((one, other) -> Long.compare(one.at(), other.at()));
    finds.addAll(found.subList(0, Math.min(found.size(), Anagrams.TRIES)));
  }

  private void list(String letters, long now, long stop, Dice dice) {
    ListWriting pencil = new ListWriting(game.words().judge(), vocabulary, wit.pause(), wit.slip());
    for (ListWriting.Jotting jotting :
        pencil.jot(Letters.of(letters), letters.length(), now, stop, dice))
      lines.add(new Plan(new Move.Write(jotting.word()), jotting.at()));
  }

  Plan plan(View view, Dice dice) {
    if (view.phase() instanceof Phase.Stopped) {
      if (!view.mayReturn()) return Plan.NOTHING;
      Move move = patient ? new Move.Return() : new Move.Pay();
      return new Plan(move, view.stop() + AnagramsSkill.about(7_000, dice));
    }
    Plan plan = whispered(view);
    while (!finds.isEmpty() && !stillToAnnounce(view, finds.peek())) finds.poll();
    if (!finds.isEmpty()) plan = plan.orSooner(finds.element());
    while (!lines.isEmpty() && !stillToWrite(view, lines.peek())) lines.poll();
    if (!lines.isEmpty()) plan = plan.orSooner(lines.element());
    return plan.orSooner(end(view));
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

  /// What another whispered, if it is a word of these letters.
  private Plan whispered(View view) {
    String word = view.own().help().word();
    boolean useful =
        view.mayAnnounce()
            && Letters.spellable(word)
            && Letters.of(word).equals(Letters.of(view.own().given().letters()))
            && game.words().judge().admit(word) >= 0
            && !view.own().tries().contains(word);
    return useful ? new Plan(new Move.Announce(word), AnagramsBot.now(view) + 3_000) : Plan.NOTHING;
  }

  /// Gives up what it cannot find: returns the letters in time, or waits for "Stop"; closes a list
  /// it can add nothing to.
  private Plan end(View view) {
    if (!view.own().busy()) return Plan.NOTHING;
    boolean varied = game.options().varied().on();
    if (varied && !lines.isEmpty()) return Plan.NOTHING;
    if (view.mayReturn())
      return givesUp < view.stop() ? new Plan(new Move.Return(), givesUp) : Plan.NOTHING;
    return varied ? new Plan(new Move.Rest(), AnagramsBot.now(view) + 3_000) : Plan.NOTHING;
  }
}
