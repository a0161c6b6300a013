package parlour.games.foil;

import java.util.List;
import java.util.function.Consumer;
import parlour.engine.Dice;
import parlour.games.foil.words.Deck;
import parlour.games.foil.words.Guess;
import parlour.games.foil.words.Holder;
import parlour.games.foil.words.LaidWords;
import parlour.games.foil.words.Scramble;
import parlour.games.foil.words.Subject;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;

/// The legal moves a seat can know of.
record Choices(Options options, Judge judge, View view) {
  void all(Consumer<? super Move> out) {
    if (!view.isAwaited()) return;
    switch (view.phase()) {
      case Phase.Naming _ -> {
        for (int i = 0; i < Subject.count(); i++) out.accept(new Move.Name(Subject.listed(i)));
      }
      case Phase.Forming _ -> forming(out);
      case Phase.Scrambling _ -> scrambling(out);
      case Phase.Unscrambling unscrambling -> unscrambling(unscrambling.laid(), out);
      case Phase.Voting voting -> {
        out.accept(new Move.Vote(0));
        for (int word = 0; word < voting.words().size(); word++)
          out.accept(new Move.Vote(1L << word));
      }
      case Phase.Checking _ -> out.accept(new Move.GoOn());
      case Phase.Over _ -> {}
    }
  }

  private void forming(Consumer<? super Move> out) {
    words(out);
    if (!view.isTurn()) return;
    out.accept(new Move.Knock(Move.Knock.KEEP));
    if (!view.hasDrawn()) {
      if (view.canDraw()) out.accept(new Move.Draw());
      for (int count = 1; count <= view.discards().size(); count++)
        out.accept(new Move.Take(count));
      return;
    }
    for (int left = view.hand().kinds(); left != 0; left &= left - 1) {
      char letter = (char) ('a' + Integer.numberOfTrailingZeros(left));
      out.accept(new Move.Discard(letter));
      out.accept(new Move.Knock(letter));
    }
  }

  /// More loose letters than these make too many words to list.
  private static final int LISTED = 12;

  /// Words to take apart, words to lay, and the loose letters in order as a word that is none.
  private void words(Consumer<? super Move> out) {
    for (int line = 0; line < view.holder().slots().size(); line++)
      out.accept(new Move.Unlay(line));
    String loose = Deck.row(view.loose());
    if (loose.length() <= LISTED) {
      new Guess(judge)
          .words(
              view.loose(),
              word -> {
                if (Scramble.isPossible(word)) out.accept(new Move.Lay(word));
              });
    }
    if (loose.length() >= 2 && Scramble.isPossible(loose)) out.accept(new Move.Lay(loose));
  }

  private void scrambling(Consumer<? super Move> out) {
    words(out);
    List<Holder.Slot> slots = view.holder().slots();
    for (int line = 0; line < slots.size() && !options.form().isYoung(); line++) {
      out.accept(new Move.Shuffle(line));
      String sorted = Deck.row(Letters.of(slots.get(line).word()));
      if (!sorted.equals(slots.get(line).word())) out.accept(new Move.Mix(line, sorted));
    }
    if (view.mayBeReady(options.form())) out.accept(new Move.Ready());
  }

  private void unscrambling(LaidWords laid, Consumer<? super Move> out) {
    boolean free = laid.ownWritten(view.eye());
    for (int line = 0; line < laid.slots().size(); line++) {
      if (!free && !laid.isOwn(view.eye(), line)) continue;
      String scramble = laid.slots().get(line).scramble();
      int here = line;
      out.accept(new Move.Write(line, scramble));
      new Guess(judge).anagrams(scramble, word -> out.accept(new Move.Write(here, word)));
    }
    out.accept(new Move.PencilDown());
  }

  Move any(Dice dice) {
    return switch (view.phase()) {
      case Phase.Naming _, Phase.Over _ ->
          new Move.Name(Subject.listed(dice.below(Subject.count())));
      case Phase.Forming forming -> view.isTurn() ? anyInTurn(forming.turn(), dice) : anyWord(dice);
      case Phase.Scrambling _ -> anyScramble(dice);
      case Phase.Unscrambling unscrambling -> anyWriting(unscrambling.laid(), dice);
      case Phase.Voting voting ->
          new Move.Vote(dice.once(2) ? 0 : 1L << dice.below(voting.words().size()));
      case Phase.Checking _ -> new Move.GoOn();
    };
  }

  private Move anyInTurn(Phase.Turn turn, Dice dice) {
    Holder holder = view.holder();
    int loose = view.hand().size() - holder.letters().size();
    boolean could = !turn.falseKnock() && holder.hasWordOf(view.match().size(options.form()));
    if (!turn.hasDrawn()) {
      if (could && loose == 0 || !turn.falseKnock() && dice.once(256))
        return new Move.Knock(Move.Knock.KEEP);
      if (!view.canDraw() || dice.once(4))
        return new Move.Take(1 + dice.below(Math.min(3, view.discards().size())));
      return new Move.Draw();
    }
    if (could && loose == 0) return new Move.Knock(Move.Knock.KEEP);
    if (could && loose == 1) return new Move.Knock(view.loose().at(0));
    if (loose >= 2 && dice.once(3)) return anyWord(dice);
    return new Move.Discard(
        loose > 0
            ? view.loose().at(dice.below(loose))
            : view.hand().at(dice.below(view.hand().size())));
  }

  /// Groups letters, or takes a group apart.
  private Move anyWord(Dice dice) {
    Letters loose = view.loose();
    int size = loose.size();
    int lines = view.holder().slots().size();
    if (size >= 2 && (lines == 0 || dice.below(8) != 0)) {
      String word = new Guess(judge).word(loose, dice);
      if (Scramble.isPossible(word)) return new Move.Lay(word);
    }
    if (lines > 0) return new Move.Unlay(dice.below(lines));
    return new Move.Lay(Deck.row(loose));
  }

  private Move anyScramble(Dice dice) {
    Holder holder = view.holder();
    int lines = holder.slots().size();
    boolean young = options.form().isYoung();
    if (!view.mayBeReady(options.form()))
      return lines > 0 ? new Move.Unlay(0) : new Move.Lay(Deck.row(view.hand()));
    if (view.loose().size() >= 4 && dice.once(2)) {
      String word = new Guess(judge).word(view.loose(), dice);
      if (Scramble.isPossible(word)) return new Move.Lay(word);
    }
    if (lines > 0 && !young && dice.once(4)) {
      int line = dice.below(lines);
      String word = holder.slots().get(line).word();
      String mixed = Scramble.shuffled(word, dice);
      return mixed.equals(word) ? new Move.Shuffle(line) : new Move.Mix(line, mixed);
    }
    return new Move.Ready();
  }

  private Move anyWriting(LaidWords laid, Dice dice) {
    List<String> paper = laid.papers().at(view.eye());
    int from = dice.below(laid.slots().size());
    boolean free = laid.ownWritten(view.eye());
    for (int i = 0; i < laid.slots().size(); i++) {
      int line = (from + i) % laid.slots().size();
      if (!paper.get(line).isEmpty() || !free && !laid.isOwn(view.eye(), line)) continue;
      if (free && dice.once(6)) break;
      return new Move.Write(
          line, new Guess(judge).anagram(laid.slots().get(line).scramble(), dice));
    }
    return new Move.PencilDown();
  }
}
