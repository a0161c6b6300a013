package parlour.games.foil;

import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.foil.words.Deck;
import parlour.games.material.Pile;
import parlour.games.material.letters.Box;
import parlour.lexicon.Letters;

/// Everything about a game at one moment; cards in a holder still count as part of their owner's
/// hand.
public record Position(Match match, Tray tray, PerSeat<Letters> hands, Phase phase, long dice) {
  /// What lasts longer than a hand.
  ///
  /// @param totals the score so far
  /// @param before the score when the hand was dealt
  /// @param hand the number of the hand, counted from one
  /// @param in those who play this hand: everybody, except in the hand that decides a tie
  /// @param decider whether this hand decides a tie
  public record Match(
      PerSeat<Integer> totals,
      PerSeat<Integer> before,
      int hand,
      Seat dealer,
      Seats in,
      boolean decider) {
    /// A match of which a hand has just been dealt.
    Match(PerSeat<Integer> totals, int hand, Seat dealer, Seats in, boolean decider) {
      this(totals, totals, hand, dealer, in, decider);
    }

    public Match score(Seat seat, int points) {
      return new Match(
          totals.with(seat, totals.at(seat) + points), before, hand, dealer, in, decider);
    }

    Match score(PerSeat<Account> accounts) {
      return new Match(
          totals.map((seat, total) -> total + accounts.at(seat).points()),
          before,
          hand,
          dealer,
          in,
          decider);
    }

    /// The deal passes to the left.
    Match next() {
      return new Match(totals, hand + 1, in.leftOf(dealer), in, decider);
    }

    /// One more hand, for those who tie.
    Match decide(Seats tied) {
      return new Match(totals, hand + 1, tied.leftOf(dealer), tied, true);
    }

    public int players() {
      return totals.seats();
    }

    /// The round that is played; a deciding hand is of the third.
    int round(Form form) {
      return decider ? 3 : form.round(hand, players());
    }

    /// How many letters one word must have for a knock.
    public int size(Form form) {
      return form.size(round(form));
    }
  }

  /// The tray in the middle with its two compartments.
  record Tray(Pile deck, Pile discards) {
    boolean canDraw() {
      return !deck.isEmpty() || discards.size() > 1;
    }

    /// The discards but their top card become the deck.
    Tray renewed(Dice dice) {
      byte[] old = discards.less(1).all();
      return new Tray(Pile.shuffled(old, dice), Pile.of(new byte[] {(byte) discards.top()}));
    }

    Tray drawn() {
      return new Tray(deck.less(1), discards);
    }

    Tray taken(int count) {
      return new Tray(deck, discards.less(count));
    }

    Tray discarded(char letter) {
      return new Tray(deck, discards.upon(letter - 'a'));
    }
  }

  /// Ten cards for each player of the hand, and the next one turned up.
  static Position deal(Match match, Phase phase, Dice dice) {
    Pile deck = Deck.CARDS.shuffled(dice);
    PerSeat<Letters> hands = PerSeat.all(match.players(), Letters.EMPTY);
    for (Seat seat : match.in()) {
      hands = hands.with(seat, Box.top(deck, Deck.HAND));
      deck = deck.less(Deck.HAND);
    }
    Tray tray = new Tray(deck.less(1), Pile.of(new byte[] {(byte) deck.top()}));
    return new Position(match, tray, hands, phase, dice.state());
  }

  Position with(Phase next) {
    return new Position(match, tray, hands, next, dice);
  }

  Position with(Match next) {
    return new Position(next, tray, hands, phase, dice);
  }

  Position with(Tray next, long rolled) {
    return new Position(match, next, hands, phase, rolled);
  }

  /// The card goes from the hand to the discards.
  Position discard(Seat by, char letter) {
    return new Position(
        match, tray.discarded(letter), hands.with(by, hands.at(by).minus(letter)), phase, dice);
  }

  /// The top card of the deck goes to the hand.
  Position draw(Seat by) {
    Letters more = hands.at(by).plus(Box.letter(tray.deck(), 0));
    return new Position(match, tray.drawn(), hands.with(by, more), phase, dice);
  }

  /// The top `count` discards go to the hand.
  Position take(Seat by, int count) {
    Letters more = hands.at(by).plus(Box.top(tray.discards(), count));
    return new Position(match, tray.taken(count), hands.with(by, more), phase, dice);
  }
}
