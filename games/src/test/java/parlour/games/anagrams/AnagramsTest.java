package parlour.games.anagrams;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.anagrams.Play.ANNA;
import static parlour.games.anagrams.Play.BERT;
import static parlour.games.anagrams.Play.CLARA;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Piece;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.SceneText;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.Proves;
import parlour.games.anagrams.Move.Announce;
import parlour.games.anagrams.Move.Choose;
import parlour.games.anagrams.Move.Concede;
import parlour.games.anagrams.Move.Help;
import parlour.games.anagrams.Move.Look;
import parlour.games.anagrams.Move.Name;
import parlour.games.anagrams.Move.Pay;
import parlour.games.anagrams.Move.Ready;
import parlour.games.anagrams.Move.Return;
import parlour.games.anagrams.Study.Stage;
import parlour.lexicon.Letters;

class AnagramsTest {
  /// Anna leads three; Clara has PENCIL and Bert KITTEN, and "Ready" was called at ten seconds.
  private static Play hunt(String... chosen) {
    return Play.of(3, chosen).ready("pencil", "kitten");
  }

  private static final long STOP = 10_000 + 300_000;

  @Nested
  class Players_and_the_leader {
    @Test
    @Proves({"anagrams.players", "general.players.any"})
    void any_number_from_two_on_may_play_and_one_of_them_leads() {
      for (int seats = Anagrams.KIND.seating().fewest();
          seats <= Anagrams.KIND.seating().most();
          seats++) {
        Play play = Play.of(seats);
        Set<String> words = new HashSet<>();
        while (play.position().round().phase() == Position.Phase.SERVING) play.clock();
        for (Seat seat : play.position().match().lead().others())
          words.add(play.position().of(seat).given().word());
        assertThat(words).hasSize(seats - 1);
        assertThat(play.position().of(ANNA).given().letters()).isEmpty();
      }
      assertThat(Anagrams.KIND.objection(1, Map.of())).isPresent();
    }

    @Test
    @Proves("general.leader.draw")
    void the_leader_is_drawn_for_and_everybody_sees_the_letters_drawn() {
      Play play = Play.of(3);
      Zone.Sheet drawn = (Zone.Sheet) play.zone(BERT, "drawn");
      assertThat(drawn.entries()).hasSize(3);
      assertThat(drawn.entries().getFirst().note()).isEqualTo("leads");
      String annas = drawn.entries().getFirst().pieces().getFirst().face().text();
      for (Zone.Entry entry : drawn.entries())
        assertThat(annas).isGreaterThanOrEqualTo(entry.pieces().getFirst().face().text());
    }

    @Test
    @Proves({"anagrams.leader.rotates", "general.lead.left", "general.leader.change"})
    void every_player_leads_in_turn_to_the_left() {
      Play play = Play.of(4);
      List<Seat> leaders = new ArrayList<>();
      while (!play.prompt().isOver()) {
        leaders.add(play.position().leader());
        play.toTheNextRound();
      }
      assertThat(leaders).containsExactly(Seat.of(0), Seat.of(1), Seat.of(2), Seat.of(3));
    }

    @Test
    @Proves({"anagrams.counters.equal", "anagrams.amb.stake"})
    void everyone_the_leader_included_gets_the_same_number_of_counters() {
      Play play = Play.of(4);
      for (int i = 0; i < 4; i++) assertThat(play.counters(Seat.of(i))).isEqualTo(10);
      assertThat(Play.of(4, "counters", "5").counters(BERT)).isEqualTo(5);
    }

    @Test
    @Proves("anagrams.amb.stake")
    void a_player_who_has_none_left_owes_markers() {
      Play play = hunt();
      play.becomes(play.position().with(play.position().match().counters().pay(BERT, CLARA, 10)));
      play.at(STOP).clock().by(BERT, new Pay());
      assertThat(play.position().match().counters().owed(BERT)).isEqualTo(1);
      assertThat(play.counters(ANNA)).isEqualTo(11);
      assertThat(play.drawn(ANNA)).contains("1 markers owed");
    }

    @Test
    @Proves("anagrams.leader.no-word")
    void the_leader_has_no_word_to_study_and_pays_and_receives_everything() {
      Play play = hunt();
      assertThat(play.position().of(ANNA).given().letters()).isEmpty();
      assertThat(play.prompt().must()).isEqualTo(Seats.of(BERT, CLARA));
      assertThat(play.refusal(ANNA, new Announce("pencil"))).isEqualTo("anagrams.start");
      play.at(50_000).announce(CLARA, "pencil").clock().by(BERT, new Pay());
      assertThat(play.counters(CLARA)).isEqualTo(11);
      assertThat(play.counters(BERT)).isEqualTo(9);
      assertThat(play.counters(ANNA)).as("paid one, received one").isEqualTo(10);
    }
  }

  @Nested
  class Giving_out_words {
    @Test
    @Proves("anagrams.words.select")
    void the_leader_chooses_a_word_for_each_and_gives_him_its_letters() {
      Play play = hunt();
      assertThat(Letters.of(play.letters(CLARA))).isEqualTo(Letters.of("pencil"));
      assertThat(Letters.of(play.letters(BERT))).isEqualTo(Letters.of("kitten"));
      assertThat(Play.of(3).refusal(BERT, new Choose("pencil", "")))
          .isEqualTo("anagrams.words.select");
    }

    @Test
    @Proves("anagrams.words.box")
    void the_letters_go_in_the_box_to_the_player_and_the_box_comes_back_without_them() {
      Play play = Play.of(3).by(ANNA, new Choose("pencil", ""));
      assertThat(((Zone.Stack) play.zone(BERT, "box")).count()).isEqualTo(294);
      assertThat(((Zone.Row) play.zone(BERT, "h2")).pieces()).hasSize(6);
      assertThat(play.told(BERT).getLast()).contains("the box with six letters");
      play.ready("kitten").giveBack(CLARA);
      assertThat(((Zone.Stack) play.zone(BERT, "box")).count()).as("hers are back").isEqualTo(294);
    }

    @Test
    @Proves({"anagrams.words.order", "general.play.right"})
    void he_serves_in_succession_from_his_right_a_different_word_each_and_then_calls_ready() {
      Play play = Play.of(4);
      assertThat(play.game().view(play.position(), ANNA).toServe()).isEqualTo(Seat.of(3));
      play.by(ANNA, new Choose("pencil", ""));
      assertThat(play.stage(Seat.of(3))).isEqualTo(Stage.SERVED);
      assertThat(play.game().view(play.position(), ANNA).toServe()).isEqualTo(CLARA);
      assertThat(play.refusal(ANNA, new Choose("pencil", ""))).isEqualTo("anagrams.words.order");
      assertThat(play.refusal(ANNA, new Ready())).isEqualTo("anagrams.words.order");
      play.by(ANNA, new Choose("kitten", ""));
      assertThat(play.game().view(play.position(), ANNA).toServe()).isEqualTo(BERT);
      play.by(ANNA, new Choose("bottle", ""));
      assertThat(play.refusal(ANNA, new Choose("window", ""))).isEqualTo("anagrams.words.order");
      assertThat(play.refusal(BERT, new Ready())).isEqualTo("anagrams.words.order");
      play.by(ANNA, new Ready());
      assertThat(play.told(BERT).getLast()).contains("\"Ready\"");
    }

    @Test
    @Proves({"anagrams.words.mixed", "general.deal.mix"})
    void the_letters_of_each_word_are_thoroughly_mixed() {
      Set<String> orders = new HashSet<>();
      for (long seed = 0; seed < 60; seed++) {
        Position dealt = Play.open().deal(Seats.first(2), seed);
        Ruling<Position> ruling =
            Play.open().play(dealt, dealt.leader(), new Choose("pencil", ""), 0);
        Position served = ((Ruling.Legal<Position>) ruling).next();
        String order = served.of(dealt.match().lead().firstToPlay()).given().letters();
        assertThat(order).isNotEqualTo("pencil");
        assertThat(Letters.of(order)).isEqualTo(Letters.of("pencil"));
        orders.add(order);
      }
      assertThat(orders).hasSizeGreaterThan(40);
    }

    @Test
    @Proves("anagrams.amb.length")
    void words_have_five_to_ten_letters_and_are_equally_long_in_a_round() {
      Play play = Play.of(3);
      assertThat(play.refusal(ANNA, new Choose("rose", ""))).isEqualTo("anagrams.amb.length");
      assertThat(play.refusal(ANNA, new Choose("congratulations", "")))
          .isEqualTo("anagrams.amb.length");
      play.by(ANNA, new Choose("pencil", ""));
      assertThat(play.refusal(ANNA, new Choose("candles", ""))).isEqualTo("anagrams.amb.length");
      Play.of(3, "lengths", "free")
          .by(ANNA, new Choose("pencil", ""))
          .by(ANNA, new Choose("candles", ""));
    }

    @Test
    @Proves({"anagrams.amb.length", "components.letter-box.size"})
    void a_word_needs_its_letters_in_the_box() {
      Play play = Play.of(5, "box", "180", "letters", "hand");
      play.by(ANNA, new Choose("jumps", "jumpj"));
      assertThat(play.refusal(ANNA, new Choose("enjoy", "enjoy")))
          .as("both Js are out")
          .isEqualTo("anagrams.amb.length");
      Play.of(5, "letters", "hand")
          .by(ANNA, new Choose("jumps", "jumpj"))
          .by(ANNA, new Choose("enjoy", "enjoy"));
    }

    @Test
    @Proves("general.error.no-count")
    void the_leader_cannot_give_out_what_is_no_word() {
      Play play = Play.of(3);
      assertThat(play.refusal(ANNA, new Choose("recieve", ""))).isEqualTo("general.error.no-count");
      assertThat(play.refusal(ANNA, new Choose("well-known", "")))
          .isEqualTo("general.words.compound");
      assertThat(play.position()).isEqualTo(Play.of(3).position());
    }

    @Test
    @Proves("general.deal.facedown")
    void letters_are_dealt_face_down_and_nobody_sees_them_before_the_call() {
      Play play = Play.of(3).by(ANNA, new Choose("pencil", "")).by(ANNA, new Choose("kitten", ""));
      for (Seat eye : List.of(BERT, CLARA, Seat.NOBODY)) {
        assertThat(((Zone.Row) play.zone(eye, "h2")).pieces())
            .hasSize(6)
            .containsOnly(Piece.HIDDEN);
        assertThat(((Zone.Row) play.zone(eye, "h1")).pieces())
            .hasSize(6)
            .containsOnly(Piece.HIDDEN);
      }
    }

    @Test
    @Proves("general.amb.time")
    void where_the_leader_dawdles_the_house_chooses_and_shows_him_the_words_and_calls() {
      Play play = Play.of(3);
      assertThat(play.prompt().deadline()).isEqualTo(60_000);
      play.at(1_000).by(ANNA, new Choose("pencil", ""));
      assertThat(play.prompt().deadline()).isEqualTo(61_000);
      play.clock();
      String bertsWord = play.position().of(BERT).given().word();
      assertThat(bertsWord).hasSize(6);
      assertThat(play.drawn(ANNA)).contains(bertsWord.toUpperCase(Locale.ROOT));
      play.clock();
      assertThat(play.stage(BERT)).isEqualTo(Stage.HUNTING);
      assertThat(Play.of(3, "clock", "double").prompt().deadline()).isEqualTo(120_000);
      assertThat(Play.of(3, "clock", "off").prompt().hasDeadline()).isFalse();
    }
  }

  @Nested
  class The_hunt {
    @Test
    @Proves({"anagrams.object", "anagrams.announce"})
    void each_tries_to_discover_the_word_chosen_for_him_and_announces_it_to_the_leader() {
      Play play = hunt().at(42_000);
      assertThat(play.refusal(CLARA, new Announce("kitten")))
          .as("not her letters")
          .isEqualTo("anagrams.object");
      play.announce(CLARA, "pencli");
      assertThat(play.stage(CLARA)).isEqualTo(Stage.HUNTING);
      assertThat(play.told(ANNA).getLast()).contains("PENCLI");
      play.announce(CLARA, "pencil");
      assertThat(play.stage(CLARA)).isEqualTo(Stage.SOLVED);
      assertThat(play.prompt().must()).as("she has done").isEqualTo(Seats.of(BERT));
    }

    @Test
    @Proves("anagrams.start")
    void all_begin_together_on_the_call() {
      Play play = Play.of(3).by(ANNA, new Choose("pencil", "")).by(ANNA, new Choose("kitten", ""));
      assertThat(play.refusal(CLARA, new Announce("pencil"))).isEqualTo("anagrams.start");
      assertThat(play.refusal(CLARA, new Return())).isEqualTo("anagrams.start");
      play.at(10_000).by(ANNA, new Ready());
      assertThat(play.prompt().must()).isEqualTo(Seats.of(BERT, CLARA));
      assertThat(play.prompt().pace()).isEqualTo(Prompt.Pace.TOGETHER);
      assertThat(((Zone.Row) play.zone(CLARA, "h")).pieces()).doesNotContain(Piece.HIDDEN);
      assertThat(((Zone.Row) play.zone(BERT, "h")).pieces()).doesNotContain(Piece.HIDDEN);
    }

    @Test
    @Proves({"anagrams.time.choice", "general.time-limit"})
    void all_have_the_same_five_ten_or_fifteen_minutes() {
      assertThat(hunt().prompt().deadline()).isEqualTo(10_000 + 5 * 60_000);
      assertThat(hunt("time", "10").prompt().deadline()).isEqualTo(10_000 + 10 * 60_000);
      assertThat(hunt("time", "15").prompt().deadline()).isEqualTo(10_000 + 15 * 60_000);
    }

    @Test
    @Proves("anagrams.time.stop")
    void when_the_time_has_run_stop_is_called() {
      Play play = hunt().clock();
      assertThat(play.at()).isEqualTo(STOP);
      assertThat(play.told(BERT)).contains("@0 calls \"Stop\": all cease.");
    }

    @Test
    @Proves("anagrams.stop.cease")
    void at_stop_all_cease_trying() {
      Play play = hunt().clock().at(STOP + 1_000);
      assertThat(play.refusal(CLARA, new Announce("pencil"))).isEqualTo("anagrams.stop.cease");
    }

    @Test
    void when_nobody_tries_any_longer_stop_is_called_at_once() {
      Play play = hunt().at(20_000).announce(CLARA, "pencil").at(30_000).announce(BERT, "kitten");
      assertThat(play.position().leader()).as("the next round").isEqualTo(BERT);
      assertThat(play.told(BERT)).contains("@0 calls \"Stop\": all cease.");
    }

    @Test
    void the_leader_hears_ten_announcements_from_each_and_no_more() {
      Play play = hunt();
      List<String> wrong =
          List.of(
              "pencli", "penicl", "pecnil", "pnecil", "epncil", "pcenil", "pienlc", "lcinep",
              "cilpen", "lipcen");
      for (String word : wrong) play.announce(CLARA, word);
      assertThat(play.refusal(CLARA, new Announce("pencil"))).isEqualTo("anagrams.announce");
      play.giveBack(CLARA);
    }

    @Test
    @Proves("anagrams.amb.other-anagram")
    void another_word_of_the_same_letters_is_not_the_one_selected_unless_the_option_says_so() {
      Play strict = Play.of(2).ready("slate");
      strict.announce(BERT, "steal").announce(BERT, "tales");
      assertThat(strict.stage(BERT)).isEqualTo(Stage.HUNTING);
      strict.announce(BERT, "slate");
      assertThat(strict.counters(BERT)).isEqualTo(11);
      Play any = Play.of(2, "anagram", "any").ready("slate");
      any.announce(BERT, "tlesa");
      assertThat(any.stage(BERT)).as("no word at all").isEqualTo(Stage.HUNTING);
      any.announce(BERT, "steal");
      assertThat(any.counters(BERT)).isEqualTo(11);
    }
  }

  @Nested
  class Returning_the_letters {
    @Test
    @Proves("anagrams.return")
    void
        a_player_who_cannot_find_his_word_returns_the_letters_and_requires_the_leader_to_name_it() {
      Play play = hunt().at(60_000).giveBack(CLARA);
      assertThat(play.stage(CLARA)).isEqualTo(Stage.CALLED);
      assertThat(play.prompt().must()).isEqualTo(Seats.of(ANNA, BERT));
      assertThat(play.refusal(ANNA, new Name(BERT, "kitten")))
          .as("he has not asked")
          .isEqualTo("anagrams.return");
      assertThat(play.refusal(CLARA, new Announce("pencil"))).isEqualTo("anagrams.announce");
    }

    @Test
    @Proves({"anagrams.return.minute", "anagrams.amb.leader-forgets"})
    void if_the_leader_cannot_name_it_within_a_minute_he_pays_one_counter_and_no_fine_is_owed() {
      Play play = hunt().at(60_000).giveBack(CLARA);
      assertThat(play.prompt().deadline()).isEqualTo(120_000);
      play.clock();
      assertThat(play.stage(CLARA)).isEqualTo(Stage.FORGOTTEN);
      assertThat(play.counters(CLARA)).isEqualTo(11);
      assertThat(play.clauses(News.Settled.class)).contains("anagrams.return.minute");
      play.toTheNextRound();
      assertThat(play.counters(CLARA)).isEqualTo(11);
      assertThat(play.counters(ANNA)).as("paid Clara, fined Bert").isEqualTo(10);
    }

    @Test
    @Proves("anagrams.amb.leader-names")
    void if_he_does_name_it_the_player_still_pays_his_fine() {
      Play play = hunt().at(60_000).giveBack(CLARA).at(119_999).by(ANNA, new Name(CLARA, "pencil"));
      assertThat(play.stage(CLARA)).isEqualTo(Stage.NAMED);
      assertThat(play.counters(CLARA)).isEqualTo(9);
      assertThat(play.counters(ANNA)).isEqualTo(11);
    }

    @Test
    @Proves({"anagrams.leader.memory", "anagrams.amb.memory-digital"})
    void he_must_name_it_from_memory_and_spell_it_himself() {
      Play play = hunt().at(60_000).giveBack(CLARA);
      View view = play.game().view(play.position(), ANNA);
      assertThat(view.of(CLARA).given().word()).isEmpty();
      assertThat(view.of(CLARA).given().letters()).isEqualTo("??????");
      play.by(ANNA, new Name(CLARA, "kitten"));
      assertThat(play.stage(CLARA)).isEqualTo(Stage.CALLED);
      assertThat(play.told(BERT).getLast())
          .as("Bert does not hear his own word")
          .doesNotContain("KITTEN");
      assertThat(play.refusal(ANNA, new Name(CLARA, "kitten"))).isEqualTo("anagrams.leader.memory");
      assertThat(play.refusal(ANNA, new Name(CLARA, ""))).isEqualTo("anagrams.leader.memory");
      play.by(ANNA, new Name(CLARA, "pencil"));
      assertThat(play.stage(CLARA)).isEqualTo(Stage.NAMED);
    }

    @Test
    @Proves("anagrams.leader.memory")
    void by_option_the_letters_returned_are_shown_to_him() {
      Play play = hunt("returned", "shown").at(60_000);
      assertThat(play.drawn(ANNA)).doesNotContain("P E");
      play.giveBack(CLARA);
      View view = play.game().view(play.position(), ANNA);
      assertThat(Letters.of(view.of(CLARA).given().letters())).isEqualTo(Letters.of("pencil"));
      assertThat(view.of(CLARA).given().word()).isEmpty();
      assertThat(((Zone.Row) play.zone(ANNA, "h2")).pieces())
          .hasSize(6)
          .doesNotContain(Piece.HIDDEN);
    }

    @Test
    @Proves("anagrams.leader.no-notes")
    void nothing_the_leader_is_shown_after_ready_has_the_words_written_on_it() {
      Play play = Play.of(3).by(ANNA, new Choose("pencil", "")).by(ANNA, new Choose("kitten", ""));
      assertThat(play.drawn(ANNA)).as("until he calls").contains("PENCIL", "KITTEN");
      play.at(10_000).by(ANNA, new Ready()).at(60_000).giveBack(CLARA).announce(BERT, "kittne");
      assertThat(play.drawn(ANNA)).doesNotContain("PENCIL", "KITTEN");
      assertThat(play.told(ANNA))
          .noneMatch(line -> line.contains("PENCIL") || line.contains("KITTEN"));
      assertThat(play.game().view(play.position(), ANNA).toString()).doesNotContain("pencil", "kitten");
    }

    @Test
    @Proves("anagrams.amb.when-return")
    void letters_may_be_returned_until_one_minute_after_stop_and_the_leader_then_has_his_minute() {
      Play play = hunt().clock();
      assertThat(play.prompt().deadline()).isEqualTo(STOP + 60_000);
      play.at(STOP + 59_999).giveBack(CLARA).clock();
      assertThat(play.at()).isEqualTo(STOP + 60_000);
      assertThat(play.stage(BERT)).as("too late for him").isEqualTo(Stage.FAILED);
      assertThat(play.prompt().deadline()).isEqualTo(STOP + 119_999);
      assertThat(play.prompt().must()).isEqualTo(Seats.of(ANNA));
      play.by(ANNA, new Concede(CLARA));
      assertThat(play.counters(CLARA)).isEqualTo(11);
      assertThat(play.position().leader()).isEqualTo(BERT);
    }

    @Test
    void several_words_may_be_asked_for_at_once_each_with_its_own_minute() {
      Play play = Play.of(4).ready("pencil", "kitten", "bottle");
      play.at(20_000).giveBack(CLARA).at(45_000).giveBack(BERT);
      assertThat(play.prompt().deadline()).isEqualTo(80_000);
      play.at(50_000).by(ANNA, new Name(BERT, "bottle"));
      assertThat(play.stage(BERT)).isEqualTo(Stage.NAMED);
      assertThat(play.prompt().deadline()).as("hers still runs").isEqualTo(80_000);
      play.clock();
      assertThat(play.stage(CLARA)).isEqualTo(Stage.FORGOTTEN);
      assertThat(play.stage(Seat.of(3))).as("he still hunts").isEqualTo(Stage.HUNTING);
      assertThat(play.prompt().deadline()).isEqualTo(STOP);
    }
  }

  @Nested
  class Fines_and_payments {
    @Test
    @Proves("anagrams.pay.solver")
    void the_leader_pays_one_counter_at_stop_to_each_who_announced_in_time() {
      Play play = hunt().at(STOP - 1).announce(CLARA, "pencil");
      assertThat(play.counters(CLARA)).as("not before Stop").isEqualTo(10);
      play.clock();
      assertThat(play.counters(CLARA)).isEqualTo(11);
      assertThat(play.counters(ANNA)).isEqualTo(9);
      assertThat(play.clauses(News.Settled.class)).containsExactly("anagrams.pay.solver");
    }

    @Test
    @Proves("anagrams.pay.failer")
    void each_who_did_not_pays_the_leader_one_counter() {
      Play play = hunt().clock().by(BERT, new Pay());
      assertThat(play.counters(BERT)).isEqualTo(9);
      assertThat(play.counters(ANNA)).isEqualTo(11);
      play.clock();
      assertThat(play.counters(CLARA)).as("by the clock").isEqualTo(9);
      assertThat(play.counters(ANNA)).isEqualTo(12);
      assertThat(play.clauses(News.Settled.class)).containsExactly("anagrams.pay.failer");
    }

    /// Clara's letters for PENCIL are these.
    private Play misdealt(String letters) {
      Play play = Play.of(3, "letters", "hand");
      play.by(ANNA, new Choose("pencil", letters)).by(ANNA, new Choose("kitten", "kitten"));
      return play.at(10_000).by(ANNA, new Ready());
    }

    @Test
    @Proves({"anagrams.misdeal.relief", "anagrams.misdeal.pay", "anagrams.amb.wrong-letters"})
    void who_got_too_few_too_many_or_wrong_letters_is_excused_and_receives_one_counter() {
      for (String letters : List.of("penci", "pencill", "pensil")) {
        Play play = misdealt(letters).toTheNextRound();
        assertThat(play.counters(CLARA)).as(letters).isEqualTo(11);
        assertThat(play.counters(BERT)).as("his were right").isEqualTo(9);
        assertThat(play.counters(ANNA)).isEqualTo(10);
      }
      assertThat(misdealt("pencil").toTheNextRound().counters(CLARA)).isEqualTo(9);
    }

    @Test
    @Proves("anagrams.misdeal.relief")
    void a_misdealt_word_is_settled_by_one_counter_whatever_else_became_of_it() {
      Play named = misdealt("pensil").giveBack(CLARA).by(ANNA, new Name(CLARA, "pencil"));
      assertThat(named.counters(CLARA)).isEqualTo(11);
      Play forgotten = misdealt("pensil").giveBack(CLARA).by(ANNA, new Concede(CLARA));
      assertThat(forgotten.counters(CLARA)).isEqualTo(11);
      Play guessed = misdealt("pensil").announce(CLARA, "pencil").clock();
      assertThat(guessed.counters(CLARA)).isEqualTo(11);
    }

    @Test
    @Proves("anagrams.amb.wrong-letters")
    void the_house_picks_the_letters_without_error_unless_the_leader_does_it_by_hand() {
      Play house = Play.of(3).by(ANNA, new Choose("pencil", "zzz"));
      assertThat(Letters.of(house.letters(CLARA))).isEqualTo(Letters.of("pencil"));
      assertThat(Play.of(3, "letters", "hand").refusal(ANNA, new Choose("pencil", "")))
          .isEqualTo("anagrams.amb.wrong-letters");
    }

    @Test
    @Proves("anagrams.assist.fine")
    void helping_another_costs_one_counter_to_the_leader_for_each_offence() {
      Play play = Play.of(4, "helping", "yes").ready("pencil", "kitten", "bottle").at(30_000);
      assertThat(play.drawn(BERT)).as("letters lie open to the others").contains("K");
      play.by(BERT, new Help(CLARA, "kitten"));
      assertThat(play.counters(BERT)).isEqualTo(9);
      assertThat(play.counters(ANNA)).isEqualTo(11);
      play.by(BERT, new Help(Seat.of(3), "pencil"));
      assertThat(play.counters(BERT)).isEqualTo(8);
      assertThat(play.refusal(BERT, new Help(CLARA, "kitten"))).isEqualTo("anagrams.assist.fine");
      assertThat(play.drawn(CLARA)).contains("Whispered to you: K I T T E N");
      assertThat(play.told(ANNA)).noneMatch(line -> line.contains("KITTEN"));
      assertThat(play.told(CLARA)).anyMatch(line -> line.contains("whispers KITTEN to @2"));
    }

    @Test
    @Proves({"anagrams.assist.fine", "general.conceal"})
    void as_a_rule_nobody_sees_anothers_letters_and_nobody_can_help() {
      Play play = hunt();
      assertThat(play.refusal(BERT, new Help(CLARA, "pencil"))).isEqualTo("anagrams.assist.fine");
      assertThat(((Zone.Row) play.zone(BERT, "h2")).pieces()).containsOnly(Piece.HIDDEN);
      assertThat(play.game().view(play.position(), BERT).of(CLARA).given().letters())
          .isEqualTo("??????");
    }

    @Test
    @Proves("general.conceal")
    void a_word_announced_amiss_is_for_the_leaders_ears_only() {
      Play play = hunt().announce(CLARA, "pencli");
      assertThat(play.told(BERT).getLast()).isEqualTo("@2 announces a word, which is not the one.");
      assertThat(play.told(ANNA).getLast()).contains("PENCLI");
    }

    @Test
    @Proves("general.point.name")
    void a_point_is_claimed_by_naming_the_word_for_all_to_hear() {
      Play play = hunt().announce(CLARA, "pencil");
      assertThat(play.told(BERT).getLast()).isEqualTo("@2 announces PENCIL.");
      assertThat(play.clauses(News.Announced.class)).contains("general.point.name");
      assertThat(play.refusal(BERT, new Announce(""))).isEqualTo("anagrams.object");
    }

    @Test
    @Proves("anagrams.early.fine")
    void studying_ones_letters_before_ready_costs_one_counter_to_the_leader() {
      Play play = Play.of(3);
      assertThat(play.prompt().may()).as("nobody has letters yet").isEqualTo(Seats.NONE);
      play.by(ANNA, new Choose("pencil", ""));
      assertThat(play.prompt().may()).isEqualTo(Seats.of(CLARA));
      play.by(CLARA, new Look());
      assertThat(play.counters(CLARA)).isEqualTo(9);
      assertThat(play.counters(ANNA)).isEqualTo(11);
      assertThat(((Zone.Row) play.zone(CLARA, "h")).pieces())
          .hasSize(6)
          .doesNotContain(Piece.HIDDEN);
      assertThat(play.refusal(CLARA, new Announce("pencil")))
          .as("she must wait all the same")
          .isEqualTo("anagrams.start");
      assertThat(play.refusal(CLARA, new Look())).isEqualTo("anagrams.early.fine");
      assertThat(play.refusal(BERT, new Look())).isEqualTo("anagrams.early.fine");
      play.ready("kitten");
      assertThat(play.refusal(BERT, new Look())).isEqualTo("anagrams.early.fine");
    }
  }

  @Nested
  class The_end {
    @Test
    @Proves({"anagrams.end", "anagrams.win"})
    void when_each_has_led_once_most_counters_wins() {
      Play play = hunt().at(20_000).announce(CLARA, "pencil").toTheNextRound();
      assertThat(play.game().result(play.position())).isEmpty();
      play.ready("window", "candle");
      play.announce(ANNA, "window");
      play.toTheNextRound();
      assertThat(play.position().leader()).isEqualTo(CLARA);
      assertThat(play.prompt().isOver()).isFalse();
      play.toTheNextRound();
      assertThat(play.prompt()).isEqualTo(Prompt.OVER);
      // Clara found a word, failed once and was paid twice as leader.
      assertThat(play.counters(CLARA)).isEqualTo(12);
      assertThat(play.game().result(play.position()).orElseThrow().winners())
          .isEqualTo(Seats.of(CLARA));
      assertThat(play.told(BERT).getLast()).contains("@2 has most counters and wins");
    }

    @Test
    @Proves("anagrams.amb.tie")
    void a_tie_on_counters_is_a_shared_win() {
      Play play = Play.of(2);
      while (!play.prompt().isOver()) play.clock();
      assertThat(play.counters(ANNA)).isEqualTo(play.counters(BERT));
      assertThat(play.game().result(play.position()).orElseThrow().winners())
          .isEqualTo(Seats.of(ANNA, BERT));
      assertThat(play.clauses(News.Won.class)).contains("anagrams.amb.tie");
    }

    @Test
    @Proves("general.term.round")
    void a_round_is_one_stage_of_the_game_with_one_play_by_each() {
      Play play = Play.of(3);
      for (int round = 1; round <= 3; round++) {
        assertThat(play.game().scene(play.game().view(play.position(), BERT)).headline())
            .startsWith("Round " + round + " of 3");
        play.toTheNextRound();
      }
    }
  }
}
