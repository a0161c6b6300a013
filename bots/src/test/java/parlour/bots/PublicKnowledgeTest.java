package parlour.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.bots.skill.Levels;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Game;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.Catalog;
import parlour.games.goodbooks.GoodBooks;
import parlour.games.material.cards.AuthorsPack;
import parlour.games.wordbuilding.Position.Phase;
import parlour.games.wordbuilding.WordBuilding;
import parlour.lexicon.Letters;

/// What is public every level knows: no bot denies a word said aloud, asks for a card that lies
/// open or answers wrongly what stands in its view.
class PublicKnowledgeTest {
  private static final int GAMES = 4;

  /// What is wrong with a move in sight of a view; empty where nothing is.
  private interface Manners<M, V> {
    String offence(V view, M move);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void nobody_denies_a_word_that_was_said_aloud(int level) {
    WordBuilding game = wordBuilding();
    assertThat(offences(game, this::denial, Bots.seat(game, level))).isEmpty();
  }

  @Test
  void a_bot_that_denies_it_is_caught() {
    WordBuilding game = wordBuilding();
    Bot<parlour.games.wordbuilding.Move, parlour.games.wordbuilding.View> good = Bots.seat(game, 2);
    Bot<parlour.games.wordbuilding.Move, parlour.games.wordbuilding.View> silent =
        (view, prompt, dice) ->
            view.isTurn() && !view.laid().isEmpty()
                ? Optional.of(new Bot.Reply<>(new parlour.games.wordbuilding.Move.Pass(), 1_000))
                : good.reply(view, prompt, dice);
    assertThat(offences(game, this::denial, silent)).isNotEmpty();
  }

  private static WordBuilding wordBuilding() {
    return (WordBuilding)
        Catalog.find("word-building").orElseThrow().open(Map.of(), ShippedLexicon.load());
  }

  private String denial(
      parlour.games.wordbuilding.View view, parlour.games.wordbuilding.Move move) {
    if (!(move instanceof parlour.games.wordbuilding.Move.Pass) || view.phase() == Phase.UP)
      return "";
    String laid = view.laid();
    for (Seat seat : Seats.first(view.players())) {
      String said = view.minds().at(seat);
      if (!laid.isEmpty()
          && said.length() > laid.length()
          && said.startsWith(laid)
          && wordBuilding().words().isWord(said)
          && view.round().crib().covers(Letters.of(said.substring(laid.length()))))
        return "passes at " + laid + " although " + said + " was said";
    }
    return "";
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void nobody_asks_or_errs_about_a_book_in_sight(int level) {
    GoodBooks game = goodBooks();
    assertThat(offences(game, PublicKnowledgeTest::blindness, Bots.seat(game, level))).isEmpty();
  }

  @Test
  void a_bot_that_does_is_caught() {
    GoodBooks game = goodBooks();
    Bot<parlour.games.goodbooks.Move, parlour.games.goodbooks.View> blind =
        (view, _, dice) ->
            Optional.of(
                new Bot.Reply<>(
                    switch (view.phase()) {
                      case parlour.games.goodbooks.Phase.Asking _ ->
                          new parlour.games.goodbooks.Move.WhoWrote(dice.below(AuthorsPack.SIZE));
                      case parlour.games.goodbooks.Phase.Answering answering ->
                          answering.question() instanceof parlour.games.goodbooks.Move.WhoWrote
                              ? new parlour.games.goodbooks.Move.Reply(0, -1)
                              : new parlour.games.goodbooks.Move.Reply(-1, 0);
                      case parlour.games.goodbooks.Phase.Calling _,
                          parlour.games.goodbooks.Phase.Over _ ->
                          game.anyMove(view, dice);
                    },
                    1_000));
    assertThat(offences(game, PublicKnowledgeTest::blindness, blind))
        .anyMatch(offence -> offence.startsWith("asks"))
        .anyMatch(offence -> offence.startsWith("errs"));
  }

  private static GoodBooks goodBooks() {
    return (GoodBooks)
        Catalog.find("good-books").orElseThrow().open(Map.of(), ShippedLexicon.load());
  }

  private static String blindness(
      parlour.games.goodbooks.View view, parlour.games.goodbooks.Move move) {
    return switch (move) {
      case parlour.games.goodbooks.Move.WhoWrote(int book) ->
          lies(view, book)
              ? "asks who wrote " + AuthorsPack.title(book) + ", which lies there"
              : "";
      case parlour.games.goodbooks.Move.ABookBy(int author) ->
          lies(view, 4 * author) ? "asks for books that lie there" : "";
      case parlour.games.goodbooks.Move.Reply(int author, int card) ->
          view.phase() instanceof parlour.games.goodbooks.Phase.Answering answering
                  && errs(view, answering.question(), author, card)
              ? "errs about " + answering.question()
              : "";
      case parlour.games.goodbooks.Move.Call _ -> "";
    };
  }

  private static boolean errs(
      parlour.games.goodbooks.View view,
      parlour.games.goodbooks.Move.Question question,
      int author,
      int card) {
    return switch (question) {
      case parlour.games.goodbooks.Move.WhoWrote(int book) ->
          (lies(view, book) || view.held().has(book)) && author != book / 4
              || author != book / 4 && lies(view, 4 * author);
      case parlour.games.goodbooks.Move.ABookBy(int of) ->
          card / 4 != of && (lies(view, card) || view.held().has(card) || sees(view, of));
    };
  }

  private static boolean sees(parlour.games.goodbooks.View view, int author) {
    return lies(view, 4 * author) || !AuthorsPack.book(author).and(view.held()).isEmpty();
  }

  private static boolean lies(parlour.games.goodbooks.View view, int card) {
    for (Seat seat : Seats.first(view.counts().seats()))
      if (view.books().at(seat).has(card)) return true;
    return false;
  }

  /// What a player does against good manners in some games with two bots of level 3.
  private static <S, M, V> List<String> offences(
      Game<S, M, V> game, Manners<M, V> manners, Bot<M, V> player) {
    List<String> offences = new ArrayList<>();
    for (int seed = 1; seed <= GAMES; seed++) {
      Bot<M, V> watched =
          (view, prompt, dice) -> {
            Optional<Bot.Reply<M>> reply = player.reply(view, prompt, dice);
            reply
                .map(one -> manners.offence(view, one.move()))
                .filter(o -> !o.isEmpty())
                .ifPresent(offences::add);
            return reply;
          };
      Simulator.play(
          game,
          seed,
          List.of(watched, Bots.seat(game, Levels.USUAL), Bots.seat(game, Levels.USUAL)),
          5_000);
    }
    return offences;
  }
}
