package parlour.games.speculation;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.speculation.Gamble.ANNA;
import static parlour.games.speculation.Gamble.BERT;
import static parlour.games.speculation.Gamble.CLARA;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.Event;
import parlour.engine.Piece;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.SceneText;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.Books;
import parlour.games.Proves;
import parlour.games.WordLaws;
import parlour.games.material.ListNews;
import parlour.games.material.Paper;
import parlour.games.speculation.Move.Challenge;
import parlour.games.speculation.Move.Content;
import parlour.games.speculation.Move.Discard;
import parlour.games.speculation.Move.Expose;
import parlour.games.speculation.Move.Give;
import parlour.games.speculation.Move.Leave;
import parlour.games.speculation.Move.Rest;
import parlour.games.speculation.Move.TurnUp;
import parlour.games.speculation.Move.Write;
import parlour.games.speculation.Position.Phase;
import parlour.lexicon.Letters;

class SpeculationTest {
  private static Seat seat(int index) {
    return Seat.of(index);
  }

  @Nested
  class The_deal {
    @Test
    @Proves("speculation.deal")
    void everyone_the_dealer_included_gets_twelve_letters() {
      for (int seats = 5; seats <= 12; seats++) {
        Gamble gamble = Gamble.of(seats);
        for (Seat seat : Seats.first(seats))
          assertThat(gamble.letters(seat).size()).as(seats + " players").isEqualTo(12);
        assertThat(gamble.position().rest().box().size()).isEqualTo(300 - 12 * seats);
      }
      assertThat(Speculation.KIND.objection(1, Map.of())).isPresent();
    }

    @Test
    @Proves("speculation.discard")
    void each_discards_five_back_to_the_box() {
      Gamble gamble = Gamble.three();
      int box = gamble.position().rest().box().size();
      gamble.discard(BERT, "oocdg");
      assertThat(gamble.letters(BERT)).isEqualTo(Letters.of("planetnt"));
      assertThat(gamble.position().rest().box().size()).isEqualTo(box + 5);
      assertThat(gamble.position().rest().box().count('o')).isEqualTo(22 - 2);
      assertThat(gamble.told(ANNA)).containsExactly("@1 discards five letters.");
    }

    @Test
    @Proves("speculation.discard")
    void neither_more_nor_fewer_nor_letters_one_does_not_hold() {
      Gamble gamble = Gamble.three();
      assertThat(gamble.refusal(BERT, new Discard(Letters.of("oocd"))))
          .isEqualTo("speculation.discard");
      assertThat(gamble.refusal(BERT, new Discard(Letters.of("oocdgp"))))
          .isEqualTo("speculation.discard");
      assertThat(gamble.refusal(BERT, new Discard(Letters.of("ooozz"))))
          .isEqualTo("speculation.discard");
      assertThat(gamble.refusal(BERT, new Give(Letters.of("nt"))))
          .as("first the discard")
          .isEqualTo("speculation.discard");
      gamble.discard(BERT, "oocdg");
      assertThat(gamble.refusal(BERT, new Discard(Letters.of("plane"))))
          .as("once only")
          .isEqualTo("speculation.discard");
    }

    @Test
    @Proves({"speculation.pool", "speculation.amb.bank"})
    void all_counters_form_a_pool_which_pays_on_when_it_is_empty() {
      Gamble gamble = Gamble.exposed("judge", "umpire");
      assertThat(((Zone.Stack) gamble.zone(CLARA, "pool")).count()).isEqualTo(100);
      gamble.becomes(gamble.position().with(gamble.position().match().counters().draw(ANNA, 99)));
      gamble.write(BERT, "planet", "plate", "lean").toTheNextDeal();
      assertThat(gamble.counters(BERT)).isEqualTo(3);
      assertThat(gamble.position().match().counters().pool()).isZero();
    }

    @Test
    @Proves("general.amb.time")
    void the_house_discards_and_gives_for_who_takes_too_long() {
      Gamble gamble = Gamble.three().discard(BERT, "oocdg").give(BERT, "nt");
      assertThat(gamble.prompt().must()).isEqualTo(Seats.of(ANNA, CLARA));
      assertThat(gamble.prompt().deadline()).isEqualTo(90_000);
      gamble.clock();
      assertThat(gamble.phase()).isEqualTo(Phase.EXPOSING);
      for (Seat seat : Seats.first(3)) assertThat(gamble.letters(seat).size()).isEqualTo(6);
      assertThat(gamble.plum().size()).isEqualTo(6);
      assertThat(gamble.letters(BERT)).isEqualTo(Letters.of("planet"));
      gamble.clock();
      assertThat(gamble.phase()).as("and turns up a letter").isEqualTo(Phase.WRITING);
    }
  }

  @Nested
  class The_plum {
    /// Five players who discard and give whatever comes first.
    private Gamble five(int givers, String... chosen) {
      return company(5, givers, chosen);
    }

    private Gamble company(int seats, int givers, String... chosen) {
      Gamble gamble = Gamble.of(seats, chosen);
      for (int i = 0; i < givers; i++) {
        String hand = gamble.letters(seat(i)).toString();
        gamble.discard(seat(i), hand.substring(0, 5)).give(seat(i), hand.substring(5, 6));
      }
      return gamble;
    }

    @Test
    @Proves({"speculation.plum.give", "speculation.plum.name", "speculation.amb.dealer-gives"})
    void each_player_the_dealer_too_gives_one_of_his_seven_letters_for_the_dealers_plum() {
      Gamble gamble = five(4);
      assertThat(gamble.plum().size()).isEqualTo(4);
      assertThat(gamble.prompt().must()).isEqualTo(Seats.of(seat(4)));
      gamble = five(5);
      assertThat(gamble.plum().size()).isEqualTo(5);
      for (Seat seat : Seats.first(5)) assertThat(gamble.letters(seat).size()).isEqualTo(6);
      Zone plum = gamble.zone(BERT, "plum");
      assertThat(plum.owner()).isEqualTo(ANNA);
      assertThat(plum.label()).isEqualTo("The Plum");
      char first = gamble.letters(ANNA).at(0);
      gamble.by(ANNA, new Expose(first));
      assertThat(gamble.view(ANNA).rack().size()).as("five hidden and one").isEqualTo(6);
      assertThat(gamble.view(BERT).rack().size()).as("six and one").isEqualTo(7);
    }

    @Test
    @Proves("speculation.plum.give")
    void a_gift_is_one_letter_of_ones_own() {
      Gamble gamble = five(0);
      String hand = gamble.letters(BERT).toString();
      gamble.discard(BERT, hand.substring(0, 5));
      assertThat(gamble.refusal(BERT, new Give(Letters.of(hand.substring(5, 7)))))
          .isEqualTo("speculation.plum.give");
      assertThat(gamble.refusal(BERT, new Give(Letters.EMPTY))).isEqualTo("speculation.plum.give");
      gamble.give(BERT, hand.substring(5, 6));
      assertThat(gamble.refusal(BERT, new Give(Letters.of(hand.substring(6, 7)))))
          .isEqualTo("speculation.plum.give");
    }

    @Test
    @Proves("speculation.plum.unseen")
    void nobody_not_even_the_dealer_may_see_them() {
      Gamble one = Gamble.sorted();
      Gamble other = Gamble.sorted();
      other.becomes(
          other
              .position()
              .with(other.position().plum().with(Letters.of("qzxjkv")))
              .with(
                  new Position.Rest(
                      other.position().rest().box().plus(other.plum()).minus(Letters.of("qzxjkv")),
                      Letters.EMPTY)));
      for (int i = -1; i < 3; i++) {
        assertThat(one.view(seat(i))).isEqualTo(other.view(seat(i)));
        assertThat(((Zone.Row) one.zone(seat(i), "plum")).pieces())
            .hasSize(6)
            .containsOnly(Piece.HIDDEN);
      }
      for (Event event : one.events()) {
        if (event instanceof News.Gave || event instanceof News.PlumFilled)
          assertThat(event.line().text()).doesNotContainPattern("\\b[A-Z]\\b");
      }
      assertThat(one.told(ANNA)).contains("@1 gives @0 two letters for the Plum, face down.");
    }

    @Test
    @Proves("speculation.plum.apart")
    void the_dealer_keeps_it_unseen_and_apart_until_the_words_of_the_hands_are_made() {
      Gamble gamble = Gamble.exposed();
      assertThat(gamble.refusal(ANNA, new TurnUp())).isEqualTo("speculation.plum.apart");
      assertThat(gamble.refusal(ANNA, new Write("stain")))
          .as("its letters are not for the hand")
          .isEqualTo("speculation.dealer.words");
      assertThat(gamble.letters(ANNA)).isEqualTo(Letters.of("gardn"));
      assertThat(gamble.view(ANNA).plum().letters().isEmpty()).isTrue();
    }

    @Test
    @Proves({"speculation.note1.extra", "speculation.note1.five"})
    void fewer_than_five_get_one_letter_more_and_give_two() {
      for (int seats = 3; seats <= 4; seats++) {
        Gamble gamble = Gamble.of(seats);
        for (Seat seat : Seats.first(seats)) {
          String hand = gamble.letters(seat).toString();
          assertThat(hand).hasSize(13);
          gamble.discard(seat, hand.substring(0, 5));
          assertThat(gamble.refusal(seat, new Give(Letters.of(hand.substring(5, 6)))))
              .isEqualTo("speculation.note1.extra");
          gamble.give(seat, hand.substring(5, 7));
          assertThat(gamble.letters(seat).size()).isEqualTo(6);
        }
        assertThat(gamble.plum().size()).isEqualTo(6);
      }
      for (int seats = 2; seats <= 12; seats++) {
        Gamble gamble = Gamble.of(seats).clock();
        assertThat(gamble.plum().size()).as(seats + " players").isGreaterThanOrEqualTo(5);
      }
    }

    @Test
    @Proves("speculation.note1.overplus")
    void more_than_six_thereby_are_discarded_unseen() {
      Gamble gamble = Gamble.of(4).clock();
      assertThat(gamble.plum().size()).as("of eight given").isEqualTo(6);
      assertThat(gamble.position().rest().box().size()).isEqualTo(300 - 4 * 6 - 6);
      assertThat(gamble.told(ANNA))
          .contains("@0's Plum holds six letters; two too many went back to the box unseen.");
      assertThat(gamble.clauses(News.PlumFilled.class)).contains("speculation.note1.overplus");
    }

    @Test
    @Proves({"speculation.note2.top-up", "speculation.amb.note2-unseen"})
    void the_other_way_each_gives_one_and_the_dealer_adds_from_his_discards_up_to_six() {
      Gamble gamble = Gamble.of(3, "plum", "second");
      gamble.hands("gardenauuwyk", "planetnoocdg", "bridgeeoolfh");
      gamble.discard(ANNA, "uuwyk").give(ANNA, "a").discard(BERT, "oocdg").give(BERT, "n");
      gamble.discard(CLARA, "oolfh").give(CLARA, "e");
      assertThat(gamble.phase()).isEqualTo(Phase.EXPOSING);
      assertThat(gamble.plum().size()).isEqualTo(6);
      Letters added = gamble.plum().minus(Letters.of("ane"));
      assertThat(Letters.of("uuwyk").covers(added)).as(added + " of UUWYK").isTrue();
      assertThat(gamble.position().rest().aside().isEmpty()).as("the rest is in the box").isTrue();
      assertThat(gamble.position().rest().box().size()).isEqualTo(300 - 3 * 6 - 6);
      assertThat(gamble.view(ANNA).heaps().open().isEmpty()).as("unseen").isTrue();
    }

    @Test
    @Proves("speculation.amb.note2-unseen")
    void by_option_the_dealer_chooses_what_he_adds() {
      Gamble gamble = Gamble.of(3, "plum", "second", "added", "chosen");
      gamble.hands("gardenauuwyk", "planetnoocdg", "bridgeeoolfh");
      gamble.discard(ANNA, "uuwyk").give(ANNA, "a").discard(BERT, "oocdg").give(BERT, "n");
      gamble.discard(CLARA, "oolfh").give(CLARA, "e");
      assertThat(gamble.phase()).isEqualTo(Phase.ADDING);
      assertThat(gamble.prompt().must()).isEqualTo(Seats.of(ANNA));
      assertThat(gamble.view(ANNA).heaps().open()).isEqualTo(Letters.of("uuwyk"));
      assertThat(gamble.view(BERT).heaps().open().isEmpty()).isTrue();
      assertThat(gamble.refusal(ANNA, new Move.Add(Letters.of("uw"))))
          .isEqualTo("speculation.note2.top-up");
      assertThat(gamble.refusal(ANNA, new Move.Add(Letters.of("gar"))))
          .isEqualTo("speculation.note2.top-up");
      gamble.by(ANNA, new Move.Add(Letters.of("uwy")));
      assertThat(gamble.plum()).isEqualTo(Letters.of("aneuwy"));
    }

    @Test
    @Proves("speculation.amb.plum-sizes")
    void two_players_always_go_by_the_second_note() {
      Gamble gamble = Gamble.of(2);
      assertThat(gamble.letters(ANNA).size()).isEqualTo(12);
      gamble.clock();
      assertThat(gamble.plum().size()).as("two given and four added").isEqualTo(6);
      assertThat(gamble.clauses(News.PlumFilled.class)).contains("speculation.note2.top-up");
    }

    @Test
    @Proves("speculation.amb.seven-up")
    void larger_plums_of_a_large_company_stand_unless_they_are_capped() {
      assertThat(Gamble.of(9).clock().plum().size()).isEqualTo(9);
      assertThat(Gamble.of(9, "cap", "yes").clock().plum().size()).isEqualTo(6);
      assertThat(Gamble.of(5, "cap", "yes").clock().plum().size()).isEqualTo(5);
    }
  }

  @Nested
  class Words_of_the_hands {
    @Test
    @Proves("speculation.expose")
    void the_dealer_turns_up_one_of_his_letters_and_leaves_it_exposed_throughout() {
      Gamble gamble = Gamble.sorted();
      assertThat(gamble.prompt().must()).isEqualTo(Seats.of(ANNA));
      assertThat(gamble.refusal(ANNA, new Expose('z'))).isEqualTo("speculation.expose");
      gamble.by(ANNA, new Expose('e'));
      for (Phase phase : List.of(Phase.WRITING, Phase.TURNING)) {
        assertThat(gamble.phase()).isEqualTo(phase);
        for (int i = -1; i < 3; i++)
          assertThat(((Zone.Row) gamble.zone(seat(i), "x")).pieces())
              .containsExactly(Piece.letter("x.e", 'e'));
        gamble.clock();
      }
      assertThat(gamble.refusal(ANNA, new Expose('d'))).isEqualTo("speculation.expose");
      assertThat(Gamble.turnedUp().view(BERT).plum().exposed()).isEqualTo('e');
    }

    @Test
    @Proves({"speculation.players.words", "speculation.amb.use-exposed", "speculation.amb.list"})
    void each_player_makes_all_the_words_he_can_of_his_six_letters_and_the_one_turned_up() {
      Gamble gamble = Gamble.exposed();
      gamble.write(CLARA, "bridge", "ridge", "bee").write(BERT, "planet", "eaten", "plan");
      assertThat(gamble.position().of(CLARA).list().lines()).hasSize(3);
      assertThat(gamble.refusal(CLARA, new Write("beetle"))).isEqualTo("speculation.players.words");
      assertThat(gamble.refusal(CLARA, new Write("eerie")))
          .as("each letter once")
          .isEqualTo("speculation.players.words");
    }

    @Test
    @Proves("speculation.dealer.words")
    void the_dealer_does_the_same_with_his_letters_and_the_one_turned_up() {
      Gamble gamble = Gamble.exposed().write(ANNA, "garden", "drag");
      assertThat(gamble.refusal(ANNA, new Write("agreed")))
          .as("his E is the one turned up")
          .isEqualTo("speculation.dealer.words");
    }

    @Test
    @Proves("speculation.amb.min")
    void words_have_three_letters_and_differ_and_inflections_count() {
      Gamble gamble = Gamble.exposed("judge", "umpire").write(BERT, "planet", "plate");
      assertThat(gamble.refusal(BERT, new Write("an"))).isEqualTo("speculation.amb.min");
      assertThat(gamble.refusal(BERT, new Write("a-n"))).isEqualTo("speculation.amb.min");
      assertThat(gamble.refusal(BERT, new Write("plate"))).isEqualTo("speculation.amb.min");
      gamble.write(CLARA, "ridge").write(BERT, "leant");
      assertThat(WordLaws.of("speculation")).isEqualTo(gamble.game().judge().law());
    }

    @Test
    @Proves({"speculation.players.pay", "speculation.dealer.pay"})
    void one_counter_from_the_pool_for_each_word_to_the_dealer_too() {
      Gamble gamble = Gamble.exposed("judge", "umpire");
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
      Gamble gamble = Gamble.exposed();
      assertThat(gamble.prompt().pace()).isEqualTo(Prompt.Pace.TOGETHER);
      assertThat(gamble.prompt().deadline()).isEqualTo(10_000 + 180_000);
      gamble.clock();
      for (Seat seat : Seats.first(3)) assertThat(gamble.letters(seat).isEmpty()).isTrue();
      assertThat(gamble.position().rest().box().size()).as("all but seven").isEqualTo(293);
      Gamble soon = Gamble.exposed().by(ANNA, new Rest()).by(BERT, new Rest());
      assertThat(soon.refusal(BERT, new Write("plan"))).isEqualTo("speculation.amb.time");
      assertThat(soon.phase()).isEqualTo(Phase.WRITING);
      soon.by(CLARA, new Rest());
      assertThat(soon.phase()).isEqualTo(Phase.TURNING);
      assertThat(soon.told(BERT))
          .contains("Time is called: the letters of the hands go back to the box.");
    }

    @Test
    @Proves({"speculation.amb.privacy", "general.conceal"})
    void lists_are_secret_until_time_is_called_and_the_same_word_counts_for_both() {
      Gamble gamble = Gamble.exposed("judge", "umpire");
      gamble.write(ANNA, "end").write(CLARA, "bee");
      assertThat(gamble.told(BERT).getLast()).isEqualTo("@2 writes down a word.");
      assertThat(gamble.view(BERT).seen().at(CLARA).list().isCovered()).isTrue();
      assertThat(SceneText.draw(gamble.scene(BERT), Seat::toString)).doesNotContain("BEE");
      gamble.clock();
      assertThat(gamble.view(BERT).seen().at(CLARA).list().lines().getFirst().word())
          .isEqualTo("bee");
      Gamble same = Gamble.exposed("judge", "umpire").write(ANNA, "dreg").write(CLARA, "dreg");
      same.toTheNextDeal();
      assertThat(same.counters(ANNA)).isEqualTo(1);
      assertThat(same.counters(CLARA)).isEqualTo(1);
    }
  }

  @Nested
  class The_game {
    @Test
    @Proves({"speculation.next-deal", "speculation.end", "general.lead.left"})
    void the_deal_passes_to_the_left_and_the_game_ends_when_each_has_dealt_once() {
      Gamble gamble = Gamble.of(4);
      List<Seat> dealers = new ArrayList<>();
      while (!gamble.prompt().isOver()) {
        dealers.add(gamble.position().dealer());
        for (Seat seat : Seats.first(4)) assertThat(gamble.letters(seat).size()).isEqualTo(13);
        gamble.toTheNextDeal();
      }
      assertThat(dealers).containsExactly(seat(0), seat(1), seat(2), seat(3));
      assertThat(gamble.told(ANNA))
          .contains("The deal passes to the left: @1 deals everybody 13 letters.");
    }

    @Test
    @Proves("speculation.win")
    void the_largest_count_wins() {
      Gamble gamble = Gamble.exposed("judge", "umpire").write(CLARA, "bridge", "ridge");
      gamble.write(BERT, "plan").toTheNextDeal().toTheNextDeal().toTheNextDeal();
      assertThat(gamble.game().result(gamble.position()).orElseThrow().ranking())
          .containsExactly(Seats.of(CLARA), Seats.of(BERT), Seats.of(ANNA));
      assertThat(gamble.told(BERT).getLast())
          .isEqualTo("Everybody has dealt: @2 has the largest count and wins.");
    }

    @Test
    void the_clock_may_be_slower_or_stand_still() {
      assertThat(Gamble.exposed("clock", "double").prompt().deadline()).isEqualTo(370_000);
      assertThat(Gamble.exposed("clock", "off").prompt().hasDeadline()).isFalse();
    }
  }

  @Nested
  class Errors {
    private final Paper.Place misspelt = new Paper.Place('l', BERT, "plaent");

    /// Bert has written PLAN and the misspelt PLAENT, Clara RIDGE; Anna leaves her Plum.
    private Gamble read() {
      return Gamble.exposed()
          .write(BERT, "plan", "plaent")
          .write(CLARA, "ridge")
          .clock()
          .by(ANNA, new Leave());
    }

    @Test
    @Proves({"general.error.no-count", "general.error.discoverer"})
    void a_misspelt_word_pays_its_discoverer_and_not_its_maker() {
      Gamble gamble = read();
      assertThat(gamble.prompt().must()).isEqualTo(Seats.first(3));
      gamble.by(CLARA, new Challenge(misspelt));
      assertThat(gamble.refusal(ANNA, new Challenge(misspelt))).isEqualTo("general.amb.who-checks");
      gamble.by(ANNA, new Content()).by(BERT, new Content()).by(CLARA, new Content());
      assertThat(gamble.counters(BERT)).isEqualTo(1);
      assertThat(gamble.counters(CLARA)).as("RIDGE and his error").isEqualTo(2);
      assertThat(gamble.told(ANNA)).contains("@2 gets the counter for PLAENT.");
    }

    @Test
    @Proves("general.amb.who-checks")
    void what_nobody_challenges_stands_and_a_wrong_challenge_costs_nothing() {
      Gamble gamble = read().by(CLARA, new Challenge(new Paper.Place('l', BERT, "plan")));
      assertThat(gamble.prompt().deadline()).isEqualTo(gamble.at() + 180_000);
      for (Paper.Place line :
          List.of(
              new Paper.Place('l', CLARA, "ridge"),
              new Paper.Place('p', BERT, "plan"),
              new Paper.Place('x', BERT, "plaent"),
              new Paper.Place('l', seat(7), "plan")))
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
      Gamble gamble = Gamble.exposed("judge", "umpire");
      assertThat(gamble.refusal(BERT, new Write("plaent"))).isEqualTo("general.error.no-count");
      gamble.write(BERT, "plan").clock().by(ANNA, new Leave());
      assertThat(gamble.position().dealer()).as("nothing is read").isEqualTo(BERT);
    }
  }

  @Test
  void every_rule_cited_is_in_the_rulebook() {
    for (Rule rule : Rule.values()) assertThat(Books.has(rule.id())).as(rule.id()).isTrue();
  }

  @Test
  void answers_name_letters_of_the_hand_and_nonsense_is_not_understood() {
    Speculation game = Gamble.of(3).game();
    assertThat(game.read(Answer.of("discard", "letters", "h.a h.a.2 h.c h.d h.e")))
        .hasValue(new Discard(Letters.of("aacde")));
    assertThat(game.read(Answer.of("discard", "letters", "x.a"))).isEmpty();
    assertThat(game.read(Answer.of("discard", "letters", "h.a ".repeat(80)))).isEmpty();
    assertThat(game.read(Answer.of("expose", "letters", "h.a h.b"))).isEmpty();
    assertThat(game.read(Answer.of("challenge", "line", "l1.plan")))
        .hasValue(new Challenge(new Paper.Place('l', BERT, "plan")));
    assertThat(Gamble.three().scene(BERT).offers())
        .extracting(Scene.Offer::verb)
        .containsExactly("discard");
  }
}
