package parlour.bots.letters;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import parlour.bots.skill.Advice;
import parlour.bots.skill.Adviser;
import parlour.bots.skill.AnagramsSkill;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.games.envelopes.Envelopes;
import parlour.games.envelopes.Move;
import parlour.games.envelopes.View;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;

/// Solves envelopes: finds words of its own vocabulary in human time or not at all, and then lays
/// the envelope aside.
///
/// The bot is asked again whenever anything happens at the table, so it decides what it will find
/// when it opens an envelope.
public final class EnvelopesBot implements Bot<Move, View>, Adviser<Move, View> {
  private final Envelopes game;
  private final int level;
  private final AnagramsSkill skill;
  private List<Find> finds = List.of();
  private long givesUpAtMillis;
  private int envelope = -1;

  public EnvelopesBot(Envelopes game, int level) {
    this.game = game;
    this.level = level;
    this.skill = AnagramsSkill.of(level);
  }

  /// A word it will find, and when by the table's clock.
  private record Find(String word, long atMillis) {}

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    if (!view.isBusy()) return Optional.empty();
    if (view.own().open() != envelope) open(view, dice);
    for (Find find : finds) {
      if (!view.own().tries().contains(find.word()) && find.atMillis() < givesUpAtMillis)
        return at(new Move.Announce(find.word()), find.atMillis(), view);
    }
    return at(new Move.Aside(), givesUpAtMillis, view);
  }

  private static Optional<Reply<Move>> at(Move move, long atMillis, View view) {
    return Optional.of(new Reply<>(move, Math.max(300, atMillis - view.nowMillis())));
  }

  /// Decides at the first look what it will find and when it gives up.
  private void open(View view, Dice dice) {
    envelope = view.own().open();
    long leftMillis = Math.max(1, view.stopMillis() - view.nowMillis());
    long shareMillis = leftMillis / (view.own().envelopes().size() - envelope);
    givesUpAtMillis = view.nowMillis() + shareMillis * (70 + dice.below(60)) / 100;
    List<Find> found = new ArrayList<>();
    Judge judge = game.words().judge();
    if (!dice.once(skill.oneInNeverFound()))
      skill.eachFind(
          judge,
          view.letters(),
          judge.vocabulary(level),
          dice,
          (id, takesMillis) ->
              found.add(new Find(judge.lexicon().word(id), view.nowMillis() + takesMillis)));
    found.sort(Comparator.comparingLong(Find::atMillis));
    finds = List.copyOf(found.subList(0, Math.min(found.size(), Envelopes.TRIES)));
  }

  private List<String> words(String letters) {
    Judge judge = game.words().judge();
    List<String> words = new ArrayList<>();
    judge
        .lexicon()
        .index()
        .anagrams(
            Letters.of(letters),
            judge.vocabulary(level),
            id -> words.add(judge.lexicon().word(id)));
    return words;
  }

  /// The anagrams of the letters in the open envelope.
  @Override
  public List<Advice<Move>> advise(View view, Prompt prompt, Dice dice) {
    List<Advice<Move>> advice = new ArrayList<>();
    if (view.isBusy())
      for (String word : words(view.letters()))
        if (!view.own().tries().contains(word))
          advice.add(new Advice<>(new Move.Announce(word), word.length()));
    return advice;
  }
}
