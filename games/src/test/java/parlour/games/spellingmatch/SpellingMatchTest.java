package parlour.games.spellingmatch;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.spellingmatch.SpellingMatchTable.ANNA;
import static parlour.games.spellingmatch.SpellingMatchTable.BERT;
import static parlour.games.spellingmatch.SpellingMatchTable.CLARA;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Field;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Setting;
import parlour.engine.Zone;
import parlour.games.Proves;
import parlour.games.material.letters.LetterBox;
import parlour.games.spellingmatch.Move.Choose;
import parlour.games.spellingmatch.Move.Take;
import parlour.lexicon.Letters;

/// The leaflet on the company and the words it chooses.
class SpellingMatchTest {
  @Nested
  class Before_the_match {
    @Test
    @Proves("spelling-match.all-centre")
    void all_letters_lie_in_the_middle() {
      for (LetterBox box : LetterBox.values()) {
        SpellingMatchTable play = SpellingMatchTable.of(3, "box", String.valueOf(box.box().size()));
        assertThat(play.position().heap()).isEqualTo(box.box().letters());
      }
      Zone.Row heap = (Zone.Row) SpellingMatchTable.of(3).zone(Seat.NOBODY, "heap");
      assertThat(heap.label()).startsWith("The letters in the middle");
      assertThat(heap.pieces()).hasSize(26);
    }

    @Test
    @Proves({"spelling-match.agree.count", "spelling-match.agree.length"})
    void the_players_agree_on_the_number_of_words_and_on_one_length_of_three_to_six() {
      assertThat(values("words")).containsExactlyInAnyOrder("1", "2", "3", "4", "5");
      assertThat(values("length")).containsExactlyInAnyOrder("3", "4", "5", "6");
      SpellingMatchTable play = SpellingMatchTable.of(2, "words", "2", "length", "4");
      assertThat(play.refusal(BERT, new Choose("house"))).isEqualTo("spelling-match.agree.length");
      play.by(BERT, new Choose("rose")).by(ANNA, new Choose("bird")).by(BERT, new Choose("tree"));
      assertThat(play.phase()).isInstanceOf(Phase.Choosing.class);
      play.by(ANNA, new Choose("fish"));
      assertThat(play.phase()).isInstanceOf(Phase.Ready.class);
    }

    private List<String> values(String name) {
      for (Setting setting : SpellingMatch.ENTRY.settings())
        if (setting.name().equals(name))
          return setting.choices().stream().map(Field.Option::value).toList();
      throw new AssertionError("no setting " + name);
    }

    @Test
    @Proves("spelling-match.example")
    void three_words_of_five_letters_are_usual() {
      assertThat(Options.usual().words()).isEqualTo(3);
      assertThat(Options.usual().length()).isEqualTo(5);
      assertThat(SpellingMatchTable.of(3).scene(ANNA).headline())
          .contains("three words of five letters");
    }

    @Test
    @Proves("spelling-match.amb.same-word")
    void more_words_than_half_the_box_are_refused_beforehand() {
      assertThat(SpellingMatch.ENTRY.objection(10, Map.of())).isEmpty();
      assertThat(SpellingMatch.ENTRY.objection(10, Map.of("length", "6"))).isPresent();
      assertThat(SpellingMatch.ENTRY.objection(7, Map.of("box", "180"))).isPresent();
      assertThat(SpellingMatch.ENTRY.objection(6, Map.of("box", "180"))).isEmpty();
    }
  }

  @Nested
  class Choosing_words {
    @Test
    @Proves({"spelling-match.choose", "spelling-match.amb.same-word"})
    void each_player_picks_out_the_letters_of_their_words() {
      SpellingMatchTable play = SpellingMatchTable.of(3).by(CLARA, new Choose("slate"));
      assertThat(play.letters(CLARA, 0)).isEqualTo(Letters.of("slate"));
      assertThat(play.position().left(CLARA))
          .isEqualTo(LetterBox.THREE_HUNDRED.box().letters().minus(Letters.of("slate")));
      play.by(BERT, new Choose("house")).by(ANNA, new Choose("tiger"));
      assertThat(play.refusal(CLARA, new Choose("slate")))
          .as("the same word again")
          .isEqualTo("spelling-match.amb.same-word");
      assertThat(play.refusal(CLARA, new Choose("eeeee")))
          .isEqualTo("spelling-match.amb.same-word");
      assertThat(play.refusal(CLARA, new Choose("hou5e"))).isEqualTo("spelling-match.agree.length");
    }

    @Test
    @Proves({"spelling-match.stacks", "general.deal.mix"})
    void each_word_goes_in_its_own_stack_so_mixed_that_nothing_betrays_it() {
      Set<String> orders = new HashSet<>();
      for (long seed = 0; seed < 60; seed++) {
        SpellingMatch game = SpellingMatchTable.open();
        Position dealt = game.deal(Seats.first(2), seed);
        Seat first = dealt.match().lead().firstToPlay();
        Position chosen =
            ((Ruling.Legal<Position>) game.play(dealt, first, new Choose("slate"), 0)).next();
        String order = chosen.stack(first, 0).letters();
        assertThat(order).isNotEqualTo("slate");
        orders.add(order);
      }
      assertThat(orders).hasSizeGreaterThan(40);
      SpellingMatchTable play = SpellingMatchTable.of(3).by(CLARA, new Choose("slate"));
      Zone.Sheet seen = (Zone.Sheet) play.zone(BERT, "stacks2");
      assertThat(seen.entries().getFirst().written()).isEmpty();
      assertThat(seen.entries().getFirst().pieces())
          .hasSize(5)
          .allMatch(piece -> piece.id().isEmpty() && piece.face().text().isEmpty());
      assertThat(play.toldLast(BERT)).doesNotContain("SLATE");
      assertThat(play.toldLast(CLARA)).contains("SLATE");
    }

    @Test
    @Proves({"spelling-match.amb.supply", "general.play.right"})
    void they_choose_in_turn_from_the_leaders_right_one_word_in_a_circuit() {
      SpellingMatchTable play = SpellingMatchTable.of(3);
      for (int circuit = 0; circuit < 3; circuit++) {
        for (Seat seat : List.of(CLARA, BERT, ANNA)) {
          assertThat(play.prompt().must()).isEqualTo(Seats.of(seat));
          play.clock();
        }
      }
      assertThat(play.phase()).isInstanceOf(Phase.Ready.class);
      assertThat(SpellingMatchTable.of(3).refusal(BERT, new Choose("house")))
          .isEqualTo("spelling-match.amb.supply");
    }

    @Test
    @Proves("spelling-match.amb.supply")
    void a_letter_that_a_player_has_used_up_cannot_be_picked_out_again() {
      SpellingMatchTable play =
          SpellingMatchTable.of(3, "length", "4", "words", "3", "choosing", "together");
      Zone full = play.zone(BERT, "heap");
      play.by(ANNA, new Choose("jazz")).by(ANNA, new Choose("quiz"));
      Zone.Row heap = (Zone.Row) play.zone(ANNA, "heap");
      assertThat(List.of(play.zone(BERT, "heap"), play.zone(Seat.NOBODY, "heap")))
          .as("what the others see betrays no word")
          .containsOnly(full);
      assertThat(heap.pieces()).noneMatch(piece -> piece.face().text().equals("Z"));
      assertThat(heap.pieces()).anyMatch(piece -> piece.face().name().equals("J, only 2 left"));
      assertThat(heap.pieces()).anyMatch(piece -> piece.face().name().equals("E"));
      assertThat(play.refusal(ANNA, new Choose("zero"))).isEqualTo("spelling-match.amb.supply");
      play.by(BERT, new Choose("zero")).by(ANNA, new Choose("hero"));
    }

    @Test
    @Proves({"spelling-match.choose", "spelling-match.amb.supply"})
    void all_choose_at_once_unless_the_table_agrees_on_turns() {
      assertThat(Options.usual().together()).isTrue();
    }

    @Test
    @Proves("spelling-match.amb.supply")
    void all_may_choose_at_once_where_that_was_agreed() {
      SpellingMatchTable play = SpellingMatchTable.of(3, "choosing", "together", "words", "2");
      assertThat(play.prompt().pace()).isEqualTo(Prompt.Pace.TOGETHER);
      assertThat(play.prompt().must()).isEqualTo(Seats.first(3));
      assertThat(play.prompt().deadlineMillis()).isEqualTo(180_000);
      play.at(5_000).by(ANNA, new Choose("tiger")).by(ANNA, new Choose("horse"));
      assertThat(play.refusal(ANNA, new Choose("house"))).isEqualTo("spelling-match.agree.count");
      assertThat(play.prompt().must()).isEqualTo(Seats.of(BERT, CLARA));
      play.by(BERT, new Choose("house")).clock();
      assertThat(play.phase())
          .as("the house picks what is wanting")
          .isInstanceOf(Phase.Ready.class);
      assertThat(play.position().stacks().at(BERT)).hasSize(2);
      assertThat(play.position().stacks().at(CLARA)).hasSize(2);
    }

    @Test
    @Proves({"general.amb.time", "spelling-match.amb.late"})
    void for_a_player_who_takes_too_long_the_house_picks_a_word_and_only_they_see_it() {
      SpellingMatchTable play = SpellingMatchTable.of(3).clock();
      String word = play.position().stack(CLARA, 0).word();
      assertThat(play.game().words().isWord(word)).isTrue();
      assertThat(play.toldLast(CLARA)).contains(word.toUpperCase(Locale.ROOT));
      assertThat(play.toldLast(BERT)).contains("picks out a word");
      assertThat(SpellingMatchTable.of(3, "clock", "off").prompt().deadlineMillis())
          .isEqualTo(Prompt.NEVER);
      assertThat(SpellingMatchTable.of(3, "clock", "double").prompt().deadlineMillis())
          .isEqualTo(120_000);
    }

    @Test
    @Proves({"spelling-match.amb.bad-contribution", "spelling-match.amb.checked"})
    void nobody_looks_at_the_words_but_an_umpire() {
      SpellingMatchTable.of(3).by(CLARA, new Choose("xqzjk"));
      assertThat(SpellingMatchTable.of(3, "judge", "umpire").refusal(CLARA, new Choose("xqzjk")))
          .isEqualTo("general.error.no-count");
      assertThat(SpellingMatchTable.of(3, "judge", "umpire").refusal(CLARA, new Choose("paris")))
          .isEqualTo("general.words.geographical");
    }

    @Test
    @Proves("spelling-match.pass-left")
    void when_all_have_chosen_each_passes_their_stacks_to_the_left() {
      SpellingMatchTable play =
          SpellingMatchTable.of(3, "words", "1").by(CLARA, new Choose("slate"));
      assertThat(play.zone(ANNA, "stacks2").owner()).isEqualTo(CLARA);
      play.by(BERT, new Choose("house")).by(ANNA, new Choose("tiger"));
      assertThat(play.zone(ANNA, "stacks2").owner()).as("Clara's lie before Anna").isEqualTo(ANNA);
      assertThat(play.zone(ANNA, "stacks1").owner()).as("Bert's before Clara").isEqualTo(CLARA);
      assertThat(play.zone(ANNA, "stacks0").owner()).as("Anna's before Bert").isEqualTo(BERT);
      assertThat(play.toldLast(ANNA)).contains("to the left");
    }

    @Test
    @Proves({"spelling-match.call", "general.leader.draw"})
    void when_all_are_ready_the_leader_calls_spell() {
      SpellingMatchTable play = SpellingMatchTable.of(3, "words", "1");
      assertThat(play.refusal(ANNA, new Move.Call())).isEqualTo("spelling-match.call");
      play.by(CLARA, new Choose("slate")).by(BERT, new Choose("house"));
      play.by(ANNA, new Choose("tiger"));
      assertThat(play.refusal(BERT, new Move.Call())).isEqualTo("spelling-match.call");
      assertThat(play.refusal(BERT, new Take(CLARA, 0))).isEqualTo("spelling-match.call");
      assertThat(play.prompt().must()).isEqualTo(Seats.of(ANNA));
      play.at(4_000).by(ANNA, new Move.Call());
      assertThat(play.phase()).isInstanceOf(Phase.Spelling.class);
      assertThat(play.toldLast(BERT)).contains("\"spell\"");
      assertThat(play.refusal(ANNA, new Move.Call())).isEqualTo("spelling-match.call");
      assertThat(play.prompt().pace()).isEqualTo(Prompt.Pace.RACE);
      assertThat(play.prompt().must()).isEqualTo(Seats.first(3));
    }

    @Test
    void a_leader_who_has_left_is_not_waited_for() {
      SpellingMatchTable play = SpellingMatchTable.of(3, "words", "1");
      play.by(CLARA, new Choose("slate")).by(BERT, new Choose("house"));
      play.by(ANNA, new Choose("tiger")).clock();
      assertThat(play.phase()).isInstanceOf(Phase.Spelling.class);
      assertThat(play.atMillis()).isEqualTo(30_000);
    }
  }
}
