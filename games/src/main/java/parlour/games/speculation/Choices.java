package parlour.games.speculation;

import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import parlour.engine.Dice;
import parlour.games.material.Lot;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.WordList;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.WordIndex;

/// The legal moves a seat can know of.
record Choices(Options options, Judge judge, View view) {
  void all(Consumer<? super Move> out) {
    if (!view.isBusy()) return;
    int count = view.toPick(options);
    Letters hand = view.own().letters();
    switch (view.phase()) {
      case Phase.Sorting _ -> subsets(hand, count, sorting(), out);
      case Phase.Adding _ -> subsets(view.heaps().open(), count, Move.Add::new, out);
      case Phase.Exposing _ -> subsets(hand, 1, letters -> new Move.Expose(letters.at(0)), out);
      case Phase.Writing _, Phase.WritingPlum _ -> {
        out.accept(new Move.Rest());
        if (view.paper().lines().size() < WordList.LINES)
          words(word -> view.paper().find(word) >= 0, Move.Write::new, out);
      }
      case Phase.Turning _ -> {
        out.accept(new Move.TurnUp());
        out.accept(new Move.Leave());
      }
      case Phase.Noticing _ -> {
        out.accept(new Move.Rest());
        words(view::isTaken, Move.Notice::new, out);
      }
      case Phase.Reading _ -> reading(out);
      case Phase.Over _ -> {}
    }
  }

  private Function<Letters, Move> sorting() {
    return view.hasToDiscard(options) ? Move.Discard::new : Move.Give::new;
  }

  private void words(
      Predicate<String> taken, Function<String, Move> move, Consumer<? super Move> out) {
    WordIndex graph = judge.lexicon().index();
    graph.within(
        view.rack(),
        judge.admitted(),
        id -> {
          String word = graph.word(id);
          if (!taken.test(word)) out.accept(move.apply(word));
        });
  }

  /// Every way to pick this number of the letters.
  private static void subsets(
      Letters from, int count, Function<Letters, Move> move, Consumer<? super Move> out) {
    subsets(from, count, 'a', Letters.EMPTY, move, out);
  }

  private static void subsets(
      Letters from,
      int count,
      char letter,
      Letters picked,
      Function<Letters, Move> move,
      Consumer<? super Move> out) {
    if (count == 0) {
      out.accept(move.apply(picked));
      return;
    }
    if (letter > 'z') return;
    Letters more = picked;
    for (int n = 0; n <= Math.min(count, from.count(letter)); n++) {
      subsets(from, count - n, (char) (letter + 1), more, move, out);
      more = more.plus(letter);
    }
  }

  private void reading(Consumer<? super Move> out) {
    if (!view.isReading()) return;
    out.accept(new Move.Content());
    doubts(out);
  }

  private void doubts(Consumer<? super Move> out) {
    new Offers(options, view).doubtful(line -> out.accept(new Move.Challenge(line)));
  }

  /// Any legal move of a seat that is to move.
  Move any(Dice dice) {
    int count = view.toPick(options);
    Letters hand = view.own().letters();
    return switch (view.phase()) {
      case Phase.Sorting _ -> sorting().apply(Box.any(hand, count, dice));
      case Phase.Adding _ -> new Move.Add(Box.any(view.heaps().open(), count, dice));
      case Phase.Exposing _ -> new Move.Expose(Box.any(hand, dice));
      case Phase.Writing _, Phase.WritingPlum _ -> anyLine(dice);
      case Phase.Turning _ -> dice.once(4) ? new Move.Leave() : new Move.TurnUp();
      case Phase.Noticing _ -> {
        String word = dice.once(4) ? "" : anyWord(dice);
        yield word.isEmpty() || view.isTaken(word) ? new Move.Rest() : new Move.Notice(word);
      }
      case Phase.Reading _ ->
          dice.once(3) ? new Move.Content() : Lot.draw(dice, new Move.Content(), this::doubts);
      case Phase.Over _ -> new Move.Rest();
    };
  }

  private Move anyLine(Dice dice) {
    if (dice.once(8) || view.paper().lines().size() >= WordList.LINES) return new Move.Rest();
    Letters rack = view.rack();
    boolean free = !options.umpired() && !dice.once(4);
    String word =
        free
            ? Box.row(rack, WordList.LEAST + dice.below(rack.size() - WordList.LEAST + 1), dice)
            : anyWord(dice);
    return word.isEmpty() || view.paper().find(word) >= 0 ? new Move.Rest() : new Move.Write(word);
  }

  private String anyWord(Dice dice) {
    WordIndex graph = judge.lexicon().index();
    int id = graph.anyWithin(view.rack(), judge.admitted(), dice::below);
    return id < 0 ? "" : graph.word(id);
  }
}
