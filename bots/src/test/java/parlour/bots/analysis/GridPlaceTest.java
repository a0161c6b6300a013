package parlour.bots.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import parlour.bots.letters.CrosswordBot;
import parlour.bots.skill.Advice;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Dice;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Zone;
import parlour.engine.play.Referee;
import parlour.games.crossword.Crossword;
import parlour.games.crossword.Move;
import parlour.games.crossword.Position;
import parlour.games.crossword.View;

/// Where a word is to be laid is said by what lies on the grid.
class GridPlaceTest {
  private static final Crossword CROSSWORD =
      (Crossword) Crossword.ENTRY.open(Map.of("judge", "umpire"), ShippedLexicon.load());

  /// Letters line by line, the first on the square 0,0; a dot is a blank.
  private static Zone.Grid grid(String... lines) {
    List<Zone.Cell> cells = new ArrayList<>();
    for (int y = 0; y < lines.length; y++) {
      for (int x = 0; x < lines[y].length(); x++) {
        if (lines[y].charAt(x) == '.') continue;
        Piece piece = new Piece("", Piece.Face.letter(lines[y].charAt(x)));
        cells.add(new Zone.Cell(x, y, piece));
      }
    }
    return new Zone.Grid("layout", "The layout", cells);
  }

  @Test
  void a_word_that_crosses_another_is_placed_by_the_letter_they_share() {
    assertThat(GridPlace.of(grid("MUST"), "1,-1,down", 4))
        .isEqualTo("down, its second letter on the U of MUST");
    assertThat(GridPlace.of(grid("M", "U", "S", "T"), "-2,3,across", 3))
        .isEqualTo("across, its third letter on the T of MUST");
  }

  @Test
  void a_word_that_grows_is_placed_by_its_own_letters() {
    assertThat(GridPlace.of(grid("MAN"), "0,0,across", 4))
        .isEqualTo("across, its first letter on the M of MAN");
  }

  @Test
  void a_word_that_only_touches_another_is_placed_beside_it() {
    assertThat(GridPlace.of(grid("MUST"), "3,1,across", 2))
        .isEqualTo("across, its first letter under the T of MUST");
    assertThat(GridPlace.of(grid("MUST"), "-2,-1,across", 3))
        .isEqualTo("across, its third letter above the M of MUST");
    assertThat(GridPlace.of(grid("MUST"), "4,-1,down", 2))
        .isEqualTo("down, its second letter right of the T of MUST");
    assertThat(GridPlace.of(grid("MUST"), "-1,0,down", 2))
        .isEqualTo("down, its first letter left of the M of MUST");
  }

  @Test
  void of_equal_letters_and_of_equal_words_it_says_which() {
    assertThat(GridPlace.of(grid("NOON"), "2,-1,down", 3))
        .isEqualTo("down, its second letter on the second O of NOON");
    assertThat(GridPlace.of(grid("AT", "..", "AT"), "1,2,down", 3))
        .isEqualTo("down, its first letter on the T of the second AT");
  }

  @Test
  void on_an_empty_table_any_place_will_do_and_what_is_no_place_is_said_as_it_stands() {
    assertThat(GridPlace.of(grid(), "0,0,across", 4)).isEqualTo("across, anywhere");
    assertThat(GridPlace.of(grid(), "here", 4)).isEqualTo("here");
    assertThat(GridPlace.of(grid(), "-,1,down", 4)).isEqualTo("-,1,down");
  }

  @Test
  void every_play_of_a_crossword_can_be_found_by_its_phrase_alone() {
    Pattern figures = Pattern.compile("[0-9]");
    int told = 0;
    Referee<Position, Move, View> referee = new Referee<>(CROSSWORD, 2, 4);
    CrosswordBot bot = new CrosswordBot(CROSSWORD, 5);
    for (int turn = 0; turn < 12; turn++) {
      Seat seat = referee.prompt().must().lowest();
      View view = referee.view(seat);
      Scene scene = CROSSWORD.scene(view);
      Set<String> plays = new HashSet<>();
      for (Advice<Move> one : bot.advise(view, referee.prompt(), new Dice(turn))) {
        if (!(one.move() instanceof Move.Lay)) continue;
        String phrase = Phrase.of(scene, CROSSWORD.write(one.move()));
        assertThat(phrase).doesNotContainPattern(figures);
        assertThat(plays.add(phrase)).as(phrase).isTrue();
        told++;
      }
      Move move = bot.reply(view, referee.prompt(), new Dice(turn)).orElseThrow().move();
      referee.playMove(seat, move, 1_000L * turn);
    }
    assertThat(told).isGreaterThan(20);
  }
}
