package parlour.games.wordmaking;

import static parlour.games.material.letters.LetterFaces.PLAIN;
import static parlour.games.material.letters.LetterFaces.capital;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Sentence;
import parlour.engine.Zone;
import parlour.games.material.TurnClock;
import parlour.games.material.letters.LetterFaces;

/// Draws the scene of a view.
///
/// @param least how many letters a word has at least
record Drawing(Options options, int least, View view) {
  Scene scene() {
    return new Scene(headline(), places(), watches(), zones(), offers()).asking(question());
  }

  private Scene.Question question() {
    if (view.isAsked()) {
      Optional<Standing> word = open().find(open().voted());
      Scene.Question ask = Scene.Question.of("Is this a word, or shall it be looked up?");
      return word.map(doubted -> ask.about(PLAIN.spelt("asked", doubted.word()))).orElse(ask);
    }
    if (open().phase() instanceof Phase.Closing && !open().doubtful(view.eye()).isEmpty())
      return Scene.Question.of(open().turn().seat() + " wins now unless you doubt a word.");
    if (!view.isTurn()) return Scene.Question.NONE;
    boolean nothing = open().loose().isEmpty();
    String text =
        view.mayDraw()
            ? nothing ? "Draw a letter." : "Draw a letter, or make a word of the pool first."
            : "Make or take words, then pass.";
    return Scene.Question.of(text);
  }

  private Open open() {
    return view.open();
  }

  private String headline() {
    Seat seat = open().turn().seat();
    return switch (open().phase()) {
      case Phase.Play _ ->
          view.box() > 0 && !open().turn().drew()
              ? seat + " to play, and to draw"
              : seat + " to play";
      case Phase.Vote _ -> "Shall " + doubted() + " be looked up?";
      case Phase.Closing _ -> Sentence.of("{0} {0:has} words enough, if none is doubted", seat);
      case Phase.Over _ -> "The game is over";
    };
  }

  private String doubted() {
    return open().find(open().voted()).map(WordMaking::shown).orElse("the word");
  }

  private List<Scene.Place> places() {
    List<Scene.Place> places = new ArrayList<>();
    for (Seat seat : Seats.first(open().players())) {
      List<Standing> row = open().row(seat);
      boolean enough = row.size() >= options.goal() && !(open().phase() instanceof Phase.Over);
      places.add(
          new Scene.Place(
              seat,
              "",
              row.size(),
              options.goal(),
              List.of(Scene.Tally.of(Scoring.letters(row), "letter")),
              enough ? "wins, if the words stand" : begins(seat)));
    }
    return List.copyOf(places);
  }

  /// Who begins, and by which letter, for as long as it is news.
  private String begins(Seat seat) {
    return open().turn().number() == 1 ? open().drawing().note(seat, "begins") : "";
  }

  private List<Scene.Watch> watches() {
    long dueMillis = open().phase().dueMillis();
    return switch (open().phase()) {
      case Phase.Vote _ ->
          TurnClock.fixed("To vote", Seat.NOBODY, dueMillis, WordMaking.VOTE_MILLIS);
      case Phase.Closing _ ->
          TurnClock.fixed("To doubt", Seat.NOBODY, dueMillis, WordMaking.CLOSING_MILLIS);
      case Phase.Play _, Phase.Over _ ->
          options
              .clock()
              .watch("The turn", open().turn().seat(), dueMillis, WordMaking.MINUTE_MILLIS);
    };
  }

  private List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    Open.Turn turn = open().turn();
    zones.add(new Zone.Row("pool", "The pool", PLAIN.row(Notation.POOL, open().pool())));
    if (turn.holds()) {
      zones.add(
          new Zone.Row(
              "letter",
              turn.seat().does("has") + " drawn",
              PLAIN.spelt(Notation.DRAWN, String.valueOf(turn.letter()))));
    }
    zones.add(new Zone.Stack("box", "The box", view.box()));
    for (Seat seat : Seats.first(open().players())) {
      List<Zone.Word> words = new ArrayList<>();
      for (Standing word : open().row(seat)) {
        String id = Notation.id(word.number());
        words.add(new Zone.Word(id, PLAIN.spelt(id, word.word()), note(word)));
      }
      String label = seat.equals(view.eye()) ? "Your words" : seat + "'s words";
      zones.add(new Zone.Words("words" + seat.index(), label, seat, List.copyOf(words)));
    }
    return List.copyOf(zones);
  }

  private String note(Standing word) {
    boolean voted = open().voted() == word.number();
    return voted ? "doubted" : word.isDoubtful(open().turn().number()) ? "may be doubted" : "";
  }

  private List<Scene.Offer> offers() {
    List<Scene.Offer> offers = new ArrayList<>();
    if (view.mayDraw()) offers.add(Actions.DRAW.offer("Draw a letter").at("box"));
    if (view.isTurn() && !open().loose().isEmpty()) offers.add(spell());
    if (view.mayPass()) offers.add(Actions.PASS.offer(passing()));
    List<Standing> doubtful = options.isUmpired() ? List.of() : open().doubtful(view.eye());
    if (!doubtful.isEmpty()) {
      List<String> ids = doubtful.stream().map(word -> Notation.id(word.number())).toList();
      offers.add(Actions.DOUBT.offer("Doubt {word}", new Field.Pick("word", "The word", ids)));
    }
    if (view.isAsked()) {
      Field word = new Field.Fixed("word", Notation.id(open().voted()));
      offers.add(Actions.CONSULT.offer("Look up " + doubted(), word));
      offers.add(Actions.STAND.offer("Let " + doubted() + " stand", word));
    }
    return List.copyOf(offers);
  }

  private String passing() {
    return open().turn().holds()
        ? Sentence.of("Put {0} to the pool and pass", capital(open().turn().letter()))
        : "Pass the turn on";
  }

  /// To make a word, or take one: by its letters, which tell of which word it is made.
  private Scene.Offer spell() {
    List<String> all = new ArrayList<>(LetterFaces.ids(Notation.POOL, open().pool()));
    if (open().turn().holds()) all.add(LetterFaces.id(Notation.DRAWN, open().turn().letter(), 1));
    List<String> of = new ArrayList<>(all);
    for (Seat seat : Seats.first(open().players())) {
      for (Standing word : open().row(seat)) {
        String id = Notation.id(word.number());
        of.add(id);
        for (Piece piece : PLAIN.spelt(id, word.word())) {
          of.add(piece.id());
          all.add(piece.id());
        }
      }
    }
    return Actions.SPELL.offer(
        "Make {word}",
        new Field.Spell("word", "The word", List.copyOf(all), least, all.size()),
        new Field.Pick("of", "What it is made of", List.copyOf(of), 0, of.size()));
  }
}
