package parlour.games.envelopes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Zone;
import parlour.games.envelopes.Position.Post;
import parlour.games.material.Partners;
import parlour.games.material.letters.LetterFaces;

/// The scene of a view.
final class Drawing {
  private Drawing() {}

  static Scene scene(Envelopes.Terms terms, View view) {
    boolean over = view.seen().isOver();
    return new Scene(
        over ? "The game is over" : "All look for the words in their envelopes",
        places(view),
        over
            ? List.of()
            : List.of(
                new Scene.Watch(
                    "Until \"Stop\"", Seat.NOBODY, view.stop(), terms.minutes() * 60_000L)),
        zones(view),
        offers(view));
  }

  private static List<Scene.Place> places(View view) {
    List<Scene.Place> places = new ArrayList<>();
    for (int i = 0; i < view.seen().posts().seats(); i++) {
      Seat seat = Seat.of(i);
      Post post = view.seen().of(seat);
      int left = Math.max(0, post.envelopes().size() - post.open());
      places.add(
          new Scene.Place(
              seat,
              Partners.name(true, seat),
              view.seen().pair(seat),
              0,
              List.of(
                  new Scene.Tally(
                      post.solved().size() == 1 ? "word" : "words", post.solved().size()),
                  new Scene.Tally(left == 1 ? "envelope left" : "envelopes left", left)),
              post.isDone() ? "has done" : view.seen().stopped() ? "" : "looking"));
    }
    return List.copyOf(places);
  }

  private static List<Zone> zones(View view) {
    List<Zone> zones = new ArrayList<>();
    for (int i = 0; i < view.seen().posts().seats(); i++) {
      Seat seat = Seat.of(i);
      Post post = view.seen().of(seat);
      List<Zone.Word> words = new ArrayList<>();
      for (int j = 0; j < post.solved().size(); j++) {
        String id = "w" + i + "-" + j;
        words.add(new Zone.Word(id, LetterFaces.PLAIN.spelt(id, post.solved().get(j)), ""));
      }
      zones.add(new Zone.Words("w" + i, seat + "'s words", seat, List.copyOf(words)));
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

  private static List<Scene.Offer> offers(View view) {
    if (!view.isBusy()) return List.of();
    List<Scene.Offer> offers = new ArrayList<>();
    List<String> ids =
        LetterFaces.PLAIN.spelt("h", view.letters()).stream().map(Piece::id).toList();
    if (view.own().tries().size() < Envelopes.TRIES)
      offers.add(
          Scene.Offer.of(
              "announce",
              "Announce the word",
              new Field.Spell("word", "The word", ids, ids.size(), ids.size())));
    offers.add(Scene.Offer.of("aside", "Lay the envelope aside"));
    return List.copyOf(offers);
  }
}
