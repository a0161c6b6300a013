package parlour.games.wordbuilding;

import static parlour.games.material.letters.LetterFaces.capitals;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Sentence;
import parlour.engine.Zone;
import parlour.games.material.Partners;
import parlour.games.material.Phrases;
import parlour.games.material.Verb;
import parlour.games.material.letters.LetterFaces;
import parlour.games.material.letters.LetterZones;
import parlour.games.wordbuilding.Position.Phase;
import parlour.games.wordbuilding.Position.Turn;
import parlour.games.wordbuilding.Position.Word;

/// Draws the scene of a view.
record Drawing(Options options, Words words, View view) {
  private static final String WORD = "w";

  /// The most letters of a building word that a question can name.
  private static final int LONGEST_SHOWN = 7;

  private static final Piece GAP = new Piece("", Piece.Face.gap("", "a gap for letters to come"));

  Scene scene() {
    return new Scene(headline(), places(), watches(), zones(), offers())
        .asking(view.isTurn() ? question() : "");
  }

  /// What is asked of the player whose turn it is: to add one letter, and to spell the whole word
  /// they have in mind.
  private String question() {
    boolean last = view.phase() == Phase.LAST;
    if (view.isFirst())
      return last
          ? "Last part: spell a word of the crib."
          : "Spell a word of the crib. You lay its first letter.";
    boolean shown = view.laid().length() <= LONGEST_SHOWN;
    String laid = capitals(view.laid());
    if (view.phase() == Phase.UP)
      return Sentence.of("Build {0} up: spell a word with all its letters.", shown ? laid : "it");
    if (words.isWord(view.laid()))
      return Sentence.of("{0} is a word. Add a letter: spell a longer one.", shown ? laid : "It");
    return Sentence.of(
        last ? "Last part: add the {0}." : "Add the {0}: spell your whole word.",
        shown ? "letter after " + laid : "next letter");
  }

  private String headline() {
    int rounds = options.rounds().count(view.players());
    String template =
        switch (view.phase()) {
          case CRIB -> "{0}: building{1} from the crib; {2} to play";
          case UP -> "{0}: building up{1} from the hands; {2} to play";
          case LAST -> "The last part:{1} from the crib; {2} to play";
          case OVER -> "The game is over";
        };
    return Sentence.of(
        template,
        LetterZones.round(view.match().number(), rounds),
        view.isFirst() ? "" : " " + capitals(view.laid()),
        view.round().turn().seat());
  }

  private List<Scene.Place> places() {
    List<Scene.Place> places = new ArrayList<>();
    for (Seat seat : view.match().lead().allSeats()) {
      List<Scene.Tally> tallies = new ArrayList<>();
      if (view.held().at(seat) > 0) tallies.add(Scene.Tally.of(view.held().at(seat), "letter"));
      int owed = view.match().counters().owed(seat);
      if (owed > 0) tallies.add(new Scene.Tally("markers owed", owed));
      if (options.partners())
        tallies.add(Scene.Tally.of(view.match().counters().of(seat), "counter"));
      String side = Partners.name(options.partners(), seat);
      int counters = view.match().standing().at(seat);
      places.add(new Scene.Place(seat, side, counters, 0, List.copyOf(tallies), note(seat)));
    }
    return places;
  }

  private String note(Seat seat) {
    if (isJustDrawn()) return view.match().draw().note(seat, "deals");
    Word word = view.round().word();
    String dealer = view.match().lead().leader().equals(seat) ? "dealer" : "";
    String done =
        word.last().equals(seat)
            ? "played last"
            : word.passed().has(seat) ? "passed" : word.builders().has(seat) ? "has added" : "";
    return Phrases.remarks(dealer, done);
  }

  /// Whether nothing has happened since the draw for dealer.
  private boolean isJustDrawn() {
    return view.match().number() == 1
        && view.phase() == Phase.CRIB
        && view.round().turn().play() == 1;
  }

  private List<Scene.Watch> watches() {
    Turn turn = view.round().turn();
    return options
        .clock()
        .watch("To think of a word", turn.seat(), turn.dueMillis(), WordBuilding.MINUTE_MILLIS);
  }

  private List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    zones.add(word());
    zones.add(
        new Zone.Row("crib", LetterZones.CRIB, LetterFaces.PLAIN.row("c", view.round().crib()))
            .as(view.phase() == Phase.UP ? Zone.Role.TABLE : Zone.Role.FOCUS));
    zones.add(LetterZones.pool(view.match().counters()));
    zones.add(LetterZones.box(inBox()));
    List<Zone.Entry> minds = minds();
    if (!minds.isEmpty()) zones.add(new Zone.Sheet("minds", "Words in mind", minds));
    if (view.phase() == Phase.CRIB || view.phase() == Phase.UP) {
      for (Seat seat : view.match().lead().allSeats())
        zones.add(
            seat.equals(view.eye())
                ? new Zone.Row("hand", "Your hand", seat, LetterFaces.PLAIN.row("h", view.hand()))
                : LetterZones.backs("hand" + seat.index(), seat, view.held().at(seat)));
    }
    return List.copyOf(zones);
  }

  /// The word that is building, with gaps where letters are still to come.
  private Zone word() {
    Word word = view.round().word();
    List<Piece> letters = LetterFaces.PLAIN.spelt(WORD, word.laid());
    List<Piece> pieces = new ArrayList<>();
    int next = 0;
    for (int i = 0; i < word.spread().length(); i++)
      pieces.add(word.spread().charAt(i) == Layout.GAP ? GAP : letters.get(next++));
    String label =
        word.laid().isEmpty()
            ? "No letter is set apart"
            : !word.spread().equals(word.laid())
                ? "The word that is building; letters go in the gaps"
                : words.isWord(word.laid()) ? "A complete word" : "The word that is building";
    return new Zone.Words("word", label, LetterZones.word("built", pieces));
  }

  private int inBox() {
    int out = view.round().crib().size() + view.laid().length();
    for (Seat seat : view.match().lead().allSeats()) out += view.held().at(seat);
    return options.box().box().size() - out;
  }

  /// The words that players had in mind, sealed or open.
  private List<Zone.Entry> minds() {
    List<Zone.Entry> entries = new ArrayList<>();
    for (Seat seat : view.match().lead().allSeats()) {
      String mind = view.minds().at(seat);
      if (mind.isEmpty()) continue;
      boolean sealed = mind.equals(View.SEALED);
      boolean open = view.round().open().has(seat);
      entries.add(
          new Zone.Entry(
              "mind" + seat.index(),
              seat.toString(),
              List.of(),
              sealed ? "" : capitals(open ? words.divided(mind) : mind),
              sealed ? "sealed" : open ? "open to all" : "sealed: only you can read it"));
    }
    return List.copyOf(entries);
  }

  private List<Scene.Offer> offers() {
    List<Scene.Offer> offers = new ArrayList<>();
    if (view.isTurn()) {
      if (canAdd()) {
        boolean up = view.phase() == Phase.UP;
        offers.add(
            adding(
                Actions.ADD,
                up ? "Add a letter of your word" : "Add the next letter of your word"));
        if (!view.isFirst())
          offers.add(adding(Actions.CLAIM, "Add it, and claim a counter for a syllable"));
      }
      offers.add(passing());
    }
    if (view.mayChallenge()) {
      Turn turn = view.round().turn();
      Seat whose = turn.claim().by();
      offers.add(
          Actions.CHALLENGE
              .offer(
                  Sentence.of("Doubt the word {0} had in mind", whose),
                  new Field.Fixed("play", turn.claim().play()))
              .at("mind" + whose.index()));
    }
    return List.copyOf(offers);
  }

  private boolean canAdd() {
    return !view.reach().isEmpty() && view.laid().length() < Words.LONGEST;
  }

  /// The word in mind is spelt of the letters laid and those within reach; in the second part the
  /// first of the latter is the one added.
  private Scene.Offer adding(Verb<Move.Add> verb, String label) {
    boolean up = view.phase() == Phase.UP;
    List<String> loose = new ArrayList<>();
    if (up) loose.addAll(LetterFaces.ids("h", view.hand()));
    loose.addAll(LetterFaces.ids("c", view.round().crib()));
    List<String> laid = LetterFaces.ids(WORD, view.laid());
    List<String> all = new ArrayList<>(laid);
    all.addAll(loose);
    int least = Math.max(words.judge().law().least(), view.laid().length() + 1);
    Field word =
        new Field.Spell(
            "word",
            "The word you have in mind",
            List.copyOf(all),
            least,
            Math.max(least, Math.min(Words.LONGEST, all.size())),
            laid);
    return up
        ? verb.offer(
            label,
            word,
            new Field.Pick(
                "letters",
                "The letters it still needs, first the one you add now",
                List.copyOf(loose),
                0,
                loose.size()))
        : verb.offer(label, word);
  }

  /// Adding nothing, with what it costs.
  private Scene.Offer passing() {
    Word word = view.round().word();
    if (view.phase() == Phase.UP)
      return word.last().equals(view.eye())
          ? Actions.PASS.offer("Add no more letters")
          : paying(Sentence.of("Add no letter, and pay {0} one counter", word.last()));
    if (words.isWord(word.laid())) return Actions.PASS.offer("Declare that you cannot enlarge it");
    int builders = word.builders().without(view.eye()).size();
    return builders == 0
        ? Actions.PASS.offer("Lose your turn")
        : paying(Sentence.of("Lose your turn, and pay {0:counters}", builders));
  }

  private static Scene.Offer paying(String label) {
    return Actions.PASS.offer(label).warning(label + ".");
  }
}
