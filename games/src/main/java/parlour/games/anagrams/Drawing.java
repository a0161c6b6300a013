package parlour.games.anagrams;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Piece;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Zone;
import parlour.games.anagrams.Player.Given;
import parlour.games.anagrams.Player.Stage;
import parlour.games.anagrams.Position.Clock;
import parlour.games.anagrams.Position.Phase;
import parlour.games.material.letters.LetterFaces;
import parlour.games.material.letters.TermLetters;
import parlour.games.material.letters.WordList;
import parlour.lexicon.Letters;

/// The scene of a view.
final class Drawing {
  private Drawing() {}

  static Scene scene(Options options, View view) {
    return new Scene(
        headline(view),
        places(view),
        watches(options, view),
        zones(options, view),
        Offers.of(options, view));
  }

  private static String headline(View view) {
    String round = TermLetters.round(view.match().lead().round(), view.match().seats()) + ": ";
    return switch (view.phase()) {
      case SERVING -> round + view.leader() + " chooses a word for " + view.toServe();
      case SERVED -> round + view.leader() + " is about to call \"Ready\"";
      case HUNT -> round + "all look for their words";
      case AFTER -> round + "\"Stop\" is called";
      case OVER -> "The game is over";
    };
  }

  private static List<Scene.Place> places(View view) {
    List<Scene.Place> places = new ArrayList<>();
    for (Seat seat : view.match().lead().company()) {
      List<Scene.Tally> tallies = new ArrayList<>();
      if (view.match().counters().owed(seat) > 0)
        tallies.add(new Scene.Tally("markers owed", view.match().counters().owed(seat)));
      int lines = view.of(seat).list().lines().size();
      if (lines > 0) tallies.add(new Scene.Tally("words", lines));
      places.add(
          new Scene.Place(
              seat,
              "",
              view.match().counters().of(seat),
              0,
              List.copyOf(tallies),
              note(view, seat)));
    }
    return places;
  }

  private static String note(View view, Seat seat) {
    if (view.leader().equals(seat)) return "leader";
    Player study = view.of(seat);
    return switch (study.stage()) {
      case WAITING, SERVED -> "";
      case LOOKED -> "looked too soon";
      case HUNTING -> study.busy() ? "looking" : "rests";
      case SOLVED -> "found it";
      case CALLED -> "asks for the word";
      case NAMED -> "was told it";
      case FORGOTTEN -> "was not told";
      case FAILED -> "did not find it";
    };
  }

  private static List<Scene.Watch> watches(Options options, View view) {
    List<Scene.Watch> watches = new ArrayList<>();
    Clock clock = view.round().clock();
    switch (view.phase()) {
      case SERVING ->
          watch(
              watches,
              "The leader chooses",
              view.leader(),
              clock.due(),
              options.clock().span(Serving.WORD));
      case SERVED ->
          watch(
              watches,
              "The leader calls",
              view.leader(),
              clock.due(),
              options.clock().span(Serving.CALL));
      case HUNT -> watch(watches, "Until \"Stop\"", Seat.NOBODY, clock.stop(), options.allowance());
      case AFTER -> {
        boolean open = false;
        for (Seat seat : view.match().lead().others())
          open |= view.of(seat).stage() == Stage.HUNTING;
        if (open)
          watch(
              watches,
              "Letters may be returned",
              Seat.NOBODY,
              clock.stop() + Hunt.MINUTE,
              Hunt.MINUTE);
        boolean reading = false;
        for (Seat seat : view.match().lead().company())
          reading |= options.vigilant() && view.round().isReading(seat);
        if (reading)
          watch(
              watches,
              "The lists are read",
              Seat.NOBODY,
              clock.due(),
              options.clock().span(WordList.READING));
      }
      case OVER -> {}
    }
    for (Seat seat : view.match().lead().others()) {
      if (view.of(seat).stage() == Stage.CALLED)
        watch(
            watches,
            "To name " + seat + "'s word",
            view.leader(),
            view.of(seat).due(),
            Hunt.MINUTE);
    }
    return watches;
  }

  private static void watch(
      List<Scene.Watch> watches, String label, Seat owner, long until, long span) {
    if (until != Prompt.NEVER) watches.add(new Scene.Watch(label, owner, until, span));
  }

  private static List<Zone> zones(Options options, View view) {
    List<Zone> zones = new ArrayList<>();
    int out = 0;
    for (Seat seat : view.match().lead().others()) {
      Player study = view.of(seat);
      if (study.stage() == Stage.CALLED && view.leads() && !study.given().isHidden()) {
        zones.add(TermLetters.open("h" + seat.index(), seat, study.given().letters()));
      }
      if (!study.stage().hasLetters()) continue;
      out += study.given().letters().length();
      zones.add(hand(view, seat, study));
    }
    zones.add(TermLetters.box(options.box().box().size() - out));
    if (options.varied().on()) zones.add(TermLetters.pool(view.match().counters()));
    boolean before = view.phase() == Phase.SERVING || view.phase() == Phase.SERVED;
    if (view.leads()
        && before
        && !view.of(view.match().lead().firstToPlay()).given().word().isEmpty())
      zones.add(givenOut(view));
    words(view, zones);
    for (Seat seat : view.match().lead().others()) list(view, seat, zones);
    Player own = view.own();
    if (!own.help().word().isEmpty() && own.stage() == Stage.HUNTING) zones.add(whisper(view, own));
    if (view.match().lead().round() == 1 && before) zones.add(view.match().draw().zone());
    return zones;
  }

  private static Zone hand(View view, Seat seat, Player study) {
    String letters = study.given().letters();
    boolean leadersOwn = view.leads() && study.stage() != Stage.SOLVED;
    if (study.given().isHidden() || leadersOwn)
      return TermLetters.backs("h" + seat.index(), seat, letters.length());
    return seat.equals(view.eye())
        ? TermLetters.hand(seat, letters)
        : TermLetters.open("h" + seat.index(), seat, letters);
  }

  /// What the leader has given out, before his eyes until he calls "Ready".
  private static Zone givenOut(View view) {
    List<Zone.Entry> entries = new ArrayList<>();
    for (Seat seat : view.match().lead().others()) {
      Given given = view.of(seat).given();
      if (given.word().isEmpty()) continue;
      String letters =
          Letters.of(given.word()).equals(Letters.of(given.letters()))
              ? ""
              : "given as " + LetterFaces.capitals(given.letters());
      entries.add(
          new Zone.Entry(
              "given" + seat.index(),
              seat.toString(),
              List.of(),
              LetterFaces.capitals(given.word()),
              letters));
    }
    return new Zone.Sheet("given", "Keep in mind", view.eye(), List.copyOf(entries));
  }

  /// The words that everybody knows by now: those of this round, or else those of the round before.
  private static void words(View view, List<Zone> zones) {
    List<Zone.Entry> open = new ArrayList<>();
    for (Seat seat : view.match().lead().others()) {
      Player study = view.of(seat);
      if (study.stage().isOpen()) open.add(entry("word", seat, study.given(), note(view, seat)));
    }
    if (!open.isEmpty())
      zones.add(new Zone.Sheet("words", "The words", Seat.NOBODY, List.copyOf(open)));
    List<Zone.Entry> last = new ArrayList<>();
    for (Seat seat : view.match().lead().company()) {
      Given given = view.match().last().at(seat);
      if (!given.word().isEmpty()) last.add(entry("last", seat, given, ""));
    }
    if (open.isEmpty() && !last.isEmpty())
      zones.add(
          new Zone.Sheet("lasts", "The words of the last round", Seat.NOBODY, List.copyOf(last)));
  }

  private static Zone.Entry entry(String id, Seat seat, Given given, String note) {
    return new Zone.Entry(
        id + seat.index(), seat.toString(), List.of(), LetterFaces.capitals(given.word()), note);
  }

  private static void list(View view, Seat seat, List<Zone> zones) {
    boolean own = seat.equals(view.eye());
    if (!own && view.phase() != Phase.AFTER && view.phase() != Phase.OVER) return;
    WordList paper = view.of(seat).list();
    if (paper.lines().isEmpty()) return;
    zones.add(paper.sheet('l', own ? "Your list" : seat + "'s list", seat));
  }

  private static Zone whisper(View view, Player own) {
    List<Piece> pieces = LetterFaces.PLAIN.spelt("whisper", own.help().word());
    return new Zone.Row("whispers", "Whispered to you", view.eye(), pieces);
  }
}
