package parlour.games.court;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Field;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.games.material.letters.LetterFaces;

/// Draws the scene of a view: that of the inner game, with the vote or the offer to ask for one.
record Drawing(CourtView<?, ?, ?> view, Scene inner) {
  Scene scene() {
    return view.docket().open().map(this::voting).orElseGet(this::playing);
  }

  private Scene voting(WordVote vote) {
    return new Scene(
        "The table votes: is " + LetterFaces.capitals(vote.word()) + " a word?",
        inner.places(),
        List.of(new Scene.Watch("The vote", Seat.NOBODY, vote.untilMillis(), WordVote.SPAN_MILLIS)),
        inner.zones(),
        view.mayVote() ? List.of(ballot(vote)) : List.of(),
        view.mayVote() ? Optional.of(question(vote)) : Optional.empty(),
        Optional.empty(),
        inner.lists());
  }

  private static Scene.Question question(WordVote vote) {
    String text = "Is " + LetterFaces.capitals(vote.word()) + " a word?";
    return Scene.Question.of(text, Notation.VOTE).by(vote.by());
  }

  private static Scene.Offer ballot(WordVote vote) {
    String word = LetterFaces.capitals(vote.word());
    List<Field.Option> opinions = new ArrayList<>();
    for (Opinion opinion : Opinion.values())
      opinions.add(new Field.Option(opinion.value(), opinion.label(word)));
    return Scene.Offer.of(
        Notation.VOTE,
        "Vote",
        new Field.Fixed(Notation.WORD, word),
        new Field.Choose(Notation.OPINION, "Is " + word + " a word?", opinions));
  }

  private Scene playing() {
    long stoppedMillis = view.docket().stoppedMillis();
    List<Scene.Watch> watches =
        inner.watches().stream().map(watch -> watch.later(stoppedMillis)).toList();
    List<Scene.Offer> offers = new ArrayList<>(inner.offers());
    if (view.mayPlead())
      offers.add(
          Scene.Offer.of(
              Notation.PLEAD,
              "Ask the table to admit {word}",
              new Field.Spell(
                  Notation.WORD,
                  "The word",
                  List.of(),
                  view.game().inner().judge().law().least(),
                  CourtGame.LONGEST)));
    return new Scene(
        inner.headline(),
        inner.places(),
        watches,
        inner.zones(),
        offers,
        inner.question(),
        inner.interlude(),
        inner.lists());
  }
}
