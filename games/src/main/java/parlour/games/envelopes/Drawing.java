package parlour.games.envelopes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Field;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Zone;
import parlour.games.envelopes.Position.Player;
import parlour.games.material.Partners;
import parlour.games.material.TurnClock;
import parlour.games.material.letters.LetterFaces;

/// Draws the scene of a view.
record Drawing(Options options, View view) {
  Scene scene() {
    boolean over = view.seen().isOver();
    return new Scene(
            over ? "The game is over" : "All look for the words in their envelopes",
            places(),
            over
                ? List.of()
                : TurnClock.fixed(
                    "Until \"Stop\"", Seat.NOBODY, view.stopMillis(), options.allowanceMillis()),
            zones(),
            offers())
        .asking(view.isBusy() ? question() : "");
  }

  private String question() {
    return view.own().tries().size() < Envelopes.TRIES
        ? "Which word do these letters make?"
        : "No more words are heard for it: lay it aside.";
  }

  private List<Scene.Place> places() {
    List<Scene.Place> places = new ArrayList<>();
    for (int i = 0; i < view.seen().players().seats(); i++) {
      Seat seat = Seat.of(i);
      Player player = view.seen().of(seat);
      int left = Math.max(0, player.envelopes().size() - player.open());
      places.add(
          new Scene.Place(
              seat,
              Partners.name(true, seat),
              view.seen().pair(seat),
              0,
              List.of(
                  Scene.Tally.of(player.solved().size(), "word"),
                  new Scene.Tally(left == 1 ? "envelope left" : "envelopes left", left)),
              player.isDone() ? "done" : view.seen().stopped() ? "" : "looking"));
    }
    return List.copyOf(places);
  }

  private List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    for (int i = 0; i < view.seen().players().seats(); i++) {
      Seat seat = Seat.of(i);
      Player player = view.seen().of(seat);
      List<Zone.Word> words = new ArrayList<>();
      for (int j = 0; j < player.solved().size(); j++) {
        String id = "w" + i + "-" + j;
        words.add(new Zone.Word(id, LetterFaces.PLAIN.spelt(id, player.solved().get(j)), ""));
      }
      zones.add(
          new Zone.Words("w" + i, seat + "'s words", seat, List.copyOf(words))
              .as(Zone.Role.RECORD));
    }
    if (view.isBusy()) {
      Seat eye = view.eye();
      int more = view.own().envelopes().size() - view.own().open() - 1;
      zones.add(new Zone.Stack("e", "Envelopes to come", eye, more, Optional.empty()));
      zones.add(
          new Zone.Row(
              "h", "Out of your envelope", eye, LetterFaces.PLAIN.spelt("h", view.letters())));
    }
    return List.copyOf(zones);
  }

  private List<Scene.Offer> offers() {
    if (!view.isBusy()) return List.of();
    Scene.Offer aside = Actions.ASIDE.offer("Lay the envelope aside");
    if (view.own().tries().size() >= Envelopes.TRIES) return List.of(aside);
    List<String> ids = LetterFaces.ids("h", view.letters());
    Field word = new Field.Spell("word", "The word", ids, ids.size(), ids.size());
    return List.of(Actions.ANNOUNCE.offer("Announce the word", word), aside);
  }
}
