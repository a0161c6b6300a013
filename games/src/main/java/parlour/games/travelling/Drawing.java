package parlour.games.travelling;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Scene.Offer;
import parlour.engine.Seat;
import parlour.engine.Zone;
import parlour.games.material.Partners;
import parlour.games.material.letters.LetterFaces;
import parlour.games.material.letters.LetterZones;
import parlour.games.material.letters.WordList;
import parlour.games.material.letters.WordList.Proof;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;

/// Draws the scene of a view.
record Drawing(Options options, Lexicon lexicon, View view) {
  /// The kind of a word that was shown, in its id.
  static final char WORD = 'r';

  Scene scene() {
    boolean asked = view.isForming() || view.isReading();
    return new Scene(headline(), places(), watches(), zones(), offers())
        .asking(asked ? question() : "");
  }

  /// What is asked of this seat.
  private String question() {
    if (view.isReading()) return "Touch a word that you doubt.";
    if (hasMade())
      return view.isLastForming()
          ? "Put the rest back, or change your word."
          : "Let the rest go, or change your word.";
    if (view.own().before().isEmpty()) return "Make a word of your letters. Let the rest go.";
    return view.isLastForming()
        ? "Make your word longer; these letters are the last."
        : "Make your word longer, or pass the letters on.";
  }

  /// Whether a word was made or enlarged in this pass: there is nothing more that must be done.
  private boolean hasMade() {
    return !view.own().word().equals(view.own().before());
  }

  /// The id of a word that was shown.
  static String id(Seat maker, int round) {
    return WordList.id(WORD, maker, String.valueOf(round));
  }

  private String headline() {
    String round = LetterZones.round(view.match().round(), options.rounds());
    int all = view.match().allSeats().size();
    return switch (view.phase()) {
      case Phase.Forming(int passes, _) ->
          passes == 0
              ? round + ": everybody makes a word"
              : round + ", pass " + passes + " of " + all + ": all enlarge their words";
      case Phase.Reading _ -> round + ": the words are shown";
      case Phase.Over _ -> "The game is over";
    };
  }

  private List<Scene.Place> places() {
    List<Scene.Place> places = new ArrayList<>();
    boolean partners = options.partners();
    Scoring scoring = new Scoring(options, lexicon);
    for (Seat seat : view.match().allSeats()) {
      Score score = scoring.together(view.match().laid(), seat);
      places.add(
          new Scene.Place(
              seat, Partners.name(partners, seat), score.letters(), 0, List.of(), note(seat)));
    }
    return places;
  }

  private String note(Seat seat) {
    boolean drawn =
        view.match().round() == 1
            && view.phase() instanceof Phase.Forming
            && view.passes() == 0
            && !view.seen().at(seat).passed();
    if (drawn) return view.match().draw().note(seat, "deals");
    boolean ready = view.phase() instanceof Phase.Forming && view.seen().at(seat).passed();
    boolean deals =
        !(view.phase() instanceof Phase.Over) && seat.equals(view.match().lead().leader());
    return ready ? (deals ? "dealer, ready" : "ready") : deals ? "dealer" : "";
  }

  private List<Scene.Watch> watches() {
    long dueMillis = view.phase().dueMillis();
    return switch (view.phase()) {
      case Phase.Forming _ ->
          options
              .clock()
              .watch("Until letters are passed", Seat.NOBODY, dueMillis, Rounds.FORMING_MILLIS);
      case Phase.Reading _ ->
          options
              .clock()
              .watch("The words are read", Seat.NOBODY, dueMillis, Rounds.READING_MILLIS);
      case Phase.Over _ -> List.of();
    };
  }

  private List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    if (view.phase() instanceof Phase.Forming) {
      for (Seat seat : view.match().allSeats()) {
        if (seat.equals(view.eye())) own(zones);
        else others(seat, zones);
      }
    }
    zones.add(LetterZones.box(view.box()));
    if (!view.match().laid().isEmpty()) zones.add(words());
    return zones;
  }

  private void own(List<Zone> zones) {
    Player own = view.own();
    zones.add(
        new Zone.Words(
                "w",
                "Your word",
                view.eye(),
                LetterZones.word("own", LetterFaces.PLAIN.spelt("w", own.word())))
            .as(Zone.Role.FOCUS));
    zones.add(LetterZones.hand(view.eye(), own.loose().toString()));
  }

  private void others(Seat seat, List<Zone> zones) {
    View.PublicPlayer seen = view.seen().at(seat);
    if (seen.word() > 0) {
      List<Piece> backs = Collections.nCopies(seen.word(), Piece.HIDDEN);
      zones.add(new Zone.Row("w" + seat.index(), seat + "'s word", seat, backs));
    }
    zones.add(LetterZones.backs("h" + seat.index(), seat, seen.letters() - seen.word()));
  }

  /// The words shown so far, the last ones first.
  private Zone words() {
    List<Zone.Entry> entries = new ArrayList<>();
    List<LaidWord> laid = view.match().laid();
    for (int i = laid.size() - 1; i >= 0; i--) {
      LaidWord word = laid.get(i);
      String size = News.size(word.word(), lexicon.syllables(word.word()));
      String taken = word.proof() == Proof.STRUCK ? ", no word: taken by " + word.owner() : "";
      entries.add(
          new Zone.Entry(
              id(word.maker(), word.round()),
              word.maker() + ", round " + word.round(),
              List.of(),
              LetterFaces.capitals(word.word()),
              size + taken));
    }
    return new Zone.Sheet("words", "The words", List.copyOf(entries))
        .as(view.phase() instanceof Phase.Forming ? Zone.Role.RECORD : Zone.Role.FOCUS);
  }

  private List<Offer> offers() {
    List<Offer> offers = new ArrayList<>();
    if (view.isForming()) forming(offers);
    if (!view.isReading()) return offers;
    List<String> ids = new ArrayList<>();
    for (LaidWord laid : view.match().laid()) {
      if (view.match().isDoubtful(laid, view.eye())) ids.add(id(laid.maker(), laid.round()));
    }
    Field word = new Field.Pick("word", "The word", List.copyOf(ids));
    offers.add(Actions.CHALLENGE.offer("Doubt a word", word));
    offers.add(Actions.CONTENT.offer("Let all words stand"));
    return offers;
  }

  private void forming(List<Offer> offers) {
    if (hasMade()) offers.add(pass());
    Player own = view.own();
    int most = Math.min(own.letters().size(), Letters.MOST);
    if (own.changes() < Travelling.CHANGES && most >= own.least()) {
      List<String> ids = new ArrayList<>();
      for (Piece piece : LetterFaces.PLAIN.spelt("w", own.word())) ids.add(piece.id());
      ids.addAll(LetterFaces.ids("h", own.loose()));
      Field word = new Field.Spell("word", "The word", List.copyOf(ids), own.least(), most);
      String label = own.before().isEmpty() ? "Make a word" : "Make a longer word";
      offers.add(Actions.FORM.offer(label, word));
    }
    if (own.changes() < Travelling.CHANGES && hasMade())
      offers.add(
          Actions.RESTORE.offer(
              own.before().isEmpty()
                  ? "Take the word back"
                  : "Go back to " + LetterFaces.capitals(own.before())));
    if (!hasMade()) offers.add(pass());
  }

  private Offer pass() {
    Seat right = view.match().allSeats().rightOf(view.eye());
    String label =
        view.isLastForming()
            ? "Put the remaining letters back in the box"
            : "Pass the remaining letters to " + right;
    return Actions.PASS
        .offer(label, new Field.Fixed("step", view.step()))
        .at(view.isLastForming() ? "box" : "seat." + right.index());
  }
}
