package parlour.games.logomachy;

import static parlour.games.logomachy.Notation.builds;
import static parlour.games.logomachy.Notation.cards;
import static parlour.games.logomachy.Notation.first;
import static parlour.games.logomachy.Notation.rest;
import static parlour.games.logomachy.Notation.word;

import parlour.engine.Kit;
import parlour.engine.Sentence;
import parlour.games.logomachy.Move.Build;
import parlour.games.logomachy.Move.Challenge;
import parlour.games.logomachy.Move.Extend;
import parlour.games.logomachy.Move.Lay;
import parlour.games.logomachy.Move.Take;
import parlour.games.material.Part;
import parlour.games.material.TurnClock;
import parlour.games.material.Verb;
import parlour.games.material.Verbs;
import parlour.games.material.letters.JudgingMode;
import parlour.lexicon.Letters;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  static final Verb<Take> TAKE =
      Verb.of("take", "Take the word", 0, 'T', Take.class)
          .as(
              (word, cards, builds) -> new Take(word, first(cards), builds),
              word(Take::word),
              cards(Take::card, (Take _) -> Letters.EMPTY).where(cards -> cards.length() <= 1),
              builds(Take::builds));
  static final Verb<Build> BUILD =
      Verb.of("build", "Begin the word", 1, 'B', Build.class)
          .as(
              (word, cards) -> new Build(word, first(cards), rest(cards)),
              word(Build::word),
              cards(Build::card, Build::rest));
  static final Verb<Extend> EXTEND =
      Verb.of("extend", "Extend a word", 2, 'E', Extend.class)
          .as(
              (word, cards, builds) -> new Extend(word, first(cards), rest(cards), number(builds)),
              word(Extend::word),
              cards(Extend::card, Extend::rest),
              builds((Extend extend) -> bit(extend.build()))
                  .where(builds -> Long.bitCount(builds) <= 1));
  static final Verb<Lay> LAY =
      Verb.of("lay", "Lay a card", 3, 'L', Lay.class)
          .as(
              cards -> new Lay(first(cards)),
              cards(Lay::card, (Lay _) -> Letters.EMPTY).where(cards -> cards.length() == 1));
  static final Verb<Challenge> CHALLENGE =
      Verb.of("challenge", "Challenge", 4, 'C', Challenge.class)
          .as(Challenge::new, Part.number("play", Challenge::play));

  static final Verbs<Move> VERBS = Verbs.of(TAKE, BUILD, EXTEND, LAY, CHALLENGE);

  /// The bit of a word begun, or of none.
  private static long bit(int build) {
    return build == 0 ? 0 : 1L << build;
  }

  private static int number(long bit) {
    return bit == 0 ? 0 : Long.numberOfTrailingZeros(bit);
  }

  Kit kit(int seats) {
    int goal = options.goal();
    String hands = options.hands() > 0 ? " of " + Sentence.number(options.hands()) + " hands" : "";
    String end =
        goal <= 1 ? "One deal" + hands + ", most points win: " : "First to " + goal + " points: ";
    String counted = "3 for whoever has most cards, Q and Z 2, other prizes and sweeps 1.";
    return Kit.letters(
        Kit.Aim.most(end + counted, "points").goal(goal <= 1 ? 0 : goal),
        VERBS.actions(),
        Pack.FOUR,
        options.clock() != TurnClock.OFF || options.judging() != JudgingMode.UMPIRE);
  }
}
