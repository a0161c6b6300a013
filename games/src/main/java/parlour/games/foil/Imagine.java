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
import parlour.lexicon.Letters;

/// Fancies the rest of a view: cards nobody has shown, words nobody has said.
///
/// @param foil the game
/// @param view what is known
record Imagine(Foil foil, View view) {
  Position position(Dice dice) {
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
        view.match(),
        new Position.Tray(deck, view.discards()),
        hands,
        stage(hands, dice),
        dice.next());
  }

  /// The words that lie on the table for all to see, scrambled or not.
  private List<Slot> shown() {
    return switch (view.phase()) {
      case Phase.Naming _, Phase.Forming _, Phase.Scrambling _ -> List.of();
      case Phase.Unscrambling stage -> stage.laid().slots();
      case Phase.Voting stage -> stage.laid().slots();
      case Phase.Checking stage -> stage.laid().slots();
      case Phase.Over stage -> stage.laid().slots();
    };
  }

  private Phase stage(PerSeat<Letters> hands, Dice dice) {
    return switch (view.phase()) {
      case Phase.Forming forming -> {
        Phase.Turn turn = forming.turn();
        if (turn.drawn() != Phase.Turn.SOMETHING) yield forming;
        Letters hand = hands.at(turn.seat());
        yield forming.with(turn.drew(Box.any(hand, dice)));
      }
      case Phase.Scrambling stage -> knocked(stage, hands, dice);
      case Phase.Unscrambling(LaidWords laid, var down, long due) ->
          new Phase.Unscrambling(meant(laid, dice), down, due);
      case Phase.Naming _, Phase.Voting _, Phase.Checking _, Phase.Over _ -> view.phase();
    };
  }

  /// Whoever has knocked holds words of all his cards; here one word of them all.
  private Phase knocked(Phase.Scrambling stage, PerSeat<Letters> hands, Dice dice) {
    Seat knocker = stage.knocker();
    if (knocker.isNobody() || knocker.equals(view.eye())) return stage;
    String word = Scramble.shuffled(Deck.row(hands.at(knocker)), dice);
    Holder holder = Holder.EMPTY.lay(knocker, word);
    if (!foil.options().form().isYoung() && Scramble.isPossible(word)) {
      holder = holder.mix(0, Scramble.well(word, foil.judge(), dice));
    }
    return new Phase.Scrambling(
        stage.subject(),
        knocker,
        holder,
        stage.holders().with(knocker, holder),
        stage.ready(),
        stage.due());
  }

  private LaidWords meant(LaidWords laid, Dice dice) {
    List<Slot> slots = new ArrayList<>(laid.slots().size());
    for (Slot slot : laid.slots()) {
      slots.add(
          new Slot(
              slot.owner(),
              new Guess(foil.judge()).anagram(slot.scramble(), dice),
              slot.scramble()));
    }
    return new LaidWords(
        laid.subject(), laid.knocker(), List.copyOf(slots), laid.papers(), laid.out());
  }
}
