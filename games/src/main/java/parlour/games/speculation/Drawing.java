package parlour.games.speculation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Sentence;
import parlour.engine.Zone;
import parlour.games.material.Phrases;
import parlour.games.material.letters.LetterFaces;
import parlour.games.material.letters.LetterZones;
import parlour.games.material.letters.WordList;

/// Draws the scene of a view.
record Drawing(Options options, View view) {
  /// The kind of a list of words made of a hand, in the ids of its lines.
  static final char LIST = 'l';

  /// The kind of a list of words of the Plum.
  static final char PLUM = 'p';

  Scene scene() {
    boolean asked = view.phase() instanceof Phase.Reading ? view.isReading() : view.isBusy();
    return new Scene(headline(), places(), watches(), zones(), new Offers(options, view).all())
        .asking(asked ? question() : "");
  }

  /// What is asked of this seat.
  private String question() {
    String letters = Phrases.count(view.toPick(options), "letter");
    return switch (view.phase()) {
      case Phase.Sorting _ ->
          view.hasToDiscard(options)
              ? "Throw five letters away: touch them."
              : Sentence.of("Give {0} to the Plum, unseen by all.", letters);
      case Phase.Adding _ -> Sentence.of("Add {0} of your discards to the Plum.", letters);
      case Phase.Exposing _ -> "Turn up one of your letters for everybody.";
      case Phase.Writing _ -> "Write every word you can make.";
      case Phase.Turning _ -> "Turn up the Plum, or leave it?";
      case Phase.WritingPlum _ -> "Write every word that the Plum makes.";
      case Phase.Noticing _ ->
          Sentence.of("Which words of the Plum did {0} overlook?", view.dealer());
      case Phase.Reading _ -> "Touch a word that you doubt.";
      case Phase.Over _ -> "";
    };
  }

  private String headline() {
    int players = view.match().players();
    String deal =
        Sentence.of(
            "Deal {0} of {1}", view.match().lead().round(), options.length().deals(players));
    Seat dealer = view.dealer();
    return switch (view.phase()) {
      case Phase.Sorting _ ->
          Sentence.of(
              "{0}: everybody discards five letters and gives {1} to the Plum",
              deal, Sentence.number(options.plums().gifts(players)));
      case Phase.Adding _ -> Sentence.of("{0}: {1} {1:adds} to the Plum", deal, dealer);
      case Phase.Exposing _ -> Sentence.of("{0}: {1} {1:turns} up a letter", deal, dealer);
      case Phase.Writing _ -> deal + ": everybody makes words";
      case Phase.Turning _ -> Sentence.of("{0}: {1} may turn up the Plum", deal, dealer);
      case Phase.WritingPlum _ -> Sentence.of("{0}: {1} {1:makes} words of the Plum", deal, dealer);
      case Phase.Noticing _ -> Sentence.of("{0}: which words did {1} overlook?", deal, dealer);
      case Phase.Reading _ -> deal + ": the lists are read";
      case Phase.Over _ -> "The game is over";
    };
  }

  private List<Scene.Place> places() {
    List<Scene.Place> places = new ArrayList<>();
    for (Seat seat : view.match().allSeats()) {
      List<Scene.Tally> tallies = new ArrayList<>();
      int owed = view.match().counters().owed(seat);
      if (owed > 0) tallies.add(new Scene.Tally("markers owed", owed));
      View.PublicPlayer seen = view.seen().at(seat);
      int words = seen.list().lines().size();
      if (words > 0) tallies.add(new Scene.Tally(words == 1 ? "word" : "words", words));
      int plums = seen.plum().lines().size();
      boolean deals = seat.equals(view.dealer());
      // What lies open is counted where it lies.
      if (plums > 0 && seen.plum().isCovered())
        tallies.add(new Scene.Tally(deals ? "of the Plum" : "noticed", plums));
      int counters = view.match().counters().of(seat);
      places.add(new Scene.Place(seat, counters, List.copyOf(tallies), note(seat)));
    }
    return places;
  }

  private String note(Seat seat) {
    boolean drawn =
        view.match().lead().round() == 1
            && view.phase() instanceof Phase.Sorting
            && !view.match().draw().drawn().at(seat).isEmpty();
    if (drawn) return view.match().draw().note(seat, "deals");
    return seat.equals(view.dealer()) ? "dealer" : "";
  }

  private List<Scene.Watch> watches() {
    return switch (view.phase()) {
      case Phase.Sorting _ -> watch("To discard and give", Sorting.SORT_MILLIS);
      case Phase.Adding _, Phase.Exposing _, Phase.Turning _ ->
          watch("The dealer", Sorting.DEALER_MILLIS);
      case Phase.Writing _ -> watch("Until time is called", options.length().wordsMillis());
      case Phase.WritingPlum _ -> watch("For the words of the Plum", Writing.PLUM_MILLIS);
      case Phase.Noticing _ -> watch("To notice words", Writing.NOTICING_MILLIS);
      case Phase.Reading _ -> watch("The lists are read", WordList.READING_MILLIS);
      case Phase.Over _ -> List.of();
    };
  }

  private List<Scene.Watch> watch(String label, long usualMillis) {
    Seat owner = view.phase() instanceof Phase.Alone alone ? alone.dealer() : Seat.NOBODY;
    return options.clock().watch(label, owner, view.phase().dueMillis(), usualMillis);
  }

  private List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    for (Seat seat : view.match().allSeats()) {
      int letters = view.seen().at(seat).letters();
      if (letters == 0) continue;
      zones.add(
          seat.equals(view.eye())
              ? LetterZones.hand(seat, view.own().letters().toString())
              : LetterZones.backs("h" + seat.index(), seat, letters));
    }
    Plum plum = view.plum();
    boolean over = view.phase() instanceof Phase.Over;
    if (plum.isExposed() && !over)
      zones.add(
          new Zone.Row(
              "x",
              "Turned up by " + view.dealer(),
              LetterFaces.PLAIN.spelt("x", String.valueOf(plum.exposed()))));
    if (view.heaps().plum() > 0 && !over) zones.add(plum());
    if (!view.heaps().open().isEmpty())
      zones.add(
          new Zone.Row(
                  "a",
                  "What you have discarded",
                  view.eye(),
                  LetterFaces.PLAIN.row("a", view.heaps().open()))
              .as(Zone.Role.RECORD));
    zones.add(LetterZones.box(view.heaps().box()));
    if (view.match().counters().pool() > 0) zones.add(LetterZones.pool(view.match().counters()));
    for (Seat seat : view.match().allSeats()) lists(seat, zones);
    return zones;
  }

  /// Face down for everybody, until it is turned up for everybody.
  private Zone plum() {
    List<Piece> pieces =
        view.plum().open()
            ? LetterFaces.PLAIN.row("plum", view.plum().letters())
            : Collections.nCopies(view.heaps().plum(), Piece.HIDDEN);
    return new Zone.Row("plum", "The Plum", view.dealer(), pieces)
        .as(view.plum().open() ? Zone.Role.FOCUS : Zone.Role.TABLE);
  }

  private void lists(Seat seat, List<Zone> zones) {
    boolean own = seat.equals(view.eye());
    View.PublicPlayer seen = view.seen().at(seat);
    if (!seen.list().lines().isEmpty() && !seen.list().isCovered())
      zones.add(seen.list().sheet(LIST, own ? "Your list" : seat + "'s list", seat).as(role(own)));
    if (seen.plum().lines().isEmpty() || seen.plum().isCovered()) return;
    boolean deals = seat.equals(view.dealer());
    String label =
        deals
            ? (own ? "Your words of the Plum" : seat + "'s Plum")
            : (own ? "Words you noticed" : seat + "'s finds");
    zones.add(seen.plum().sheet(PLUM, label, seat).as(role(own)));
  }

  /// The moment is about the list one writes, and then about those of others, which may be doubted.
  private Zone.Role role(boolean own) {
    boolean writing =
        view.phase() instanceof Phase.Writing || view.phase() instanceof Phase.WritingPlum;
    return own && !writing ? Zone.Role.RECORD : Zone.Role.FOCUS;
  }
}
