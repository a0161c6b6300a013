package parlour.engine;

import java.util.List;
import java.util.Optional;

/// What a seat sees of a game and may do in it, ready to be drawn or read out.
///
/// Games describe, clients draw: the browser, the terminal, the screen reader and the recorded
/// playthroughs all draw the same scene, and none of them knows any game. In every text `@0`, `@1`…
/// stand for players' names, and words of the game are in CAPITALS. An id never reveals anything
/// that the seat may not know.
///
/// @param headline the state of the game in a few words
/// @param places the players and what everybody may know of their standing
/// @param watches the running clocks
/// @param zones what lies on the table and in the hand
/// @param offers what this seat may do now
/// @param question what is asked of this seat, if anything
/// @param interlude the pause after a hand or round, while it lasts
/// @param lists long lists of options that stay the same, for offers to choose from; since a change
///   of the scene does not repeat them, an offer costs no more than the values that it names
public record Scene(
    String headline,
    List<Place> places,
    List<Watch> watches,
    List<Zone> zones,
    List<Offer> offers,
    Optional<Question> question,
    Optional<Interlude> interlude,
    List<OptionList> lists) {
  /// A scene in which nothing is asked and nothing pauses, without lists of options.
  public Scene(
      String headline,
      List<Place> places,
      List<Watch> watches,
      List<Zone> zones,
      List<Offer> offers) {
    this(headline, places, watches, zones, offers, Optional.empty(), Optional.empty(), List.of());
  }

  /// The same scene with a question on it, or without where its text is empty.
  public Scene asking(Question asked) {
    Optional<Question> any = Optional.of(asked).filter(question -> !question.text().isEmpty());
    return new Scene(headline, places, watches, zones, offers, any, interlude, lists);
  }

  public Scene asking(String text) {
    return asking(Question.of(text));
  }

  /// The same scene with nothing but one act to be done.
  public Scene offering(String verb) {
    List<Offer> kept = offers.stream().filter(offer -> offer.verb().equals(verb)).toList();
    return new Scene(headline, places, watches, zones, kept, question, interlude, lists);
  }

  /// The same scene with other zones, or with the same in another order.
  public Scene with(List<Zone> others) {
    return new Scene(headline, places, watches, others, offers, question, interlude, lists);
  }

  /// The same scene with lists of options.
  public Scene listing(List<OptionList> lists) {
    return new Scene(headline, places, watches, zones, offers, question, interlude, lists);
  }

  /// A player's place at the table.
  ///
  /// @param side the partnership's name, or empty
  /// @param score the count that decides the game, or the nearest thing to it at present
  /// @param goal the score that ends the game, or 0
  /// @param tallies other counts everybody may see
  /// @param note the player's current role, such as dealer, out or building; or empty
  public record Place(
      Seat seat, String side, int score, int goal, List<Tally> tallies, String note) {
    /// Where each plays alone, and no score ends the game.
    public Place(Seat seat, int score, List<Tally> tallies, String note) {
      this(seat, "", score, 0, tallies, note);
    }
  }

  /// A count with its name: 11 cards, 2 sweeps.
  public record Tally(String label, int count) {
    /// So many of something: 1 card, 2 cards.
    public static Tally of(int count, String noun) {
      return new Tally(count == 1 ? noun : noun + "s", count);
    }

    /// What is counted, the same for one and for many.
    public String kind() {
      return label.endsWith("s") ? label.substring(0, label.length() - 1) : label;
    }
  }

  /// A running clock.
  ///
  /// @param owner whose clock it is; nobody if it is everybody's
  /// @param untilMillis when it runs out, in milliseconds since the deal
  /// @param spanMillis its whole length
  public record Watch(String label, Seat owner, long untilMillis, long spanMillis) {
    /// The same, so much later.
    public Watch later(long millis) {
      return new Watch(label, owner, untilMillis + millis, spanMillis);
    }
  }

  /// Something a seat may do, answered by an [Answer] with the same verb and a value for each
  /// field.
  ///
  /// @param label what it is called; `{name}` stands for the value of the field of that name
  /// @param at the id of the zone, piece or word, or `seat.2`, that can be touched to do it; or
  ///   empty
  /// @param warning what it costs just now, in a sentence of at most [#LONGEST_WARNING] characters
  ///   that is read before it is done; or empty
  public record Offer(String verb, String label, List<Field> fields, String at, String warning) {
    /// The longest warning that fits everywhere.
    public static final int LONGEST_WARNING = 60;

    public static Offer of(String verb, String label, Field... fields) {
      return new Offer(verb, label, List.of(fields), "", "");
    }

    /// The same offer, also made by touching what has that id.
    public Offer at(String id) {
      return new Offer(verb, label, fields, id, warning);
    }

    /// The same offer, made only after this was read; nothing where it is empty.
    public Offer warning(String text) {
      return new Offer(verb, label, fields, at, text);
    }
  }

  /// Options that offers choose from again and again.
  public record OptionList(String id, List<Field.Option> options) {
    /// A field to choose one of all options in.
    public Field choose(String name, String label) {
      return new Field.Choose(name, label, options, id);
    }

    /// A field to choose one of some of the options in.
    public Field choose(String name, String label, List<Field.Option> some) {
      return new Field.Choose(name, label, some, id);
    }
  }

  /// What is asked of this seat, said in the middle of the table in the second person.
  ///
  /// @param text the question, at most [#LONGEST] characters without names
  /// @param by the player who asks, or nobody
  /// @param about pieces shown with it
  /// @param verb the offer whose only blank is a choice, laid out large; empty for a plain notice
  public record Question(String text, Seat by, List<Piece> about, String verb) {
    /// The longest question that fits everywhere.
    public static final int LONGEST = 52;

    /// Nothing is asked.
    public static final Question NONE = of("");

    public static Question of(String text) {
      return new Question(text, Seat.NOBODY, List.of(), "");
    }

    public static Question of(String text, String verb) {
      return new Question(text, Seat.NOBODY, List.of(), verb);
    }

    public Question by(Seat seat) {
      return new Question(text, seat, about, verb);
    }

    public Question about(List<Piece> pieces) {
      return new Question(text, by, pieces, verb);
    }
  }

  /// A pause after a hand or round: what each player got, best first.
  ///
  /// @param title what has ended, such as "Hand 2"
  /// @param standing where the game stands now, in a sentence; or empty
  public record Interlude(String title, List<Gain> gains, String standing) {}

  /// What one player got in the hand or round.
  ///
  /// @param pieces what is shown for it
  /// @param why where it comes from: "3 books", "7 left in hand"
  /// @param gain by how much the score changed
  /// @param score the score after it
  public record Gain(Seat seat, List<Piece> pieces, String why, int gain, int score) {}
}
