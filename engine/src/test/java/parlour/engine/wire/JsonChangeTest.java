package parlour.engine.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

class JsonChangeTest {
  private record Card(String id, int worth) {}

  private record Hand(String name, List<Card> cards, List<String> ids, Optional<Card> top) {}

  private static final BiConsumer<Card, Json.Sink> CARD =
      (card, out) -> out.put("id", card.id()).put("worth", card.worth());

  private static final BiConsumer<Hand, Json.Sink> HAND =
      (hand, out) -> {
        out.put("name", hand.name()).puts("cards", hand.cards(), CARD).puts("ids", hand.ids());
        hand.top().ifPresent(top -> out.put("top", top, CARD));
      };

  private static final Card A = new Card("a", 1);
  private static final Card B = new Card("b", 2);
  private static final Card C = new Card("c", 3);

  private static Hand hand(List<Card> cards) {
    return new Hand("Ann", cards, List.of(), Optional.empty());
  }

  private static String change(Hand before, Hand after) {
    return JsonChange.between(before, after, HAND).map(Json::write).orElse("");
  }

  @Test
  void what_has_not_changed_is_not_written() {
    assertThat(change(hand(List.of(A, B)), hand(List.of(A, B)))).isEmpty();
    assertThat(
            change(
                new Hand("Ann", List.of(A), List.of("x"), Optional.of(B)),
                new Hand("Ben", List.of(A), List.of("x"), Optional.of(B))))
        .isEqualTo("{\"name\":\"Ben\"}");
  }

  @Test
  void a_field_that_went_is_null() {
    Hand with = new Hand("Ann", List.of(), List.of(), Optional.of(A));
    Hand without = hand(List.of());
    assertThat(change(with, without)).isEqualTo("{\"top\":null}");
    assertThat(change(without, with)).isEqualTo("{\"top\":{\"id\":\"a\",\"worth\":1}}");
  }

  @Test
  void a_list_is_edited_by_copies_changes_and_new_elements() {
    assertThat(change(hand(List.of(A, B, C)), hand(List.of(A, C))))
        .isEqualTo("{\"cards\":{\"edit\":[[0,1],[2,1]]}}");
    assertThat(change(hand(List.of(A, B, C)), hand(List.of(A, new Card("b", 9)))))
        .isEqualTo("{\"cards\":{\"edit\":[[0,1],[1,{\"worth\":9}]]}}");
    assertThat(change(hand(List.of(A, B)), hand(List.of(B, A))))
        .isEqualTo("{\"cards\":{\"edit\":[[1,1],[0,1]]}}");
    assertThat(change(hand(List.of(A)), hand(List.of(A, C))))
        .isEqualTo("{\"cards\":{\"edit\":[[0,1],{\"id\":\"c\",\"worth\":3}]}}");
  }

  @Test
  void elements_that_stay_in_their_places_are_named_by_their_index() {
    assertThat(change(hand(List.of(A, B)), hand(List.of(A, new Card("b", 9)))))
        .isEqualTo("{\"cards\":{\"1\":{\"worth\":9}}}");
  }

  @Test
  void a_list_of_which_nothing_stays_is_replaced() {
    assertThat(change(hand(List.of(A)), hand(List.of()))).isEqualTo("{\"cards\":[]}");
    assertThat(change(hand(List.of()), hand(List.of(C))))
        .isEqualTo("{\"cards\":[{\"id\":\"c\",\"worth\":3}]}");
  }

  @Test
  void any_hand_becomes_any_other() {
    Random dice = new Random(7);
    Hand before = random(dice);
    for (int i = 0; i < 20_000; i++) {
      Hand after = random(dice);
      Json old = Json.of(before, HAND);
      Json made =
          JsonChange.between(before, after, HAND)
              .map(change -> JsonChange.apply(old, Json.parse(change.write())))
              .orElse(old);
      assertThat(made).isEqualTo(Json.of(after, HAND));
      before = after;
    }
  }

  private static Hand random(Random dice) {
    List<Card> cards = new ArrayList<>();
    List<String> ids = new ArrayList<>();
    for (int i = dice.nextInt(7); i > 0; i--)
      cards.add(new Card(String.valueOf(dice.nextInt(5)), dice.nextInt(3)));
    for (int i = dice.nextInt(5); i > 0; i--) ids.add(String.valueOf(dice.nextInt(4)));
    Optional<Card> top = dice.nextBoolean() ? Optional.of(A) : Optional.empty();
    return new Hand(dice.nextBoolean() ? "Ann" : "Ben", List.copyOf(cards), ids, top);
  }

  @Test
  void a_change_that_does_not_fit_is_refused() {
    Json list = Json.parse("[1,2]");
    for (String change :
        List.of("{\"edit\":[[1,2]]}", "{\"edit\":[[-1,1]]}", "{\"edit\":[[0]]}", "{\"2\":{}}"))
      assertThatThrownBy(() -> JsonChange.apply(list, Json.parse(change)))
          .as(change)
          .isInstanceOf(Json.Malformed.class);
  }
}
