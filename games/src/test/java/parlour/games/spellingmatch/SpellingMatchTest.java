package parlour.games.spellingmatch;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.spellingmatch.Play.ANNA;
import static parlour.games.spellingmatch.Play.BERT;
import static parlour.games.spellingmatch.Play.CLARA;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Field;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Setting;
import parlour.engine.Zone;
import parlour.games.Proves;
import parlour.games.material.LetterBox;
import parlour.games.spellingmatch.Move.Challenge;
import parlour.games.spellingmatch.Move.Choose;
import parlour.games.spellingmatch.Move.Concede;
import parlour.games.spellingmatch.Move.Content;
import parlour.games.spellingmatch.Move.Form;
import parlour.games.spellingmatch.Move.Prove;
import parlour.games.spellingmatch.Move.Spell;
import parlour.games.spellingmatch.Move.Take;
import parlour.games.spellingmatch.Position.Phase;
import parlour.games.spellingmatch.Stack.Fate;
import parlour.lexicon.Letters;

class SpellingMatchTest {
  /// Three players with one word of five letters each: Clara SLATE, Bert HOUSE, Anna TIGER; "spell"
  /// was called at ten seconds.
  private static Play match(String... more) {
    String[] chosen = new String[more.length + 2];
    chosen[0] = "words";
    chosen[1] = "1";
    System.arraycopy(more, 0, chosen, 2, more.length);
    return Play.of(3, chosen).spell("slate", "house", "tiger");
  }

  private static final long SPELL = 10_000;

  @Nested
  class Before_the_match {
    @Test
    @Proves("spelling-match.all-centre")
    void all_letters_lie_in_the_middle() {
      for (LetterBox box : LetterBox.values()) {
        Play play = Play.of(3, "box", String.valueOf(box.box().size()));
        assertThat(play.position().heap()).isEqualTo(box.box().letters());
      }
      Zone.Row heap = (Zone.Row) Play.of(3).zone(Seat.NOBODY, "heap");
      assertThat(heap.label()).isEqualTo("The letters in the middle");
      assertThat(heap.pieces()).hasSize(26);
    }

    @Test
    @Proves({"spelling-match.agree.count", "spelling-match.agree.length"})
    void the_players_agree_on_the_number_of_words_and_on_one_length_of_three_to_six() {
      assertThat(values("words")).containsExactlyInAnyOrder("1", "2", "3", "4", "5");
      assertThat(values("length")).containsExactlyInAnyOrder("3", "4", "5", "6");
      Play play = Play.of(2, "words", "2", "length", "4");
      assertThat(play.refusal(BERT, new Choose("house"))).isEqualTo("spelling-match.agree.length");
      play.by(BERT, new Choose("rose")).by(ANNA, new Choose("bird")).by(BERT, new Choose("tree"));
      assertThat(play.phase()).isEqualTo(Phase.CHOOSING);
      play.by(ANNA, new Choose("fish"));
      assertThat(play.phase()).isEqualTo(Phase.READY);
    }

    private List<String> values(String name) {
      for (Setting setting : SpellingMatch.KIND.settings())
        if (setting.name().equals(name))
          return setting.choices().stream().map(Field.Option::value).toList();
      throw new AssertionError("no setting " + name);
    }

    @Test
    @Proves("spelling-match.example")
    void three_words_of_five_letters_are_usual() {
      assertThat(Options.usual().words()).isEqualTo(3);
      assertThat(Options.usual().length()).isEqualTo(5);
      assertThat(Play.of(3).scene(ANNA).headline()).contains("three words of five letters");
    }

    @Test
    void more_words_than_half_the_box_are_refused_beforehand() {
      assertThat(SpellingMatch.KIND.objection(10, Map.of())).isEmpty();
      assertThat(SpellingMatch.KIND.objection(10, Map.of("length", "6"))).isPresent();
      assertThat(SpellingMatch.KIND.objection(7, Map.of("box", "180"))).isPresent();
      assertThat(SpellingMatch.KIND.objection(6, Map.of("box", "180"))).isEmpty();
    }
  }

  @Nested
  class Choosing_words {
    @Test
    @Proves("spelling-match.choose")
    void each_player_picks_out_the_letters_of_his_words() {
      Play play = Play.of(3).by(CLARA, new Choose("slate"));
      assertThat(play.letters(CLARA, 0)).isEqualTo(Letters.of("slate"));
      assertThat(play.position().heap())
          .isEqualTo(LetterBox.THREE_HUNDRED.box().letters().minus(Letters.of("slate")));
      play.by(BERT, new Choose("house")).by(ANNA, new Choose("tiger"));
      assertThat(play.refusal(CLARA, new Choose("slate")))
          .as("the same word again")
          .isEqualTo("spelling-match.choose");
      assertThat(play.refusal(CLARA, new Choose("eeeee"))).isEqualTo("spelling-match.choose");
      assertThat(play.refusal(CLARA, new Choose("hou5e"))).isEqualTo("spelling-match.agree.length");
    }

    @Test
    @Proves({"spelling-match.stacks", "general.deal.mix"})
    void each_word_goes_in_its_own_stack_so_mixed_that_nothing_betrays_it() {
      Set<String> orders = new HashSet<>();
      for (long seed = 0; seed < 60; seed++) {
        SpellingMatch game = Play.open();
        Position dealt = game.deal(Seats.first(2), seed);
        Seat first = dealt.match().lead().firstToPlay();
        Position chosen =
            ((Ruling.Legal<Position>) game.play(dealt, first, new Choose("slate"), 0)).next();
        String order = chosen.stack(first, 0).letters();
        assertThat(order).isNotEqualTo("slate");
        orders.add(order);
      }
      assertThat(orders).hasSizeGreaterThan(40);
      Play play = Play.of(3).by(CLARA, new Choose("slate"));
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
      Play play = Play.of(3);
      for (int circuit = 0; circuit < 3; circuit++) {
        for (Seat seat : List.of(CLARA, BERT, ANNA)) {
          assertThat(play.prompt().must()).isEqualTo(Seats.of(seat));
          play.clock();
        }
      }
      assertThat(play.phase()).isEqualTo(Phase.READY);
      assertThat(Play.of(3).refusal(BERT, new Choose("house")))
          .isEqualTo("spelling-match.amb.supply");
    }

    @Test
    @Proves("spelling-match.amb.supply")
    void a_letter_that_is_no_longer_there_cannot_be_picked_out() {
      Play play = Play.of(3, "length", "4");
      play.by(CLARA, new Choose("jazz")).by(BERT, new Choose("quiz"));
      Zone.Row heap = (Zone.Row) play.zone(ANNA, "heap");
      assertThat(heap.pieces()).noneMatch(piece -> piece.face().text().equals("Z"));
      assertThat(heap.pieces()).anyMatch(piece -> piece.face().name().equals("J, only 2 left"));
      assertThat(heap.pieces()).anyMatch(piece -> piece.face().name().equals("E"));
      assertThat(play.refusal(ANNA, new Choose("zero"))).isEqualTo("spelling-match.amb.supply");
      play.by(ANNA, new Choose("hero"));
    }

    @Test
    @Proves("spelling-match.amb.supply")
    void all_may_choose_at_once_where_that_was_agreed() {
      Play play = Play.of(3, "choosing", "together", "words", "2");
      assertThat(play.prompt().pace()).isEqualTo(Prompt.Pace.TOGETHER);
      assertThat(play.prompt().must()).isEqualTo(Seats.first(3));
      assertThat(play.prompt().deadline()).isEqualTo(180_000);
      play.at(5_000).by(ANNA, new Choose("tiger")).by(ANNA, new Choose("horse"));
      assertThat(play.refusal(ANNA, new Choose("house"))).isEqualTo("spelling-match.agree.count");
      assertThat(play.prompt().must()).isEqualTo(Seats.of(BERT, CLARA));
      play.by(BERT, new Choose("house")).clock();
      assertThat(play.phase()).as("the house picks what is wanting").isEqualTo(Phase.READY);
      assertThat(play.position().stacks().at(BERT)).hasSize(2);
      assertThat(play.position().stacks().at(CLARA)).hasSize(2);
    }

    @Test
    @Proves("general.amb.time")
    void for_one_who_takes_too_long_the_house_picks_a_word_and_only_he_sees_it() {
      Play play = Play.of(3).clock();
      String word = play.position().stack(CLARA, 0).word();
      assertThat(play.game().words().isWord(word)).isTrue();
      assertThat(play.toldLast(CLARA)).contains(word.toUpperCase(Locale.ROOT));
      assertThat(play.toldLast(BERT)).contains("picks out a word");
      assertThat(Play.of(3, "clock", "off").prompt().deadline()).isEqualTo(Prompt.NEVER);
      assertThat(Play.of(3, "clock", "double").prompt().deadline()).isEqualTo(120_000);
    }

    @Test
    @Proves("spelling-match.amb.bad-contribution")
    void nobody_looks_at_the_words_but_an_umpire() {
      Play.of(3).by(CLARA, new Choose("xqzjk"));
      assertThat(Play.of(3, "judge", "umpire").refusal(CLARA, new Choose("xqzjk")))
          .isEqualTo("general.error.no-count");
      assertThat(Play.of(3, "judge", "umpire").refusal(CLARA, new Choose("paris")))
          .isEqualTo("general.words.geographical");
    }

    @Test
    @Proves("spelling-match.pass-left")
    void when_all_have_chosen_each_passes_his_stacks_to_the_left() {
      Play play = Play.of(3, "words", "1").by(CLARA, new Choose("slate"));
      assertThat(play.zone(ANNA, "stacks2").owner()).isEqualTo(CLARA);
      play.by(BERT, new Choose("house")).by(ANNA, new Choose("tiger"));
      assertThat(play.zone(ANNA, "stacks2").owner()).as("Clara's lie before Anna").isEqualTo(ANNA);
      assertThat(play.zone(ANNA, "stacks1").owner()).as("Bert's before Clara").isEqualTo(CLARA);
      assertThat(play.zone(ANNA, "stacks0").owner()).as("Anna's before Bert").isEqualTo(BERT);
      assertThat(play.toldLast(ANNA)).contains("left-hand neighbour");
    }

    @Test
    @Proves({"spelling-match.call", "general.leader.draw"})
    void when_all_are_ready_the_leader_calls_spell() {
      Play play = Play.of(3, "words", "1");
      assertThat(play.refusal(ANNA, new Move.Call())).isEqualTo("spelling-match.call");
      play.by(CLARA, new Choose("slate")).by(BERT, new Choose("house"));
      play.by(ANNA, new Choose("tiger"));
      assertThat(play.refusal(BERT, new Move.Call())).isEqualTo("spelling-match.call");
      assertThat(play.refusal(BERT, new Take(CLARA, 0))).isEqualTo("spelling-match.call");
      assertThat(play.prompt().must()).isEqualTo(Seats.of(ANNA));
      play.at(4_000).by(ANNA, new Move.Call());
      assertThat(play.phase()).isEqualTo(Phase.SPELLING);
      assertThat(play.toldLast(BERT)).contains("\"spell\"");
      assertThat(play.refusal(ANNA, new Move.Call())).isEqualTo("spelling-match.call");
      assertThat(play.prompt().pace()).isEqualTo(Prompt.Pace.RACE);
      assertThat(play.prompt().must()).isEqualTo(Seats.first(3));
    }

    @Test
    void a_leader_who_has_left_is_not_waited_for() {
      Play play = Play.of(3, "words", "1");
      play.by(CLARA, new Choose("slate")).by(BERT, new Choose("house"));
      play.by(ANNA, new Choose("tiger")).clock();
      assertThat(play.phase()).isEqualTo(Phase.SPELLING);
      assertThat(play.at()).isEqualTo(30_000);
    }
  }

  @Nested
  class Spelling_stacks {
    @Test
    @Proves({"spelling-match.take", "spelling-match.amb.right-neighbours"})
    void each_takes_one_stack_from_any_neighbour_but_the_left() {
      Play play = match();
      play.by(ANNA, new Take(BERT, 0));
      assertThat(play.position().stack(BERT, 0).fate()).isEqualTo(Fate.HELD);
      assertThat(((Zone.Row) play.zone(ANNA, "hand")).pieces()).hasSize(5);
      assertThat(play.refusal(CLARA, new Take(BERT, 0)))
          .as("it is taken")
          .isEqualTo("spelling-match.take");
      assertThat(play.refusal(CLARA, new Take(BERT, 7))).isEqualTo("spelling-match.take");
      assertThat(play.refusal(CLARA, new Take(Seat.of(9), 0))).isEqualTo("spelling-match.take");
      play.by(BERT, new Take(ANNA, 0));
      assertThat(play.position().bench(BERT).author())
          .as("a stack that lies before oneself is allowed")
          .isEqualTo(ANNA);
    }

    @Test
    @Proves({"spelling-match.take", "general.conceal"})
    void only_the_one_who_holds_a_stack_and_its_author_see_its_letters() {
      Play play = match().by(ANNA, new Take(CLARA, 0));
      assertThat(play.game().view(play.position(), ANNA).stacks().at(CLARA).getFirst().isHidden())
          .isFalse();
      assertThat(play.game().view(play.position(), ANNA).stacks().at(CLARA).getFirst().word())
          .isEmpty();
      assertThat(play.game().view(play.position(), CLARA).stacks().at(CLARA).getFirst().word())
          .isEqualTo("slate");
      assertThat(play.game().view(play.position(), BERT).stacks().at(CLARA).getFirst().isHidden())
          .isTrue();
    }

    @Test
    @Proves("spelling-match.view")
    void words_are_spelt_out_on_the_table_in_everybodys_view() {
      Play play = match().solve(ANNA, BERT, 0, "house");
      for (Seat eye : List.of(ANNA, BERT, CLARA, Seat.NOBODY)) {
        Zone.Words words = (Zone.Words) play.zone(eye, "words0");
        assertThat(words.words()).hasSize(1);
        assertThat(words.words().getFirst().pieces())
            .extracting(piece -> piece.face().text())
            .containsExactly("H", "O", "U", "S", "E");
      }
      play.by(BERT, new Take(CLARA, 0));
      assertThat(((Zone.Words) play.zone(CLARA, "words0")).words()).as("it stays").hasSize(1);
    }

    @Test
    @Proves("spelling-match.next")
    void a_word_uses_the_whole_stack_and_then_another_is_taken() {
      Play play = match().by(ANNA, new Take(BERT, 0));
      assertThat(play.refusal(ANNA, new Spell("hous"))).isEqualTo("spelling-match.next");
      assertThat(play.refusal(ANNA, new Spell("horse"))).isEqualTo("spelling-match.next");
      assertThat(play.refusal(ANNA, new Spell("houses"))).isEqualTo("spelling-match.next");
      play.by(ANNA, new Spell("house")).solve(ANNA, CLARA, 0, "slate");
      assertThat(play.words(ANNA)).containsExactly("house", "slate");
      assertThat(play.refusal(ANNA, new Spell("slate"))).isEqualTo("spelling-match.take");
    }

    @Test
    @Proves({"spelling-match.not-left", "spelling-match.not-own"})
    void no_stack_is_taken_from_the_left_hand_neighbour_nor_one_contributed_oneself() {
      Play play = match();
      assertThat(play.refusal(ANNA, new Take(ANNA, 0))).isEqualTo("spelling-match.not-left");
      assertThat(play.zone(ANNA, "stacks0").owner())
          .as("Anna's own lie before her left-hand neighbour")
          .isEqualTo(BERT);
      for (Seat seat : Seats.first(3)) {
        Scene.Offer take = play.scene(seat).offers().getFirst();
        assertThat(((Field.Pick) take.fields().getFirst()).ids())
            .hasSize(2)
            .doesNotContain("s" + seat.index() + ".0");
      }
    }

    @Test
    @Proves({"spelling-match.amb.two-players", "spelling-match.not-own"})
    void of_two_players_each_solves_what_the_other_wrote() {
      Play play = Play.of(2, "words", "1").spell("slate", "house");
      assertThat(play.refusal(ANNA, new Take(ANNA, 0))).isEqualTo("spelling-match.not-own");
      play.solve(ANNA, BERT, 0, "slate").solve(BERT, ANNA, 0, "house");
      assertThat(play.words(ANNA)).containsExactly("slate");
    }

    @Test
    @Proves("spelling-match.one-at-time")
    void no_second_stack_is_taken_before_the_first_is_a_word() {
      Play play = match().by(ANNA, new Take(BERT, 0));
      assertThat(play.refusal(ANNA, new Take(CLARA, 0))).isEqualTo("spelling-match.one-at-time");
      play.by(ANNA, new Spell("house")).by(ANNA, new Take(CLARA, 0));
    }

    @Test
    @Proves("spelling-match.amb.any-word")
    void any_word_of_the_whole_stack_counts_even_if_not_the_authors() {
      Play play = match("judge", "umpire").by(ANNA, new Take(CLARA, 0));
      assertThat(play.refusal(ANNA, new Spell("tasle"))).isEqualTo("general.error.no-count");
      play.by(ANNA, new Spell("steal"));
      assertThat(play.words(ANNA)).containsExactly("steal");
    }
  }

  @Nested
  class Errors {
    @Test
    @Proves({
      "general.error.seize",
      "general.error.no-count",
      "general.error.discoverer",
      "general.amb.who-checks"
    })
    void the_discoverer_of_a_bad_word_takes_it() {
      Play play = match().solve(ANNA, CLARA, 0, "tasle");
      play.by(BERT, new Challenge(ANNA, 0, "tasle"));
      assertThat(play.words(ANNA)).isEmpty();
      assertThat(play.words(BERT)).containsExactly("tasle");
      assertThat(play.clauses(News.Challenged.class)).contains("general.error.seize");
      assertThat(play.refusal(CLARA, new Challenge(BERT, 0, "tasle")))
          .as("it was looked up")
          .isEqualTo("general.amb.who-checks");
      assertThat(play.refusal(CLARA, new Challenge(ANNA, 0, "tasle")))
          .as("it lies there no more")
          .isEqualTo("general.amb.who-checks");
    }

    @Test
    @Proves("general.amb.who-checks")
    void a_good_word_stands_and_a_wrong_challenge_costs_nothing() {
      Play play = match().solve(ANNA, CLARA, 0, "slate");
      assertThat(play.refusal(ANNA, new Challenge(ANNA, 0, "slate")))
          .isEqualTo("general.amb.who-checks");
      play.by(BERT, new Challenge(ANNA, 0, "slate"));
      assertThat(play.words(ANNA)).containsExactly("slate");
      assertThat(play.words(BERT)).isEmpty();
    }

    @Test
    void what_nobody_doubts_in_time_counts() {
      Play play = match().solve(ANNA, CLARA, 0, "tasle").solve(ANNA, BERT, 0, "house");
      play.by(BERT, new Take(ANNA, 0)).by(ANNA, new Move.Game()).clock();
      assertThat(play.phase()).isEqualTo(Phase.OVER);
      assertThat(play.words(ANNA)).containsExactly("tasle", "house");
    }
  }

  @Nested
  class Calling_on_an_author {
    @Test
    @Proves("spelling-match.remember")
    void the_table_remembers_from_whom_each_took_his_last_stack() {
      Play play = match().by(ANNA, new Take(BERT, 0));
      assertThat(play.toldLast(CLARA)).isEqualTo("@0 takes a stack from @2.");
      assertThat(play.scene(ANNA).places().getFirst().note()).contains("from @2");
      assertThat(play.scene(ANNA).offers())
          .anyMatch(offer -> offer.label().equals("Call on @1 to form it into a word"));
      assertThat(play.clauses(News.Took.class)).contains("spelling-match.remember");
    }

    @Test
    @Proves({"spelling-match.prove", "spelling-match.amb.stuck"})
    void who_is_stuck_may_call_on_its_author_and_goes_on_when_it_is_formed() {
      Play play = match().by(ANNA, new Take(CLARA, 0)).at(20_000).by(ANNA, new Prove());
      assertThat(play.prompt().must().has(CLARA)).isTrue();
      assertThat(play.prompt().deadline()).isEqualTo(80_000);
      assertThat(play.refusal(ANNA, new Spell("slate"))).isEqualTo("spelling-match.amb.stuck");
      assertThat(play.refusal(ANNA, new Prove())).isEqualTo("spelling-match.prove");
      assertThat(play.refusal(BERT, new Form(ANNA, "slate"))).isEqualTo("spelling-match.prove");
      assertThat(play.refusal(CLARA, new Form(ANNA, "house"))).isEqualTo("spelling-match.next");
      assertThat(play.refusal(CLARA, new Form(ANNA, "tasle"))).isEqualTo("general.error.no-count");
      play.by(CLARA, new Form(ANNA, "slate"));
      assertThat(play.position().stack(CLARA, 0).fate()).as("nobody's").isEqualTo(Fate.DEAD);
      assertThat(play.words(CLARA)).isEmpty();
      play.by(ANNA, new Take(BERT, 0));
    }

    @Test
    @Proves("spelling-match.amb.stuck")
    void a_stack_cannot_be_put_back() {
      Play play = match().by(ANNA, new Take(CLARA, 0));
      List<String> verbs = play.scene(ANNA).offers().stream().map(Scene.Offer::verb).toList();
      assertThat(verbs).containsExactly("spell", "prove");
      assertThat(play.refusal(ANNA, new Take(BERT, 0))).isEqualTo("spelling-match.one-at-time");
    }

    @Test
    @Proves({"spelling-match.prove-fail", "spelling-match.prove-gain"})
    void an_author_who_cannot_form_it_forfeits_all_his_words_to_the_caller() {
      Play play = Play.of(3, "words", "2");
      play.spell("xqzjk", "house", "tiger", "slate", "horse", "bread");
      play.solve(CLARA, BERT, 0, "house").solve(CLARA, BERT, 1, "shore");
      play.by(ANNA, new Take(CLARA, 0)).at(20_000).by(ANNA, new Prove());
      assertThat(play.refusal(CLARA, new Form(ANNA, "xqzjk"))).isEqualTo("general.error.no-count");
      play.by(CLARA, new Concede(ANNA));
      assertThat(play.words(CLARA)).isEmpty();
      assertThat(play.words(ANNA)).containsExactly("house", "shore");
      assertThat(play.clauses(News.Forfeited.class))
          .containsExactly("spelling-match.prove-fail", "spelling-match.prove-gain");
      play.solve(CLARA, ANNA, 0, "tiger");
      assertThat(play.words(CLARA)).as("what he forms later is his").containsExactly("tiger");
    }

    @Test
    @Proves("spelling-match.prove-fail")
    void an_author_who_does_not_answer_within_a_minute_could_not_form_it() {
      Play play = match().solve(CLARA, BERT, 0, "house").by(ANNA, new Take(CLARA, 0));
      play.at(20_000).by(ANNA, new Prove()).clock();
      assertThat(play.at()).isEqualTo(80_000);
      assertThat(play.words(ANNA)).containsExactly("house");
      assertThat(play.words(CLARA)).isEmpty();
      assertThat(play.position().bench(ANNA).isHolding()).isFalse();
    }

    @Test
    @Proves("spelling-match.prove")
    void the_last_stack_may_still_be_proved_after_the_game_is_called() {
      Play play = Play.of(3, "words", "2");
      play.spell("xqzjk", "house", "tiger", "slate", "horse", "bread");
      play.solve(CLARA, BERT, 0, "house")
          .solve(CLARA, BERT, 1, "shore")
          .solve(CLARA, ANNA, 0, "tiger");
      play.by(ANNA, new Take(CLARA, 0)).solve(BERT, CLARA, 1, "slate");
      play.solve(CLARA, ANNA, 1, "bread").at(30_000).by(CLARA, new Move.Game());
      assertThat(play.refusal(ANNA, new Spell("xqzjk"))).isEqualTo("spelling-match.game");
      play.by(BERT, new Content()).by(ANNA, new Prove()).by(CLARA, new Content());
      assertThat(play.phase()).as("Clara must form it first").isEqualTo(Phase.AFTER);
      play.by(CLARA, new Concede(ANNA));
      assertThat(play.words(ANNA)).hasSize(4);
      assertThat(play.phase()).isEqualTo(Phase.AFTER);
      play.clock();
      assertThat(play.phase()).isEqualTo(Phase.OVER);
      assertThat(play.game().result(play.position()).orElseThrow().winners()).isEqualTo(Seats.of(ANNA));
    }
  }

  @Nested
  class The_end {
    @Test
    @Proves("spelling-match.game")
    void is_called_by_the_first_who_has_spelt_what_he_took_and_finds_no_more() {
      Play play = match();
      assertThat(play.refusal(ANNA, new Move.Game()))
          .as("stacks lie")
          .isEqualTo("spelling-match.game");
      play.by(BERT, new Take(CLARA, 0)).by(CLARA, new Take(ANNA, 0)).by(ANNA, new Take(BERT, 0));
      assertThat(play.refusal(ANNA, new Move.Game()))
          .as("she holds one")
          .isEqualTo("spelling-match.game");
      play.by(ANNA, new Spell("house")).at(40_000).by(ANNA, new Move.Game());
      assertThat(play.phase()).isEqualTo(Phase.AFTER);
      assertThat(play.refusal(BERT, new Spell("slate"))).isEqualTo("spelling-match.game");
      assertThat(play.refusal(BERT, new Move.Game())).isEqualTo("spelling-match.game");
      assertThat(play.refusal(BERT, new Take(CLARA, 0))).isEqualTo("spelling-match.game");
    }

    @Test
    @Proves("spelling-match.win")
    void goes_to_the_one_with_most_words_on_the_table_then() {
      Play play = match("judge", "umpire");
      play.solve(BERT, CLARA, 0, "slate").solve(BERT, ANNA, 0, "tiger").by(ANNA, new Take(BERT, 0));
      play.by(BERT, new Move.Game());
      assertThat(play.phase()).as("Anna is left with a stack").isEqualTo(Phase.AFTER);
      play.by(ANNA, new Content());
      Result result = play.game().result(play.position()).orElseThrow();
      assertThat(result.points().at(BERT)).isEqualTo(2);
      assertThat(result.winners()).isEqualTo(Seats.of(BERT));
      assertThat(result.ranking().getLast()).isEqualTo(Seats.of(ANNA, CLARA));
      assertThat(play.clauses(News.Won.class)).containsExactly("spelling-match.win");
    }

    @Test
    @Proves("spelling-match.amb.tie")
    void of_those_who_tie_the_caller_wins_and_otherwise_they_share() {
      Play called = match("judge", "umpire");
      called
          .solve(ANNA, BERT, 0, "house")
          .solve(BERT, CLARA, 0, "slate")
          .solve(CLARA, ANNA, 0, "tiger");
      called.by(BERT, new Move.Game());
      assertThat(called.phase()).isEqualTo(Phase.OVER);
      assertThat(called.game().result(called.position()).orElseThrow().winners())
          .isEqualTo(Seats.of(BERT));
      assertThat(called.clauses(News.Won.class)).contains("spelling-match.amb.tie");
      Play shared = match("judge", "umpire");
      shared
          .solve(ANNA, BERT, 0, "house")
          .solve(BERT, CLARA, 0, "slate")
          .by(CLARA, new Take(ANNA, 0));
      shared.by(CLARA, new Prove()).by(ANNA, new Form(CLARA, "tiger")).by(CLARA, new Move.Game());
      assertThat(shared.game().result(shared.position()).orElseThrow().winners())
          .isEqualTo(Seats.of(ANNA, BERT));
    }

    @Test
    @Proves({"general.time-limit", "general.amb.time"})
    void comes_with_the_time_agreed_on_when_nobody_calls_game() {
      Play play = match("time", "5").by(ANNA, new Take(BERT, 0));
      assertThat(play.prompt().deadline()).isEqualTo(SPELL + 300_000);
      play.clock();
      assertThat(play.phase()).isEqualTo(Phase.AFTER);
      assertThat(play.position().match().caller()).isEqualTo(Seat.NOBODY);
      play.clock();
      assertThat(play.phase()).isEqualTo(Phase.OVER);
    }

    @Test
    void is_called_for_one_who_has_nothing_more_to_do_and_says_nothing() {
      Play play = match("judge", "umpire");
      play.by(BERT, new Take(CLARA, 0)).by(CLARA, new Take(ANNA, 0)).at(20_000);
      play.solve(ANNA, BERT, 0, "house");
      assertThat(play.prompt().deadline()).isEqualTo(50_000);
      play.clock();
      assertThat(play.position().match().caller()).isEqualTo(ANNA);
      assertThat(play.phase()).isEqualTo(Phase.AFTER);
    }

    @Test
    void shows_all_words() {
      Play play = match("judge", "umpire").clock();
      assertThat(play.phase()).isEqualTo(Phase.OVER);
      assertThat(((Zone.Sheet) play.zone(BERT, "stacks2")).entries().getFirst().written())
          .isEqualTo("SLATE");
    }

    @Test
    void an_author_called_on_at_the_last_moment_still_has_his_minute() {
      Play play = match().by(ANNA, new Take(CLARA, 0)).clock();
      long reading = play.prompt().deadline();
      play.at(reading - 1_000).by(ANNA, new Prove()).clock();
      assertThat(play.at()).isEqualTo(reading);
      assertThat(play.phase()).isEqualTo(Phase.AFTER);
      assertThat(play.prompt().deadline()).isEqualTo(reading + 59_000);
      play.by(CLARA, new Form(ANNA, "slate"));
      assertThat(play.phase()).isEqualTo(Phase.OVER);
    }

    @Test
    void a_company_that_has_left_holds_nobody_up() {
      Play play = Play.of(3);
      while (!play.prompt().isOver()) play.clock();
      assertThat(play.at()).isLessThanOrEqualTo(9 * 60_000 + 30_000 + 180_000 + 60_000);
      assertThat(play.game().result(play.position()).orElseThrow().winners()).isEqualTo(Seats.first(3));
    }
  }
}
