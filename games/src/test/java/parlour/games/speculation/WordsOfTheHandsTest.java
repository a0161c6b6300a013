package parlour.games.speculation;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.speculation.SpeculationTable.ANNA;
import static parlour.games.speculation.SpeculationTable.BERT;
import static parlour.games.speculation.SpeculationTable.CLARA;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Event;
import parlour.engine.Piece;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.engine.wire.ScenePrinter;
import parlour.games.Proves;
import parlour.games.material.letters.ListNews;
import parlour.games.material.letters.WordList;
import parlour.games.speculation.Move.Challenge;
import parlour.games.speculation.Move.Content;
import parlour.games.speculation.Move.Expose;
import parlour.games.speculation.Move.Leave;
import parlour.games.speculation.Move.Rest;
import parlour.games.speculation.Move.Write;

/// The leaflet on the words made of the hands, and on errors in them.
class WordsOfTheHandsTest {
  @Nested
  class Words_of_the_hands {
    @Test
    @Proves("speculation.expose")
    void the_dealer_turns_up_one_of_their_letters_and_leaves_it_exposed_throughout() {
      SpeculationTable gamble = SpeculationTable.sorted();
      assertThat(gamble.prompt().must()).isEqualTo(Seats.of(ANNA));
      assertThat(gamble.refusal(ANNA, new Expose('z'))).isEqualTo("speculation.expose");
      gamble.by(ANNA, new Expose('e'));
      for (Class<? extends Phase> phase : List.of(Phase.Writing.class, Phase.Turning.class)) {
        assertThat(gamble.phase()).isInstanceOf(phase);
        for (int i = -1; i < 3; i++)
          assertThat(((Zone.Row) gamble.zone(Seat.of(i), "x")).pieces())
              .containsExactly(Piece.letter("x.e", 'e'));
        gamble.clock();
      }
      assertThat(gamble.refusal(ANNA, new Expose('d'))).isEqualTo("speculation.expose");
      assertThat(SpeculationTable.turnedUp().view(BERT).plum().exposed()).isEqualTo('e');
    }

    @Test
    @Proves({"speculation.players.words", "speculation.amb.use-exposed", "speculation.amb.list"})
    void each_player_makes_all_the_words_they_can_of_their_six_letters_and_the_one_turned_up() {
      SpeculationTable gamble = SpeculationTable.exposed();
      gamble.write(CLARA, "bridge", "ridge", "bee").write(BERT, "planet", "eaten", "plan");
      assertThat(gamble.position().of(CLARA).list().lines()).hasSize(3);
      assertThat(gamble.refusal(CLARA, new Write("beetle"))).isEqualTo("speculation.players.words");
      assertThat(gamble.refusal(CLARA, new Write("eerie")))
          .as("each letter once")
          .isEqualTo("speculation.players.words");
    }

    @Test
    @Proves("speculation.dealer.words")
    void the_dealer_does_the_same_with_their_letters_and_the_one_turned_up() {
      SpeculationTable gamble = SpeculationTable.exposed().write(ANNA, "garden", "drag");
      assertThat(gamble.refusal(ANNA, new Write("agreed")))
          .as("his E is the one turned up")
          .isEqualTo("speculation.dealer.words");
    }

    @Test
    @Proves("speculation.amb.min")
    void words_have_three_letters_and_differ_and_inflections_count() {
      SpeculationTable gamble =
          SpeculationTable.exposed("judge", "umpire").write(BERT, "planet", "plate");
      assertThat(gamble.refusal(BERT, new Write("an"))).isEqualTo("speculation.amb.min");
      assertThat(gamble.refusal(BERT, new Write("a-n"))).isEqualTo("speculation.amb.min");
      assertThat(gamble.refusal(BERT, new Write("plate"))).isEqualTo("speculation.amb.min");
      gamble.write(CLARA, "ridge").write(BERT, "leant");
    }

    @Test
    @Proves({"speculation.players.pay", "speculation.dealer.pay"})
    void one_counter_from_the_pool_for_each_word_to_the_dealer_too() {
      SpeculationTable gamble = SpeculationTable.exposed("judge", "umpire");
      gamble.write(CLARA, "bridge", "ridge", "bee").write(ANNA, "garden", "drag");
      gamble.toTheNextDeal();
      assertThat(gamble.counters(CLARA)).isEqualTo(3);
      assertThat(gamble.counters(ANNA)).isEqualTo(2);
      assertThat(gamble.counters(BERT)).isZero();
      assertThat(gamble.position().match().counters().pool()).isEqualTo(95);
      List<List<String>> clauses = new ArrayList<>();
      for (Event event : gamble.events())
        if (event instanceof ListNews.ListPaid) clauses.add(event.line().clauses());
      assertThat(clauses)
          .containsExactly(
              List.of("speculation.players.pay", "general.point.name"),
              List.of("speculation.dealer.pay", "general.point.name"));
    }

    @Test
    @Proves({"speculation.return", "speculation.amb.time"})
    void when_time_is_up_or_all_have_exhausted_their_words_the_letters_go_back_to_the_box() {
      SpeculationTable gamble = SpeculationTable.exposed();
      assertThat(gamble.prompt().pace()).isEqualTo(Prompt.Pace.TOGETHER);
      assertThat(gamble.prompt().deadlineMillis()).isEqualTo(10_000 + 180_000);
      gamble.clock();
      for (Seat seat : Seats.first(3)) assertThat(gamble.letters(seat).isEmpty()).isTrue();
      assertThat(gamble.position().rest().box().size()).as("all but seven").isEqualTo(293);
      SpeculationTable soon = SpeculationTable.exposed().by(ANNA, new Rest()).by(BERT, new Rest());
      assertThat(soon.refusal(BERT, new Write("plan"))).isEqualTo("speculation.amb.time");
      assertThat(soon.phase()).isInstanceOf(Phase.Writing.class);
      soon.by(CLARA, new Rest());
      assertThat(soon.phase()).isInstanceOf(Phase.Turning.class);
      assertThat(soon.told(BERT))
          .contains("Time is called: the letters of the hands go back to the box.");
    }

    @Test
    @Proves({"speculation.amb.privacy", "general.conceal"})
    void lists_are_secret_until_time_is_called_and_the_same_word_counts_for_both() {
      SpeculationTable gamble = SpeculationTable.exposed("judge", "umpire");
      gamble.write(ANNA, "end").write(CLARA, "bee");
      assertThat(gamble.told(BERT).getLast()).isEqualTo("@2 writes down a word.");
      assertThat(gamble.view(BERT).seen().at(CLARA).list().isCovered()).isTrue();
      assertThat(ScenePrinter.draw(gamble.scene(BERT), Seat::toString)).doesNotContain("BEE");
      gamble.clock();
      assertThat(gamble.view(BERT).seen().at(CLARA).list().lines().getFirst().word())
          .isEqualTo("bee");
      SpeculationTable same =
          SpeculationTable.exposed("judge", "umpire").write(ANNA, "dreg").write(CLARA, "dreg");
      same.toTheNextDeal();
      assertThat(same.counters(ANNA)).isEqualTo(1);
      assertThat(same.counters(CLARA)).isEqualTo(1);
    }
  }

  @Nested
  class Errors {
    private final WordList.Place misspelt = new WordList.Place('l', BERT, "plaent");

    /// Bert has written PLAN and the misspelt PLAENT, Clara RIDGE; Anna leaves her Plum.
    private SpeculationTable read() {
      return SpeculationTable.exposed()
          .write(BERT, "plan", "plaent")
          .write(CLARA, "ridge")
          .clock()
          .by(ANNA, new Leave());
    }

    @Test
    @Proves({"general.error.no-count", "general.error.discoverer"})
    void a_misspelt_word_pays_its_discoverer_and_not_its_maker() {
      SpeculationTable gamble = read();
      assertThat(gamble.prompt().must()).isEqualTo(Seats.first(3));
      gamble.by(CLARA, new Challenge(misspelt));
      assertThat(gamble.refusal(ANNA, new Challenge(misspelt))).isEqualTo("general.amb.who-checks");
      gamble.by(ANNA, new Content()).by(BERT, new Content()).by(CLARA, new Content());
      assertThat(gamble.counters(BERT)).isEqualTo(1);
      assertThat(gamble.counters(CLARA)).as("RIDGE and his error").isEqualTo(2);
      assertThat(gamble.told(ANNA)).contains("@2 gets the counter for PLAENT.");
      assertThat(gamble.events().stream().flatMap(event -> event.interlude().stream()))
          .singleElement()
          .satisfies(
              deal ->
                  assertThat(deal.gains())
                      .as("the reckoning names everything that was paid")
                      .anyMatch(gain -> gain.why().equals("one word, one of others struck out")));
    }

    @Test
    @Proves("general.amb.who-checks")
    void what_nobody_challenges_stands_and_a_wrong_challenge_costs_nothing() {
      SpeculationTable gamble =
          read().by(CLARA, new Challenge(new WordList.Place('l', BERT, "plan")));
      assertThat(gamble.prompt().deadlineMillis()).isEqualTo(gamble.atMillis() + 180_000);
      for (WordList.Place line :
          List.of(
              new WordList.Place('l', CLARA, "ridge"),
              new WordList.Place('p', BERT, "plan"),
              new WordList.Place('x', BERT, "plaent"),
              new WordList.Place('l', Seat.of(7), "plan")))
        assertThat(gamble.refusal(CLARA, new Challenge(line)))
            .as(line.toString())
            .isEqualTo("general.amb.who-checks");
      gamble.clock();
      assertThat(gamble.counters(BERT)).isEqualTo(2);
      assertThat(gamble.counters(CLARA)).isEqualTo(1);
    }

    @Test
    @Proves("general.amb.who-checks")
    void the_umpire_refuses_a_bad_word_at_once() {
      SpeculationTable gamble = SpeculationTable.exposed("judge", "umpire");
      assertThat(gamble.refusal(BERT, new Write("plaent"))).isEqualTo("general.error.no-count");
      gamble.write(BERT, "plan").clock().by(ANNA, new Leave());
      assertThat(gamble.position().dealer()).as("nothing is read").isEqualTo(BERT);
    }
  }
}
