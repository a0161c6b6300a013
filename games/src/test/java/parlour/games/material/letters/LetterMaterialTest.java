package parlour.games.material.letters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parlour.engine.Choice;
import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Piece;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.Phrases;
import parlour.games.material.Pile;
import parlour.games.material.TurnClock;
import parlour.lexicon.Letters;

class LetterMaterialTest {
  @Test
  void a_box_is_written_as_letters_and_counts() {
    Box box = Box.of("A4 B2 Q1");
    assertThat(box.size()).isEqualTo(7);
    assertThat(box.count('a')).isEqualTo(4);
    assertThat(box.plus(box).letters()).isEqualTo(Letters.of("aaaaaaaabbbbqq"));
  }

  @Test
  void a_box_is_shuffled_into_a_pile_of_the_same_letters() {
    Box box = Box.of("A4 B2 Q1 Z3");
    Pile pile = box.shuffled(new Dice(7));
    assertThat(Box.all(pile)).isEqualTo(box.letters());
    assertThat(Box.top(pile, 2))
        .isEqualTo(Letters.EMPTY.plus(Box.letter(pile, 0)).plus(Box.letter(pile, 1)));
    assertThat(pile).isNotEqualTo(box.shuffled(new Dice(8)));
  }

  @Test
  void letters_drawn_at_random_come_out_of_the_bag() {
    Letters bag = Letters.of("banana");
    Letters drawn = Box.any(bag, 4, new Dice(3));
    assertThat(drawn.size()).isEqualTo(4);
    assertThat(bag.covers(drawn)).isTrue();
  }

  @Test
  void the_id_of_a_letter_names_its_zone_and_its_place_among_its_likes() {
    List<Piece> row = LetterFaces.PLAIN.row("h", Letters.of("nan"));
    assertThat(row).extracting(Piece::id).containsExactly("h.a", "h.n", "h.n.2");
    assertThat(LetterFaces.PLAIN.spelt("b1", "nan"))
        .extracting(Piece::id)
        .containsExactly("b1.n", "b1.a", "b1.n.2");
    assertThat(LetterFaces.letter("h.n.2")).isEqualTo('n');
    assertThat(LetterFaces.zone("b1.a")).isEqualTo("b1");
    for (String junk : List.of("", ".", "h", "h.", "h.7", "h..n"))
      assertThat(LetterFaces.letter(junk)).as(junk).isEqualTo(LetterFaces.NONE);
  }

  @Test
  void what_a_letter_is_worth_stands_in_its_corner() {
    LetterFaces faces = LetterFaces.worth(letter -> letter == 'y' ? 4 : 0);
    assertThat(faces.face('y').corner()).isEqualTo("4");
    assertThat(faces.face('y').name()).isEqualTo("Y, worth four");
    assertThat(faces.face('e')).isEqualTo(Piece.Face.letter('e'));
  }

  @Test
  void a_prize_is_read_out_as_one() {
    LetterFaces faces = new LetterFaces(letter -> letter == 'q' ? 2 : letter == 'k' ? 1 : 0);
    assertThat(faces.face('Q').name()).isEqualTo("Q, double prize");
    assertThat(faces.face('k').name()).isEqualTo("K, prize");
    assertThat(faces.face('k').pips()).isEqualTo(1);
    assertThat(faces.face('m').name()).isEqualTo("M");
  }

  @Test
  void the_clock_keeps_time_or_doubles_it_or_stands_still() {
    assertThat(TurnClock.USUAL.dueMillis(1_000, 60_000)).isEqualTo(61_000);
    assertThat(TurnClock.DOUBLE.dueMillis(1_000, 60_000)).isEqualTo(121_000);
    assertThat(TurnClock.OFF.dueMillis(1_000, 60_000)).isEqualTo(Prompt.NEVER);
  }

  @Test
  void settings_choose_the_clock_and_the_judging() {
    Choice<TurnClock> clock = TurnClock.choice("general.amb.time");
    Choice<JudgingMode> judging = JudgingMode.vigilanceFirst("general.amb.who-checks");
    List<Setting> settings = Choice.settings(clock, judging);
    assertThat(judging.in(Settings.usual(settings))).isEqualTo(JudgingMode.VIGILANCE);
    assertThat(clock.in(Settings.usual(settings))).isEqualTo(TurnClock.USUAL);
    Settings chosen = Settings.of(settings, Map.of("clock", "off", "judge", "umpire"));
    assertThat(judging.in(chosen)).isEqualTo(JudgingMode.UMPIRE);
    assertThat(clock.in(chosen)).isEqualTo(TurnClock.OFF);
    assertThat(JudgingMode.umpireFirst("logomachy.amb.challenge").setting().usual())
        .isEqualTo("umpire");
  }

  @Test
  void a_tied_draw_is_told_with_all_its_letters() {
    PerSeat<String> drawn = PerSeat.of(4, seat -> List.of("h", "nd", "nc", "").get(seat.index()));
    LeaderDraw draw = new LeaderDraw(Seat.of(1), drawn);
    assertThat(draw.note(Seat.of(0), "deals")).isEqualTo("drew H to deal");
    assertThat(draw.note(Seat.of(1), "deals")).isEqualTo("drew N, tied, drew D, deals");
    assertThat(draw.note(Seat.of(2), "deals")).isEqualTo("drew N, tied, drew C to deal");
    assertThat(draw.note(Seat.of(3), "deals")).as("the host did not draw").isEmpty();
  }

  @Test
  void small_numbers_are_written_in_words() {
    assertThat(Phrases.count(1, "card")).isEqualTo("one card");
    assertThat(Phrases.count(7, "card")).isEqualTo("seven cards");
    assertThat(Phrases.count(20, "card")).isEqualTo("20 cards");
    assertThat(Phrases.names(Seats.first(3))).isEqualTo("@0, @1 and @2");
  }
}
