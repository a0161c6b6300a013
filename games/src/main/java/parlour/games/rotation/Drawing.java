package parlour.games.rotation;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Zone;
import parlour.games.material.letters.LetterFaces;
import parlour.games.material.letters.LetterZones;
import parlour.games.rotation.Open.Word;
import parlour.lexicon.Letters;

/// Draws the scene of a view.
final class Drawing {
  private final Options options;
  private final View view;
  private final Open.Deal deal;
  private final Open.Turn turn;
  private final Word word;
  private final LetterFaces faces;

  Drawing(Options options, View view) {
    this.options = options;
    this.view = view;
    this.deal = view.open().deal();
    this.turn = view.turn();
    this.word = turn.word();
    this.faces = LetterFaces.worth(deal::value);
  }

  Scene scene() {
    Scene scene = new Scene(headline(), places(), watches(), zones(), offers());
    String asked = question();
    return asked.isEmpty() ? scene : scene.asking(Scene.Question.of(asked).by(word.leader()));
  }

  /// What is asked of this seat, or nothing.
  private String question() {
    if (view.mayLead()) return "Name a long word that begins with one of yours.";
    if (view.isToPlay()) {
      String letter = LetterFaces.capital(word.next());
      return view.mayPlay() ? "Play your " + letter + "." : "You have no " + letter + ": say so.";
    }
    return view.mayChallenge() ? "Is that a word? Doubt it now, or let it stand." : "";
  }

  private String headline() {
    String hand =
        "Hand "
            + view.open().match().lead().round()
            + " of "
            + options.hands(view.held().seats())
            + ": ";
    return switch (turn.phase()) {
      case Phase.Lead _ -> hand + turn.seat().does("names") + " a word";
      case Phase.Spell _ ->
          hand
              + LetterFaces.capitals(word.text())
              + ", and "
              + LetterFaces.capital(word.next())
              + " is wanted of "
              + turn.seat();
      case Phase.Pause _ ->
          hand + LetterFaces.capitals(word.text()) + " ends it, unless it is challenged";
      case Phase.Over _ -> "The game is over";
    };
  }

  private List<Scene.Place> places() {
    List<Scene.Place> places = new ArrayList<>();
    for (Seat seat : view.open().match().lead().allSeats()) {
      List<Scene.Tally> tallies =
          List.of(
              Scene.Tally.of(view.held().at(seat), "letter"),
              new Scene.Tally("counters in this hand", deal.counters().of(seat)));
      places.add(new Scene.Place(seat, "", view.open().score(seat), 0, tallies, note(seat)));
    }
    return places;
  }

  /// Whether a player deals or leads, and the letters they could not play in this hand.
  private String note(Seat seat) {
    if (isJustDrawn()) return view.open().match().draw().note(seat, "deals");
    StringBuilder note = new StringBuilder();
    if (seat.equals(view.open().match().lead().leader())) note.append("dealer");
    if (seat.equals(word.leader())) note.append(note.isEmpty() ? "" : ", ").append("leads");
    int missed = deal.missed().at(seat);
    if (missed == 0 || turn.phase() instanceof Phase.Over) return note.toString();
    note.append(note.isEmpty() ? "" : ", ")
        .append(options.withholding() ? "did not play" : "has no");
    for (char letter = 'a'; letter <= 'z'; letter++)
      if ((missed >>> letter - 'a' & 1) != 0) note.append(' ').append(LetterFaces.capital(letter));
    return note.toString();
  }

  /// Whether nothing has happened since the draw for dealer.
  private boolean isJustDrawn() {
    return view.open().match().lead().round() == 1 && turn.play() == 1;
  }

  private List<Scene.Watch> watches() {
    if (turn.dueMillis() == Prompt.NEVER) return List.of();
    return switch (turn.phase()) {
      case Phase.Lead _ ->
          watch("To name a word", options.clock().spanMillis(Rotation.MINUTE_MILLIS));
      case Phase.Spell spell ->
          !spell.forced()
              ? watch("To play a letter", options.clock().spanMillis(Rotation.MINUTE_MILLIS))
              : spell.claim().isNone() ? List.of() : doubt(Rotation.DOUBT_MILLIS);
      case Phase.Pause _ -> doubt(Naming.PAUSE_MILLIS);
      case Phase.Over _ -> List.of();
    };
  }

  private List<Scene.Watch> watch(String label, long spanMillis) {
    return List.of(new Scene.Watch(label, turn.seat(), turn.dueMillis(), spanMillis));
  }

  private List<Scene.Watch> doubt(long spanMillis) {
    return List.of(new Scene.Watch("To doubt the word", Seat.NOBODY, turn.dueMillis(), spanMillis));
  }

  private List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    zones.add(
        new Zone.Row(
                "four", "Letters of special value", Seat.NOBODY, faces.spelt("four", deal.four()))
            .as(word.text().isEmpty() ? Zone.Role.FOCUS : Zone.Role.TABLE));
    if (!word.text().isEmpty()) zones.add(wordZone());
    zones.add(LetterZones.pool(deal.counters()));
    int out = deal.four().length() + Integer.bitCount(word.laid());
    for (Seat seat : view.open().match().lead().allSeats()) out += view.held().at(seat);
    zones.add(LetterZones.box(options.box().box().size() - out));
    for (Seat seat : view.open().match().lead().allSeats()) {
      if (seat.equals(view.eye())) zones.add(LetterZones.hand(faces, seat, row(view.hand())));
      else zones.add(LetterZones.backs("h" + seat.index(), seat, view.held().at(seat)));
    }
    return zones;
  }

  private static String row(Letters letters) {
    return letters.toString();
  }

  /// The word that goes round: letters played lie open, and where one is wanting there is a gap.
  private Zone wordZone() {
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < word.text().length(); i++) {
      char letter = word.text().charAt(i);
      pieces.add(word.isLaid(i) ? new Piece("", faces.face(letter)) : gap(letter, i));
    }
    String note = LetterFaces.capitals(word.text()) + ", named by " + word.leader();
    return new Zone.Words(
        "words",
        "The word",
        Seat.NOBODY,
        List.of(new Zone.Word("word", List.copyOf(pieces), note)));
  }

  private Piece gap(char letter, int at) {
    String name = LetterFaces.capital(letter) + (at < word.place() ? ", passed over" : ", wanted");
    return new Piece("", Piece.Face.gap(LetterFaces.capital(letter), name));
  }

  private List<Scene.Offer> offers() {
    List<Scene.Offer> offers = new ArrayList<>();
    if (view.mayLead()) {
      offers.add(
          Scene.Offer.of(
              "lead",
              "Name a word whose first letter you hold",
              new Field.Spell("word", "The word", List.of(), Words.SHORTEST, Words.LONGEST)));
      offers.add(Scene.Offer.of("pass", "Pass the lead on"));
    }
    if (view.isToPlay()) {
      String letter = LetterFaces.capital(word.next());
      if (view.mayPlay())
        offers.add(
            Scene.Offer.of("play", "Play " + letter, new Field.Fixed("letter", letter))
                .at(LetterFaces.id("h", word.next(), 1)));
      if (view.mayFail(options))
        offers.add(
            Scene.Offer.of(
                "fail", view.mayPlay() ? "Withhold " + letter : "Say that you have no " + letter));
    }
    if (view.mayChallenge())
      offers.add(
          Scene.Offer.of(
                  "challenge",
                  "Doubt " + LetterFaces.capitals(word.text()),
                  new Field.Fixed("lead", String.valueOf(turn.play() - 1)))
              .at("word"));
    return offers;
  }
}
