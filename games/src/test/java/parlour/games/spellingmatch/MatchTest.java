package parlour.games.spellingmatch;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.spellingmatch.SpellingMatchTable.ANNA;
import static parlour.games.spellingmatch.SpellingMatchTable.BERT;
import static parlour.games.spellingmatch.SpellingMatchTable.CLARA;
import static parlour.games.spellingmatch.SpellingMatchTable.DUNCAN;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.Proves;
import parlour.testkit.Golden;
import parlour.testkit.Transcript;

/// Whole matches, to be read.
class MatchTest {
  private static Answer word(String verb, String word) {
    return Answer.of(verb, "word", word);
  }

  private static Answer take(String stack) {
    return Answer.of("take", "stack", stack);
  }

  @Test
  @Proves("spelling-match.example")
  void three_words_of_five_letters_from_each() {
    SpellingMatchTable play = SpellingMatchTable.of(3);
    Transcript<Position, Move, View> match = new Transcript<>(play.game(), play.position());
    match
        .show(CLARA)
        .play(CLARA, word("choose", "HOUSES"), 1_000)
        .play(CLARA, word("choose", "SLATE"), 3_000)
        .play(BERT, word("choose", "JAZZY"), 6_000)
        .show(ANNA)
        .play(ANNA, word("choose", "CLOUD"), 9_000);
    match
        .play(CLARA, word("choose", "SLATE"), 11_000)
        .play(CLARA, word("choose", "HOUSE"), 12_000)
        .play(BERT, word("choose", "RECIV"), 15_000)
        .timeUp();
    match
        .play(CLARA, word("choose", "BREAD"), 80_000)
        .play(BERT, word("choose", "OCEAN"), 84_000)
        .play(ANNA, word("choose", "TIGER"), 88_000)
        .play(BERT, Answer.of("call"), 89_000);
    match
        .play(ANNA, Answer.of("call"), 90_000)
        .show(ANNA)
        .play(ANNA, take("s0.0"), 91_000)
        .play(ANNA, take("s1.1"), 92_000)
        .play(BERT, take("s2.0"), 92_000);
    match
        .play(BERT, take("s2.1"), 92_500)
        .play(CLARA, take("s1.0"), 93_000)
        .play(BERT, word("spell", "STEAL"), 99_000)
        .play(BERT, take("s0.0"), 100_000)
        .play(BERT, word("spell", "COULD"), 104_000);
    match
        .play(CLARA, word("spell", "JAZZY"), 110_000)
        .play(ANNA, Answer.of("prove"), 112_000)
        .show(BERT)
        .play(BERT, Answer.of("form", "whom", "0", "word", "RECIV"), 118_000)
        .play(BERT, Answer.of("concede", "whom", "0"), 130_000);
    match.show(ANNA);
    Golden.check("spelling-match-example", match.toString());
  }

  @Test
  @Proves({"general.error.seize", "spelling-match.prove"})
  void a_bad_word_is_seized_and_a_last_stack_proved_after_the_call() {
    SpellingMatchTable play = SpellingMatchTable.of(2, "words", "2", "length", "4");
    Transcript<Position, Move, View> match = new Transcript<>(play.game(), play.position());
    match
        .play(BERT, word("choose", "ROSE"), 2_000)
        .play(ANNA, word("choose", "FISH"), 4_000)
        .play(BERT, word("choose", "LAMP"), 6_000)
        .play(ANNA, word("choose", "TREE"), 8_000)
        .play(ANNA, Answer.of("call"), 9_000);
    match
        .play(ANNA, take("s1.0"), 10_000)
        .play(BERT, take("s0.0"), 10_200)
        .play(ANNA, word("spell", "SORE"), 13_000)
        .play(ANNA, take("s1.1"), 14_000)
        .play(BERT, word("spell", "SHIF"), 16_000);
    match
        .show(ANNA)
        .play(ANNA, Answer.of("challenge", "word", "w1.0.shif"), 18_000)
        .play(BERT, take("s0.1"), 19_000)
        .play(BERT, Answer.of("challenge", "word", "w0.0.sore"), 20_000)
        .play(BERT, word("spell", "TREE"), 24_000)
        .play(BERT, Answer.of("game"), 25_000);
    match
        .show(ANNA)
        .play(ANNA, word("spell", "LAMP"), 26_000)
        .play(ANNA, Answer.of("prove"), 27_000)
        .play(BERT, Answer.of("form", "whom", "0", "word", "PALM"), 31_000)
        .play(ANNA, Answer.of("content"), 33_000)
        .show(Seat.NOBODY);
    Golden.check("spelling-match-errors", match.toString());
  }

  /// Four partners with one word each: Anna and Clara against Bert and Duncan.
  private static SpellingMatchTable partners() {
    return SpellingMatchTable.of(4, "partners", "yes", "words", "1", "length", "3")
        .spell("cow", "elf", "fox", "hen");
  }

  @Test
  @Proves({"spelling-match.amb.partners", "general.amb.partners-word"})
  void partners_count_together_and_do_not_doubt_one_another() {
    SpellingMatchTable match = partners();
    Seat author = Seat.of((ANNA.index() + 1) % 4);
    match.by(ANNA, new Move.Take(author, 0));
    String bad = new StringBuilder(match.position().stack(author, 0).word()).reverse().toString();
    match.by(ANNA, new Move.Spell(bad));
    Move.Challenge doubt = new Move.Challenge(ANNA, 0, bad);
    assertThat(match.refusal(CLARA, doubt)).isEqualTo("general.amb.partners-word");
    assertThat(match.scene(BERT).places())
        .extracting(Scene.Place::score)
        .containsExactly(1, 0, 1, 0);
    assertThat(match.scene(BERT).places().getFirst().side()).isEqualTo("Roman");
    match.by(BERT, doubt);
    assertThat(match.scene(BERT).places())
        .extracting(Scene.Place::score)
        .containsExactly(0, 1, 0, 1);
    while (!match.prompt().isOver()) match.clock();
    assertThat(match.winners()).isEqualTo(Seats.of(BERT, DUNCAN));
    assertThat(match.toldLast(ANNA)).isEqualTo("@1 and @3 have one word together and win.");
    assertThat(SpellingMatch.ENTRY.objection(5, Map.of("partners", "yes"))).isPresent();
    assertThat(SpellingMatch.ENTRY.service().evening().orElseThrow().fixed())
        .containsEntry("partners", "yes");
  }

  /// Bert holds letters of Anna's that are no word; before he can call on her, Clara does, and Anna
  /// says that she cannot form a stack that she could.
  @Test
  @Proves("spelling-match.amb.partners-proof")
  void words_are_not_saved_by_forfeiting_them_to_a_partner() {
    SpellingMatchTable match =
        SpellingMatchTable.of(4, "partners", "yes", "words", "2", "length", "3");
    while (match.phase() instanceof Phase.Choosing) {
      Seat chooser = match.prompt().must().lowest();
      boolean first = match.position().stacks().at(chooser).isEmpty();
      String word = chooser.equals(ANNA) && first ? "xqz" : first ? "cow" : "hen";
      match.by(chooser, new Move.Choose(word));
    }
    match.at(10_000).by(ANNA, new Move.Call()).solve(ANNA, BERT, 0, "cow");
    match.by(BERT, new Move.Take(ANNA, 0)).by(CLARA, new Move.Take(ANNA, 1));
    match.by(CLARA, new Move.Prove()).by(ANNA, new Move.Concede(CLARA));
    assertThat(match.clauses())
        .endsWith("spelling-match.prove-fail", "spelling-match.amb.partners-proof");
    assertThat(match.minutes()).endsWith("into a word, and forfeits nothing to a partner.");
    assertThat(match.words(ANNA)).containsExactly("cow");
    assertThat(match.words(CLARA)).isEmpty();
    assertThat(match.position().player(CLARA).isHolding()).isFalse();
    match.by(BERT, new Move.Prove()).by(ANNA, new Move.Concede(BERT));
    assertThat(match.words(BERT)).containsExactly("cow");
  }

  @Test
  @Proves("spelling-match.amb.maker")
  void nonsense_that_was_forfeited_is_not_taken_back() {
    SpellingMatchTable match = partners().by(ANNA, new Move.Take(BERT, 0));
    match.by(ANNA, new Move.Spell(match.letters(BERT, 0).toString().toLowerCase(Locale.ROOT)));
    match.by(BERT, new Move.Take(ANNA, 0)).by(BERT, new Move.Prove());
    match.by(ANNA, new Move.Concede(BERT));
    Move.Challenge back = new Move.Challenge(BERT, 0, match.words(BERT).getFirst());
    assertThat(match.refusal(ANNA, back)).isEqualTo("spelling-match.amb.maker");
    assertThat(match.refusal(CLARA, back)).isEqualTo("spelling-match.amb.maker");
  }

  @Test
  @Proves("spelling-match.amb.hushed")
  void after_a_wrong_doubt_one_doubts_again_when_game_is_called() {
    SpellingMatchTable match =
        SpellingMatchTable.of(2, "words", "2", "length", "3").spell("cow", "elf", "fox", "hen");
    for (int number = 0; number < 2; number++) {
      match.by(ANNA, new Move.Take(BERT, number));
      String word = match.position().stack(BERT, number).word();
      match.by(
          ANNA, new Move.Spell(number == 0 ? word : new StringBuilder(word).reverse().toString()));
    }
    match.by(BERT, new Move.Challenge(ANNA, 0, match.words(ANNA).getFirst()));
    Move.Challenge again = new Move.Challenge(ANNA, 1, match.words(ANNA).get(1));
    assertThat(match.refusal(BERT, again)).isEqualTo("general.amb.wrong-doubt");
    match.by(ANNA, new Move.Game()).by(BERT, again);
    assertThat(match.words(BERT)).hasSize(1);
  }
}
