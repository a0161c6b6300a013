package parlour.games.letterpool;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Scene.Offer;
import parlour.engine.Seat;
import parlour.engine.Zone;
import parlour.games.letterpool.Position.Claim;
import parlour.games.letterpool.Position.Phase;
import parlour.games.material.Phrases;
import parlour.games.material.letters.LetterFaces;
import parlour.games.material.letters.TermLetters;
import parlour.games.material.letters.WonWords;
import parlour.lexicon.Letters;

/// The scene of a view.
record Drawing(Options options, View view) {
  private static final String HAND = "h";
  private static final String POOL = "p";

  Scene scene() {
    return new Scene(headline(), places(), watches(), zones(), offers());
  }

  private String headline() {
    if (view.phase() == Phase.OVER) return "The game is over";
    String round = TermLetters.round(view.match().round(), options.rounds()) + ": ";
    return switch (view.phase()) {
      case STAKE -> round + "everybody stakes a letter";
      case THINK -> round + "all study the pool";
      case DECLARE -> round + view.round().turn().seat() + " declares or passes";
      case LAID -> round + view.claim().by() + " has laid down " + shown(view.claim());
      case OVER -> "";
    };
  }

  private static String shown(Claim claim) {
    return LetterFaces.capitals(claim.word());
  }

  private List<Scene.Place> places() {
    List<Scene.Place> places = new ArrayList<>();
    for (Seat seat : view.seats()) {
      WonWords won = view.match().won().at(seat);
      List<Scene.Tally> tallies =
          won.words().isEmpty() ? List.of() : List.of(new Scene.Tally("words", won.words().size()));
      places.add(new Scene.Place(seat, "", won.count(), 0, tallies, note(seat)));
    }
    return places;
  }

  private String note(Seat seat) {
    String dealer = view.match().lead().leader().equals(seat) ? "dealer" : "";
    String now =
        switch (view.phase()) {
          case STAKE -> view.round().done().has(seat) ? "has staked" : "";
          case THINK ->
              "staked "
                  + view.round().stakes().at(seat)
                  + (view.round().done().has(seat) ? ", ready" : "");
          case DECLARE, LAID ->
              view.claim().by().equals(seat) ? "declared " + shown(view.claim()) : "";
          case OVER -> "";
        };
    return dealer.isEmpty() || now.isEmpty() ? dealer + now : dealer + ", " + now;
  }

  private List<Scene.Watch> watches() {
    long due = view.round().turn().due();
    if (due == Prompt.NEVER) return List.of();
    Seat turn = view.round().turn().seat();
    return switch (view.phase()) {
      case STAKE ->
          watch("To stake", Seat.NOBODY, options.clock().together().span(LetterPool.MINUTE));
      case THINK ->
          watch("To study", Seat.NOBODY, options.clock().together().span(LetterPool.MINUTE));
      case DECLARE -> watch("To declare", turn, options.clock().span(LetterPool.MINUTE));
      case LAID -> watch("To doubt it", Seat.NOBODY, LetterPool.PAUSE);
      case OVER -> List.of();
    };
  }

  private List<Scene.Watch> watch(String label, Seat owner, long span) {
    return List.of(new Scene.Watch(label, owner, view.round().turn().due(), span));
  }

  private List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    List<Piece> pool = LetterFaces.PLAIN.row(POOL, view.pool());
    zones.add(new Zone.Row(POOL, "The letter pool", Seat.NOBODY, pool));
    if (view.phase() == Phase.STAKE) zones.add(stakes());
    if (!view.round().turn().claims().isEmpty()) zones.add(declared());
    for (Seat seat : view.seats()) {
      zones.add(
          seat.equals(view.eye())
              ? TermLetters.hand(seat, view.hand().toString())
              : TermLetters.backs("h" + seat.index(), seat, view.held().at(seat)));
    }
    zones.add(
        new Zone.Stack("box", "Letters in the box", Seat.NOBODY, view.box(), Optional.empty()));
    for (Seat seat : view.seats()) {
      WonWords won = view.match().won().at(seat);
      if (!won.words().isEmpty()) zones.add(won.zone(seat, seat.equals(view.eye())));
    }
    if (view.match().round() == 1 && view.phase() == Phase.STAKE)
      zones.add(view.match().draw().zone());
    return zones;
  }

  private Zone stakes() {
    List<Piece> pieces = new ArrayList<>();
    for (Seat seat : view.round().done()) {
      Letters stake = view.round().stakes().at(seat);
      pieces.add(
          stake.isEmpty() ? Piece.HIDDEN : new Piece("", LetterFaces.PLAIN.face(stake.at(0))));
    }
    return new Zone.Row("stakes", "Stakes", Seat.NOBODY, List.copyOf(pieces));
  }

  private Zone declared() {
    List<Zone.Word> words = new ArrayList<>();
    List<Claim> claims = view.round().turn().claims();
    for (int i = 0; i < claims.size(); i++) {
      Claim claim = claims.get(i);
      String note =
          claim.by() + ", " + Phrases.count(claim.taken().size(), "letter") + " of the pool";
      words.add(new Zone.Word("claim" + i, WonWords.pieces(claim.word()), note));
    }
    return new Zone.Words("claims", "Declared", Seat.NOBODY, List.copyOf(words));
  }

  private List<Offer> offers() {
    List<Offer> offers = new ArrayList<>();
    List<String> hand = LetterFaces.ids(HAND, view.hand());
    if (view.isAwaited(Phase.STAKE))
      offers.add(
          Offer.of("stake", "Stake a letter", new Field.Pick("letter", "The letter", hand, 1, 1)));
    if (view.isAwaited(Phase.THINK)) offers.add(Offer.of("ready", "Go on to the declaring"));
    if (view.isTurn()) {
      if (view.pool().size() >= Bid.FROM_POOL && !hand.isEmpty()) offers.add(declare(hand));
      offers.add(Offer.of("pass", "Pass"));
    }
    if (view.mayChallenge())
      offers.add(
          Offer.of(
              "challenge",
              "Doubt " + shown(view.claim()),
              new Field.Fixed("word", shown(view.claim()))));
    if (view.isAwaited(Phase.LAID)) offers.add(Offer.of("content", "Let the word stand"));
    return offers;
  }

  private Offer declare(List<String> hand) {
    List<String> all = new ArrayList<>(LetterFaces.ids(POOL, view.pool()));
    all.addAll(hand);
    return Offer.of(
        "declare",
        "Declare a word",
        new Field.Spell("word", "The word", List.copyOf(all), Bid.SHORTEST, all.size()),
        new Field.Pick("hand", "Letters of your hand", hand, 0, hand.size()));
  }
}
