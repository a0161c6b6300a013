package parlour.games.spellingmatch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Scene.Offer;
import parlour.engine.Scene.Question;
import parlour.engine.Seat;
import parlour.games.material.Phrases;
import parlour.games.material.letters.LetterFaces;
import parlour.games.spellingmatch.Player.LaidWord;

/// What a seat is offered to do.
record Offers(Options options, View view) {
  List<Offer> all() {
    List<Offer> offers = new ArrayList<>();
    if (mayChoose())
      offers.add(
          Offer.of(
              "choose",
              "Hide {word} in a stack",
              new Field.Spell(
                  "word",
                  "Type exactly " + Phrases.number(options.length()) + " letters",
                  List.of(),
                  options.length(),
                  options.length())));
    if (view.phase() instanceof Phase.Ready && view.match().lead().leader().equals(view.eye()))
      offers.add(Offer.of("call", "Call \"spell\""));
    if (view.mayTake())
      offers.add(
          Offer.of("take", "Take {stack}", new Field.Pick("stack", "The stack", stacks(), 1, 1)));
    if (view.isSpelling())
      offers.add(
          Offer.of("spell", "Lay {word}", word(ids("h", view.held().letters()), "The word")));
    forms(offers);
    if (view.mayProve())
      offers.add(Offer.of("prove", "Call on " + view.own().author() + " to form it into a word"));
    if (view.mayCallGame()) offers.add(Offer.of("game", "Call \"game\""));
    if (options.vigilant() && view.mayChallenge())
      offers.add(
          Offer.of(
              "challenge",
              "Challenge {word}",
              new Field.Pick("word", "The word", doubtful(), 1, 1)));
    if (mayBeContent()) offers.add(Offer.of("content", "I am done"));
    return List.copyOf(offers);
  }

  /// What is asked of this seat.
  Optional<Question> question() {
    for (Seat seat : view.match().allSeats())
      if (view.mustForm(seat))
        return Optional.of(Question.of("You are called on: form your stack.").by(seat));
    if (mayChoose()) {
      int number = view.stacks().at(view.eye()).size() + 1;
      return Optional.of(
          Question.of(
              "Write word "
                  + number
                  + " of "
                  + options.words()
                  + ": exactly "
                  + Phrases.number(options.length())
                  + " letters."));
    }
    String text =
        view.phase() instanceof Phase.Ready && view.match().lead().leader().equals(view.eye())
            ? "All stacks are ready: call \"Spell!\""
            : view.mayTake()
                ? "Take a stack."
                : view.isSpelling()
                    ? "Make a word of all your letters."
                    : view.mayCallGame()
                        ? "Nothing is left to take: call \"Game!\""
                        : mayBeContent() ? "Challenge a word, or say you are done." : "";
    return text.isEmpty() ? Optional.empty() : Optional.of(Question.of(text));
  }

  /// Whether this seat has a word to choose now.
  boolean mayChoose() {
    if (!(view.phase() instanceof Phase.Choosing) || view.eye().isNobody()) return false;
    return options.together()
        ? view.stacks().at(view.eye()).size() < options.words()
        : Choosing.chooser(view.match().lead(), view.stacks()).equals(view.eye());
  }

  /// Whether this seat is waited for after "game".
  boolean mayBeContent() {
    return view.mayBeContent() && (view.mayProve() || options.vigilant() && view.mayChallenge());
  }

  private void forms(List<Offer> offers) {
    for (Seat seat : view.match().allSeats()) {
      if (!view.mustForm(seat)) continue;
      Field whom = new Field.Fixed("whom", String.valueOf(seat.index()));
      Stack stack = view.stacks().at(view.eye()).get(view.players().at(seat).number());
      offers.add(
          Offer.of(
              "form",
              "Form {word} for " + seat,
              whom,
              word(ids(Drawing.proof(seat), stack.letters()), "The word")));
      offers.add(Offer.of("concede", "Give up the stack " + seat.does("holds"), whom));
    }
  }

  private Field word(List<String> ids, String label) {
    return new Field.Spell("word", label, ids, options.length(), options.length());
  }

  private static List<String> ids(String zone, String letters) {
    return LetterFaces.PLAIN.spelt(zone, letters).stream().map(Piece::id).toList();
  }

  private List<String> stacks() {
    List<String> ids = new ArrayList<>();
    for (Seat author : view.match().allSeats()) {
      List<Stack> stacks = view.stacks().at(author);
      for (int i = 0; i < stacks.size(); i++)
        if (view.mayTake(author, stacks.get(i))) ids.add(Notation.stack(author, i));
    }
    return List.copyOf(ids);
  }

  private List<String> doubtful() {
    List<String> ids = new ArrayList<>();
    for (Seat seat : view.match().allSeats()) {
      if (seat.equals(view.eye())) continue;
      List<LaidWord> words = view.players().at(seat).words();
      for (int i = 0; i < words.size(); i++)
        if (words.get(i).proof() == Player.Proof.UNTRIED)
          ids.add(Notation.word(seat, i, words.get(i).word()));
    }
    return List.copyOf(ids);
  }
}
