package parlour.games.yankeeloto;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Sentence;
import parlour.engine.Zone;
import parlour.games.material.Phrases;
import parlour.games.material.TurnClock;
import parlour.games.material.letters.LetterFaces;
import parlour.games.material.letters.LetterZones;
import parlour.games.yankeeloto.Phase.Called;
import parlour.games.yankeeloto.Player.Progress;
import parlour.lexicon.Letters;

/// Draws the scene of a view.
final class Drawing {
  /// A counter, as it lies on a letter.
  private static final String COUNTER = "●";

  private final Options options;
  private final View view;
  private final Called call;

  Drawing(Options options, View view) {
    this.options = options;
    this.view = view;
    this.call = view.round().called();
  }

  Scene scene() {
    List<Scene.Offer> offers = offers();
    String challenge = Actions.CHALLENGE.name();
    boolean doubts = offers.stream().anyMatch(offer -> offer.verb().equals(challenge));
    return new Scene(headline(), places(), watches(), zones(), offers)
        .asking(Scene.Question.of(asked(), doubts ? challenge : ""));
  }

  private String asked() {
    if (view.isMaking()) return Sentence.of("Lay a word of {0:letters}.", options.length());
    if (view.isReading()) return "Challenge a row that is no word.";
    if (view.mayCall()) return "You lead: call the next letter.";
    if (view.leads() && view.own().progress() == Progress.LEADS)
      return "You lead: you have no row this time.";
    if (!view.isPlaying() || options.auto()) return "";
    if (view.own().isFull()) return "Your row is covered: cry \"Loto!\"";
    if (!view.mayStillCover()) return "Covered. Listen for the next letter.";
    return call.number() == 0
        ? "Cover a letter only while it is the one called."
        : Sentence.of(
            "{0} is called. Is it in your row? Cover it.", LetterFaces.capital(call.letter()));
  }

  private String headline() {
    String round =
        LetterZones.round(
                view.match().lead().round(), options.rounds(view.round().players().seats()))
            + ": ";
    Seats cried = view.round().at(Progress.CRIED);
    return switch (view.phase()) {
      case Phase.Making _ ->
          Sentence.of("{0}all form words of {1:letters}", round, options.length());
      case Phase.Look _ -> round + "the words lie open";
      case Phase.Call _ when !cried.isEmpty() -> round + Phrases.names(cried) + " cried \"Loto!\"";
      case Phase.Call _ when call.number() == 0 -> round + beforeFirstCall();
      case Phase.Call _ -> round + LetterFaces.capital(call.letter()) + " is called";
      case Phase.Over _ -> "The game is over";
    };
  }

  /// What is said before the first call.
  private String beforeFirstCall() {
    Seat caller = options.caller(view.match().lead());
    return caller.isNobody()
        ? "the first letter is about to be called"
        : caller.does("is") + " about to call";
  }

  private List<Scene.Place> places() {
    List<Scene.Place> places = new ArrayList<>();
    for (Seat seat : view.match().lead().allSeats()) {
      List<Scene.Tally> tallies = new ArrayList<>();
      int owed = view.match().counters().owed(seat);
      if (owed > 0) tallies.add(new Scene.Tally("markers owed", owed));
      if (view.round().of(seat).count() > 0)
        tallies.add(new Scene.Tally("covered", view.round().of(seat).count()));
      places.add(
          new Scene.Place(
              seat, view.match().counters().of(seat), List.copyOf(tallies), note(seat)));
    }
    return places;
  }

  private String note(Seat seat) {
    Progress progress = view.round().of(seat).progress();
    boolean first = view.match().lead().round() == 1 && view.phase() instanceof Phase.Making;
    return switch (progress) {
      case LEADS -> first ? view.match().draw().note(seat, "leads") : "leader";
      case MAKING -> "forms a word";
      case FRESH -> "has fresh letters";
      case LAID -> "";
      case CRIED -> "Loto!";
      case BARRED -> "covers no more";
      case OUT -> "sits out";
    };
  }

  private List<Scene.Watch> watches() {
    return switch (view.phase()) {
      case Phase.Making _ -> {
        List<Scene.Watch> watches = new ArrayList<>();
        for (Seat seat : view.round().making()) {
          long dueMillis = view.round().of(seat).dueMillis();
          watches.addAll(
              options.clock().watch("To form a word", seat, dueMillis, Forming.TIME_MILLIS));
        }
        yield watches;
      }
      case Phase.Look look ->
          options
              .clock()
              .watch("The words are read", Seat.NOBODY, look.dueMillis(), Forming.LOOK_MILLIS);
      case Phase.Call(_, _, long dueMillis) when !view.round().at(Progress.CRIED).isEmpty() ->
          TurnClock.fixed("Others may cry", Seat.NOBODY, dueMillis, Calling.CRY_MILLIS);
      case Phase.Call(_, boolean reaching, long dueMillis) -> {
        Seat caller = options.caller(view.match().lead());
        yield reaching
            ? TurnClock.fixed("The next letter", caller, dueMillis, options.leastCallMillis())
            : options
                .callingClock()
                .watch("The next letter", caller, dueMillis, options.callMillis());
      }
      case Phase.Over _ -> List.of();
    };
  }

  private List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    Letters open = view.round().open();
    if (call.number() > 0) {
      zones.add(
          new Zone.Stack(
                  "call",
                  "Called last",
                  call.number(),
                  Optional.of(Piece.Face.letter(call.letter())))
              .as(Zone.Role.FOCUS));
      zones.add(
          new Zone.Row("open", "Letters called", LetterFaces.shown(open.toString()))
              .as(Zone.Role.TABLE));
    }
    zones.add(LetterZones.pool(view.match().counters()));
    int out = open.size();
    for (Seat seat : view.match().lead().allSeats()) out += before(seat);
    zones.add(LetterZones.box(options.box().box().size() - out));
    for (Seat seat : view.match().lead().allSeats()) letters(seat, zones);
    return zones;
  }

  /// How many letters lie before a player.
  private int before(Seat seat) {
    Player player = view.round().of(seat);
    return switch (player.progress()) {
      case MAKING, FRESH -> Forming.HAND;
      case LAID, CRIED, BARRED -> options.length();
      case LEADS, OUT -> 0;
    };
  }

  private void letters(Seat seat, List<Zone> zones) {
    Player player = view.round().of(seat);
    boolean own = seat.equals(view.eye());
    switch (player.progress()) {
      case MAKING, FRESH ->
          zones.add(
              own
                  ? LetterZones.hand(seat, player.hand().toString())
                  : LetterZones.backs("h" + seat.index(), seat, Forming.HAND));
      case LAID, CRIED, BARRED -> {
        List<Piece> pieces = new ArrayList<>();
        for (int i = 0; i < options.length(); i++) pieces.add(piece(player, i, own));
        String label = own ? "Your row" : seat + "'s row";
        Zone row = new Zone.Row("r" + seat.index(), label, seat, List.copyOf(pieces));
        zones.add(
            own
                ? row
                : row.as(view.phase() instanceof Phase.Look ? Zone.Role.FOCUS : Zone.Role.TABLE));
      }
      case LEADS, OUT -> {}
    }
  }

  private static Piece piece(Player player, int place, boolean own) {
    if (player.word().isEmpty()) return Piece.HIDDEN;
    char letter = player.word().charAt(place);
    if (!player.isCovered(place)) {
      boolean touched = own && player.place(letter) == place;
      return new Piece(touched ? row(letter) : "", LetterFaces.PLAIN.face(letter));
    }
    String text = LetterFaces.capital(letter);
    return new Piece(
        "", new Piece.Face(Piece.Form.LETTER, text, COUNTER, 0, "", text + ", covered"));
  }

  /// The id of the letter of one's own row that is covered first.
  private static String row(char letter) {
    return LetterFaces.id("row", letter, 1);
  }

  private List<Scene.Offer> offers() {
    List<Scene.Offer> offers = new ArrayList<>();
    if (view.isMaking()) making(offers);
    if (view.isReading()) {
      List<Field.Option> words = new ArrayList<>();
      for (Seat seat : view.match().lead().allSeats())
        if (view.mayChallenge(seat))
          words.add(
              new Field.Option(
                  String.valueOf(seat.index()),
                  LetterFaces.capitals(view.round().of(seat).word()) + " of " + seat));
      if (!words.isEmpty())
        offers.add(
            Actions.CHALLENGE.offer(
                "Challenge {whose}", new Field.Choose("whose", "The word", words)));
      offers.add(Actions.CONTENT.offer("Let them stand"));
    }
    if (view.mayCall())
      offers.add(
          Actions.CALL
              .offer("Call the next letter", new Field.Fixed("number", call.number() + 1))
              .at("box"));
    if (view.isPlaying() && !options.auto()) playing(offers);
    return offers;
  }

  private void making(List<Scene.Offer> offers) {
    Letters hand = view.own().hand();
    offers.add(
        Actions.LAY.offer(
            "Lay {word}",
            new Field.Spell(
                "word",
                "The word",
                LetterFaces.ids("h", hand),
                options.length(),
                options.length())));
    offers.add(
        view.own().progress() == Progress.FRESH
            ? Actions.NO_WORD.offer("Sit out the round").warning("You would sit out this round.")
            : Actions.NO_WORD
                .offer("Pay one counter for ten fresh letters")
                .warning("Ten fresh letters cost one counter, once."));
  }

  /// Every uncovered letter can be pressed: it is for the player to notice which one is called.
  private void playing(List<Scene.Offer> offers) {
    Letters wanting = view.mayStillCover() ? view.own().wanting() : Letters.EMPTY;
    for (int kinds = wanting.kinds(); kinds != 0; kinds &= kinds - 1) {
      char kind = (char) ('a' + Integer.numberOfTrailingZeros(kinds));
      String letter = LetterFaces.capital(kind);
      offers.add(
          Actions.COVER
              .offer(
                  "Cover {letter}",
                  new Field.Fixed("number", call.number()),
                  new Field.Fixed("letter", letter))
              .at(row(kind)));
    }
    // Between a cover and the next call it would be the only button, and false.
    if (view.mayStillCover() || view.own().isFull())
      offers.add(
          Actions.LOTO
              .offer("Cry \"Loto!\"")
              .warning(
                  view.own().isFull()
                      ? ""
                      : "Your row is not covered: a false cry costs a counter."));
  }
}
