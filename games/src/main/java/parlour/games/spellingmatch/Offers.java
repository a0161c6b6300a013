package parlour.games.spellingmatch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import parlour.engine.Field;
import parlour.engine.Scene.Offer;
import parlour.engine.Scene.Question;
import parlour.engine.Seat;
import parlour.engine.Sentence;
import parlour.games.material.letters.LetterFaces;
import parlour.games.spellingmatch.Player.LaidWord;

/// What a seat is offered to do.
record Offers(Options options, View view) {
  List<Offer> all() {
    List<Offer> offers = new ArrayList<>();
    if (mayChoose())
      offers.add(
          Actions.CHOOSE.offer(
              "Hide {word} in a stack",
              word(
                  Sentence.of("Type exactly {0} letters", Sentence.number(options.length())),
                  List.of())));
    if (mayCall()) offers.add(Actions.CALL.offer("Call \"spell\""));
    if (view.mayTake()) {
      List<String> stacks = new ArrayList<>();
      takes(take -> stacks.add(Notation.id(take)));
      offers.add(
          Actions.TAKE.offer(
              "Take {stack}", new Field.Pick("stack", "The stack", List.copyOf(stacks))));
    }
    if (view.isSpelling())
      offers.add(
          Actions.SPELL.offer(
              "Lay {word}", word("The word", LetterFaces.ids("h", view.held().letters()))));
    view.firstCaller().ifPresent(caller -> form(caller, offers));
    if (view.mayProve())
      offers.add(
          Actions.PROVE.offer(
              Sentence.of("Call on {0} to form it into a word", view.own().author())));
    if (view.mayCallGame()) offers.add(Actions.GAME.offer("Call \"game\""));
    if (options.vigilant() && view.mayChallenge()) {
      List<String> doubtful = new ArrayList<>();
      doubts(doubt -> doubtful.add(Notation.id(doubt)));
      offers.add(
          Actions.CHALLENGE.offer(
              "Challenge {word}", new Field.Pick("word", "The word", List.copyOf(doubtful))));
    }
    if (mayBeContent()) offers.add(Actions.CONTENT.offer("I am done"));
    return List.copyOf(offers);
  }

  /// What is asked of this seat.
  Question question() {
    Optional<Seat> caller = view.firstCaller();
    if (caller.isPresent())
      return Question.of("You are called on: form your stack.").by(caller.get());
    if (mayChoose())
      return ask(
          Sentence.of(
              "Write word {0} of {1}: exactly {2} letters.",
              view.stacks().at(view.eye()).size() + 1,
              options.words(),
              Sentence.number(options.length())));
    if (mayCall()) return ask("All stacks are ready: call \"Spell!\"");
    if (view.mayTake()) return ask("Take a stack.");
    if (view.isSpelling()) return ask("Make a word of all your letters.");
    if (view.mayCallGame()) return ask("Nothing is left to take: call \"Game!\"");
    return mayBeContent() ? ask("Challenge a word, or say you are done.") : Question.NONE;
  }

  private static Question ask(String text) {
    return Question.of(text);
  }

  /// Whether this seat has a word to choose now.
  boolean mayChoose() {
    if (!(view.phase() instanceof Phase.Choosing) || view.eye().isNobody()) return false;
    return options.together()
        ? view.stacks().at(view.eye()).size() < options.words()
        : Choosing.chooser(view.match().lead(), view.stacks()).equals(view.eye());
  }

  /// Whether this seat has "spell" to call now.
  boolean mayCall() {
    return view.phase() instanceof Phase.Ready && view.match().lead().leader().equals(view.eye());
  }

  /// Whether this seat is waited for after "game".
  boolean mayBeContent() {
    return view.mayBeContent() && (view.mayProve() || options.vigilant() && view.mayChallenge());
  }

  private void form(Seat caller, List<Offer> offers) {
    Field whom = new Field.Fixed("whom", caller.index());
    offers.add(
        Actions.FORM.offer(
            "Form {word} for " + caller,
            whom,
            word("The word", LetterFaces.ids(Drawing.proof(caller), view.called(caller)))));
    offers.add(Actions.CONCEDE.offer(Sentence.of("Give up the stack {0} {0:holds}", caller), whom));
  }

  private Field word(String label, List<String> ids) {
    return new Field.Spell("word", label, ids, options.length(), options.length());
  }

  /// Shows every stack this seat may take.
  void takes(Consumer<? super Move.Take> out) {
    for (Seat author : view.match().allSeats()) {
      List<Stack> stacks = view.stacks().at(author);
      for (int i = 0; i < stacks.size(); i++)
        if (view.mayTake(author, stacks.get(i))) out.accept(new Move.Take(author, i));
    }
  }

  /// Shows every word of others that nobody has doubted yet.
  void doubts(Consumer<? super Move.Challenge> out) {
    for (Seat seat : view.match().allSeats()) {
      List<LaidWord> laid = view.players().at(seat).words();
      for (int i = 0; i < laid.size(); i++)
        if (view.match().isDoubtful(view.eye(), seat, laid.get(i)))
          out.accept(new Move.Challenge(seat, i, laid.get(i).word()));
    }
  }
}
