package parlour.games.rotation;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Sentence;
import parlour.engine.Zone;
import parlour.games.material.Phrases;
import parlour.games.material.TurnClock;
import parlour.games.material.letters.LetterFaces;
import parlour.games.material.letters.LetterZones;
import parlour.games.rotation.Open.Word;

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
    return new Scene(headline(), places(), watches(), zones(), offers())
        .asking(Scene.Question.of(question()).by(word.leader()));
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
        Sentence.of(
            "Hand {0} of {1}: ",
            view.open().match().lead().round(), options.hands(view.held().seats()));
    String named = LetterFaces.capitals(word.text());
    return switch (turn.phase()) {
      case Phase.Lead _ -> hand + turn.seat().does("names") + " a word";
      case Phase.Spell spell when !spell.claim().asked().isEmpty() ->
          hand + named + " goes round when nobody doubts it";
      case Phase.Spell _ ->
          hand
              + Sentence.of(
                  "{0}, and {1} is wanted of {2}",
                  named, LetterFaces.capital(word.next()), turn.seat());
      case Phase.Pause _ -> hand + named + " ends it, unless it is challenged";
      case Phase.Over _ -> "The game is over";
    };
  }

  private List<Scene.Place> places() {
    List<Scene.Place> places = new ArrayList<>();
    for (Seat seat : view.open().match().lead().allSeats()) {
      List<Scene.Tally> tallies =
          List.of(
              Scene.Tally.of(view.held().at(seat), "letter"),
              new Scene.Tally("this hand", deal.counters().of(seat)));
      places.add(new Scene.Place(seat, view.open().score(seat), tallies, note(seat)));
    }
    return places;
  }

  /// Whether a player deals or leads, and the letters they could not play in this hand.
  private String note(Seat seat) {
    if (isJustDrawn()) return view.open().match().draw().note(seat, "deals");
    return Phrases.remarks(
        seat.equals(view.open().match().lead().leader()) ? "dealer" : "",
        seat.equals(word.leader()) ? "leads" : "",
        missed(seat));
  }

  private String missed(Seat seat) {
    int missed = deal.missed().at(seat);
    if (missed == 0 || turn.phase() instanceof Phase.Over) return "";
    StringBuilder note = new StringBuilder(options.withholding() ? "did not play " : "has no ");
    for (char letter = 'a'; letter <= 'z'; letter++)
      if ((missed >>> letter - 'a' & 1) != 0) note.append(LetterFaces.capital(letter));
    return note.toString();
  }

  /// Whether nothing has happened since the draw for dealer.
  private boolean isJustDrawn() {
    return view.open().match().lead().round() == 1 && turn.play() == 1;
  }

  private List<Scene.Watch> watches() {
    return switch (turn.phase()) {
      case Phase.Lead _ -> watch("To name a word");
      case Phase.Spell spell when !spell.forced() -> watch("To play a letter");
      case Phase.Spell spell when spell.claim().isNone() -> List.of();
      case Phase.Spell spell when !spell.claim().asked().isEmpty() -> stand();
      case Phase.Spell _ -> doubt(Rotation.DOUBT_MILLIS);
      case Phase.Pause pause when !pause.claim().asked().isEmpty() -> stand();
      case Phase.Pause _ -> doubt(Naming.PAUSE_MILLIS);
      case Phase.Over _ -> List.of();
    };
  }

  private List<Scene.Watch> watch(String label) {
    return options.clock().watch(label, turn.seat(), turn.dueMillis(), Rotation.MINUTE_MILLIS);
  }

  private List<Scene.Watch> stand() {
    return options
        .clock()
        .watch("To doubt the word", Seat.NOBODY, turn.dueMillis(), Rotation.STAND_MILLIS);
  }

  private List<Scene.Watch> doubt(long millis) {
    return TurnClock.fixed("To doubt the word", Seat.NOBODY, turn.dueMillis(), millis);
  }

  private List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    zones.add(
        new Zone.Row("four", "Letters of special value", faces.spelt("four", deal.four()))
            .as(word.text().isEmpty() ? Zone.Role.FOCUS : Zone.Role.TABLE));
    if (!word.text().isEmpty()) zones.add(wordZone());
    zones.add(LetterZones.pool(deal.counters()));
    int out = deal.four().length() + Integer.bitCount(word.laid());
    for (Seat seat : view.open().match().lead().allSeats()) out += view.held().at(seat);
    zones.add(LetterZones.box(options.box().box().size() - out));
    zones.addAll(LetterZones.hands(faces, view.eye(), view.hand(), view.held()));
    return zones;
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
        "words", "The word", List.of(new Zone.Word("word", List.copyOf(pieces), note)));
  }

  private Piece gap(char letter, int at) {
    String name = LetterFaces.capital(letter) + (at < word.place() ? ", passed over" : ", wanted");
    return new Piece("", Piece.Face.gap(LetterFaces.capital(letter), name));
  }

  private List<Scene.Offer> offers() {
    List<Scene.Offer> offers = new ArrayList<>();
    if (view.mayLead()) {
      offers.add(
          Actions.LEAD.offer(
              "Name a word whose first letter you hold",
              new Field.Spell("word", "The word", List.of(), Words.SHORTEST, Words.LONGEST)));
      offers.add(Actions.PASS.offer("Pass the lead on"));
    }
    if (view.isToPlay()) {
      String letter = LetterFaces.capital(word.next());
      if (view.mayPlay())
        offers.add(
            Actions.PLAY
                .offer("Play " + letter, new Field.Fixed("letter", letter))
                .at(LetterFaces.id("h", word.next(), 1)));
      if (view.mayFail(options))
        offers.add(
            Actions.FAIL.offer((view.mayPlay() ? "Withhold " : "Say that you have no ") + letter));
    }
    if (view.mayChallenge())
      offers.add(
          Actions.CHALLENGE
              .offer(
                  "Doubt " + LetterFaces.capitals(word.text()),
                  new Field.Fixed("lead", turn.play() - 1))
              .at("word"));
    if (view.mayLetStand())
      offers.add(Actions.LET_STAND.offer("Let " + LetterFaces.capitals(word.text()) + " stand"));
    return offers;
  }
}
