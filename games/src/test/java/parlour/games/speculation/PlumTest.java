package parlour.games.speculation;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.speculation.SpeculationTable.ANNA;
import static parlour.games.speculation.SpeculationTable.BERT;
import static parlour.games.speculation.SpeculationTable.CLARA;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.Field;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.Proves;
import parlour.games.material.letters.ListNews;
import parlour.games.material.letters.WordList;
import parlour.games.speculation.Move.Challenge;
import parlour.games.speculation.Move.Content;
import parlour.games.speculation.Move.Leave;
import parlour.games.speculation.Move.Notice;
import parlour.games.speculation.Move.Rest;
import parlour.games.speculation.Move.TurnUp;
import parlour.games.speculation.Move.Write;
import parlour.lexicon.Letters;
import parlour.testkit.Golden;
import parlour.testkit.Transcript;

/// The Plum turned up: A E I N S T, and the E beside it.
class PlumTest {
  @Test
  @Proves("speculation.plum.open")
  void the_dealer_may_turn_it_up_and_make_words_of_it_and_the_letter_exposed() {
    SpeculationTable gamble = SpeculationTable.exposed().clock();
    assertThat(gamble.prompt().must()).isEqualTo(Seats.of(ANNA));
    assertThat(gamble.refusal(BERT, new TurnUp())).isEqualTo("speculation.plum.open");
    gamble.by(ANNA, new TurnUp()).write(ANNA, "stain", "tea", "teen");
    assertThat(gamble.position().of(ANNA).plum().lines()).hasSize(3);
    assertThat(gamble.refusal(ANNA, new Write("garden")))
        .as("her hand is back in the box")
        .isEqualTo("speculation.plum.open");
    assertThat(gamble.refusal(ANNA, new Write("taste")))
        .as("one T only")
        .isEqualTo("speculation.plum.open");
  }

  @Test
  @Proves("speculation.plum.open")
  void or_leave_it_and_then_nobody_makes_words_of_it() {
    SpeculationTable gamble =
        SpeculationTable.exposed("judge", "umpire").clock().by(ANNA, new Leave());
    assertThat(gamble.position().dealer()).isEqualTo(BERT);
    SpeculationTable silent = SpeculationTable.exposed("judge", "umpire").clock();
    assertThat(silent.prompt().deadlineMillis()).isEqualTo(silent.atMillis() + 60_000);
    silent.clock();
    assertThat(silent.told(BERT)).contains("@0 leaves the Plum unturned.");
    assertThat(silent.position().dealer()).isEqualTo(BERT);
  }

  @Test
  @Proves("speculation.plum.public")
  void it_must_now_be_open_to_all() {
    SpeculationTable gamble = SpeculationTable.turnedUp();
    for (int i = -1; i < 3; i++) {
      Zone.Row plum = (Zone.Row) gamble.zone(Seat.of(i), "plum");
      assertThat(plum.pieces())
          .extracting(piece -> piece.face().text())
          .containsExactly("A", "E", "I", "N", "S", "T");
    }
    assertThat(gamble.told(BERT)).contains("@0 turns up the Plum: AEINST.");
    assertThat(gamble.position().plum().all()).isEqualTo(Letters.of("aeeinst"));
  }

  @Test
  @Proves("speculation.plum.pay")
  void one_counter_from_the_pool_for_each_word_of_the_plum() {
    SpeculationTable gamble =
        SpeculationTable.turnedUp("judge", "umpire").write(ANNA, "stain", "tea", "seen");
    gamble.toTheNextDeal();
    assertThat(gamble.counters(ANNA)).isEqualTo(3);
    assertThat(gamble.position().match().counters().pool()).isEqualTo(97);
    assertThat(gamble.told(BERT))
        .contains("@0 has STAIN, TEA, SEEN of the Plum: three counters from the pool.");
    assertThat(gamble.clauses(ListNews.ListPaid.class)).contains("speculation.plum.pay");
  }

  @Test
  @Proves("speculation.amb.privacy")
  void the_dealers_words_of_the_plum_are_secret_until_time_is_called() {
    SpeculationTable gamble = SpeculationTable.turnedUp().write(ANNA, "stain");
    assertThat(gamble.told(BERT).getLast()).isEqualTo("@0 writes down a word.");
    assertThat(gamble.view(BERT).seen().at(ANNA).plum().isCovered()).isTrue();
    gamble.by(ANNA, new Rest());
    assertThat(gamble.view(BERT).seen().at(ANNA).plum().find("stain")).isZero();
  }

  @Test
  @Proves({"speculation.amb.omission-payer", "general.point.name"})
  void by_option_the_dealer_pays_for_an_overlooked_word() {
    SpeculationTable gamble =
        SpeculationTable.turnedUp("omission", "dealer").write(ANNA, "stain").by(ANNA, new Rest());
    gamble.by(BERT, new Notice("satin"));
    assertThat(gamble.counters(BERT)).isEqualTo(1);
    assertThat(gamble.counters(ANNA)).as("the dealer loses one").isEqualTo(-1);
    assertThat(gamble.position().match().counters().owed(ANNA)).isEqualTo(1);
    assertThat(gamble.told(CLARA).getLast())
        .isEqualTo("@1 notices SATIN, which @0 overlooked, and takes one counter from @0.");
  }

  @Test
  @Proves({"speculation.plum.omission", "speculation.amb.omission-payer"})
  void for_any_word_the_dealer_overlooks_a_player_who_notices_it_takes_one_counter_from_the_pool() {
    SpeculationTable pool = SpeculationTable.turnedUp().by(ANNA, new Rest());
    pool.by(BERT, new Notice("satin"));
    assertThat(pool.clauses(News.Noticed.class))
        .contains("speculation.plum.omission", "speculation.amb.omission-payer");
    assertThat(pool.counters(BERT)).isEqualTo(1);
    assertThat(pool.counters(ANNA)).isZero();
    assertThat(pool.position().match().counters().pool()).isEqualTo(99);
  }

  @Test
  @Proves({"speculation.plum.omission", "speculation.amb.time"})
  void the_first_claim_takes_each_word_and_there_is_a_minute_for_it() {
    SpeculationTable gamble = SpeculationTable.turnedUp();
    long turnedMillis = gamble.atMillis();
    assertThat(gamble.prompt().deadlineMillis()).isEqualTo(turnedMillis + 120_000);
    gamble.clock();
    assertThat(gamble.phase()).isInstanceOf(Phase.Noticing.class);
    assertThat(gamble.prompt())
        .isEqualTo(
            new Prompt(
                Prompt.Pace.RACE,
                Seats.of(BERT, CLARA),
                Seats.NONE,
                turnedMillis + 120_000 + 60_000));
    gamble.by(BERT, new Notice("satin"));
    assertThat(gamble.refusal(CLARA, new Notice("satin"))).isEqualTo("speculation.plum.omission");
    gamble.by(CLARA, new Notice("saint")).by(BERT, new Rest());
    assertThat(gamble.refusal(BERT, new Notice("stein"))).isEqualTo("speculation.plum.omission");
    gamble.clock();
    assertThat(gamble.position().dealer()).as("nothing is left to read").isEqualTo(BERT);
    assertThat(gamble.refusal(CLARA, new Notice("tea"))).isEqualTo("speculation.plum.omission");
  }

  @Test
  @Proves("speculation.plum.omission")
  void a_claim_is_looked_up_at_once() {
    SpeculationTable gamble = SpeculationTable.turnedUp().write(ANNA, "stain").by(ANNA, new Rest());
    assertThat(gamble.refusal(BERT, new Notice("stain"))).isEqualTo("speculation.plum.omission");
    assertThat(gamble.refusal(BERT, new Notice("sitan"))).isEqualTo("general.error.no-count");
    assertThat(gamble.refusal(BERT, new Notice("garden"))).isEqualTo("speculation.plum.omission");
    assertThat(gamble.refusal(BERT, new Notice("at"))).isEqualTo("speculation.amb.min");
    assertThat(gamble.refusal(BERT, new Notice("?"))).isEqualTo("speculation.amb.min");
    assertThat(gamble.counters(BERT)).isZero();
  }

  @Test
  @Proves("general.error.discoverer")
  void an_error_in_the_dealers_words_of_the_plum_pays_its_discoverer() {
    SpeculationTable gamble =
        SpeculationTable.turnedUp().write(ANNA, "stain", "sitan").by(ANNA, new Rest());
    gamble.by(BERT, new Rest()).by(CLARA, new Rest());
    assertThat(gamble.prompt().must()).as("not the dealer").isEqualTo(Seats.of(BERT, CLARA));
    gamble.by(CLARA, new Challenge(new WordList.Place('p', ANNA, "sitan")));
    gamble.by(BERT, new Content()).by(CLARA, new Content());
    assertThat(gamble.counters(ANNA)).isEqualTo(1);
    assertThat(gamble.counters(CLARA)).isEqualTo(1);
  }

  private static Answer word(String verb, String word) {
    return Answer.of(verb, "word", word);
  }

  /// A whole deal, to be read: the dealer loses a counter for an overlooked word of the Plum.
  @Test
  @Proves("speculation.plum.omission")
  void the_dealer_loses_a_counter_for_an_overlooked_word_of_the_plum() {
    SpeculationTable gamble = SpeculationTable.three();
    Transcript<Position, Move, View> deal = new Transcript<>(gamble.game(), gamble.position());
    deal.show(BERT).play(BERT, Answer.of("discard", "letters", "h.o h.o.2 h.c h.d h.g"), 9_000);
    deal.play(BERT, Answer.of("give", "letters", "h.n"), 12_000);
    deal.play(BERT, Answer.of("give", "letters", "h.n h.t"), 13_000);
    deal.play(ANNA, Answer.of("discard", "letters", "h.u h.u.2 h.w h.y h.k"), 15_000);
    deal.play(CLARA, Answer.of("discard", "letters", "h.o h.o.2 h.l h.f h.z"), 17_000);
    deal.play(CLARA, Answer.of("discard", "letters", "h.o h.o.2 h.l h.f h.h"), 18_000);
    deal.play(ANNA, Answer.of("give", "letters", "h.a h.i"), 20_000).show(ANNA);
    deal.play(CLARA, Answer.of("give", "letters", "h.e h.s"), 22_000).show(ANNA);
    deal.play(ANNA, Answer.of("expose", "letters", "h.e"), 30_000);
    deal.play(BERT, word("write", "PLANET"), 40_000).play(BERT, word("write", "PLATE"), 45_000);
    deal.play(CLARA, word("write", "BEETLE"), 46_000).play(CLARA, word("write", "BEE"), 50_000);
    deal.play(ANNA, word("write", "GARDEN"), 55_000).play(CLARA, word("write", "BRIDEG"), 60_000);
    deal.show(CLARA).timeUp().show(BERT).play(ANNA, Answer.of("turn-up"), 215_000);
    deal.play(ANNA, word("write", "STAIN"), 220_000).play(ANNA, word("write", "TEA"), 225_000);
    deal.show(BERT).play(ANNA, Answer.of("rest"), 300_000).show(BERT);
    deal.play(BERT, word("notice", "STAIN"), 303_000).play(BERT, word("notice", "SATIN"), 305_000);
    deal.play(CLARA, word("notice", "SATIN"), 305_400);
    deal.play(CLARA, word("notice", "SITAN"), 310_000);
    for (Seat seat : List.of(BERT, CLARA)) deal.play(seat, Answer.of("rest"), 320_000);
    deal.show(ANNA).play(ANNA, Answer.of("challenge", "line", "l2.brideg"), 330_000);
    deal.play(BERT, Answer.of("challenge", "line", "p0.stain"), 331_000);
    for (Seat seat : List.of(ANNA, BERT, CLARA)) deal.play(seat, Answer.of("content"), 340_000);
    Golden.check("speculation-plum", deal.show(Seat.NOBODY).toString());
  }

  @Test
  void words_of_the_plum_can_be_tapped_together() {
    SpeculationTable gamble = SpeculationTable.turnedUp();
    Scene.Offer write = gamble.scene(ANNA).offers().getFirst();
    assertThat(write.verb()).isEqualTo("write");
    assertThat(((Field.Spell) write.fields().getFirst()).ids())
        .containsExactly("plum.a", "plum.e", "plum.i", "plum.n", "plum.s", "plum.t", "x.e");
    assertThat(gamble.scene(BERT).offers()).isEmpty();
  }
}
