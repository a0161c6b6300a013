package parlour.bots.letters;

import java.util.ArrayList;
import java.util.List;
import parlour.bots.skill.Advice;
import parlour.bots.skill.SkillLevel;
import parlour.bots.skill.Vocabulary;
import parlour.engine.Bot.Reply;
import parlour.engine.Dice;
import parlour.games.foil.Move;
import parlour.games.foil.Phase;
import parlour.games.foil.View;
import parlour.games.foil.words.Holder;
import parlour.games.foil.words.LaidWords;
import parlour.games.foil.words.Scramble;

/// Plays the unscrambling phase of Foil: writes down its own words from memory, then solves the
/// scrambles of the others, short ones first.
///
/// It gives up on some, and takes longer the longer a word is and the less its scramble gives away.
final class FoilUnscrambler {
  /// How long others wait for it at most, once a pencil is down.
  private static final long WAITED_FOR_MILLIS = 25_000;

  private final SkillLevel skill;
  private final Vocabulary vocabulary;
  private List<String> ownWords = List.of();

  /// A bit for each line it has given up.
  private long givenUpLines;

  FoilUnscrambler(SkillLevel skill, Vocabulary vocabulary) {
    this.skill = skill;
    this.vocabulary = vocabulary;
  }

  void forget() {
    ownWords = List.of();
    givenUpLines = 0;
  }

  /// Remembers the words in its holder, which it will have to write down later.
  void remember(List<Holder.Slot> slots) {
    List<String> words = new ArrayList<>();
    for (Holder.Slot slot : slots) words.add(slot.word());
    ownWords = List.copyOf(words);
  }

  Reply<Move> reply(View view, Phase.Unscrambling phase, Dice dice) {
    Reply<Move> reply = next(view, phase.laid(), dice);
    if (phase.down().isEmpty()) return reply;
    long share = WAITED_FOR_MILLIS / (openLines(view, phase.laid()) + 1);
    return new Reply<>(reply.move(), Math.min(reply.afterMillis(), share));
  }

  private Reply<Move> next(View view, LaidWords laid, Dice dice) {
    List<String> paper = laid.papers().at(view.eye());
    int own = 0;
    for (int line = 0; line < laid.slots().size(); line++) {
      if (!laid.slots().get(line).owner().equals(view.eye())) continue;
      if (paper.get(line).isEmpty())
        return after(1_800, new Move.Write(line, remembered(own, laid, line)), dice);
      own++;
    }
    for (int line = easiest(view, laid); line >= 0; line = easiest(view, laid)) {
      String scramble = laid.slots().get(line).scramble();
      List<String> solutions = vocabulary.anagrams(scramble, laid.subject().category());
      long millis = 4_000L << Math.min(4, Math.max(0, scramble.length() - 4));
      if (solutions.isEmpty() || !skill.sees(dice) || dice.below(14) < scramble.length() - 5) {
        givenUpLines |= 1L << line;
        continue;
      }
      String word = solutions.get(dice.below(solutions.size()));
      return after(
          millis + 300L * (12 - Math.min(12, Scramble.giveaway(word, scramble))),
          new Move.Write(line, word),
          dice);
    }
    return after(6_000, new Move.PencilDown(), dice);
  }

  /// The solutions of the open scrambles; none while its own words are not written down, for they
  /// come first and need no advice.
  List<Advice<Move>> advise(View view, LaidWords laid) {
    List<Advice<Move>> advice = new ArrayList<>();
    for (int line = 0; line < laid.slots().size(); line++) {
      Holder.Slot slot = laid.slots().get(line);
      boolean own = slot.owner().equals(view.eye());
      boolean open = laid.papers().at(view.eye()).get(line).isEmpty();
      if (own && open) return List.of();
      if (own || !open) continue;
      for (String word : vocabulary.anagrams(slot.scramble(), laid.subject().category()))
        advice.add(new Advice<>(new Move.Write(line, word), 1));
    }
    return advice;
  }

  private Reply<Move> after(long millis, Move move, Dice dice) {
    return new Reply<>(move, skill.delayMillis(millis, dice));
  }

  private String remembered(int own, LaidWords laid, int line) {
    return own < ownWords.size() ? ownWords.get(own) : laid.slots().get(line).scramble();
  }

  /// How many lines it has not written on.
  private static int openLines(View view, LaidWords laid) {
    int open = 0;
    for (String written : laid.papers().at(view.eye())) if (written.isEmpty()) open++;
    return open;
  }

  /// The shortest scramble of another player that is neither solved nor given up, or -1.
  private int easiest(View view, LaidWords laid) {
    int easiest = -1;
    for (int line = 0; line < Math.min(64, laid.slots().size()); line++) {
      Holder.Slot slot = laid.slots().get(line);
      boolean open =
          !slot.owner().equals(view.eye()) && laid.papers().at(view.eye()).get(line).isEmpty();
      if (!open || (givenUpLines >>> line & 1) != 0) continue;
      if (easiest < 0 || slot.scramble().length() < laid.slots().get(easiest).scramble().length())
        easiest = line;
    }
    return easiest;
  }
}
