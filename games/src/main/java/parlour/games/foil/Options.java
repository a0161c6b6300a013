package parlour.games.foil;

import java.util.List;
import parlour.engine.Choice;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.TurnClock;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Manners;
import parlour.lexicon.WordLaw;

/// The options of the game.
///
/// @param form the full game or one of its variations
/// @param topics whether the dealer names a category
/// @param values the figures of the scoring table that the leaflet leaves in doubt
/// @param clocks how long things may take
/// @param names whether proper names are played
/// @param strictPlurals whether a short plural in S is refused although it is a verb first of all
/// @param again whether the rounds are played again while no young player has reached the goal
public record Options(
    Form form,
    Topics topics,
    Values values,
    Clocks clocks,
    boolean names,
    boolean strictPlurals,
    boolean again) {
  /// Whether the words of a hand must belong to a subject, and who judges it.
  public enum Topics {
    NONE,
    LISTS,
    VOTE
  }

  /// The figures in doubt.
  ///
  /// @param oneWord the bonus for all cards in one word
  /// @param flatFive five points for every word unscrambled; otherwise one for each of its letters
  /// @param strict a guess that is no word costs as much as one that breaks a word rule
  public record Values(int oneWord, boolean flatFive, boolean strict) {}

  /// How long things may take.
  ///
  /// @param glassMillis how long the glass usually runs, in milliseconds
  public record Clocks(TurnClock clock, long glassMillis) {
    public static final long TURN_MILLIS = 60_000;
    public static final long SCRAMBLE_MILLIS = 180_000;
    static final long CHECK_MILLIS = 60_000;

    /// When a turn is up that begins now.
    long turnDueMillis(long atMillis) {
      return clock.dueMillis(atMillis, TURN_MILLIS);
    }

    long scrambleDueMillis(long atMillis) {
      return clock.dueMillis(atMillis, SCRAMBLE_MILLIS);
    }

    long glassDueMillis(long atMillis) {
      return clock.dueMillis(atMillis, glassMillis);
    }

    /// When the lists must have been checked, or the votes given.
    long checkDueMillis(long atMillis) {
      return clock.dueMillis(atMillis, CHECK_MILLIS);
    }
  }

  private static final Choice<Form> FORM =
      Choice.of("game", "The game", "foil.var.short.why")
          .when("full: The full game: three rounds, every player deals in each", Form.FULL)
          .when("round-1: One round only: words of five to knock", Form.ROUND_1)
          .when("round-2: One round only: words of six to knock", Form.ROUND_2)
          .when("round-3: One round only: words of seven to knock", Form.ROUND_3)
          .when("hand: One hand only: words of five to knock", Form.HAND)
          .when("three-hands: Three hands, one to a round", Form.THREE_HANDS)
          .when("hundred: To 100 points, one hand to a round", Form.HUNDRED)
          .when("children: For children: words from three letters", Form.CHILDREN)
          .when("young-25: For younger children, without scrambling, to 25", Form.YOUNG_25)
          .when("young-50: For younger children, without scrambling, to 50", Form.YOUNG_50);
  private static final Choice<Topics> TOPICS =
      Choice.of("category", "Category game", "foil.var.category")
          .when("none: No", Topics.NONE)
          .when("lists: The dealer names one of ten subjects, the dictionary judges", Topics.LISTS)
          .when("vote: The dealer names any subject, the table votes", Topics.VOTE);
  private static final Choice<Integer> GLASS_SECONDS =
      Choice.of("glass", "The glass runs", "foil.timer")
          .numbers("300: Five minutes", "180: Three minutes", "120: Two minutes");
  private static final Choice<Integer> ONE_WORD =
      Choice.of("one-word", "All cards in one word", "foil.amb.one-word-value")
          .numbers("20: 20 points", "10: 10 points", "30: 30 points", "50: 50 points");
  private static final Choice<Boolean> FLAT_FIVE =
      Choice.of("unscrambled", "A word unscrambled", "foil.amb.flat-five")
          .usuallyOff("letters: A point a letter", "five: Five points");
  private static final Choice<Boolean> STRICT =
      Choice.of("nonword", "A guess that is no word", "foil.amb.nonword-guess")
          .usuallyOff("nothing: Costs nothing", "ten: Costs ten points");
  private static final Choice<Boolean> NAMES =
      Choice.of("names", "Proper names", "foil.word.proper")
          .usuallyOff("no: Not played", "yes: Played like any word");
  private static final Choice<Boolean> STRICT_PLURALS =
      Choice.of("plurals", "Plurals in S of four or five letters", "foil.amb.plural-scope")
          .usuallyOff(
              "verbs: Never count; a verb first of all, such as GETS or RUNS, is no plural",
              "strict: Never count, though the word be a verb first of all");
  private static final Choice<Boolean> AGAIN =
      Choice.of("again", "Younger children after three rounds", "foil.var.young.repeat")
          .usuallyOn(
              "yes: Go on until somebody has reached the goal", "no: Stop: the highest wins");
  private static final Choice<TurnClock> CLOCK = TurnClock.choice("general.amb.time");

  static final List<Setting> SETTINGS =
      Choice.settings(
          FORM,
          TOPICS,
          GLASS_SECONDS,
          ONE_WORD,
          FLAT_FIVE,
          STRICT,
          NAMES,
          STRICT_PLURALS,
          AGAIN,
          CLOCK);

  static Options of(Settings settings) {
    return new Options(
        FORM.in(settings),
        TOPICS.in(settings),
        new Values(ONE_WORD.in(settings), FLAT_FIVE.in(settings), STRICT.in(settings)),
        new Clocks(CLOCK.in(settings), GLASS_SECONDS.in(settings) * 1000L),
        NAMES.in(settings),
        STRICT_PLURALS.in(settings),
        AGAIN.in(settings));
  }

  /// The judge these settings ask for; a game for children is played with a family's manners.
  Judge judge(Lexicon lexicon) {
    Manners manners = form.forChildren() ? Manners.FAMILY : lexicon.manners();
    return new Judge(lexicon, law(lexicon), manners);
  }

  /// The word rules: the subject of a hand comes on top.
  private WordLaw law(Lexicon lexicon) {
    WordLaw leaflet = form.forChildren() ? WordLaw.FOIL_CHILDREN : WordLaw.FOIL;
    WordLaw law =
        leaflet.plurals(
            strictPlurals && !lexicon.isFirstEdition()
                ? WordLaw.Plurals.SIX_LETTERS_STRICTLY
                : WordLaw.Plurals.SIX_LETTERS);
    return names ? law.names(WordLaw.Names.ADMITTED) : law;
  }
}
