package parlour.bots.letters;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.bots.skill.Advice;
import parlour.bots.skill.Adviser;
import parlour.bots.skill.AnagramsSkill;
import parlour.bots.skill.Doubts;
import parlour.bots.skill.Pen;
import parlour.bots.skill.RemembersSecrets;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.games.anagrams.Anagrams;
import parlour.games.anagrams.Move;
import parlour.games.anagrams.Phase;
import parlour.games.anagrams.Player;
import parlour.games.anagrams.View;
import parlour.games.material.letters.WordList;
import parlour.lexicon.Letters;

/// Plays Anagrams: gives out words that have no other anagram, remembers them as well as its level
/// can, and finds words of its own vocabulary in human time or not at all.
///
/// The bot is asked again whenever anything happens at the table, so it plans a whole round ahead
/// by the table's clock.
public final class AnagramsBot implements RemembersSecrets<Move, View>, Adviser<Move, View> {
  private final Anagrams game;
  private final int level;
  private final AnagramsSkill skill;
  private Optional<AnagramsHunt> hunt = Optional.empty();
  private Optional<AnagramsLead> lead = Optional.empty();
  private final Doubts doubts;
  private final Pen pen;
  private int round;

  public AnagramsBot(Anagrams game, int level) {
    this.game = game;
    this.level = level;
    this.skill = AnagramsSkill.of(level);
    this.doubts = new Doubts(game.words().judge(), level);
    this.pen = new Pen(game.words().judge(), level, game.options().varied().judging());
  }

  /// A planned move, and when by the table's clock.
  record Plan(Move move, long atMillis) {
    static final Plan NOTHING = new Plan(new Move.Ready(), Prompt.NEVER);

    Plan orSooner(Plan other) {
      return other.atMillis < atMillis ? other : this;
    }
  }

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    if (view.match().lead().round() != round) {
      round = view.match().lead().round();
      hunt = Optional.empty();
      lead = Optional.empty();
      doubts.forget();
    }
    Plan plan = view.leads() ? leading(view, dice) : hunting(view, dice);
    if (view.phase() instanceof Phase.Stopped) plan = plan.orSooner(reading(view, dice));
    if (plan.atMillis() == Prompt.NEVER) return Optional.empty();
    return Optional.of(new Reply<>(plan.move(), Math.max(300, plan.atMillis() - nowMillis(view))));
  }

  /// It goes on leading and hunting; only its doubts about the words of others start again.
  @Override
  public AnagramsBot withGame(Game<?, Move, View> extended) {
    Anagrams anagrams = (Anagrams) extended;
    AnagramsBot bot = new AnagramsBot(anagrams, level);
    bot.round = round;
    bot.hunt = hunt;
    bot.lead = lead;
    hunt.ifPresent(own -> own.useGame(anagrams));
    lead.ifPresent(own -> own.useGame(anagrams));
    return bot;
  }

  /// The anagrams of the letters it was given; nothing else needs advice.
  @Override
  public List<Advice<Move>> advise(View view, Prompt prompt, Dice dice) {
    List<Advice<Move>> advice = new ArrayList<>();
    if (!view.leads() && view.mayAnnounce()) {
      String letters = view.own().given().letters();
      game.words()
          .judge()
          .lexicon()
          .index()
          .anagrams(
              Letters.of(letters),
              game.words().judge().vocabulary(level),
              id ->
                  advice.add(
                      new Advice<>(new Move.Announce(game.words().word(id)), letters.length())));
    }
    return advice;
  }

  static long nowMillis(View view) {
    return view.nowMillis();
  }

  private Plan leading(View view, Dice dice) {
    if (lead.isEmpty()) lead = Optional.of(new AnagramsLead(game, level, skill));
    return lead.orElseThrow().plan(view, dice);
  }

  private Plan hunting(View view, Dice dice) {
    return switch (view.phase()) {
      case Phase.Serving _, Phase.Served _ -> {
        boolean impatient =
            view.own().progress() == Player.Progress.SERVED && level < 3 && dice.once(60);
        yield impatient ? new Plan(new Move.Look(), nowMillis(view) + 800) : Plan.NOTHING;
      }
      case Phase.Hunting _, Phase.Stopped _ -> {
        if (view.own().progress() == Player.Progress.WAITING) yield Plan.NOTHING;
        if (hunt.isEmpty()) hunt = Optional.of(new AnagramsHunt(game, level, pen, view, dice));
        yield hunt.orElseThrow().plan(view, dice);
      }
      case Phase.Over _ -> Plan.NOTHING;
    };
  }

  /// Challenges most non-words, and now and then a good word it does not know; then it is content.
  private Plan reading(View view, Dice dice) {
    if (!game.isReading(view)) return Plan.NOTHING;
    for (Seat seat : view.match().lead().others()) {
      if (seat.equals(view.eye())) continue;
      for (WordList.Line line : view.of(seat).list().lines()) {
        if (line.proof() != WordList.Proof.UNTRIED
            || !doubts.about(seat + line.word(), line.word(), dice)) continue;
        return new Plan(
            new Move.Challenge(seat, line.word()),
            nowMillis(view) + AnagramsSkill.aboutMillis(3_000 + 1_500L * (6 - level), dice));
      }
    }
    return new Plan(new Move.Content(), nowMillis(view) + AnagramsSkill.aboutMillis(6_000, dice));
  }
}
