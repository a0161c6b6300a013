package parlour.games.wordmaking;

import java.util.List;
import java.util.function.Consumer;
import parlour.engine.Dice;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.letters.Box;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.WordIndex;
import parlour.lexicon.WordSet;

/// The legal moves a seat can know of: every word to make or to take, or any one of them.
public record Choices(Options options, Judge judge, View view) {
  private Open open() {
    return view.open();
  }

  void all(Consumer<? super Move> out) {
    if (view.isAsked()) {
      out.accept(new Move.Vote(open().voted(), true));
      out.accept(new Move.Vote(open().voted(), false));
    }
    if (!options.isUmpired())
      for (Standing word : open().doubtful(view.eye())) out.accept(new Move.Doubt(word.number()));
    if (!view.isTurn()) return;
    if (view.mayDraw()) out.accept(new Move.Draw());
    else out.accept(new Move.Pass());
    each(judge.admitted(), out::accept);
  }

  /// Shows every word of the set that the player in turn could make or take.
  public void each(WordSet known, Consumer<Move.Spell> out) {
    WordIndex graph = judge.lexicon().index();
    Letters loose = open().loose();
    if (loose.isEmpty()) return;
    graph.within(loose, known, id -> out.accept(new Move.Spell(graph.word(id), Move.Spell.POOL)));
    Means means = means();
    for (Seat seat : Seats.first(open().players())) {
      for (Standing taken : open().row(seat)) {
        graph.takings(
            taken.letters(),
            loose,
            known,
            id -> {
              String word = graph.word(id);
              if (means.mayBecome(taken, word)) out.accept(Move.Spell.of(word, taken));
            });
      }
    }
  }

  /// How many of the words of the set would take this one with those letters.
  public int takers(String word, Letters loose, WordSet known) {
    if (loose.isEmpty()) return 0;
    int[] count = {0};
    judge.lexicon().index().takings(Letters.of(word), loose, known, _ -> count[0]++);
    return count[0];
  }

  /// The word a move would take, if any.
  public List<Standing> taken(Move.Spell move) {
    return move.of().isEmpty()
        ? List.of()
        : open().find(move.of().getFirst()).map(List::of).orElse(List.of());
  }

  Move any(Dice dice) {
    if (view.isAsked()) return new Move.Vote(open().voted(), dice.once(2));
    List<Standing> doubtful = options.isUmpired() ? List.of() : open().doubtful(view.eye());
    if (!view.isTurn() || !doubtful.isEmpty() && dice.once(8))
      return new Move.Doubt(doubtful.get(dice.below(doubtful.size())).number());
    if (view.mayDraw() && dice.once(2)) return new Move.Draw();
    if (!options.isUmpired() && dice.once(16) && blunders(open().loose())) return blunder(dice);
    Move.Spell idea = dice.once(2) ? make(dice) : take(dice);
    if (!idea.word().isEmpty()) return idea;
    return view.mayDraw() ? new Move.Draw() : new Move.Pass();
  }

  private Move.Spell make(Dice dice) {
    WordIndex graph = judge.lexicon().index();
    int id = graph.anyWithin(open().loose(), judge.admitted(), dice::below);
    return new Move.Spell(id < 0 ? "" : graph.word(id), Move.Spell.POOL);
  }

  private Move.Spell take(Dice dice) {
    WordIndex graph = judge.lexicon().index();
    Letters loose = open().loose();
    List<Standing> row = open().row(Seat.of(dice.below(open().players())));
    if (row.isEmpty() || loose.isEmpty()) return new Move.Spell("", Move.Spell.POOL);
    Standing taken = row.get(dice.below(row.size()));
    int id = graph.anyTaking(taken.letters(), loose, judge.admitted(), dice::below);
    boolean may = id >= 0 && means().mayBecome(taken, graph.word(id));
    return Move.Spell.of(may ? graph.word(id) : "", taken);
  }

  private boolean blunders(Letters loose) {
    return loose.size() >= judge.law().least();
  }

  /// A few letters in any order, which are seldom a word.
  private Move blunder(Dice dice) {
    StringBuilder word = new StringBuilder();
    Letters loose = open().loose();
    for (int i = 0; i < judge.law().least(); i++) {
      char letter = Box.any(loose, dice);
      loose = loose.minus(letter);
      word.append(letter);
    }
    return new Move.Spell(word.toString(), Move.Spell.POOL);
  }

  private Means means() {
    return new Means(open(), options.strict(), judge.lexicon(), options.judging().isDear());
  }
}
