package parlour.games.anagrams;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Scene.Offer;
import parlour.engine.Seat;
import parlour.games.material.letters.LetterFaces;
import parlour.games.material.letters.WordList;

/// The offers a view makes to its seat.
record Offers(Options options, View view) {

  List<Offer> all() {
    List<Offer> offers = new ArrayList<>();
    if (view.leads()) leader(offers);
    if (view.mayLook())
      offers.add(Offer.of("look", "Look at your letters now and pay one counter"));
    player(offers);
    if (view.isReading(options)) reader(offers);
    return offers;
  }

  private void leader(List<Offer> offers) {
    if (view.phase() instanceof Phase.Served) offers.add(Offer.of("ready", "Call \"Ready\""));
    if (view.phase() instanceof Phase.Serving) {
      int equal =
          options.customs().equalLengths()
              ? view.of(view.match().lead().firstToPlay()).given().word().length()
              : 0;
      Field word =
          new Field.Spell(
              "word",
              "The word",
              List.of(),
              equal > 0 ? equal : Words.SHORTEST,
              equal > 0 ? equal : Words.LONGEST);
      String label = "Choose a word for " + view.toServe();
      Field letters =
          new Field.Spell("letters", "Its letters, by hand", List.of(), 1, Serving.MOST);
      offers.add(
          options.customs().byHand()
              ? Offer.of("choose", label, word, letters)
              : Offer.of("choose", label, word));
    }
    List<Field.Option> called = new ArrayList<>();
    List<Field.Option> trying = new ArrayList<>();
    int length = 0;
    for (Seat seat : view.match().lead().others()) {
      if (!view.isCalled(seat)) continue;
      called.add(Field.Option.of(seat));
      if (view.of(seat).tries().size() < Anagrams.TRIES) trying.add(Field.Option.of(seat));
      length = view.of(seat).given().letters().length();
    }
    if (!trying.isEmpty()) {
      boolean known = trying.size() == 1 && called.size() == 1 && !options.customs().byHand();
      Field word =
          new Field.Spell(
              "word",
              "The word, from memory",
              List.of(),
              known ? length : Words.SHORTEST,
              known ? length : Words.LONGEST);
      offers.add(Offer.of("name", "Name the word you gave", whom(trying), word));
    }
    if (!called.isEmpty())
      offers.add(Offer.of("concede", "Say that you have forgotten it", whom(called)));
  }

  private void player(List<Offer> offers) {
    Player own = view.own();
    List<String> hand =
        LetterFaces.PLAIN.spelt("h", own.given().isHidden() ? "" : own.given().letters()).stream()
            .map(Piece::id)
            .toList();
    int letters = own.given().letters().length();
    boolean byHand = options.customs().byHand();
    if (options.varied().on() && view.phase() instanceof Phase.Hunting && own.busy()) {
      if (letters >= WordList.LEAST)
        offers.add(
            Offer.of(
                "write",
                "Write down a word",
                new Field.Spell("word", "A word", hand, WordList.LEAST, letters)));
      offers.add(Offer.of("rest", "Make no more words"));
    }
    // In the varied form a word that is written down is announced by that, unless the letters may
    // be wrong.
    if (view.mayAnnounce() && (byHand || !options.varied().on())) {
      Field word =
          new Field.Spell(
              "word",
              "The word",
              byHand ? List.of() : hand,
              byHand ? Words.SHORTEST : letters,
              byHand ? Words.LONGEST : letters);
      offers.add(Offer.of("announce", "Announce your word", word));
    }
    if (view.mayReturn())
      offers.add(Offer.of("return", "Give your letters back and have the leader name the word"));
    if (view.mayReturn() && view.phase() instanceof Phase.Stopped)
      offers.add(Offer.of("pay", "Pay the leader one counter"));
    List<Field.Option> neighbours = new ArrayList<>();
    if (options.customs().helping())
      for (Seat seat : view.match().lead().others())
        if (view.mayHelp(seat)) neighbours.add(Field.Option.of(seat));
    if (!neighbours.isEmpty()) {
      Field word = new Field.Spell("word", "The word", List.of(), WordList.LEAST, Serving.MOST);
      offers.add(
          Offer.of("help", "Whisper a word to another, for one counter", whom(neighbours), word));
    }
  }

  private void reader(List<Offer> offers) {
    List<String> ids = new ArrayList<>();
    for (Seat seat : view.match().lead().others()) {
      if (!seat.equals(view.eye())) view.of(seat).list().untried('l', seat, ids);
    }
    offers.add(
        Offer.of(
            "challenge",
            "Doubt a word",
            new Field.Pick("line", "The word", List.copyOf(ids), 1, 1)));
    offers.add(Offer.of("content", "Let all words stand"));
  }

  /// Whose word it is; nothing to choose where only one player asks.
  private static Field whom(List<Field.Option> seats) {
    return seats.size() == 1
        ? new Field.Fixed("whom", seats.getFirst().value())
        : new Field.Choose("whom", "Whose", List.copyOf(seats));
  }
}
