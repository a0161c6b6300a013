package parlour.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Field;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.TableRules;
import parlour.engine.play.Referee;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;

/// Whoever writes an accent, a hyphen or an apostrophe is told so, in every game in the same words.
class OtherSignsTest {
  private static final List<String> WORDS = List.of("CRÈME", "CAN'T", "LIK-S", "ÇAN", "É");

  @Test
  void one_sentence_for_all_games() {
    Set<String> asked = new TreeSet<>();
    for (CatalogEntry entry : Catalog.entries())
      if (entry.service().words() && isTold(entry.open(Map.of(), ShippedLexicon.load())))
        asked.add(entry.id());
    assertThat(asked)
        .contains(
            "anagrams",
            "crossword",
            "logomachy",
            "out-in-the-cold",
            "puzzle-neighbor",
            "rotation",
            "speculation",
            "spelling-match",
            "travelling",
            "wmwt",
            "word-building",
            "yankee-loto");
  }

  /// Plays at random, and writes such words wherever a word can be written.
  private static <S, M, V> boolean isTold(Game<S, M, V> game) {
    Referee<S, M, V> referee = new Referee<>(game, 3, 5);
    Dice dice = new Dice(5);
    long atMillis = 0;
    boolean told = false;
    for (int step = 0; step < 120 && !referee.prompt().isOver(); step++) {
      Prompt prompt = referee.prompt();
      for (Seat seat : prompt.must())
        for (Scene.Offer offer : referee.scene(seat).offers())
          for (Field field : offer.fields())
            if (field instanceof Field.Spell)
              told |= isTold(referee, seat, offer.verb(), field.name(), atMillis);
      Seats all = prompt.must().or(prompt.may());
      if (all.isEmpty()) {
        atMillis = prompt.deadlineMillis();
        referee.timeUp(atMillis);
      } else {
        Seat by = all.at(dice.below(all.size()));
        referee.playMove(by, game.anyMove(referee.view(by), dice), atMillis);
      }
    }
    return told;
  }

  private static boolean isTold(
      Referee<?, ?, ?> referee, Seat by, String verb, String name, long atMillis) {
    boolean told = false;
    for (String word : WORDS) {
      Answer answer = Answer.of(verb, name, word);
      if (referee.copy().play(by, answer, atMillis)
          instanceof Referee.Decision.Refused(var clause, String why)) {
        assertThat(why).as(answer.toString()).isEqualTo(TableRules.LETTERS_ONLY);
        assertThat(clause).isEqualTo(TableRules.LETTERS);
        told = true;
      }
    }
    return told;
  }
}
