package parlour.games.speculation;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Field;
import parlour.engine.Scene.Offer;
import parlour.engine.Seat;
import parlour.games.material.Phrases;
import parlour.games.material.letters.LetterFaces;
import parlour.games.material.letters.WordList;
import parlour.lexicon.Letters;

/// What a seat is offered to do.
record Offers(Options options, View view) {

  List<Offer> all() {
    if (!view.isBusy()) return List.of();
    int count = view.toPick(options);
    Letters hand = view.own().letters();
    return switch (view.phase()) {
      case Phase.Sorting _ -> List.of(sorting(hand, count));
      case Phase.Adding _ ->
          List.of(
              pick(
                  "add",
                  "Add " + Phrases.count(count, "letter") + " to the Plum",
                  LetterFaces.ids("a", view.heaps().open()),
                  count));
      case Phase.Exposing _ ->
          List.of(pick("expose", "Turn up a letter for everybody", LetterFaces.ids("h", hand), 1));
      case Phase.Writing _, Phase.WritingPlum _ -> writing();
      case Phase.Turning _ ->
          List.of(
              Offer.of("turn-up", "Turn up your Plum").at("plum"),
              Offer.of("leave", "Leave your Plum unturned"));
      case Phase.Noticing _ ->
          List.of(
              Offer.of("notice", "Claim a word that was overlooked", word()),
              Offer.of("rest", "Claim no more words"));
      case Phase.Reading _ -> reading();
      case Phase.Over _ -> List.of();
    };
  }

  private Offer sorting(Letters hand, int count) {
    List<String> ids = LetterFaces.ids("h", hand);
    if (view.hasToDiscard(options)) return pick("discard", "Throw five letters away", ids, count);
    String what = Phrases.count(count, "letter");
    String label =
        view.deals()
            ? "Lay " + what + " to your Plum"
            : "Give " + view.dealer() + " " + what + " for the Plum";
    return pick("give", label, ids, count);
  }

  private static Offer pick(String verb, String label, List<String> ids, int count) {
    String name = count == 1 ? "the letter" : Phrases.count(count, "letter");
    return Offer.of(verb, label, new Field.Pick("letters", name, ids, count, count));
  }

  private List<Offer> writing() {
    Offer rest = Offer.of("rest", "Make no more words");
    if (view.paper().lines().size() >= WordList.LINES) return List.of(rest);
    return List.of(Offer.of("write", "Write down a word", word()), rest);
  }

  /// A word of the hand or of the Plum, and the letter turned up.
  private Field word() {
    List<String> ids = new ArrayList<>();
    if (view.phase() instanceof Phase.Writing)
      ids.addAll(LetterFaces.ids("h", view.own().letters()));
    else ids.addAll(LetterFaces.ids("plum", view.plum().letters()));
    ids.addAll(LetterFaces.ids("x", view.plum().and(Letters.EMPTY)));
    return new Field.Spell("word", "A word", List.copyOf(ids), WordList.LEAST, ids.size());
  }

  private List<Offer> reading() {
    if (!view.isReading()) return List.of();
    List<String> ids = new ArrayList<>();
    for (Seat seat : view.match().allSeats()) {
      if (seat.equals(view.eye())) continue;
      view.seen().at(seat).list().untried(Drawing.LIST, seat, ids);
      view.seen().at(seat).plum().untried(Drawing.PLUM, seat, ids);
    }
    Field line = new Field.Pick("line", "The word", List.copyOf(ids), 1, 1);
    return List.of(
        Offer.of("challenge", "Doubt {line}", line), Offer.of("content", "Let all words stand"));
  }
}
