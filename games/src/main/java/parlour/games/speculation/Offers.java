package parlour.games.speculation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import parlour.engine.Field;
import parlour.engine.Scene.Offer;
import parlour.engine.Seat;
import parlour.engine.Sentence;
import parlour.games.material.Phrases;
import parlour.games.material.Verb;
import parlour.games.material.letters.LetterFaces;
import parlour.games.material.letters.WordList;
import parlour.lexicon.Letters;

/// What a seat is offered to do.
record Offers(Options options, View view) {
  List<Offer> all() {
    if (!view.isBusy()) return List.of();
    int count = view.toPick(options);
    List<String> hand = LetterFaces.ids("h", view.own().letters());
    return switch (view.phase()) {
      case Phase.Sorting _ -> List.of(sorting(hand, count));
      case Phase.Adding _ ->
          List.of(
              pick(
                  Actions.ADD,
                  Sentence.of("Add {0:letters} to the Plum", count),
                  LetterFaces.ids("a", view.heaps().open()),
                  count));
      case Phase.Exposing _ ->
          List.of(pick(Actions.EXPOSE, "Turn up a letter for everybody", hand, 1));
      case Phase.Writing _, Phase.WritingPlum _ -> writing();
      case Phase.Turning _ ->
          List.of(
              Actions.TURN_UP.offer("Turn up your Plum").at("plum"),
              Actions.LEAVE.offer("Leave your Plum unturned"));
      case Phase.Noticing _ ->
          List.of(
              Actions.NOTICE.offer("Claim a word that was overlooked", word()),
              Actions.REST.offer("Claim no more words"));
      case Phase.Reading _ -> reading();
      case Phase.Over _ -> List.of();
    };
  }

  private Offer sorting(List<String> hand, int count) {
    if (view.hasToDiscard(options))
      return pick(Actions.DISCARD, "Throw five letters away", hand, count);
    String label = view.deals() ? "Lay {0} to your Plum" : "Give {1} {0} for the Plum";
    return pick(
        Actions.GIVE,
        Sentence.of(label, Phrases.count(count, "letter"), view.dealer()),
        hand,
        count);
  }

  private static Offer pick(Verb<?> verb, String label, List<String> ids, int count) {
    String name = count == 1 ? "the letter" : Phrases.count(count, "letter");
    return verb.offer(label, new Field.Pick("letters", name, ids, count, count));
  }

  private List<Offer> writing() {
    Offer rest = Actions.REST.offer("No more words");
    if (view.paper().lines().size() >= WordList.LINES) return List.of(rest);
    return List.of(Actions.WRITE.offer("Write down a word", word()), rest);
  }

  /// A word of the hand or of the Plum, and the letter turned up.
  private Field word() {
    List<String> ids =
        new ArrayList<>(
            view.phase() instanceof Phase.Writing
                ? LetterFaces.ids("h", view.own().letters())
                : LetterFaces.ids("plum", view.plum().letters()));
    ids.addAll(LetterFaces.ids("x", view.plum().and(Letters.EMPTY)));
    return new Field.Spell("word", "A word", List.copyOf(ids), WordList.LEAST, ids.size());
  }

  private List<Offer> reading() {
    if (!view.isReading()) return List.of();
    List<String> ids = new ArrayList<>();
    doubtful(line -> ids.add(line.id()));
    return List.of(
        Actions.CHALLENGE.offer(
            "Doubt {line}", new Field.Pick("line", "The word", List.copyOf(ids))),
        Actions.CONTENT.offer("Let all words stand"));
  }

  /// Shows the words of others that nobody has doubted yet.
  void doubtful(Consumer<WordList.Place> out) {
    for (Seat seat : view.match().allSeats()) {
      if (seat.equals(view.eye())) continue;
      view.seen().at(seat).list().untried(Drawing.LIST, seat, out);
      view.seen().at(seat).plum().untried(Drawing.PLUM, seat, out);
    }
  }
}
