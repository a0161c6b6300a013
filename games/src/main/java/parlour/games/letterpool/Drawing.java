package parlour.games.letterpool;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Field;
import parlour.engine.PerSeat;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Scene.Offer;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Sentence;
import parlour.engine.Zone;
import parlour.games.letterpool.Position.Claim;
import parlour.games.material.Phrases;
import parlour.games.material.TurnClock;
import parlour.games.material.letters.LetterFaces;
import parlour.games.material.letters.LetterZones;
import parlour.games.material.letters.WonWords;
import parlour.lexicon.Letters;

/// Draws the scene of a view.
record Drawing(Options options, View view) {
  private static final String HAND = "h";
  private static final String POOL = "p";

  Scene scene() {
    return new Scene(headline(), places(), watches(), zones(), offers()).asking(question());
  }

  private Scene.Question question() {
    if (view.isDeciding())
      return Scene.Question.of("Is this a word, or do you doubt it?")
          .by(view.claim().by())
          .about(WonWords.pieces(view.claim().word()));
    return Scene.Question.of(asked());
  }

  /// What else is asked of this seat, or nothing.
  private String asked() {
    if (view.isStaking()) return "Stake a letter of your hand.";
    if (view.isStudying()) return "Study the pool; then go on.";
    if (!view.isTurn()) return "";
    return view.claim().isNone()
        ? "Declare a word: two pool letters, one of yours."
        : "Declare a better word, or pass.";
  }

  private String headline() {
    int rounds = options.rounds().of(view.match().won().seats());
    String round = LetterZones.round(view.match().round(), rounds) + ": ";
    return switch (view.phase()) {
      case Phase.Staking _ -> round + "everybody stakes a letter";
      case Phase.Studying _ -> round + "all study the pool";
      case Phase.Declaring declaring ->
          round + declaring.seat().does("declares") + " or " + declaring.seat().word("passes");
      case Phase.LaidDown _ ->
          round + view.claim().by().does("has") + " laid down " + shown(view.claim());
      case Phase.Over() -> "The game is over";
    };
  }

  private static String shown(Claim claim) {
    return LetterFaces.capitals(claim.word());
  }

  private List<Scene.Place> places() {
    List<Scene.Place> places = new ArrayList<>();
    for (Seat seat : view.seats()) {
      WonWords won = view.match().won().at(seat);
      places.add(new Scene.Place(seat, won.count(), won.tallies(), note(seat)));
    }
    return places;
  }

  private String note(Seat seat) {
    boolean first = view.match().round() == 1 && view.phase() instanceof Phase.Staking;
    boolean deals = view.match().lead().leader().equals(seat);
    String dealer = first ? view.match().draw().note(seat, "deals") : deals ? "dealer" : "";
    String now =
        switch (view.phase()) {
          case Phase.Staking staking -> staking.done().has(seat) ? "has staked" : "";
          case Phase.Studying(PerSeat<Letters> stakes, Seats done, _) ->
              "staked " + stakes.at(seat) + (done.has(seat) ? ", ready" : "");
          case Phase.Declaring _, Phase.LaidDown _ ->
              view.claim().by().equals(seat) ? "declared " + shown(view.claim()) : "";
          case Phase.Over() -> "";
        };
    return Phrases.remarks(dealer, now);
  }

  private List<Scene.Watch> watches() {
    long dueMillis = view.phase().dueMillis();
    TurnClock together = options.clock().together();
    return switch (view.phase()) {
      case Phase.Staking _ ->
          together.watch("To stake", Seat.NOBODY, dueMillis, LetterPool.MINUTE_MILLIS);
      case Phase.Studying _ ->
          together.watch("To study", Seat.NOBODY, dueMillis, LetterPool.MINUTE_MILLIS);
      case Phase.Declaring declaring ->
          options
              .clock()
              .watch("To declare", declaring.seat(), dueMillis, LetterPool.MINUTE_MILLIS);
      case Phase.LaidDown _ ->
          TurnClock.fixed("To doubt it", Seat.NOBODY, dueMillis, LetterPool.PAUSE_MILLIS);
      case Phase.Over() -> List.of();
    };
  }

  private List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    List<Piece> pool = LetterFaces.PLAIN.row(POOL, view.pool());
    zones.add(new Zone.Row(POOL, "The letter pool", pool));
    if (view.phase() instanceof Phase.Staking staking) zones.add(stakes(staking));
    if (!view.phase().claims().all().isEmpty()) zones.add(declared());
    zones.addAll(LetterZones.hands(LetterFaces.PLAIN, view.eye(), view.hand(), view.held()));
    zones.add(LetterZones.box(view.box()));
    zones.addAll(WonWords.zones(view.match().won(), view.eye()));
    return zones;
  }

  private static Zone stakes(Phase.Staking staking) {
    List<Piece> pieces = new ArrayList<>();
    for (Seat seat : staking.done()) {
      Letters stake = staking.stakes().at(seat);
      pieces.add(
          stake.isEmpty() ? Piece.HIDDEN : new Piece("", LetterFaces.PLAIN.face(stake.at(0))));
    }
    return new Zone.Row("stakes", "Stakes", List.copyOf(pieces));
  }

  private Zone declared() {
    List<Zone.Word> words = new ArrayList<>();
    List<Claim> claims = view.phase().claims().all();
    for (int i = 0; i < claims.size(); i++) {
      Claim claim = claims.get(i);
      String note = Sentence.of("{0}, {1:letters} of the pool", claim.by(), claim.taken().size());
      words.add(new Zone.Word(id(i, claim), WonWords.pieces(claim.word()), note));
    }
    return new Zone.Words(
        "claims", "Declared; more pool letters win, then the longer word", List.copyOf(words));
  }

  private static String id(int at, Claim claim) {
    return LetterFaces.lying("claim" + at, claim.word());
  }

  private List<Offer> offers() {
    List<Offer> offers = new ArrayList<>();
    List<String> hand = LetterFaces.ids(HAND, view.hand());
    if (view.isStaking())
      offers.add(
          Actions.STAKE.offer("Stake {letter}", new Field.Pick("letter", "The letter", hand)));
    if (view.isStudying()) offers.add(Actions.READY.offer("I am ready"));
    if (view.isTurn()) {
      if (view.pool().size() >= leastOfPool() && !hand.isEmpty()) offers.add(declare(hand));
      offers.add(Actions.PASS.offer("Pass"));
    }
    if (view.mayChallenge()) {
      String last = id(view.phase().claims().all().size() - 1, view.claim());
      offers.add(
          Actions.CHALLENGE.offer(
              "Doubt " + shown(view.claim()), new Field.Pick("word", "The word", List.of(last))));
    }
    if (view.isDeciding()) offers.add(Actions.CONTENT.offer("Let it stand"));
    return offers;
  }

  /// The fewest letters of the pool that a word takes which is higher than the one that stands.
  private int leastOfPool() {
    return view.claim().isNone() ? Bid.FROM_POOL : view.claim().taken().size();
  }

  private Offer declare(List<String> hand) {
    List<String> pool = LetterFaces.ids(POOL, view.pool());
    List<String> all = new ArrayList<>(pool);
    all.addAll(hand);
    int least = leastOfPool();
    return Actions.DECLARE.offer(
        "Declare {word}",
        new Field.Spell("word", "The word", List.copyOf(all), least + 1, all.size()),
        new Field.Pick("pool", "Letters of the pool", pool, least, pool.size()),
        new Field.Pick("hand", "Letters of your hand", hand, 0, hand.size()));
  }
}
