package parlour.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Field;
import parlour.engine.Kit;
import parlour.engine.Setting;
import parlour.games.HowTo.Picture;
import parlour.games.material.CatalogEntry;
import parlour.games.material.TurnClock;

/// What a newcomer is told is true of the table they sit at: the how-to-play sheet, the hints and
/// the aim of every game are read beside every choice of every setting.
class HelpTest {
  private static final List<String> NUMBERS =
      List.of(
          "zero",
          "one",
          "two",
          "three",
          "four",
          "five",
          "six",
          "seven",
          "eight",
          "nine",
          "ten",
          "eleven",
          "twelve",
          "thirteen",
          "fourteen",
          "fifteen");
  private static final Map<String, Integer> TENS =
      Map.of("twenty", 20, "thirty", 30, "forty", 40, "fifty", 50, "sixty", 60, "hundred", 100);

  /// The words of every text that was read: each is read beside every choice of every setting.
  private static final Map<String, List<String>> WORDS = new HashMap<>();

  /// The kits of the tables that were opened: planted sheets are read at the same ones.
  private static final Map<String, Kit> KITS = new HashMap<>();

  /// The setting of every game that ends it by the clock: the aim says so, whatever the sheet says.
  private static final String TIME_AVAILABLE = "minutes";

  /// Where the price of a wrong doubt is told.
  private static final String PRICE =
      "(?is).*(a wrong (doubt|challenge)[:,]? \\w|whoever was wrong).*";

  /// A time told in words of its own: a clock may give twice that.
  private static final String MINUTES =
      "(?is).*\\b(an?|one|two|three|five|six|ten) (minute|second)s?\\b.*";

  static List<CatalogEntry> entries() {
    return Catalog.entries();
  }

  @ParameterizedTest
  @MethodSource("entries")
  void help_is_true_with_every_choice_of_every_setting(CatalogEntry entry) {
    assertThat(faults(entry, resource(HowTo.resource(entry.id())), lessonOf(entry))).isEmpty();
  }

  /// Offenders that were found at tables, planted again.
  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "bull-frog~ There are five deals.~ deals=3: “There are five deals.” is for deals=5",
        "bull-frog~ [deals!=1] There are five deals.~ deals=10: “There are five deals.” is for"
            + " deals=5",
        "logomachy~ The first to 21 points wins.~ goal=11: “The first to 21 points wins.” is for"
            + " goal=21",
        "anagrams~ Everybody leads once.~ rounds=1: “Everybody leads once.” is for rounds=all",
        "rotation~ Everybody deals once.~ hands=2: “Everybody deals once.” is for hands=all",
        "animal-rummy~ There is one hand for each player.~ length=50: “There is one hand for each"
            + " player.” is for length=1",
        "puzzle-neighbor~ There are three minutes.~ clock=double: “There are three minutes.” is not"
            + " by this clock",
        "anagrams~ Set your letters.|press: announce~ form=varied: there is no “announce”"
      })
  void help_for_another_table_is_found(String game, String planted, String fault) {
    CatalogEntry entry = Catalog.find(game).orElseThrow();
    String sheet =
        resource(HowTo.resource(game)) + "# Planted\n" + planted.replace('|', '\n') + "\n";
    assertThat(faults(entry, sheet, lessonOf(entry))).contains(fault);
  }

  @Test
  void a_sheet_that_does_not_say_what_a_wrong_doubt_costs_is_found() {
    CatalogEntry entry = Catalog.find("rotation").orElseThrow();
    List<String> faults = faults(entry, "# Goal\nDoubt words.\n", lessonOf(entry));
    assertThat(faults).contains("judge=vigilance: what a wrong doubt costs is not told");
    assertThat(faults).doesNotContain("judge=umpire: what a wrong doubt costs is not told");
  }

  @Test
  void a_sheet_that_does_not_say_what_ends_this_table_is_found() {
    CatalogEntry entry = Catalog.find("logomachy").orElseThrow();
    List<String> faults = faults(entry, "# Goal\nSpell.\n# Your turn\nGo.\nOn.\n", List.of());
    assertThat(faults)
        .contains("goal=11: the goal 11 is not named", "goal: the aim changes, the sheet does not");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "[deals=3 Go on.~ a “[” without its “]”",
        "[deals] Go on.~ “deals” is no setting=value",
        "[deals=] Go on.~ “deals=” is no setting=value",
        "[=3] Go on.~ “=3” is no setting=value"
      })
  void a_condition_that_cannot_be_read_is_refused(String line, String why) {
    assertThatThrownBy(() -> HelpText.read(line))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(why);
  }

  @Test
  void the_words_of_a_choice_stand_where_its_setting_is_named() {
    List<Setting> settings = Catalog.find("speculation").orElseThrow().settings();
    HelpText help = HelpText.read("[deals!=all] {deals}, and {time} for each.");
    assertThat(help.holds(settings, Map.of())).isFalse();
    assertThat(help.holds(settings, Map.of("deals", "2"))).isTrue();
    assertThat(help.text(settings, Map.of("deals", "2", "time", "5")))
        .isEqualTo("Two deals, and five minutes for each.");
  }

  private static List<Lesson> lessonOf(CatalogEntry entry) {
    return Lesson.read(resource(Lesson.resource(entry.id())));
  }

  private static List<String> faults(CatalogEntry entry, String source, List<Lesson> lesson) {
    HowTo sheet = HowTo.read(source);
    List<HelpText> help =
        Stream.concat(
                sheet.sections().stream()
                    .flatMap(section -> section.sentences().stream())
                    .map(HowTo.Sentence::text),
                lesson.stream().map(Lesson::text))
            .toList();
    Set<String> faults = new TreeSet<>();
    for (Setting setting : entry.settings()) {
      Set<String> aims = new HashSet<>();
      Set<HowTo> sheets = new HashSet<>();
      for (Field.Option choice : setting.choices()) {
        Map<String, String> chosen = Map.of(setting.name(), choice.value());
        String table = setting.name() + "=" + choice.value() + ": ";
        Kit kit = kit(entry, chosen);
        HowTo told = sheet.at(entry.settings(), chosen);
        aims.add(kit.aim().text());
        sheets.add(told);
        for (String fault : faultsOf(told, kit)) faults.add(table + fault);
        if (isDoubted(entry, lesson, chosen) && !told.toString().matches(PRICE))
          faults.add(table + "what a wrong doubt costs is not told");
        Set<String> verbs = new HashSet<>();
        for (Lesson hint : lesson)
          if (hint.text().holds(entry.settings(), chosen) && !verbs.add(hint.verb()))
            faults.add(table + "two hints for “" + hint.verb() + "”");
        if (setting.name().equals(TurnClock.NAME))
          for (HelpText line : help)
            if (line.holds(entry.settings(), chosen)
                && !line.when().toString().contains("values=[usual]")
                && line.text().matches(MINUTES))
              faults.add(table + "“" + line.text() + "” is not by this clock");
        for (HelpText line : help)
          if (line.holds(entry.settings(), chosen) && !isMeantFor(line, setting))
            for (Field.Option other : setting.choices())
              if (line.holds(entry.settings(), Map.of(setting.name(), other.value()))) {
                String text = line.text();
                if (isOf(text, other, choice, setting))
                  faults.add(
                      table + "“" + text + "” is for " + setting.name() + "=" + other.value());
              }
      }
      if (aims.size() > sheets.size() && !setting.name().equals(TIME_AVAILABLE))
        faults.add(setting.name() + ": the aim changes, the sheet does not");
    }
    return new ArrayList<>(faults);
  }

  /// Whether the players of a table doubt words: there is a hint for it, and no umpire.
  private static boolean isDoubted(
      CatalogEntry entry, List<Lesson> lesson, Map<String, String> chosen) {
    return lesson.stream()
            .anyMatch(
                hint ->
                    Set.of("challenge", "doubt").contains(hint.verb())
                        && hint.text().holds(entry.settings(), chosen))
        && HelpText.read("[judge=vigilance]").holds(entry.settings(), chosen);
  }

  /// What is wrong with the sheet of one table.
  private static List<String> faultsOf(HowTo told, Kit kit) {
    List<String> faults = new ArrayList<>();
    StringBuilder all = new StringBuilder();
    for (HowTo.Section section : told.sections())
      for (HowTo.Sentence sentence : section.sentences()) {
        all.append(sentence.text().text()).append(' ');
        for (Picture picture : sentence.pictures())
          if (picture instanceof Picture.Press(String verb) && kit.action(verb).isEmpty())
            faults.add("there is no “" + verb + "”");
      }
    int goal = kit.aim().goal();
    if (goal > 0
        && numbers(words(kit.aim().text())).contains(goal)
        && !numbers(words(all.toString())).contains(goal))
      faults.add("the goal " + goal + " is not named");
    return faults;
  }

  /// Whether a text speaks of another choice of a setting than the one of this table: it says what
  /// the choice says, or counts what it counts.
  private static boolean isOf(
      String text, Field.Option other, Field.Option chosen, Setting setting) {
    if (other.equals(chosen)) return false;
    List<String> words = words(text);
    List<String> label = words(other.label());
    if (label.size() >= 3
        && String.join(" ", words).contains(String.join(" ", label))
        && !String.join(" ", words(chosen.label())).contains(String.join(" ", label))) return true;
    Set<String> counts = counts(other, setting);
    counts.removeAll(counts(chosen, setting));
    for (int i = 0; i + 1 < words.size(); i++)
      if (counts.contains(number(words.get(i)) + " " + singular(words.get(i + 1)))) return true;
    return false;
  }

  /// Whether a line names the choices of a setting that it is for, one by one.
  private static boolean isMeantFor(HelpText line, Setting setting) {
    return line.when().stream()
        .anyMatch(term -> term.setting().equals(setting.name()) && !term.not());
  }

  /// What a choice counts, such as "5 deal"; a number that stands alone counts what its setting
  /// speaks of, or points.
  private static Set<String> counts(Field.Option choice, Setting setting) {
    Set<String> counts = new HashSet<>();
    List<String> label = words(choice.label());
    for (int i = 0; i < label.size(); i++) {
      int number = number(label.get(i));
      if (number < 0) continue;
      if (i + 1 < label.size() && label.get(i + 1).length() > 3)
        counts.add(number + " " + singular(label.get(i + 1)));
      else if (i + 1 == label.size())
        for (String noun : words(setting.label())) counts.add(number + " " + singular(noun));
      if (number > 1) counts.add(number + " point");
    }
    return counts;
  }

  private static Set<Integer> numbers(List<String> words) {
    Set<Integer> numbers = new HashSet<>();
    for (String word : words) if (number(word) >= 0) numbers.add(number(word));
    return numbers;
  }

  /// The number that a word says, or -1.
  private static int number(String word) {
    if (word.matches("\\d+")) return Integer.parseInt(word);
    int dash = word.indexOf('-');
    if (dash > 0 && TENS.containsKey(word.substring(0, dash)))
      return number(word.substring(0, dash)) + Math.max(0, number(word.substring(dash + 1)));
    return TENS.getOrDefault(word, NUMBERS.indexOf(word));
  }

  private static String singular(String word) {
    return word.length() > 3 && word.endsWith("s") ? word.substring(0, word.length() - 1) : word;
  }

  private static List<String> words(String text) {
    return WORDS.computeIfAbsent(
        text,
        _ ->
            Stream.of(text.toLowerCase(Locale.ROOT).split("[^a-z0-9’'{}-]+"))
                .filter(word -> !word.isEmpty())
                .toList());
  }

  private static Kit kit(CatalogEntry entry, Map<String, String> chosen) {
    return KITS.computeIfAbsent(entry.id() + chosen, _ -> opened(entry, chosen));
  }

  private static Kit opened(CatalogEntry entry, Map<String, String> chosen) {
    int seats = Math.clamp(3, entry.seating().fewest(), entry.seating().most());
    while (entry.objection(seats, chosen).isPresent() && seats < entry.seating().most()) seats++;
    return entry.open(chosen, ShippedLexicon.load()).kit(seats);
  }

  private static String resource(String name) {
    try (InputStream in = Objects.requireNonNull(HelpTest.class.getResourceAsStream(name), name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
