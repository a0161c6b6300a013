package parlour.games.anagrams;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import parlour.engine.Field;
import parlour.engine.Scene.Offer;
import parlour.engine.Seat;
import parlour.games.material.letters.LetterFaces;
import parlour.games.material.letters.WordList;

/// The offers a view makes to its seat.
record Offers(Options options, View view) {
  private static final String WHOSE = "Whose word do you mean?";

  List<Offer> all() {
    List<Offer> offers = new ArrayList<>();
    if (view.leads()) leader(offers);
    if (view.mayLook())
      offers.add(Actions.LOOK.offer("Look at your letters now and pay one counter"));
    player(offers);
    if (view.isReading(options)) reader(offers);
    return offers;
  }

  private void leader(List<Offer> offers) {
    if (view.phase() instanceof Phase.Served) offers.add(Actions.READY.offer("Call \"Ready\""));
    if (view.phase() instanceof Phase.Serving) {
      String label = "Choose a word for " + view.toServe();
      int length = view.equalLength(options);
      Field word = given(length > 0 ? "The word" : "The word, five to ten letters", length);
      Field letters =
          new Field.Spell("letters", "Its letters, by hand", List.of(), 1, Serving.MOST);
      offers.add(
          options.customs().byHand()
              ? Actions.CHOOSE.offer(label, word, letters)
              : Actions.CHOOSE.offer(label, word));
    }
    List<Field.Option> called = new ArrayList<>();
    List<Field.Option> trying = new ArrayList<>();
    int asked = 0;
    for (Seat seat : view.match().lead().others()) {
      if (!view.isCalled(seat)) continue;
      called.add(Field.Option.of(seat));
      if (view.of(seat).tries().size() < Anagrams.TRIES) trying.add(Field.Option.of(seat));
      asked = view.of(seat).given().letters().length();
    }
    if (!trying.isEmpty()) {
      boolean known = trying.size() == 1 && called.size() == 1 && !options.customs().byHand();
      Field word = given("The word, from memory", known ? asked : 0);
      offers.add(Actions.NAME.offer("Name the word you gave", whom(trying, WHOSE), word));
    }
    if (!called.isEmpty())
      offers.add(Actions.CONCEDE.offer("Say that you have forgotten it", whom(called, WHOSE)));
  }

  /// A word that is given out.
  ///
  /// @param length how many letters it has; 0: as many as it may
  private static Field given(String label, int length) {
    return length > 0
        ? word(label, List.of(), length, length)
        : word(label, List.of(), Words.SHORTEST, Words.LONGEST);
  }

  private static Field word(String label, List<String> ids, int least, int most) {
    return new Field.Spell("word", label, ids, least, most);
  }

  private void player(List<Offer> offers) {
    Player own = view.own();
    List<String> hand = LetterFaces.ids("h", own.given().isHidden() ? "" : own.given().letters());
    int letters = own.given().letters().length();
    boolean byHand = options.customs().byHand();
    if (options.varied().on() && view.phase() instanceof Phase.Hunting && own.busy()) {
      if (letters >= WordList.LEAST)
        offers.add(
            Actions.WRITE.offer(
                "Write down a word", word("A word", hand, WordList.LEAST, letters)));
      offers.add(Actions.REST.offer("Make no more words"));
    }
    // In the varied form a word that is written down is announced by that, unless the letters may
    // be wrong.
    if (view.mayAnnounce() && (byHand || !options.varied().on()))
      offers.add(
          Actions.ANNOUNCE.offer(
              "Announce your word",
              byHand ? given("The word", 0) : word("The word", hand, letters, letters)));
    if (view.mayReturn())
      offers.add(Actions.RETURN.offer("Give your letters back and have the leader name the word"));
    if (view.mayReturn() && view.phase() instanceof Phase.Stopped)
      offers.add(Actions.PAY.offer("Pay the leader one counter"));
    List<Field.Option> neighbours = new ArrayList<>();
    if (options.customs().helping())
      for (Seat seat : view.match().lead().others())
        if (view.mayHelp(seat)) neighbours.add(Field.Option.of(seat));
    if (!neighbours.isEmpty())
      offers.add(
          Actions.HELP.offer(
              "Whisper a word to another, for one counter",
              whom(neighbours, "To whom do you whisper?"),
              word("The word", List.of(), WordList.LEAST, Serving.MOST)));
  }

  private void reader(List<Offer> offers) {
    List<String> ids = new ArrayList<>();
    doubtful(line -> ids.add(line.id()));
    offers.add(
        Actions.CHALLENGE.offer(
            "Doubt a word", new Field.Pick("line", "The word", List.copyOf(ids))));
    offers.add(Actions.CONTENT.offer("Let all words stand"));
  }

  /// Shows the words of others that nobody has doubted yet.
  void doubtful(Consumer<WordList.Place> out) {
    for (Seat seat : view.match().lead().others())
      if (!seat.equals(view.eye())) view.of(seat).list().untried(Actions.LIST, seat, out);
  }

  /// Which player is meant; nothing to choose where there is only one.
  private static Field whom(List<Field.Option> seats, String question) {
    return seats.size() == 1
        ? new Field.Fixed("whom", seats.getFirst().value())
        : new Field.Choose("whom", question, List.copyOf(seats));
  }
}
