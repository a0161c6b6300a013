package parlour.testkit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Zone;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;

/// Answers the offers of a scene at random, with words from a dictionary; it knows nothing but
/// scenes, so a game it can finish offers everything a player needs.
public final class SceneBot {
  private final Lexicon lexicon;
  private final Dice dice;

  public SceneBot(Lexicon lexicon, Dice dice) {
    this.lexicon = lexicon;
    this.dice = dice;
  }

  /// An answer to one of the offers, legal or not; empty if nothing is offered.
  public Optional<Answer> answer(Scene scene) {
    if (scene.offers().isEmpty()) return Optional.empty();
    Scene.Offer offer = scene.offers().get(dice.below(scene.offers().size()));
    Map<String, String> texts = texts(scene);
    Map<String, String> fields = new TreeMap<>();
    for (Field field : offer.fields()) {
      switch (field) {
        case Field.Pick pick -> {
          if (pick.ids().size() < pick.least()) return Optional.empty();
          int most = Math.min(pick.most(), pick.ids().size());
          int count =
              pick.least() + (most > pick.least() ? dice.below(most - pick.least() + 1) : 0);
          fields.put(pick.name(), String.join(" ", some(pick.ids(), count)));
        }
        case Field.Spell spell -> fields.put(spell.name(), spell(spell, texts));
        case Field.Choose choose ->
            fields.put(
                choose.name(), choose.options().get(dice.below(choose.options().size())).value());
        case Field.Count count ->
            fields.put(
                count.name(),
                String.valueOf(count.least() + dice.below(count.most() - count.least() + 1)));
        case Field.Lay lay ->
            fields.put(
                lay.name(),
                dice.below(13)
                    - 6
                    + ","
                    + (dice.below(13) - 6)
                    + (dice.once(2) ? ",across" : ",down"));
        case Field.Fixed fixed -> fields.put(fixed.name(), fixed.value());
      }
    }
    return Optional.of(new Answer(offer.verb(), fields));
  }

  private List<String> some(List<String> ids, int count) {
    List<String> left = new ArrayList<>(ids);
    List<String> picked = new ArrayList<>();
    for (int i = 0; i < count; i++) picked.add(left.remove(dice.below(left.size())));
    return picked;
  }

  /// The text on every piece, by its id.
  private static Map<String, String> texts(Scene scene) {
    List<Piece> pieces = new ArrayList<>();
    for (Zone zone : scene.zones()) {
      switch (zone) {
        case Zone.Row row -> pieces.addAll(row.pieces());
        case Zone.Stack _ -> {}
        case Zone.Words words -> words.words().forEach(word -> pieces.addAll(word.pieces()));
        case Zone.Grid grid -> grid.cells().forEach(cell -> pieces.add(cell.piece()));
        case Zone.Sheet sheet -> sheet.entries().forEach(entry -> pieces.addAll(entry.pieces()));
      }
    }
    Map<String, String> texts = new HashMap<>();
    for (Piece piece : pieces) texts.put(piece.id(), piece.face().text());
    return texts;
  }

  /// A word of the dictionary made of the listed pieces; failing that, some of their letters in
  /// random order.
  private String spell(Field.Spell spell, Map<String, String> texts) {
    StringBuilder rack = new StringBuilder();
    // Pieces that are not letters, such as the Free Letter, are left out.
    for (String id : spell.ids()) {
      String text = texts.getOrDefault(id, "");
      if (Letters.spellable(text)) rack.append(text);
    }
    boolean free = spell.ids().isEmpty();
    Letters letters = free ? Letters.EMPTY : Letters.of(rack);
    for (int attempt = 0; attempt < 600; attempt++) {
      String word = lexicon.word(dice.below(lexicon.size()));
      if (word.length() >= spell.least()
          && word.length() <= spell.most()
          && (free || letters.covers(Letters.of(word)))) {
        return word.toUpperCase(Locale.ROOT);
      }
    }
    int length =
        Math.min(
            rack.length(),
            spell.least()
                + (spell.most() > spell.least()
                    ? dice.below(spell.most() - spell.least() + 1)
                    : 0));
    for (int i = 0; i < length; i++) {
      int j = i + dice.below(rack.length() - i);
      char swap = rack.charAt(i);
      rack.setCharAt(i, rack.charAt(j));
      rack.setCharAt(j, swap);
    }
    return rack.substring(0, length);
  }
}
