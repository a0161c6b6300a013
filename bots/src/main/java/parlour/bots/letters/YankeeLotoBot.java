package parlour.bots.letters;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.bots.skill.Pen;
import parlour.bots.skill.Reflexes;
import parlour.bots.skill.WordSight;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.games.yankeeloto.Move;
import parlour.games.yankeeloto.Phase;
import parlour.games.yankeeloto.Phase.Called;
import parlour.games.yankeeloto.Player;
import parlour.games.yankeeloto.View;
import parlour.games.yankeeloto.YankeeLoto;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.WordSet;

/// Plays Yankee Loto: considers some words and lays the one with the commonest letters, covers
/// letters with human reflexes, overlooks a call now and then, and calls at a comfortable pace.
///
/// The bot is asked again whenever anything happens at the table, so it plans by the table's clock.
public final class YankeeLotoBot implements Bot<Move, View> {
  /// How many words it considers; 0 for all it knows.
  private static final int[] THOUGHTS = {1, 3, 8, 25, 0};

  /// How long it takes to find a word, on average; everybody waits for it, half a minute at most.
  private static final int[] MEAN_SECONDS = {19, 17, 15, 13, 11};

  /// Per cent of the calls that concern it which it notices.
  private static final int[] NOTICED_PERCENT = {75, 85, 92, 97, 100};

  private final YankeeLoto game;
  private final int level;
  private final WordSight wordSight;
  private final Pen pen;
  private final Reflexes reflexes;
  private final WordSet known;
  private final Map<Seat, Boolean> doubted = new HashMap<>();
  private int round;
  private Player.Progress plannedProgress = Player.Progress.LEADS;
  private int plannedCall = -1;
  private boolean callsLoto;
  private Plan plan = Plan.NOTHING;

  public YankeeLotoBot(YankeeLoto game, int level) {
    this.game = game;
    this.level = level;
    this.wordSight = WordSight.of(game.words().judge(), level);
    this.pen = new Pen(game.words().judge(), level, game.options().judging());
    this.reflexes = Reflexes.of(level);
    this.known = game.words().layable().and(game.words().judge().vocabulary(level));
  }

  /// A planned move, and when by the table's clock.
  private record Plan(Move move, long atMillis) {
    static final Plan NOTHING = new Plan(new Move.Loto(), Prompt.NEVER);
  }

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    if (view.match().lead().round() != round) {
      round = view.match().lead().round();
      plannedProgress = Player.Progress.LEADS;
      plannedCall = -1;
      callsLoto = false;
      doubted.clear();
    }
    Plan next =
        switch (view.phase()) {
          case Phase.Making _ -> making(view, dice);
          case Phase.Look look -> reading(view, look.sinceMillis(), dice);
          case Phase.Call _ ->
              view.leads() && !game.options().houseCalls()
                  ? calling(view, dice)
                  : playing(view, dice);
          case Phase.Over _ -> Plan.NOTHING;
        };
    if (next.atMillis == Prompt.NEVER) return Optional.empty();
    return Optional.of(
        new Reply<>(next.move, Math.max(250, next.atMillis - view.round().nowMillis())));
  }

  private Plan making(View view, Dice dice) {
    Player own = view.own();
    if (!view.isMaking()) return Plan.NOTHING;
    if (own.progress() != plannedProgress) {
      plannedProgress = own.progress();
      long millis = 1_000L * MEAN_SECONDS[level - 1];
      long atMillis = view.round().nowMillis() + millis / 2 + dice.below((int) millis);
      String word = word(own.hand(), dice);
      Move lays = word.isEmpty() ? new Move.NoWord() : new Move.Lay(pen.written(word, dice));
      plan = new Plan(lays, atMillis);
    }
    return plan;
  }

  /// The word that is likely to be filled soonest, of those it considers.
  private String word(Letters hand, Dice dice) {
    Judge judge = game.words().judge();
    List<String> words = new ArrayList<>();
    judge.lexicon().index().within(hand, known, id -> words.add(judge.lexicon().word(id)));
    if (words.isEmpty()) return "";
    int thoughts = THOUGHTS[level - 1] == 0 ? words.size() : THOUGHTS[level - 1];
    String best = "";
    double least = Double.MAX_VALUE;
    for (int i = 0; i < thoughts; i++) {
      String word = words.get(THOUGHTS[level - 1] == 0 ? i : dice.below(words.size()));
      double patience = fillingTime(word);
      if (patience >= least) continue;
      least = patience;
      best = word;
    }
    return best.isEmpty() ? words.getFirst() : best;
  }

  /// A measure of how long a word takes to fill: rare letters take long, and doubled ones longer.
  private double fillingTime(String word) {
    Letters letters = Letters.of(word);
    double patience = 0;
    for (int i = 0; i < word.length(); i++) {
      char letter = word.charAt(i);
      int times = letters.count(letter);
      int left = game.options().box().box().count(letter) - times;
      patience += (double) times / Math.max(0.1, left);
    }
    return patience;
  }

  private Plan reading(View view, long sinceMillis, Dice dice) {
    if (!view.isReading()) return Plan.NOTHING;
    for (Seat seat : view.match().lead().allSeats()) {
      if (!view.mayChallenge(seat)) continue;
      boolean doubt =
          doubted.computeIfAbsent(seat, _ -> wordSight.doubts(view.round().of(seat).word(), dice));
      if (doubt) return new Plan(new Move.Challenge(seat), sinceMillis + 1_500 + dice.below(3_000));
    }
    return new Plan(new Move.Content(), sinceMillis + 4_000 + dice.below(4_000));
  }

  /// As leader it leaves everybody time.
  private Plan calling(View view, Dice dice) {
    if (!view.mayCall()) return Plan.NOTHING;
    Called call = view.round().called();
    if (plannedCall != call.number()) {
      plannedCall = call.number();
      long usualMillis = game.options().callMillis() * (63 + dice.below(21)) / 100;
      long waitsMillis = Math.max(game.options().leastCallMillis(), usualMillis);
      plan = new Plan(new Move.Call(call.number() + 1), call.sinceMillis() + waitsMillis);
    }
    return plan;
  }

  private Plan playing(View view, Dice dice) {
    if (!view.isPlaying() || game.options().auto()) return Plan.NOTHING;
    Called call = view.round().called();
    if (view.own().isFull()) {
      if (!callsLoto)
        plan = new Plan(new Move.Loto(), view.round().nowMillis() + reflexes.reactionMillis(dice));
      callsLoto = true;
      return plan;
    }
    if (plannedCall != call.number()) {
      plannedCall = call.number();
      plan = answer(view, call, dice);
    }
    return view.mayStillCover() ? plan : Plan.NOTHING;
  }

  /// What it does about a called letter: covers it, overlooks it, or, one letter short, calls
  /// "Loto" too soon.
  private Plan answer(View view, Called call, Dice dice) {
    long atMillis = call.sinceMillis() + reflexes.reactionMillis(dice);
    if (view.mayCover())
      return dice.below(100) < NOTICED_PERCENT[level - 1]
          ? new Plan(new Move.Cover(call.number(), call.letter()), atMillis)
          : Plan.NOTHING;
    boolean near = view.own().count() == view.own().word().length() - 1;
    return near && reflexes.startsFalsely(dice)
        ? new Plan(new Move.Loto(), atMillis)
        : Plan.NOTHING;
  }
}
