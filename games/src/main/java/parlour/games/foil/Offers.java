package parlour.games.foil;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import parlour.engine.Field;
import parlour.engine.Scene.Offer;
import parlour.engine.Sentence;
import parlour.games.foil.words.Holder;
import parlour.games.foil.words.LaidWords;
import parlour.games.foil.words.Subject;
import parlour.games.material.letters.LetterFaces;
import parlour.lexicon.Letters;

/// The offers a view makes to its seat.
record Offers(Options options, View view) {
  List<Offer> all() {
    if (!view.isAwaited()) return List.of();
    List<Offer> offers = new ArrayList<>();
    switch (view.phase()) {
      case Phase.Naming _ -> naming(offers);
      case Phase.Forming forming -> {
        if (view.isTurn()) turn(forming.turn(), offers);
        words(offers);
      }
      case Phase.Scrambling _ -> scrambling(offers);
      case Phase.Unscrambling unscrambling -> unscrambling(unscrambling.laid(), offers);
      case Phase.Voting voting -> voting(voting, offers);
      case Phase.Checking _ -> offers.add(Actions.GO_ON.offer("Go on"));
      case Phase.Over _ -> {}
    }
    return List.copyOf(offers);
  }

  private void naming(List<Offer> offers) {
    List<Field.Option> subjects = new ArrayList<>();
    for (int i = 0; i < Subject.count(); i++) {
      String name = Subject.listed(i).name();
      subjects.add(new Field.Option(LetterFaces.capitals(name), name));
    }
    offers.add(
        Actions.NAME.offer(
            "Name the subject", new Field.Choose("subject", "The subject", List.copyOf(subjects))));
    if (options.topics() == Options.Topics.VOTE) {
      offers.add(
          Actions.SUBJECT.offer(
              "Name another subject",
              new Field.Spell("subject", "A subject of your own", List.of(), 2, Subject.LONGEST)));
    }
  }

  private void turn(Phase.Turn turn, List<Offer> offers) {
    List<String> hand = hand();
    if (!turn.hasDrawn()) {
      if (view.canDraw()) offers.add(Actions.DRAW.offer("Draw from the deck").at("deck"));
      List<String> discards =
          IntStream.rangeClosed(1, view.discards().size()).mapToObj(Notation::depth).toList();
      offers.add(
          Actions.TAKE.offer(
              "Take the discards down to {depth}",
              new Field.Pick("depth", "The lowest card you take", discards)));
    } else {
      offers.add(
          Actions.DISCARD.offer(
              "Discard {card}", new Field.Pick("card", "The card you discard", hand)));
    }
    String wrong = whatIsWrongWithAKnock(turn);
    // Where a knock would be right it comes first.
    offers.add(wrong.isEmpty() ? 0 : offers.size(), knock(turn, hand).warning(wrong));
  }

  /// A knock after a draw also discards: the one card that is in no word, if there is just one.
  private Offer knock(Phase.Turn turn, List<String> hand) {
    if (!turn.hasDrawn()) return Actions.KNOCK.offer("Knock");
    return Actions.KNOCK.offer(
        "Knock",
        view.loose().size() == 1
            ? new Field.Fixed("card", LetterFaces.ids(Notation.HAND, view.loose()).getFirst())
            : new Field.Pick("card", "A card to discard, if any", hand, 0, 1));
  }

  /// Why a knock would be false, as far as the player's own cards tell; empty where it is right.
  String whatIsWrongWithAKnock(Phase.Turn turn) {
    int over = view.loose().size() - (turn.hasDrawn() ? 1 : 0);
    int size = view.match().size(options.form());
    if (over <= 0 && view.holder().hasWordOf(size)) return "";
    String wrong =
        over > 0
            ? Sentence.of(
                "{0} {1} in no word",
                count(view.loose().size(), "card"), view.loose().size() == 1 ? "is" : "are")
            : Sentence.of("No word has {0} letters", Sentence.number(size));
    return Sentence.of("{0}: a false knock costs {1}.", wrong, -FormingWords.FALSE_KNOCK);
  }

  /// All cards of the seat, those in words included.
  private List<String> hand() {
    List<String> ids = new ArrayList<>(LetterFaces.ids(Notation.HAND, view.loose()));
    ids.addAll(inWords());
    return List.copyOf(ids);
  }

  private List<String> inWords() {
    List<String> ids = new ArrayList<>();
    List<Holder.Slot> slots = view.holder().slots();
    for (int line = 0; line < slots.size(); line++)
      ids.addAll(LetterFaces.ids("w" + line, Letters.of(slots.get(line).word())));
    return ids;
  }

  private void words(List<Offer> offers) {
    Letters loose = view.loose();
    if (loose.size() >= 2) {
      offers.add(
          Actions.LAY.offer(
              "Group {word} as a word",
              new Field.Spell(
                  "word", "The word", LetterFaces.ids(Notation.HAND, loose), 2, loose.size())));
    }
    if (!view.holder().slots().isEmpty()) {
      offers.add(
          Actions.UNLAY.offer("Take a word apart", new Field.Pick("line", "The word", lines())));
    }
  }

  private List<String> lines() {
    return IntStream.range(0, view.holder().slots().size()).mapToObj(Notation::line).toList();
  }

  private void scrambling(List<Offer> offers) {
    words(offers);
    if (!view.holder().slots().isEmpty() && !options.form().isYoung()) {
      List<String> pieces = inWords();
      offers.add(
          Actions.MIX.offer(
              "Scramble it as {scramble}",
              new Field.Pick("line", "The word, if it is not plain which", lines(), 0, 1),
              new Field.Spell("scramble", "Its letters in a new order", pieces, 2, pieces.size())));
      offers.add(
          Actions.SHUFFLE.offer(
              "Shuffle a word again", new Field.Pick("line", "The word", lines())));
    }
    if (view.mayBeReady(options.form()))
      offers.add(Actions.READY.offer("Ready").warning(takenApart()));
  }

  /// What the player who knocked loses by having taken a word apart since.
  private String takenApart() {
    boolean knocked =
        view.phase() instanceof Phase.Scrambling scrambling
            && scrambling.knocker().equals(view.eye());
    return knocked && !view.loose().isEmpty()
        ? Sentence.of(
            "Your knock needs every card in a word: {0} left.", count(view.loose().size(), "card"))
        : "";
  }

  /// The player's own words come first; then every line may be written on, and rewritten.
  private void unscrambling(LaidWords laid, List<Offer> offers) {
    boolean free = laid.ownWritten(view.eye());
    List<String> lines = new ArrayList<>();
    int longest = 0;
    for (int line = 0; line < laid.slots().size(); line++) {
      if (!free && !laid.isOwn(view.eye(), line)) continue;
      lines.add(Notation.line(line));
      longest = Math.max(longest, laid.slots().get(line).scramble().length());
    }
    offers.add(
        Actions.WRITE.offer(
            free ? "Write {word}" : "Write {word}, a word of your own",
            new Field.Pick("line", "The line", List.copyOf(lines)),
            new Field.Spell("word", "The word", List.of(), 0, longest)));
    offers.add(Actions.DOWN.offer("Lay your pencil down").warning(unwritten(laid)));
  }

  /// What is not written yet: the player's own words, which cost dear, or those of the others.
  private String unwritten(LaidWords laid) {
    int own = 0;
    int others = 0;
    for (int line = 0; line < laid.slots().size(); line++) {
      if (!laid.papers().at(view.eye()).get(line).isEmpty()) continue;
      if (laid.isOwn(view.eye(), line)) own++;
      else others++;
    }
    int cost = -Scoring.FORGOTTEN;
    if (own == 1) return Sentence.of("A word of your own is not written: it costs {0}.", cost);
    if (own > 1)
      return Sentence.of("{0} words of your own are not written: each costs {1}.", own, cost);
    if (others == 0) return "";
    return Sentence.of(
        "{0} of the others {1} not written yet.",
        count(others, "word"), others == 1 ? "is" : "are");
  }

  private static String count(int count, String noun) {
    return count + " " + (count == 1 ? noun : noun + "s");
  }

  private static void voting(Phase.Voting voting, List<Offer> offers) {
    int count = voting.words().size();
    List<String> ids = IntStream.range(0, count).mapToObj(Notation::voted).toList();
    offers.add(
        Actions.VOTE.offer(
            "Vote", new Field.Pick("words", "Words that do not fit", ids, 0, count)));
  }
}
