package parlour.games.foil;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.foil.words.Deck;
import parlour.games.foil.words.Guess;
import parlour.games.foil.words.Holder;
import parlour.games.foil.words.Holder.Slot;
import parlour.games.foil.words.LaidWords;
import parlour.games.foil.words.Scramble;
import parlour.games.material.Pile;
import parlour.games.material.letters.Box;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;

/// Samples a full position consistent with a view: cards nobody has shown, words nobody has said.
record Imagine(Options options, Judge judge, View view, Dice dice) {
  Position position() {
    Letters unseen = Deck.CARDS.letters().minus(view.hand()).minus(Box.all(view.discards()));
    PerSeat<Letters> hands = PerSeat.all(view.match().players(), Letters.EMPTY);
    for (Slot slot : shown()) {
      if (slot.owner().equals(view.eye())) continue;
      Letters cards = Letters.of(slot.word().isEmpty() ? slot.scramble() : slot.word());
      hands = hands.with(slot.owner(), hands.at(slot.owner()).plus(cards));
      unseen = unseen.minus(cards);
    }
    for (int i = 0; i < hands.seats(); i++) {
      Seat seat = Seat.of(i);
      if (seat.equals(view.eye())) {
        hands = hands.with(seat, view.hand());
        continue;
      }
      Letters more = Box.any(unseen, view.counts().at(seat) - hands.at(seat).size(), dice);
      unseen = unseen.minus(more);
      hands = hands.with(seat, hands.at(seat).plus(more));
    }
    Pile deck = Box.shuffled(unseen, dice);
    return new Position(
        view.match(), new Position.Tray(deck, view.discards()), hands, phase(hands), dice.next());
  }

  /// The words that lie on the table for all to see, scrambled or not.
  private List<Slot> shown() {
    return switch (view.phase()) {
      case Phase.Naming _, Phase.Forming _, Phase.Scrambling _ -> List.of();
      case Phase.Unscrambling unscrambling -> unscrambling.laid().slots();
      case Phase.Voting voting -> voting.laid().slots();
      case Phase.Checking checking -> checking.laid().slots();
      case Phase.Over over -> over.laid().slots();
    };
  }

  private Phase phase(PerSeat<Letters> hands) {
    return switch (view.phase()) {
      case Phase.Forming forming -> {
        Phase.Turn turn = forming.turn();
        if (turn.drawn() != Phase.Turn.SOMETHING) yield forming;
        Letters hand = hands.at(turn.seat());
        yield forming.with(turn.drew(Box.any(hand, dice)));
      }
      case Phase.Scrambling scrambling -> knocked(scrambling, hands);
      case Phase.Unscrambling(LaidWords laid, var down, long dueMillis) ->
          new Phase.Unscrambling(meant(laid), down, dueMillis);
      case Phase.Naming _, Phase.Voting _, Phase.Checking _, Phase.Over _ -> view.phase();
    };
  }

  /// Whoever knocked holds all cards in words; here in a single one.
  private Phase knocked(Phase.Scrambling scrambling, PerSeat<Letters> hands) {
    Seat knocker = scrambling.knocker();
    if (knocker.isNobody() || knocker.equals(view.eye())) return scrambling;
    String word = Scramble.shuffled(Deck.row(hands.at(knocker)), dice);
    Holder holder = Holder.EMPTY.lay(knocker, word);
    if (!options.form().isYoung() && Scramble.isPossible(word))
      holder = holder.mix(0, Scramble.well(word, judge, dice));
    return new Phase.Scrambling(
        scrambling.subject(),
        knocker,
        holder,
        scrambling.holders().with(knocker, holder),
        scrambling.ready(),
        scrambling.dueMillis());
  }

  private LaidWords meant(LaidWords laid) {
    List<Slot> slots = new ArrayList<>(laid.slots().size());
    for (Slot slot : laid.slots()) {
      slots.add(
          new Slot(slot.owner(), new Guess(judge).anagram(slot.scramble(), dice), slot.scramble()));
    }
    return new LaidWords(
        laid.subject(), laid.knocker(), List.copyOf(slots), laid.papers(), laid.out());
  }
}
