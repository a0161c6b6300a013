package parlour.games.court;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Answer;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.Piece;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Zone;
import parlour.engine.play.Log;
import parlour.engine.play.Referee;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;
import parlour.games.material.WordGame;
import parlour.testkit.Rulings;

/// A table overrules its dictionary, or does not.
class CourtTest {
  private static final Seat ANN = Seat.of(0);
  private static final Seat CAT = Seat.of(2);

  private static Game<?, ?, ?> open(String game, String... chosen) {
    Map<String, String> settings = new TreeMap<>(Map.of("overrule", "vote"));
    for (int i = 0; i < chosen.length; i += 2) settings.put(chosen[i], chosen[i + 1]);
    return Catalog.find(game).orElseThrow().open(settings, ShippedLexicon.load());
  }

  private final Referee<?, ?, ?> table = new Referee<>(open("logomachy"), 3, 7);
  private final Seat up = table.prompt().must().lowest();

  private static Answer plea(String word) {
    return Answer.of("plead", "word", word);
  }

  private static Answer vote(String word, String voice) {
    return Answer.of("court-vote", "word", word, "voice", voice);
  }

  private String refused(Seat by, Answer answer, long atMillis) {
    return table.play(by, answer, atMillis)
            instanceof Referee.Decision.Refused(var clause, String why)
        ? clause.id() + ": " + why
        : "";
  }

  private List<String> accepted(Seat by, Answer answer, long atMillis) {
    return lines(table.play(by, answer, atMillis));
  }

  private static List<String> lines(Referee.Decision decision) {
    assertThat(decision).isInstanceOf(Referee.Decision.Accepted.class);
    List<Event> events = ((Referee.Decision.Accepted) decision).events();
    return events.stream().map(event -> Rulings.plain(event.line().text())).toList();
  }

  private Seat after(Seat seat) {
    return Seat.of((seat.index() + 1) % 3);
  }

  private List<String> offers(Seat eye) {
    return table.scene(eye).offers().stream().map(Scene.Offer::verb).toList();
  }

  private List<Piece> row(String id) {
    for (Zone zone : table.scene(up).zones())
      if (zone instanceof Zone.Row row && row.id().equals(id)) return row.pieces();
    throw new AssertionError("no row " + id);
  }

  private static String letters(List<Piece> pieces) {
    return pieces.stream().map(piece -> piece.face().text()).collect(Collectors.joining());
  }

  private boolean admits(String word) {
    CourtView<?, ?, ?> seen = (CourtView<?, ?, ?>) table.view(Seat.NOBODY);
    return seen.game().inner().judge().admit(word) >= 0;
  }

  @Test
  void as_usual_a_table_has_no_court() {
    Game<?, ?, ?> usual =
        Catalog.find("logomachy").orElseThrow().open(Map.of(), ShippedLexicon.load());
    assertThat(usual).isNotInstanceOf(Court.class).isInstanceOf(WordGame.class);
  }

  @Test
  void every_game_of_words_can_have_one_and_no_other() {
    List<String> without =
        Catalog.entries().stream()
            .filter(entry -> entry.settings().stream().noneMatch(s -> s.name().equals("overrule")))
            .map(CatalogEntry::id)
            .toList();
    assertThat(without)
        .containsExactly(
            "animal-rummy",
            "wild-animal",
            "bull-frog",
            "authors",
            "good-books",
            "slap-jack",
            "bid-jack",
            "skat");
    for (CatalogEntry entry : Catalog.entries())
      if (!without.contains(entry.id())) assertThat(open(entry.id())).isInstanceOf(Court.class);
  }

  @Test
  void more_voices_for_a_word_than_against_it_admit_it_for_the_rest_of_the_game() {
    assertThat(admits("zorbing")).isFalse();
    assertThat(accepted(up, plea("ZORBING"), 1_000))
        .containsExactly("@" + up.index() + " asks the table to admit ZORBING.");
    assertThat(accepted(after(up), vote("ZORBING", "aside"), 2_000)).hasSize(1);
    assertThat(accepted(after(after(up)), vote("ZORBING", "for"), 3_000))
        .contains("The table admits ZORBING for this game, 2 to 0.");
    assertThat(admits("zorbing")).isTrue();
  }

  @Test
  void a_tie_leaves_the_dictionary_its_word() {
    accepted(up, plea("zorbing"), 1_000);
    accepted(after(up), vote("zorbing", "aside"), 2_000);
    assertThat(accepted(after(after(up)), vote("zorbing", "against"), 3_000))
        .contains("The table does not admit ZORBING, 1 to 1.");
    assertThat(admits("zorbing")).isFalse();
    assertThat(refused(up, plea("zorbing"), 4_000))
        .isEqualTo("house.overrule: The table has voted on ZORBING already.");
  }

  @Test
  void who_has_not_spoken_in_half_a_minute_keeps_out_of_it() {
    accepted(up, plea("zorbing"), 1_000);
    assertThat(table.prompt().must().has(up)).isFalse();
    assertThat(table.prompt().deadlineMillis()).isEqualTo(31_000);
    assertThat(lines(table.timeUp(31_000)))
        .containsExactly("The table admits ZORBING for this game, 1 to 0.");
  }

  @Test
  void a_vote_that_nobody_can_turn_any_more_is_over() {
    Referee<?, ?, ?> five = new Referee<>(open("logomachy"), 5, 7);
    Seat first = five.prompt().must().lowest();
    Seat second = five.seats().leftOf(first);
    Seat third = five.seats().leftOf(second);
    five.play(first, plea("zorbing"), 10);
    five.play(second, vote("zorbing", "for"), 20);
    assertThat(lines(five.play(third, vote("zorbing", "for"), 30))).hasSize(2);
    assertThat(five.prompt().must().has(first)).isTrue();
  }

  @Test
  void the_clocks_stand_still_while_the_table_votes() {
    Prompt before = table.prompt();
    Scene.Watch watch = table.scene(up).watches().getFirst();
    accepted(up, plea("zorbing"), 10_000);
    assertThat(table.scene(up).watches())
        .extracting(Scene.Watch::label)
        .containsExactly("The vote");
    table.timeUp(40_000);
    assertThat(table.prompt().deadlineMillis()).isEqualTo(before.deadlineMillis() + 30_000);
    assertThat(table.scene(up).watches().getFirst().untilMillis())
        .isEqualTo(watch.untilMillis() + 30_000);
    assertThat(lines(table.timeUp(before.deadlineMillis() + 30_000))).isNotEmpty();
  }

  @Test
  void while_the_table_votes_nobody_plays() {
    Answer lay = Answer.of("lay", "card", "h.0");
    accepted(up, plea("zorbing"), 1_000);
    assertThat(offers(up)).isEmpty();
    assertThat(offers(after(up))).containsExactly("court-vote");
    assertThat(refused(after(up), lay, 2_000)).startsWith("house.");
    assertThat(refused(after(up), plea("plonkus"), 2_000))
        .isEqualTo("house.overrule: The table votes on ZORBING first.");
    assertThat(refused(up, vote("zorbing", "against"), 2_000)).startsWith("house.turn");
    assertThat(refused(after(up), vote("plonkus", "for"), 2_000))
        .isEqualTo("house.overrule: The table does not vote on PLONKUS.");
    assertThat(refused(after(up), vote("zorbing", "perhaps"), 2_000)).startsWith("house.sense");
  }

  @Test
  void a_player_pleads_in_turn_three_times_and_for_words_that_need_it() {
    assertThat(offers(after(up))).isEmpty();
    assertThat(refused(after(up), plea("zorbing"), 10)).startsWith("house.turn");
    assertThat(refused(up, plea("table"), 10))
        .isEqualTo("house.overrule: TABLE is a good word as it is.");
    assertThat(refused(up, plea("x"), 10)).contains("no vote changes that");
    assertThat(refused(up, plea("z".repeat(31)), 10)).contains("30 letters at the most");
    assertThat(refused(up, plea("l'eau"), 10)).startsWith("house.letters");
    long atMillis = 100;
    for (String word : List.of("zorbing", "plonkus", "blimfark")) {
      accepted(up, plea(word), atMillis);
      accepted(after(up), vote(word, "against"), atMillis + 1);
      accepted(after(after(up)), vote(word, "against"), atMillis + 2);
      atMillis += 10;
    }
    assertThat(offers(up)).doesNotContain("plead");
    assertThat(refused(up, plea("snorfle"), atMillis))
        .isEqualTo("house.overrule: You have asked for 3 words in this game already.");
  }

  @Test
  void a_plural_that_the_leaflet_forbids_is_no_matter_of_the_dictionary() {
    Referee<?, ?, ?> foil = new Referee<>(open("foil"), 2, 3);
    Seat first = foil.prompt().must().or(foil.prompt().may()).lowest();
    assertThat(foil.play(first, plea("tales"), 10))
        .isInstanceOfSatisfying(
            Referee.Decision.Refused.class,
            refusal -> assertThat(refusal.why()).contains("plural", "no vote changes that"));
  }

  @Test
  void a_name_that_the_law_refuses_may_be_admitted() {
    assertThat(admits("london")).isFalse();
    accepted(up, plea("london"), 10);
    table.timeUp(30_010);
    assertThat(admits("london")).isTrue();
    assertThat(admits("paris")).isFalse();
  }

  @Test
  void a_word_nobody_ever_heard_of_is_played_once_it_is_admitted() {
    Piece card = row("hand").getFirst();
    String word = letters(row("pool")) + card.face().text();
    Answer take = Answer.of("take", "word", word, "card", card.id());
    assertThat(lines(table.copy().play(up, take, 10)))
        .anyMatch(line -> line.contains(word + " is not in the dictionary"));
    accepted(up, plea(word), 20);
    accepted(after(up), vote(word, "for"), 30);
    assertThat(accepted(up, take, 40)).anyMatch(line -> line.contains("spells " + word));
  }

  @Test
  void a_log_with_a_vote_plays_again() {
    accepted(up, plea("zorbing"), 1_000);
    accepted(after(up), vote("zorbing", "for"), 2_000);
    Referee<?, ?, ?> again = new Referee<>(open("logomachy"), 3, 7);
    for (Log.Entry entry :
        List.of(
            new Log.Entry(1_000, up, plea("ZORBING")),
            new Log.Entry(2_000, after(up), vote("ZORBING", "for")))) again.apply(entry);
    assertThat(again.scene(CAT)).isEqualTo(table.scene(CAT));
    assertThat(again.view(ANN)).isEqualTo(table.view(ANN));
    assertThat(again.prompt()).isEqualTo(table.prompt());
  }
}
