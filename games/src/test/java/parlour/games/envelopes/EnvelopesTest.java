package parlour.games.envelopes;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.testkit.TestTable.ANNA;
import static parlour.testkit.TestTable.BERT;
import static parlour.testkit.TestTable.CLARA;
import static parlour.testkit.TestTable.DUNCAN;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Settings;
import parlour.engine.play.Log;
import parlour.engine.play.Seed;
import parlour.engine.wire.LogCodec;
import parlour.games.Proves;
import parlour.games.anagrams.Anagrams;
import parlour.games.envelopes.Move.Announce;
import parlour.games.envelopes.Move.Aside;
import parlour.lexicon.Judge;
import parlour.lexicon.WordLaw;
import parlour.testkit.PlainTable;

class EnvelopesTest {
  private static final Judge JUDGE = new Judge(ShippedLexicon.load(), WordLaw.GENERAL);
  private static final List<String> WORDS =
      List.of("garden", "window", "bottle", "candle", "kitchen", "blanket", "village", "journey");

  private static PlainTable<Position, Move, View> table(long seed, String... sealed) {
    Envelopes game = game(sealed);
    return new PlainTable<>(game, game.deal(Seats.first(4), seed));
  }

  private static Envelopes game(String... sealed) {
    return new Envelopes(new Options(sealed.length == 4 ? 1 : 2, 5, false, List.of(sealed)), JUDGE);
  }

  private static PlainTable<Position, Move, View> evening() {
    return table(7, WORDS.toArray(new String[0]));
  }

  @Test
  @Proves("progressive.anagrams.tables")
  void the_same_words_lie_in_the_envelopes_of_every_table_and_their_letters_are_mixed() {
    Position one = table(1, WORDS.toArray(new String[0])).position();
    Position other = table(2, WORDS.toArray(new String[0])).position();
    for (Seat seat : Seats.first(4)) {
      for (int i = 0; i < 2; i++) {
        Position.Envelope here = one.of(seat).envelopes().get(i);
        assertThat(here.word()).isEqualTo(WORDS.get(4 * i + seat.index()));
        assertThat(here.word()).isEqualTo(other.of(seat).envelopes().get(i).word());
        assertThat(here.letters()).isNotEqualTo(here.word()).hasSameSizeAs(here.word());
      }
    }
    assertThat(one).isNotEqualTo(other);
  }

  @Test
  @Proves("progressive.anagrams.pairs")
  void four_play_two_against_two_and_partners_sit_opposite() {
    PlainTable<Position, Move, View> table = evening();
    table.by(ANNA, new Announce("garden")).by(CLARA, new Announce("bottle"));
    assertThat(table.position().pair(ANNA)).isEqualTo(2);
    assertThat(table.position().pair(CLARA)).isEqualTo(2);
    assertThat(table.position().pair(BERT)).isZero();
    assertThat(Anagrams.ENTRY.objection(3, Map.of("form", "envelopes"))).isPresent();
    assertThat(Anagrams.ENTRY.objection(4, Map.of("form", "envelopes"))).isEmpty();
  }

  @Test
  @Proves("progressive.amb.leader")
  void no_leader_sits_out_and_most_words_in_time_win_the_table() {
    PlainTable<Position, Move, View> table = evening();
    assertThat(table.prompt().must()).isEqualTo(Seats.first(4));
    table.by(BERT, new Announce("window")).by(ANNA, new Aside()).clock();
    assertThat(table.winners()).isEqualTo(Seats.of(BERT, DUNCAN));
    assertThat(table.clauses()).contains("progressive.amb.leader", "anagrams.time.stop");
  }

  @Test
  void the_table_is_over_when_nobody_has_an_envelope_left() {
    PlainTable<Position, Move, View> table = table(3, "garden", "window", "bottle", "candle");
    table.by(ANNA, new Announce("garden")).by(BERT, new Aside()).by(CLARA, new Aside());
    assertThat(table.prompt().must()).isEqualTo(Seats.of(DUNCAN));
    table.by(DUNCAN, new Announce("candle"));
    assertThat(table.prompt().isOver()).isTrue();
    assertThat(table.winners()).isEqualTo(Seats.first(4));
  }

  @Test
  void an_announcement_has_all_the_letters_and_is_heard_once() {
    PlainTable<Position, Move, View> table = evening();
    assertThat(table.refusal(ANNA, new Announce("window"))).isEqualTo("anagrams.object");
    table.by(ANNA, new Announce("danger"));
    assertThat(table.toldLast(ANNA)).contains("DANGER");
    assertThat(table.toldLast(BERT)).doesNotContain("DANGER");
    assertThat(table.refusal(ANNA, new Announce("danger")))
        .isEqualTo("progressive.amb.envelope-tries");
  }

  @Test
  @Proves("progressive.amb.envelope-tries")
  void ten_announcements_of_an_envelope_are_heard() {
    PlainTable<Position, Move, View> table = evening();
    List<String> orders =
        List.of(
            "danger", "ranged", "gander", "gardne", "ardeng", "nedrag", "dragen", "grande",
            "endrag", "negard");
    for (String order : orders) table.by(ANNA, new Announce(order));
    assertThat(table.refusal(ANNA, new Announce("garden")))
        .isEqualTo("progressive.amb.envelope-tries");
    assertThat(table.scene(ANNA).question().orElseThrow().text()).contains("lay it aside");
    assertThat(table.drawn(ANNA)).doesNotContain("Announce the word");
    table.by(ANNA, new Aside());
    assertThat(table.drawn(ANNA)).contains("Announce the word");
  }

  @Test
  void no_chair_sees_a_word_or_another_s_letters() {
    PlainTable<Position, Move, View> table = evening();
    Envelopes game = game(WORDS.toArray(new String[0]));
    for (int i = -1; i < 4; i++) {
      View view = game.view(table.position(), Seat.of(i));
      for (Seat seat : Seats.first(4)) {
        assertThat(view.seen().of(seat).envelopes()).allMatch(e -> e.word().isEmpty());
        boolean own = seat.equals(view.eye());
        assertThat(view.seen().of(seat).envelopes().stream().filter(e -> !e.letters().isEmpty()))
            .hasSize(own ? 1 : 0);
      }
    }
  }

  @Test
  void what_was_sealed_is_in_the_commitment_and_in_the_last_line_only() {
    Seed seed = new Seed(5, "0".repeat(64), String.join(" ", WORDS));
    assertThat(seed.commitment()).isNotEqualTo(new Seed(5, "0".repeat(64)).commitment());
    Map<String, String> chosen = Map.of("form", "envelopes", "envelopes", "2");
    Log.Header header =
        new Log.Header(
            "anagrams",
            Anagrams.ENTRY.rulesVersion(),
            Settings.of(Anagrams.ENTRY.settings(), chosen),
            ShippedLexicon.load().version(),
            4,
            seed);
    List<String> lines =
        LogCodec.write(new LogCodec.Book(new Log(header, List.of()), java.util.Optional.empty()))
            .lines()
            .toList();
    assertThat(lines.getFirst()).doesNotContain("garden");
    assertThat(lines.getLast()).contains("garden");
    assertThat(LogCodec.read(String.join("\n", lines)).log().header()).isEqualTo(header);
    Envelopes opened = (Envelopes) Anagrams.ENTRY.open(header, ShippedLexicon.load());
    assertThat(opened.options().sealed()).isEqualTo(WORDS);
  }

  @Test
  @Proves("progressive.amb.envelope-aside")
  void an_envelope_laid_aside_is_not_taken_up_again() {
    PlainTable<Position, Move, View> table = evening().by(ANNA, new Aside());
    assertThat(table.clauses(News.LaidAside.class))
        .containsExactly("progressive.amb.envelope-aside");
    assertThat(table.refusal(ANNA, new Announce("garden"))).isEqualTo("anagrams.object");
  }

  @Test
  @Proves("progressive.amb.envelope-words")
  void where_nothing_is_sealed_the_house_draws_different_words_of_equal_length() {
    Position drawn = table(11).position();
    for (int i = 0; i < 2; i++) {
      int length = drawn.of(ANNA).envelopes().get(i).word().length();
      for (Seat seat : Seats.first(4))
        assertThat(drawn.of(seat).envelopes().get(i).word()).hasSize(length);
    }
    assertThat(new Words(JUDGE).objection("xyzzyx")).isNotEmpty();
    assertThat(new Words(JUDGE).objection("cat")).contains("five to ten letters");
    assertThat(new Words(JUDGE).objection("garden")).isEmpty();
  }
}
