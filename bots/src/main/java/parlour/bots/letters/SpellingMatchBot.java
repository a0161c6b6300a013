package parlour.bots.letters;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import parlour.bots.skill.AnagramsSkill;
import parlour.bots.skill.Doubts;
import parlour.bots.skill.Levels;
import parlour.bots.skill.Reflexes;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.games.material.letters.JudgingMode;
import parlour.games.spellingmatch.Move;
import parlour.games.spellingmatch.Phase;
import parlour.games.spellingmatch.Player.LaidWord;
import parlour.games.spellingmatch.SpellingMatch;
import parlour.games.spellingmatch.Stack;
import parlour.games.spellingmatch.View;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.WordSet;

/// Plays the Spelling Match: contributes words of its own vocabulary, rarer ones the better it
/// plays, and finds words of its vocabulary in human time or not at all; then it calls on the
/// author.
///
/// The bot is asked again whenever anything happens at the table, so it plans by the table's clock.
public final class SpellingMatchBot implements Bot<Move, View> {
  /// It picks the rarest of this many random words.
  private static final int[] THOUGHTS = {1, 1, 2, 4, 8};

  /// It finds words this many times as fast as in Anagrams, since the letters are few.
  private static final long SPEED_UP = 2;

  private final SpellingMatch game;
  private final int level;
  private final AnagramsSkill skill;
  private final WordSet known;
  private final Map<String, Plan> plans = new HashMap<>();
  private final Doubts doubts;

  public SpellingMatchBot(SpellingMatch game, int level) {
    this.game = game;
    this.level = level;
    this.skill = AnagramsSkill.of(level);
    this.known = game.words().judge().vocabulary(level);
    this.doubts = new Doubts(game.words().judge(), level);
  }

  /// A planned move, and when by the table's clock.
  private record Plan(Move move, long atMillis) {
    static final Plan NOTHING = new Plan(new Move.Content(), Prompt.NEVER);

    Plan orSooner(Plan other) {
      return other.atMillis < atMillis ? other : this;
    }
  }

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    if (!prompt.asks(view.eye())) return Optional.empty();
    Plan plan = plan(view, dice);
    return plan.atMillis == Prompt.NEVER
        ? Optional.empty()
        : Optional.of(new Reply<>(plan.move, Math.max(300, plan.atMillis - nowMillis(view))));
  }

  private static long nowMillis(View view) {
    return view.nowMillis();
  }

  private Plan plan(View view, Dice dice) {
    return switch (view.phase()) {
      case Phase.Choosing _ ->
          new Plan(
              new Move.Choose(word(view, dice)),
              nowMillis(view)
                  + AnagramsSkill.aboutMillis(5_000 + 1_500L * (Levels.COUNT - level), dice));
      case Phase.Ready _ ->
          new Plan(new Move.Call(), nowMillis(view) + AnagramsSkill.aboutMillis(3_000, dice));
      case Phase.Spelling _ ->
          taking(view, dice).orSooner(proving(view, dice)).orSooner(doubting(view, dice));
      case Phase.After _ ->
          proving(view, dice).orSooner(doubting(view, dice)).orSooner(last(view, dice));
      case Phase.Over _ -> Plan.NOTHING;
    };
  }

  /// A word to contribute.
  private String word(View view, Dice dice) {
    Judge judge = game.words().judge();
    int length = game.options().length();
    String best = "";
    int rarest = 0;
    for (int thought = 0; thought < THOUGHTS[level - 1]; thought++) {
      int id = randomWord(view, length, dice);
      int band = judge.lexicon().band(id);
      if (band <= rarest) continue;
      rarest = band;
      best = judge.lexicon().word(id);
    }
    return best;
  }

  /// A random known word of this length that can be contributed.
  private int randomWord(View view, int length, Dice dice) {
    Judge judge = game.words().judge();
    int from = dice.below(known.size());
    for (int round = 0; ; round++) {
      int id = known.next(from);
      if (id < 0) id = known.next(0);
      if (judge.lexicon().length(id) == length && isFree(view, judge.lexicon().word(id))) return id;
      // Neighbours in the word list are alike, so it jumps to a random place every few words.
      from = round % 16 == 15 ? dice.below(known.size()) : id + 1;
    }
  }

  private static boolean isFree(View view, String word) {
    if (!view.heap().covers(Letters.of(word))) return false;
    for (Stack stack : view.stacks().at(view.eye())) if (stack.word().equals(word)) return false;
    return true;
  }

  /// Takes a stack, spells what it holds, or calls "game".
  private Plan taking(View view, Dice dice) {
    if (view.isSpelling()) return spelling(view, dice);
    if (view.mayTake())
      return planned(
          "take" + stacksTaken(view),
          () -> new Plan(randomStack(view, dice), nowMillis(view) + reactionMillis(dice)),
          plan ->
              plan.move instanceof Move.Take(Seat author, int number)
                  && view.mayTake(author, view.stacks().at(author).get(number)));
    if (view.mayCallGame())
      return planned(
          "game",
          () -> new Plan(new Move.Game(), nowMillis(view) + reactionMillis(dice)),
          _ -> true);
    return Plan.NOTHING;
  }

  /// The earlier plan under this name while it still holds, or else a new one.
  private Plan planned(String name, Supplier<Plan> idea, Predicate<Plan> stillHolds) {
    Plan before = plans.getOrDefault(name, Plan.NOTHING);
    if (before.atMillis != Prompt.NEVER && stillHolds.test(before)) return before;
    Plan plan = idea.get();
    plans.put(name, plan);
    return plan;
  }

  /// How many stacks this player has taken, so that no take is planned twice.
  private static int stacksTaken(View view) {
    int taken = 0;
    for (Seat author : view.match().allSeats())
      for (Stack stack : view.stacks().at(author)) if (stack.taker().equals(view.eye())) taken++;
    return taken;
  }

  private long reactionMillis(Dice dice) {
    return Reflexes.of(level).reactionMillis(dice) + 500;
  }

  private Move randomStack(View view, Dice dice) {
    List<Move> stacks = new ArrayList<>();
    for (Seat author : view.match().allSeats()) {
      List<Stack> of = view.stacks().at(author);
      for (int i = 0; i < of.size(); i++)
        if (view.mayTake(author, of.get(i))) stacks.add(new Move.Take(author, i));
    }
    return stacks.get(dice.below(stacks.size()));
  }

  private Plan spelling(View view, Dice dice) {
    String letters = view.held().letters();
    String name = "spell" + view.own().author().index() + "." + view.own().number();
    return planned(name, () -> find(view, letters, dice), _ -> true);
  }

  /// The first word it will find, or giving up.
  private Plan find(View view, String letters, Dice dice) {
    Plan[] found = {
      new Plan(
          new Move.Prove(),
          nowMillis(view) + 30_000 + AnagramsSkill.aboutMillis(skill.meanSeconds() * 500L, dice))
    };
    if (dice.once(skill.oneInNeverFound())) return found[0];
    Judge judge = game.words().judge();
    skill.eachFind(
        judge,
        letters,
        known,
        dice,
        (id, takesMillis) -> {
          long atMillis = nowMillis(view) + Math.max(1_500, takesMillis / SPEED_UP);
          found[0] =
              found[0].orSooner(new Plan(new Move.Spell(judge.lexicon().word(id)), atMillis));
        });
    return found[0];
  }

  /// Forms its own stacks when called on: from the word it contributed, or from any other it finds.
  private Plan proving(View view, Dice dice) {
    Plan plan = Plan.NOTHING;
    for (Seat caller : view.match().allSeats()) {
      if (!view.mustForm(caller)) continue;
      int number = view.players().at(caller).number();
      Stack stack = view.stacks().at(view.eye()).get(number);
      plan =
          plan.orSooner(
              planned(
                  "form" + number,
                  () ->
                      new Plan(
                          form(caller, stack),
                          nowMillis(view) + AnagramsSkill.aboutMillis(5_000, dice) + 1_000),
                  _ -> true));
    }
    return plan;
  }

  private Move form(Seat caller, Stack stack) {
    Judge judge = game.words().judge();
    if (judge.admit(stack.word()) >= 0) return new Move.Form(caller, stack.word());
    Move[] move = {new Move.Concede(caller)};
    judge
        .lexicon()
        .index()
        .anagrams(
            Letters.of(stack.letters()),
            known,
            id -> move[0] = new Move.Form(caller, judge.lexicon().word(id)));
    return move[0];
  }

  /// Challenges most non-words, and now and then a good word it does not know.
  private Plan doubting(View view, Dice dice) {
    if (!view.mayChallenge()) return Plan.NOTHING;
    for (Seat seat : view.match().allSeats()) {
      List<LaidWord> words = view.players().at(seat).words();
      for (int i = 0; i < words.size(); i++) {
        LaidWord laid = words.get(i);
        if (!view.match().isDoubtful(view.eye(), seat, laid)
            || !doubts.about(laid.maker().index() + laid.word(), laid.word(), dice)) continue;
        Move move = new Move.Challenge(seat, i, laid.word());
        return planned(
            "doubt" + laid.maker().index() + laid.word() + seat.index() + "." + i,
            () ->
                new Plan(
                    move,
                    nowMillis(view) + AnagramsSkill.aboutMillis(3_000 + 800L * (6 - level), dice)),
            _ -> true);
      }
    }
    return Plan.NOTHING;
  }

  /// After "game" a player left with a stack mostly has its author prove it; then nothing remains
  /// to be said.
  private Plan last(View view, Dice dice) {
    boolean doubtful = game.options().judging() != JudgingMode.UMPIRE && view.mayChallenge();
    if (!view.mayBeContent() || !view.mayProve() && !doubtful) return Plan.NOTHING;
    return planned(
        view.mayProve() ? "last stack" : "content",
        () ->
            new Plan(
                view.mayProve() && !dice.once(3) ? new Move.Prove() : new Move.Content(),
                nowMillis(view) + AnagramsSkill.aboutMillis(6_000, dice)),
        plan -> view.mayProve() || plan.move instanceof Move.Content);
  }
}
