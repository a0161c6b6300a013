package parlour.bench;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import parlour.engine.wire.Json;

/// Plays Animal Rummy by what a scene shows, legally and without thinking: draws from either pile,
/// lays down three of four melds it has, and adds a card picked at random to the table or discards
/// it. The players of `bench/peers/rummy.mjs` do the same.
final class RummyPlayer {
  private final Random random;

  RummyPlayer(long seed) {
    this.random = new Random(seed);
  }

  /// An answer as the text of a `play` frame's field; empty if nothing is offered.
  Optional<String> answer(Json scene) {
    Map<String, Json> offers = new HashMap<>();
    for (Json offer : scene.at("offers").asItems()) offers.put(offer.at("verb").asText(), offer);
    if (offers.isEmpty()) return Optional.empty();
    if (offers.containsKey("draw"))
      return said(offers.containsKey("take-up") && random.nextBoolean() ? "take-up" : "draw");
    List<String> hand = ids(offers.get("discard"));
    List<String> melds = melds(hand);
    if (!melds.isEmpty() && random.nextInt(4) > 0)
      return said("meld", "cards", melds.get(random.nextInt(melds.size())));
    String card = hand.get(random.nextInt(hand.size()));
    Optional<String> meld = offers.containsKey("add") ? fitting(card, scene) : Optional.empty();
    return meld.isPresent()
        ? said("add", "card", card, "meld", meld.get())
        : said("discard", "card", card);
  }

  private static List<String> ids(Json offer) {
    return texts(offer.at("fields").asItems().getFirst().at("ids"));
  }

  private static List<String> texts(Json items) {
    return items.asItems().stream().map(Json::asText).toList();
  }

  private static List<String> melds(List<String> hand) {
    List<String> melds = new ArrayList<>();
    for (int i = 0; i < hand.size(); i++)
      for (int j = 0; j < i; j++)
        for (int k = 0; k < j; k++) {
          List<String> cards = List.of(hand.get(i), hand.get(j), hand.get(k));
          if (isSet(cards) || isRun(cards)) melds.add(String.join(" ", cards));
        }
    return melds;
  }

  private static int number(String card) {
    return Integer.parseInt(card.substring(card.indexOf('.') + 1)) / 4;
  }

  private static boolean isSet(List<String> cards) {
    return cards.stream().mapToInt(RummyPlayer::number).distinct().count() == 1;
  }

  private static boolean isRun(List<String> cards) {
    int[] row = cards.stream().mapToInt(RummyPlayer::number).sorted().toArray();
    for (int i = 1; i < row.length; i++) if (row[i] != row[i - 1] + 1) return false;
    return true;
  }

  /// What lies on the table and takes that card.
  private static Optional<String> fitting(String card, Json scene) {
    for (Json zone : scene.at("zones").asItems()) {
      if (!zone.at("id").asText().startsWith("melds.")) continue;
      for (Json meld : zone.at("words").asItems()) {
        List<String> cards =
            meld.at("pieces").asItems().stream().map(piece -> piece.at("id").asText()).toList();
        List<String> more = new ArrayList<>(cards);
        more.add(card);
        if (isSet(cards) ? isSet(more) : isRun(more)) return Optional.of(meld.at("id").asText());
      }
    }
    return Optional.empty();
  }

  private static Optional<String> said(String verb, String... namesAndValues) {
    Json.Writer fields = Json.fields();
    for (int i = 0; i < namesAndValues.length; i += 2)
      fields.put(namesAndValues[i], namesAndValues[i + 1]);
    return Optional.of(Json.fields().put("verb", verb).put("fields", fields.done()).done().write());
  }
}
