package parlour.games.travelling;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Scene.Offer;
import parlour.engine.Seat;
import parlour.engine.Zone;
import parlour.games.material.Partners;
import parlour.games.material.letters.LetterFaces;
import parlour.games.material.letters.TermLetters;
import parlour.games.material.letters.WordList;
import parlour.games.material.letters.WordList.Proof;
import parlour.games.travelling.Position.Phase;
import parlour.lexicon.Letters;

/// The scene of a view.
final class Drawing {
  /// The kind of a word that was shown, in its id.
  static final char WORD = 'r';

  private Drawing() {}

  static Scene scene(Travelling game, View view) {
    return new Scene(
        headline(view), places(game, view), watches(game, view), zones(game, view), offers(view));
  }

  /// The id of a word that was shown.
  static String id(Seat maker, int round) {
    return WordList.id(WORD, maker, String.valueOf(round));
  }

  private static String headline(View view) {
    String round = TermLetters.round(view.match().round(), Travelling.ROUNDS);
    int passes = view.stage().passes();
    int all = view.match().company().size();
    return switch (view.phase()) {
      case FORMING ->
          passes == 0
              ? round + ": everybody makes a word"
              : round + ", pass " + passes + " of " + all + ": everybody enlarges his word";
      case READING -> round + ": the words are shown";
      case OVER -> "The game is over";
    };
  }

  private static List<Scene.Place> places(Travelling game, View view) {
    List<Scene.Place> places = new ArrayList<>();
    boolean partners = game.options().partners();
    for (Seat seat : view.match().company()) {
      Scoring score =
          Scoring.together(game.options(), game.judge().lexicon(), view.match().laid(), seat);
      places.add(
          new Scene.Place(
              seat,
              Partners.name(partners, seat),
              score.letters(),
              0,
              List.of(),
              note(view, seat)));
    }
    return places;
  }

  private static String note(View view, Seat seat) {
    boolean ready = view.phase() == Phase.FORMING && view.seen().at(seat).passed();
    boolean deals = view.phase() != Phase.OVER && seat.equals(view.match().lead().leader());
    return ready ? (deals ? "dealer, ready" : "ready") : deals ? "dealer" : "";
  }

  private static List<Scene.Watch> watches(Travelling game, View view) {
    long due = view.stage().due();
    return switch (view.phase()) {
      case FORMING ->
          game.options()
              .clock()
              .watch("Until letters are passed", Seat.NOBODY, due, Rounds.FORMING);
      case READING ->
          game.options().clock().watch("The words are read", Seat.NOBODY, due, Rounds.READING);
      case OVER -> List.of();
    };
  }

  private static List<Zone> zones(Travelling game, View view) {
    List<Zone> zones = new ArrayList<>();
    if (view.phase() == Phase.FORMING) {
      for (Seat seat : view.match().company()) {
        if (seat.equals(view.eye())) own(view, zones);
        else others(view, seat, zones);
      }
    }
    zones.add(
        new Zone.Stack("box", "Letters in the box", Seat.NOBODY, view.box(), Optional.empty()));
    if (!view.match().laid().isEmpty()) zones.add(words(game, view));
    boolean opening = view.match().round() == 1 && view.stage().passes() == 0;
    if (opening && view.phase() == Phase.FORMING) zones.add(view.match().draw().zone());
    return zones;
  }

  private static void own(View view, List<Zone> zones) {
    Player own = view.own();
    zones.add(new Zone.Row("w", "Your word", view.eye(), LetterFaces.PLAIN.spelt("w", own.word())));
    zones.add(TermLetters.hand(view.eye(), own.loose().toString()));
  }

  private static void others(View view, Seat seat, List<Zone> zones) {
    View.Seen seen = view.seen().at(seat);
    if (seen.word() > 0) {
      List<Piece> backs = Collections.nCopies(seen.word(), Piece.HIDDEN);
      zones.add(new Zone.Row("w" + seat.index(), seat + "'s word", seat, backs));
    }
    zones.add(TermLetters.backs("h" + seat.index(), seat, seen.letters() - seen.word()));
  }

  /// The words shown so far, the last ones first.
  private static Zone words(Travelling game, View view) {
    List<Zone.Entry> entries = new ArrayList<>();
    List<Laid> laid = view.match().laid();
    for (int i = laid.size() - 1; i >= 0; i--) {
      Laid word = laid.get(i);
      String size = News.size(word.word(), game.syllables(word.word()));
      String taken = word.proof() == Proof.STRUCK ? ", no word: taken by " + word.owner() : "";
      entries.add(
          new Zone.Entry(
              id(word.maker(), word.round()),
              word.maker() + ", round " + word.round(),
              List.of(),
              LetterFaces.capitals(word.word()),
              size + taken));
    }
    return new Zone.Sheet("words", "The words", Seat.NOBODY, List.copyOf(entries));
  }

  private static List<Offer> offers(View view) {
    List<Offer> offers = new ArrayList<>();
    if (view.isForming()) forming(view, offers);
    if (!view.isReading()) return offers;
    List<String> ids = new ArrayList<>();
    for (Laid laid : view.match().laid()) {
      if (laid.proof() == Proof.UNTRIED && !laid.maker().equals(view.eye()))
        ids.add(id(laid.maker(), laid.round()));
    }
    Field word = new Field.Pick("word", "The word", List.copyOf(ids), 1, 1);
    offers.add(Offer.of("challenge", "Challenge a word", word));
    offers.add(Offer.of("content", "Doubt nothing more"));
    return offers;
  }

  private static void forming(View view, List<Offer> offers) {
    Player own = view.own();
    int most = Math.min(own.letters().size(), Letters.MOST);
    if (own.changes() < Travelling.CHANGES && most >= own.least()) {
      List<String> ids = new ArrayList<>();
      for (Piece piece : LetterFaces.PLAIN.spelt("w", own.word())) ids.add(piece.id());
      ids.addAll(LetterFaces.ids("h", own.loose()));
      Field word = new Field.Spell("word", "The word", List.copyOf(ids), own.least(), most);
      String label = own.before().isEmpty() ? "Make a word" : "Make a longer word";
      offers.add(Offer.of("form", label, word));
    }
    if (own.changes() < Travelling.CHANGES && !own.word().equals(own.before()))
      offers.add(
          Offer.of(
              "restore",
              own.before().isEmpty()
                  ? "Take the word back"
                  : "Go back to " + LetterFaces.capitals(own.before())));
    Seat right = view.match().company().rightOf(view.eye());
    String label =
        view.isLastForming()
            ? "Put the remaining letters back in the box"
            : "Pass the remaining letters to " + right;
    offers.add(Offer.of("pass", label, new Field.Fixed("step", String.valueOf(view.step()))));
  }
}
