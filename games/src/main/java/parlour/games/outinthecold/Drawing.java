package parlour.games.outinthecold;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Scene.Offer;
import parlour.engine.Seat;
import parlour.engine.Sentence;
import parlour.engine.Zone;
import parlour.games.material.Phrases;
import parlour.games.material.TurnClock;
import parlour.games.material.letters.LetterFaces;
import parlour.games.material.letters.LetterZones;
import parlour.games.material.letters.WonWords;
import parlour.games.outinthecold.Player.Progress;

/// Draws the scene of a view.
record Drawing(Options options, View view) {
  private static final String HAND = "h";
  private static final String DECLARED = "d";

  Scene scene() {
    return new Scene(headline(), places(), watches(), zones(), offers()).asking(question());
  }

  /// What is asked of this seat, or nothing.
  private String question() {
    if (view.mayWait()) return "Come in with a word, or wait and draw.";
    if (view.mayComeIn()) return "Come in now, or stay out.";
    if (view.mayBuild()) return "Build a longer word of this one, or pass.";
    return view.mayDoubt() ? "Is there a word you doubt?" : "";
  }

  private String headline() {
    int rounds = options.rounds().of(view.match().won().seats());
    String round = LetterZones.round(view.match().number(), rounds) + ": ";
    return switch (view.phase()) {
      case Phase.Turn turn ->
          Sentence.of(
              view.mayDraw(turn.seat())
                  ? "{0}{1} {1:comes} in or {1:waits}"
                  : "{0}{1} {1:comes} in or {1:stays} out",
              round,
              turn.seat());
      case Phase.Building turn ->
          round + turn.seat() + " may build up " + capitals(view.declared());
      case Phase.Race _ -> round + "all look for a word to come in with";
      case Phase.Shown _ -> round + "the words are shown";
      case Phase.Over _ -> "The game is over";
    };
  }

  private static String capitals(LaidWord laid) {
    return LetterFaces.capitals(laid.word());
  }

  private List<Scene.Place> places() {
    List<Scene.Place> places = new ArrayList<>();
    for (Seat seat : view.allSeats()) {
      WonWords won = view.match().won().at(seat);
      List<Scene.Tally> tallies = new ArrayList<>(won.tallies());
      int colds = view.match().colds().at(seat);
      if (colds > 0)
        tallies.add(new Scene.Tally(colds == 1 ? "time in the cold" : "times in the cold", colds));
      places.add(new Scene.Place(seat, won.count(), List.copyOf(tallies), note(seat)));
    }
    return places;
  }

  private String note(Seat seat) {
    boolean deals = view.match().lead().leader().equals(seat);
    boolean first = view.match().number() == 1 && view.round().circuit() == 1;
    String dealer = first ? view.match().draw().note(seat, "deals") : deals ? "dealer" : "";
    String now =
        switch (view.round().of(seat).progress()) {
          case OUT -> view.phase() instanceof Phase.Over ? "" : "outside";
          case IN -> "in";
          case COLD -> "out in the cold";
        };
    return Phrases.remarks(dealer, now);
  }

  private List<Scene.Watch> watches() {
    TurnClock clock = options.clock();
    return switch (view.phase()) {
      case Phase.Turn _ -> watch(clock, "To come in or wait", OutInTheCold.MINUTE_MILLIS);
      case Phase.Building _ -> watch(clock, "To build", OutInTheCold.MINUTE_MILLIS);
      case Phase.Race _ -> watch(clock.together(), "To come in", OutInTheCold.THREE_MINUTES_MILLIS);
      case Phase.Shown _ ->
          watch(clock.together(), "To doubt words", OutInTheCold.HALF_MINUTE_MILLIS);
      case Phase.Over _ -> List.of();
    };
  }

  private List<Scene.Watch> watch(TurnClock clock, String label, long usualMillis) {
    return clock.watch(label, view.phase().seat(), view.phase().dueMillis(), usualMillis);
  }

  private List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    if (view.phase() instanceof Phase.Building building)
      zones.add(
          new Zone.Row(
              DECLARED,
              view.declared().owner().equals(building.maker())
                  ? "To be built up, laid by " + building.maker()
                  : "To be built up, built last by " + view.declared().owner(),
              LetterFaces.PLAIN.spelt(DECLARED, view.declared().word())));
    laid(zones);
    if (!(view.phase() instanceof Phase.Over))
      zones.addAll(LetterZones.hands(LetterFaces.PLAIN, view.eye(), view.hand(), view.held()));
    zones.add(LetterZones.box(view.box()));
    zones.addAll(WonWords.zones(view.match().won(), view.eye()));
    return zones;
  }

  /// The words on the table, each before its maker.
  private void laid(List<Zone> zones) {
    List<Zone.Word> words = new ArrayList<>();
    for (Seat maker : view.allSeats()) {
      LaidWord laid = view.round().of(maker).laid();
      boolean building = view.phase() instanceof Phase.Building b && b.maker().equals(maker);
      if (laid.isNone() || building) continue;
      List<Piece> pieces =
          laid.isCovered()
              ? Collections.nCopies(laid.word().length(), Piece.HIDDEN)
              : WonWords.pieces(laid.word());
      words.add(new Zone.Word(id(maker, laid), pieces, note(maker, laid)));
    }
    if (!words.isEmpty()) zones.add(new Zone.Words("laid", decided(), List.copyOf(words)));
  }

  private static String id(Seat maker, LaidWord laid) {
    String place = "laid" + maker.index();
    return laid.isCovered() ? place : LetterFaces.lying(place, laid.word());
  }

  /// What decides the round, beside the words it is about.
  private String decided() {
    return view.phase() instanceof Phase.Shown
        ? "Words laid"
        : "Inside; the last one outside, or the shortest word, wins nothing";
  }

  private String note(Seat maker, LaidWord laid) {
    if (!laid.by().isNobody()) return maker + ", no word: found by " + laid.by();
    if (!laid.owner().equals(maker)) return maker + ", built up by " + laid.owner();
    return view.round().of(maker).progress() == Progress.COLD
        ? maker + ", out in the cold"
        : maker.toString();
  }

  private List<Offer> offers() {
    List<Offer> offers = new ArrayList<>();
    List<String> hand = LetterFaces.ids(HAND, view.hand());
    if (view.mayComeIn()) {
      if (hand.size() >= Circuit.SHORTEST)
        offers.add(
            Actions.IN.offer(
                "Come in with {word}",
                new Field.Spell("word", "The word", hand, Circuit.SHORTEST, hand.size())));
      offers.add(
          view.mayWait()
              ? Actions.WAIT.offer("Wait and draw a letter").at("box").warning(cold())
              : Actions.STAY.offer("Stay out in the cold"));
    }
    if (view.mayBuild()) offers.addAll(build(hand));
    if (view.mayDoubt()) {
      offers.add(Actions.CHALLENGE.offer("Doubt {word}", doubtful()));
      offers.add(Actions.CONTENT.offer("All are words"));
    }
    return offers;
  }

  /// What waiting costs the last one outside.
  private String cold() {
    return view.round().at(Progress.OUT).size() == 1
        ? "Nobody else is outside: you would win nothing."
        : "";
  }

  private List<Offer> build(List<String> hand) {
    String word = view.declared().word();
    List<String> declared = new ArrayList<>();
    for (Piece piece : LetterFaces.PLAIN.spelt(DECLARED, word)) declared.add(piece.id());
    List<String> all = new ArrayList<>(declared);
    all.addAll(hand);
    Field longer =
        new Field.Spell(
            "word",
            "The new word",
            List.copyOf(all),
            word.length() + 1,
            all.size(),
            List.copyOf(declared));
    return List.of(
        Actions.BUILD.offer("Build up to {word}", longer), Actions.PASS.offer("Do not build"));
  }

  private Field doubtful() {
    List<String> ids = new ArrayList<>();
    for (Seat maker : view.allSeats())
      if (view.isDoubtful(maker)) ids.add(id(maker, view.round().of(maker).laid()));
    return new Field.Pick("word", "The word", List.copyOf(ids));
  }
}
