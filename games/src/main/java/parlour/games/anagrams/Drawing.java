package parlour.games.anagrams;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Scene.Question;
import parlour.engine.Seat;
import parlour.engine.Sentence;
import parlour.engine.Zone;
import parlour.games.anagrams.Player.Given;
import parlour.games.anagrams.Player.Progress;
import parlour.games.material.TurnClock;
import parlour.games.material.letters.LetterFaces;
import parlour.games.material.letters.LetterZones;
import parlour.games.material.letters.WordList;
import parlour.lexicon.Letters;

/// Draws the scene of a view.
record Drawing(Options options, View view) {
  Scene scene() {
    return new Scene(headline(), places(), watches(), zones(), new Offers(options, view).all())
        .asking(question());
  }

  /// What is asked of this seat, if anything.
  private Question question() {
    if (view.eye().isNobody()) return Question.NONE;
    return view.leads() ? askedOfLeader() : askedOfPlayer();
  }

  private Question askedOfLeader() {
    return switch (view.phase()) {
      case Phase.Serving _ -> {
        boolean all = options.customs().equalLengths() && view.match().seats() > 2;
        int length = view.equalLength(options);
        yield ask(
            Sentence.of(
                length > 0
                    ? "Choose a word of {1:letters} for {0}; remember it."
                    : all
                        ? "Choose a word for {0}; all get equally long ones."
                        : "Choose a word for {0}, and remember it.",
                view.toServe(),
                length));
      }
      case Phase.Served _ -> ask("All have their letters. Call “Ready”.");
      case Phase.Hunting _, Phase.Stopped _ -> {
        for (Seat seat : view.match().lead().others())
          if (view.isCalled(seat))
            yield ask(Sentence.of("Which word did you give {0}?", seat), seat);
        yield askedOfReader();
      }
      case Phase.Over() -> Question.NONE;
    };
  }

  private Question askedOfPlayer() {
    Player own = view.own();
    if (view.phase() instanceof Phase.Stopped)
      return view.mayReturn()
          ? ask("Have your word named, or pay one counter?", view.leader())
          : askedOfReader();
    if (!(view.phase() instanceof Phase.Hunting) || !own.busy()) return Question.NONE;
    if (options.varied().on()) return ask("Write every word that your letters make.");
    return view.mayAnnounce()
        ? ask("Which word do your letters make?", view.leader())
        : ask("The leader has heard ten words and hears no more.");
  }

  private Question askedOfReader() {
    return view.isReading(options) ? ask("Touch a word that you doubt.") : Question.NONE;
  }

  private static Question ask(String text) {
    return ask(text, Seat.NOBODY);
  }

  private static Question ask(String text, Seat by) {
    return Question.of(text).by(by);
  }

  private String headline() {
    String round =
        LetterZones.round(
            view.match().lead().round(), options.length().rounds(view.match().seats()));
    Seat leader = view.leader();
    return switch (view.phase()) {
      case Phase.Serving _ ->
          Sentence.of("{0}: {1} {1:chooses} a word for {2}", round, leader, view.toServe());
      case Phase.Served _ -> Sentence.of("{0}: {1} {1:is} about to call \"Ready\"", round, leader);
      case Phase.Hunting _ -> round + ": all look for their words";
      case Phase.Stopped _ -> round + ": \"Stop\" is called";
      case Phase.Over() -> "The game is over";
    };
  }

  private List<Scene.Place> places() {
    List<Scene.Place> places = new ArrayList<>();
    for (Seat seat : view.match().lead().allSeats()) {
      List<Scene.Tally> tallies = new ArrayList<>();
      if (view.match().counters().owed(seat) > 0)
        tallies.add(new Scene.Tally("markers owed", view.match().counters().owed(seat)));
      int lines = view.of(seat).list().lines().size();
      if (lines > 0) tallies.add(Scene.Tally.of(lines, "word"));
      places.add(
          new Scene.Place(
              seat, view.match().counters().of(seat), List.copyOf(tallies), note(seat)));
    }
    return places;
  }

  private String note(Seat seat) {
    if (isJustDrawn() && !view.match().draw().drawn().at(seat).isEmpty())
      return view.match().draw().note(seat, "leads");
    if (view.leader().equals(seat)) return "leader";
    Player player = view.of(seat);
    return switch (player.progress()) {
      case WAITING, SERVED -> "";
      case LOOKED -> "looked too soon";
      case HUNTING -> player.busy() ? "looking" : "has stopped";
      case SOLVED -> "found it";
      case CALLED -> "asks for the word";
      case NAMED -> "was told it";
      case FORGOTTEN -> "was not told";
      case FAILED -> "did not find it";
    };
  }

  /// Whether nothing has happened since the draw for leader.
  private boolean isJustDrawn() {
    return view.match().lead().round() == 1
        && view.toServe().equals(view.match().lead().firstToPlay())
        && view.phase() instanceof Phase.Serving;
  }

  private List<Scene.Watch> watches() {
    TurnClock clock = options.clock();
    List<Scene.Watch> watches = new ArrayList<>();
    switch (view.phase()) {
      case Phase.Serving(long dueMillis) ->
          watches.addAll(
              clock.watch("The leader chooses", view.leader(), dueMillis, Serving.WORD_MILLIS));
      case Phase.Served(long dueMillis) ->
          watches.addAll(
              clock.watch("The leader calls", view.leader(), dueMillis, Serving.CALL_MILLIS));
      case Phase.Hunting(long stopMillis) ->
          watches.addAll(
              TurnClock.fixed(
                  "Until \"Stop\"", Seat.NOBODY, stopMillis, options.allowanceMillis()));
      case Phase.Stopped(long stopMillis, long dueMillis) -> {
        if (isAny(seat -> view.of(seat).progress() == Progress.HUNTING))
          watches.addAll(
              minute(
                  "Letters may be returned",
                  Seat.NOBODY,
                  options.minute().dueMillis(stopMillis, Hunt.MINUTE_MILLIS)));
        if (options.vigilant() && isAny(view.round()::isReading))
          watches.addAll(
              clock.watch("The lists are read", Seat.NOBODY, dueMillis, WordList.READING_MILLIS));
      }
      case Phase.Over() -> {}
    }
    for (Seat seat : view.match().lead().others())
      if (view.of(seat).progress() == Progress.CALLED)
        watches.addAll(
            minute("To name " + seat + "'s word", view.leader(), view.of(seat).dueMillis()));
    return watches;
  }

  private boolean isAny(Predicate<Seat> such) {
    for (Seat seat : view.match().lead().allSeats()) if (such.test(seat)) return true;
    return false;
  }

  private List<Scene.Watch> minute(String label, Seat owner, long untilMillis) {
    return options.minute().watch(label, owner, untilMillis, Hunt.MINUTE_MILLIS);
  }

  private List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    int out = 0;
    for (Seat seat : view.match().lead().others()) {
      Player player = view.of(seat);
      if (player.progress() == Progress.CALLED && view.leads() && !player.given().isHidden())
        zones.add(
            LetterZones.open("h" + seat.index(), seat, player.given().letters())
                .as(Zone.Role.FOCUS));
      if (!player.progress().hasLetters()) continue;
      out += player.given().letters().length();
      zones.add(hand(seat, player));
    }
    zones.add(LetterZones.box(options.box().box().size() - out));
    if (options.varied().on()) zones.add(LetterZones.pool(view.match().counters()));
    boolean before = view.phase().isBeforeReady();
    if (view.leads()
        && before
        && !view.of(view.match().lead().firstToPlay()).given().word().isEmpty())
      zones.add(givenOut());
    words(zones);
    for (Seat seat : view.match().lead().others()) list(seat, zones);
    Player own = view.own();
    if (!own.help().word().isEmpty() && own.progress() == Progress.HUNTING) zones.add(whisper(own));
    return zones;
  }

  private Zone hand(Seat seat, Player player) {
    String letters = player.given().letters();
    boolean leadersOwn = view.leads() && player.progress() != Progress.SOLVED;
    if (player.given().isHidden() || leadersOwn)
      return LetterZones.backs("h" + seat.index(), seat, letters.length());
    return seat.equals(view.eye())
        ? LetterZones.hand(seat, letters)
        : LetterZones.open("h" + seat.index(), seat, letters).as(Zone.Role.TABLE);
  }

  /// What the leader has given out, shown to the leader until "Ready".
  private Zone givenOut() {
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
  private void words(List<Zone> zones) {
    List<Zone.Entry> open = new ArrayList<>();
    for (Seat seat : view.match().lead().others()) {
      Player player = view.of(seat);
      if (player.progress().isOpen()) open.add(entry("word", seat, player.given(), note(seat)));
    }
    if (!open.isEmpty()) zones.add(new Zone.Sheet("words", "The words", List.copyOf(open)));
    List<Zone.Entry> last = new ArrayList<>();
    for (Seat seat : view.match().lead().allSeats()) {
      Given given = view.match().last().at(seat);
      if (!given.word().isEmpty()) last.add(entry("last", seat, given, ""));
    }
    if (open.isEmpty() && !last.isEmpty())
      zones.add(new Zone.Sheet("lasts", "The words of the last round", List.copyOf(last)));
  }

  private static Zone.Entry entry(String id, Seat seat, Given given, String note) {
    return new Zone.Entry(
        id + seat.index(), seat.toString(), List.of(), LetterFaces.capitals(given.word()), note);
  }

  private void list(Seat seat, List<Zone> zones) {
    boolean own = seat.equals(view.eye());
    if (!own && !(view.phase() instanceof Phase.Stopped) && !(view.phase() instanceof Phase.Over))
      return;
    WordList list = view.of(seat).list();
    if (list.lines().isEmpty()) return;
    zones.add(
        list.sheet(Actions.LIST, own ? "Your list" : seat + "'s list", seat)
            .as(own ? Zone.Role.RECORD : Zone.Role.FOCUS));
  }

  private Zone whisper(Player own) {
    List<Piece> pieces = LetterFaces.PLAIN.spelt("whisper", own.help().word());
    return new Zone.Row("whispers", "Whispered to you", view.eye(), pieces).as(Zone.Role.FOCUS);
  }
}
