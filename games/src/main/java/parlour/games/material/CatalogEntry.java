package parlour.games.material;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import parlour.engine.Game;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.engine.play.Log;
import parlour.lexicon.Lexicon;

/// One game of the catalogue: all that is known of it before it is opened. What depends on the
/// settings, such as its judge of words or its score sheet, is asked of the open game.
///
/// @param id the section of the rule catalogue, such as `logomachy`; it never changes
/// @param about what a lobby shows of it
/// @param seating how many may play
/// @param lengths the lengths it can be played at, the shortest first; none where there is nothing
///   to choose
/// @param service what the rest of the house must know of it
/// @param present the edition of its rules that is played now
/// @param earlier older editions of its rules, under which games that were dealt with them go on
public record CatalogEntry(
    String id,
    About about,
    Seating seating,
    List<Length> lengths,
    Service service,
    Edition present,
    List<Edition> earlier) {
  /// What a lobby shows of a game.
  ///
  /// @param leaflet the leaflet it comes from, by its number: 000 to 004, or [#GUEST]
  /// @param summary what the players do, in a sentence
  /// @param minutes about how long a game takes with the fewest players, with one more, and so on;
  ///   the last holds for all beyond it
  /// @param race whether quickness decides
  /// @param reconstructed whether its rules are lost, in whole or in part, and rebuilt by us
  public record About(
      String title,
      String subtitle,
      String leaflet,
      String summary,
      List<Integer> minutes,
      boolean race,
      boolean reconstructed) {
    /// Stands where the number of the leaflet does, in games from outside.
    public static final String GUEST = "guest";

    /// Whether the game came in a jar of its own.
    public boolean isGuest() {
      return leaflet.equals(GUEST);
    }
  }

  /// What the rest of the house must know of a game.
  ///
  /// @param words whether words are judged in it: its table chooses a dictionary and may overrule
  ///   it
  /// @param timeLimit what is played to its end when the time available is over
  /// @param rank how soon a newcomer enjoys it: 0 comes first, equals in the order of the catalogue
  /// @param skills what it asks of a player
  /// @param boxes the boxes it can be played with at a real table, the usual one first
  /// @param evening how it is played on an evening of progressive play, where it suits one
  /// @param days how it is played over days, where it can be
  public record Service(
      boolean words,
      TimeLimit timeLimit,
      int rank,
      Skills skills,
      Supplier<List<BoxContents>> boxes,
      Optional<Evening> evening,
      Optional<Days> days) {}

  /// What is played to its end when the time available is over.
  public enum TimeLimit {
    HAND,
    /// In a game of one single hand.
    TURN,
    /// The game settles its minutes itself, or is over before ten of them.
    NONE
  }

  /// What a game asks of a player.
  ///
  /// @param list none where a guest's bots know their own
  /// @param fewestChairs the fewest chairs at which skill shows; 0 where any table will do
  /// @param caveat a sentence on where skill cannot show; empty where it always can
  public record Skills(List<Skill> list, int fewestChairs, String caveat) {
    /// Whether nothing but quickness tells players apart.
    public boolean isPureRace() {
      return list.equals(List.of(Skill.REFLEXES, Skill.ATTENTION));
    }
  }

  /// How a game is played on an evening of progressive play.
  ///
  /// @param order where it is named among the games of an evening
  /// @param counted what decides a table, one of it: a letter, a word
  /// @param fixed the settings without which it is not a game for partners
  /// @param usual the settings an evening begins with, which may be chosen otherwise
  public record Evening(
      int order, String counted, Map<String, String> fixed, Map<String, String> usual) {}

  /// How a game is played over days.
  ///
  /// @param settings what it needs beside [#overDays]
  /// @param turns about how often a table waits for somebody in such a game with the fewest
  ///   players, with one more, and so on; the last holds for all beyond it
  public record Days(Map<String, String> settings, List<Integer> turns) {}

  /// The settings with which it is played over days, if it can be: its short form, where nobody is
  /// asked out of turn or hurried. No clock runs, and the umpire judges words.
  public Optional<Map<String, String>> overDays() {
    return service
        .days()
        .map(
            days -> {
              Map<String, String> chosen = new TreeMap<>(days.settings());
              chosen("short", Map.of()).forEach(chosen::putIfAbsent);
              for (Setting setting : settings()) {
                if (setting.name().equals(TurnClock.NAME))
                  chosen.putIfAbsent(TurnClock.NAME, "off");
                if (setting.name().equals("judge")) chosen.putIfAbsent("judge", "umpire");
              }
              return chosen;
            });
  }

  /// The version of its rules; it grows when an old log would play differently.
  public int rulesVersion() {
    return present.rulesVersion();
  }

  /// What the players may settle beforehand.
  public List<Setting> settings() {
    return present.settings();
  }

  /// About how many minutes a game takes with this number of players.
  public int minutes(int players) {
    return seating.in(about.minutes(), players);
  }

  /// About how many turns a game over days takes with this number of players; 0 where there is
  /// none.
  public int turnsOverDays(int players) {
    return service.days().map(days -> seating.in(days.turns(), players)).orElse(0);
  }

  /// About how many minutes a game of this length takes with this number of players.
  public int minutes(Length length, int players) {
    return seating.in(length.minutes(), players);
  }

  /// About how many minutes a game takes, from the shortest to the longest company: "5", or "5 to
  /// 40".
  public String minutesInWords() {
    int least = Integer.MAX_VALUE;
    int most = 0;
    for (int minutes : about.minutes()) {
      least = Math.min(least, minutes);
      most = Math.max(most, minutes);
    }
    return least == most ? String.valueOf(least) : least + " to " + most;
  }

  /// How many may play.
  ///
  /// @param limit what else the settings ask of the number
  public record Seating(int fewest, int most, Limit limit) {
    /// What a list that begins with the fewest players says of this number; its last holds for all
    /// beyond it.
    private int in(List<Integer> byPlayers, int players) {
      return byPlayers.get(Math.clamp(players - fewest, 0, byPlayers.size() - 1));
    }
  }

  /// What the settings ask of the number of players: one sentence where it does not fit them,
  /// otherwise nothing.
  public interface Limit {
    String objection(Settings settings, int seats);
  }

  /// Binds a game to its settings and its dictionary.
  public interface Opening {
    Game<?, ?, ?> open(Settings settings, Lexicon lexicon);
  }

  /// Binds a game of words to its settings and its dictionary.
  public interface WordOpening extends Opening {
    @Override
    WordGame<?, ?, ?> open(Settings settings, Lexicon lexicon);
  }

  /// One edition of a game's rules.
  public record Edition(int rulesVersion, List<Setting> settings, Opening opening) {
    private Edition with(List<Setting> more, UnaryOperator<Opening> change) {
      return new Edition(
          rulesVersion,
          Stream.concat(settings.stream(), more.stream()).toList(),
          change.apply(opening));
    }
  }

  /// Begins the entry of a game; [Builder#opens] completes it.
  public static Builder of(String id, String title) {
    return new Builder(id, title);
  }

  /// Begins the entry of a game that comes from outside, in a jar of its own.
  public static Builder guest(String id, String title) {
    return new Builder(id, title).leaflet(About.GUEST).timeLimit(TimeLimit.NONE);
  }

  /// The same game with more settings, in all its editions.
  ///
  /// @param change opens the game by those settings as well
  public CatalogEntry with(List<Setting> more, UnaryOperator<Opening> change) {
    return new CatalogEntry(
        id,
        about,
        seating,
        lengths,
        service,
        present.with(more, change),
        earlier.stream().map(edition -> edition.with(more, change)).toList());
  }

  /// The edition of the rules with that version, if it is still played.
  public Optional<Edition> edition(int version) {
    return Stream.concat(Stream.of(present), earlier.stream())
        .filter(edition -> edition.rulesVersion() == version)
        .findFirst();
  }

  public String title() {
    return about.title();
  }

  /// What is wrong with the name of a length, in one sentence, if anything is; no name is none.
  public Optional<String> objection(String length) {
    if (length.isEmpty() || length(length).isPresent()) return Optional.empty();
    List<String> names = lengths.stream().map(one -> one.kind().wireName()).toList();
    return Optional.of(
        title()
            + (names.isEmpty()
                ? " has one length only."
                : " has no length \"" + length + "\"; it has " + String.join(", ", names) + "."));
  }

  private Optional<Length> length(String name) {
    return lengths.stream().filter(one -> one.kind().wireName().equals(name)).findFirst();
  }

  /// The settings of a length, and over them those that the table has chosen by themselves; call
  /// [#objection(String)] first.
  public Map<String, String> chosen(String length, Map<String, String> chosen) {
    Map<String, String> settings = new TreeMap<>();
    length(length).ifPresent(one -> settings.putAll(one.settings()));
    settings.putAll(chosen);
    return settings;
  }

  /// What is wrong with this number of seats and these settings, in one sentence, if anything is.
  public Optional<String> objection(int seats, Map<String, String> chosen) {
    return objection(settings(), seats, chosen);
  }

  /// What keeps a game from being played on as it was dealt, in one sentence, if anything does.
  public Optional<String> objection(Log.Header header) {
    Optional<Edition> edition = edition(header.rules());
    return edition.isPresent()
        ? objection(edition.get().settings(), header.seats(), header.settings().values())
        : Optional.of(
            "Version "
                + header.rules()
                + " of the rules of "
                + title()
                + " is not played here; this program has version "
                + rulesVersion()
                + ".");
  }

  private Optional<String> objection(
      List<Setting> settings, int seats, Map<String, String> chosen) {
    if (seats < seating.fewest() || seats > seating.most()) {
      return Optional.of(
          title()
              + " is for "
              + seating.fewest()
              + " to "
              + seating.most()
              + " players, not "
              + seats
              + ".");
    }
    Optional<String> setting = Setting.objection(settings, chosen);
    if (setting.isPresent()) return setting;
    String limit = seating.limit().objection(Settings.of(settings, chosen), seats);
    return limit.isEmpty() ? Optional.empty() : Optional.of(limit);
  }

  /// The game with these settings and the usual ones for the rest; call [#objection] first.
  public Game<?, ?, ?> open(Map<String, String> chosen, Lexicon lexicon) {
    return present.opening().open(Settings.of(settings(), chosen), lexicon);
  }

  /// The game as it was dealt, with what was sealed beside the seed; call [#objection] first.
  public Game<?, ?, ?> open(Log.Header header, Lexicon lexicon) {
    Edition edition = edition(header.rules()).orElseThrow();
    Settings settled = Settings.of(edition.settings(), header.settings().values());
    return edition
        .opening()
        .open(
            settled.withSealed(header.seed().sealed()),
            lexicon.edition(header.lexicon()).orElse(lexicon));
  }

  /// Collects the parts of an entry by name. Subtitle, race, reconstructed, limit, settings,
  /// lengths, evening, days and time limit may be left out; a guest may also leave out rank, skills
  /// and boxes.
  public static final class Builder {
    /// Comes after every game that has a rank.
    private static final int UNRANKED = 100;

    private final String id;
    private final String title;
    private String subtitle = "";
    private String leaflet = "";
    private String summary = "";
    private List<Integer> minutes = List.of();
    private boolean race;
    private boolean reconstructed;
    private int rulesVersion;
    private int oldestVersion;
    private int fewest;
    private int most;
    private Limit limit = (_, _) -> "";
    private List<Setting> settings = List.of();
    private final List<Length> lengths = new ArrayList<>();
    private TimeLimit timeLimit = TimeLimit.HAND;
    private int rank = UNRANKED;
    private List<Skill> skills = List.of();
    private int fewestChairs;
    private String caveat = "";
    private Supplier<List<BoxContents>> boxes = List::of;
    private Optional<Evening> evening = Optional.empty();
    private Optional<Days> days = Optional.empty();

    private Builder(String id, String title) {
      this.id = id;
      this.title = title;
    }

    public Builder subtitle(String line) {
      subtitle = line;
      return this;
    }

    /// The number of the leaflet the game comes from: 000 to 004.
    public Builder leaflet(String number) {
      leaflet = number;
      return this;
    }

    /// What the players do, in a sentence.
    public Builder summary(String sentence) {
      summary = sentence;
      return this;
    }

    public Builder players(int atLeast, int atMost) {
      fewest = atLeast;
      most = atMost;
      return this;
    }

    /// What the settings ask of the number of players besides.
    public Builder limitedBy(Limit rule) {
      limit = rule;
      return this;
    }

    /// About how long a game takes with the fewest players, with one more, and so on; the last
    /// holds for all beyond it.
    public Builder minutes(Integer... byPlayers) {
      minutes = List.of(byPlayers);
      return this;
    }

    /// Says that quickness decides.
    public Builder race() {
      race = true;
      return this;
    }

    /// Says that its rules are lost, in whole or in part, and rebuilt by us.
    public Builder reconstructed() {
      reconstructed = true;
      return this;
    }

    /// Raise it when an old log would play differently.
    public Builder rulesVersion(int version) {
      rulesVersion = version;
      return this;
    }

    /// The oldest edition under which games still go on; the game asks its settings which one it is
    /// played by ([Settings#since]).
    public Builder keepsRulesSince(int version) {
      oldestVersion = version;
      return this;
    }

    public Builder settings(List<Setting> choices) {
      settings = choices;
      return this;
    }

    /// Its short form, and how long that takes with the fewest players, with one more, and so on.
    public Builder shortly(String says, Map<String, String> chosen, Integer... byPlayers) {
      lengths.add(new Length(Length.Kind.SHORT, says, chosen, List.of(byPlayers)));
      return this;
    }

    /// What its usual length comes to, where there are others; say its minutes first.
    public Builder usually(String says) {
      lengths.add(new Length(Length.Kind.USUAL, says, Map.of(), minutes));
      return this;
    }

    /// The form the leaflet has, where that is longer than the usual one.
    public Builder asPrinted(String says, Map<String, String> chosen, Integer... byPlayers) {
      lengths.add(new Length(Length.Kind.PRINTED, says, chosen, List.of(byPlayers)));
      return this;
    }

    /// How soon a newcomer enjoys the game: 0 comes first.
    public Builder rank(int place) {
      rank = place;
      return this;
    }

    /// What the game asks of a player.
    public Builder skills(Skill... asked) {
      skills = List.of(asked);
      return this;
    }

    /// The fewest chairs at which skill shows, and a sentence that says why.
    public Builder skillShowsFrom(int chairs, String why) {
      fewestChairs = chairs;
      caveat = why;
      return this;
    }

    /// The boxes the game can be played with at a real table, the usual one first.
    public Builder boxes(Supplier<List<BoxContents>> contents) {
      boxes = contents;
      return this;
    }

    /// What is played to its end when the time available is over; a hand, if nothing is said.
    public Builder timeLimit(TimeLimit limit) {
      timeLimit = limit;
      return this;
    }

    /// Says that it suits an evening of progressive play, what decides a table there, and with
    /// which settings.
    public Builder evening(
        int order, String counted, Map<String, String> fixed, Map<String, String> usual) {
      evening = Optional.of(new Evening(order, counted, fixed, usual));
      return this;
    }

    /// Says that it can be played over days, with what that needs beside its short form, no clock
    /// and the umpire's judgement of words; and how many turns that takes with the fewest players,
    /// with one more, and so on.
    public Builder overDays(Map<String, String> chosen, Integer... byPlayers) {
      days = Optional.of(new Days(chosen, List.of(byPlayers)));
      return this;
    }

    /// Completes the entry of a game of words.
    public CatalogEntry opensWords(WordOpening opening) {
      return entry(opening, true);
    }

    /// Completes the entry of a game without words.
    public CatalogEntry opens(Opening opening) {
      return entry(opening, false);
    }

    /// Fails where a part that every game has was left out.
    private CatalogEntry entry(Opening opening, boolean words) {
      About about = new About(title, subtitle, leaflet, summary, minutes, race, reconstructed);
      boolean told = !leaflet.isEmpty() && !summary.isEmpty() && !minutes.isEmpty();
      boolean served = about.isGuest() || rank < UNRANKED && !skills.isEmpty();
      if (!told || !served || rulesVersion < 1 || fewest < 1 || most < fewest)
        throw new IllegalStateException("The catalogue entry of " + id + " is not complete.");
      return new CatalogEntry(
          id,
          about,
          new Seating(fewest, most, limit),
          List.copyOf(lengths),
          new Service(
              words,
              timeLimit,
              rank,
              new Skills(skills, fewestChairs, caveat),
              boxes,
              evening,
              days),
          new Edition(rulesVersion, settings, opening),
          earlier(opening));
    }

    private List<Edition> earlier(Opening opening) {
      List<Edition> earlier = new ArrayList<>();
      for (int version = rulesVersion - 1;
          oldestVersion > 0 && version >= oldestVersion;
          version--) {
        int old = version;
        earlier.add(
            new Edition(
                old, settings, (chosen, lexicon) -> opening.open(chosen.under(old), lexicon)));
      }
      return List.copyOf(earlier);
    }
  }
}
