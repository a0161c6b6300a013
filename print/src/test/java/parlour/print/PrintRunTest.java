package parlour.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.games.Catalog;
import parlour.games.GameBox;
import parlour.games.GameList;
import parlour.games.Rulebook;
import parlour.games.material.BoxContents;
import parlour.games.material.CatalogEntry;
import parlour.print.PrintedPages.Glyph;
import parlour.print.PrintedPages.Thing;

/// What is printed, counted and measured in the finished PDF.
class PrintRunTest {
  private static final Map<PrintOrder, byte[]> PRINTED = new ConcurrentHashMap<>();

  /// The boxes whose leaflet is printed here too; that of the letters is thirty pages long.
  private static final List<String> WITH_LEAFLET = List.of("logomachy", "jacks", "foil");

  private static byte[] printed(PrintOrder order) {
    return PRINTED.computeIfAbsent(
        order, wanted -> PrintRun.HOUSE.write(wanted, WITH_LEAFLET.contains(wanted.name())));
  }

  private static final Map<PrintOrder, List<Thing>> READ = new ConcurrentHashMap<>();

  private static List<Thing> things(PrintOrder order) {
    return READ.computeIfAbsent(order, wanted -> PrintedPages.things(printed(wanted)));
  }

  private static PrintOrder order(String name, Paper paper, Ink ink) {
    return new PrintOrder(name, paper, ink, Optional.empty());
  }

  private static List<Thing> pieces(List<Thing> things, String side) {
    return things.stream()
        .filter(thing -> thing.kind().equals("Piece") && thing.side().equals(side))
        .toList();
  }

  /// Every box on A4 in colour; one of each kind on letter paper with little ink.
  static Stream<PrintOrder> boxes() {
    Stream<PrintOrder> colour =
        GameBox.list(GameList.HOUSE).stream()
            .map(box -> order(box.contents().id(), Paper.A4, Ink.COLOUR));
    Stream<PrintOrder> spare =
        Stream.of("letters-180", "crossword", "animals", "authors", "jacks", "logomachy", "foil")
            .map(name -> order(name, Paper.LETTER, Ink.SPARE));
    return Stream.concat(colour, spare);
  }

  /// The letters in a box as the clause of the rulebook counts them.
  @ParameterizedTest
  @CsvSource({
    "letters-300,components,components.letter-box.counts,300",
    "letters-200,components,components.letter-box.counts-200,200",
    "letters-180,components,components.letter-box.counts-180,180",
    "foil,foil,foil.letters,108",
  })
  void the_letters_are_those_of_the_clause(String box, String chapter, String clause, int size)
      throws IOException {
    String text;
    try (InputStream in = Rulebook.class.getResourceAsStream(Rulebook.resource(chapter))) {
      text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    Map<String, Long> counted = new TreeMap<>();
    Matcher found =
        Pattern.compile("\\b([A-Z])(\\d+)\\b")
            .matcher(Rulebook.read(text).find(clause).orElseThrow().text());
    while (found.find()) counted.put(found.group(1), Long.parseLong(found.group(2)));
    Map<String, Long> letters = headlines(box);
    assertThat(letters).isEqualTo(counted);
    assertThat(letters.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(size);
  }

  private static Map<String, Long> headlines(String box) {
    return pieces(things(order(box, Paper.A4, Ink.COLOUR)), "front").stream()
        .collect(Collectors.groupingBy(Thing::headline, TreeMap::new, Collectors.counting()));
  }

  @Test
  void logomachy_has_56_or_72_cards_with_its_prizes() {
    Map<String, Long> usual = headlines("logomachy");
    Map<String, Long> large = headlines("logomachy-72");
    assertThat(usual.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(56);
    assertThat(large.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(72);
    for (String prize : List.of("J", "K", "Q", "V", "X", "Z")) {
      assertThat(usual).containsEntry(prize, 1L);
      assertThat(large).containsEntry(prize, 1L);
    }
    assertThat(usual).containsEntry("E", 4L);
    assertThat(large).containsEntry("E", 8L);
  }

  @Test
  void the_crossword_cards_have_their_values_and_a_free_letter() {
    List<Thing> cards = pieces(things(order("crossword", Paper.A4, Ink.COLOUR)), "front");
    assertThat(cards).hasSize(52);
    assertThat(cards.stream().filter(card -> card.text().contains("Free"))).hasSize(1);
    assertThat(cards.stream().filter(card -> card.headline().equals("A")))
        .hasSize(4)
        .allSatisfy(card -> assertThat(card.text()).contains("10"));
    assertThat(cards.stream().filter(card -> card.headline().equals("Z")))
        .singleElement()
        .satisfies(card -> assertThat(card.text()).contains("2"));
    assertThat(pieces(things(order("crossword-48", Paper.A4, Ink.COLOUR)), "front")).hasSize(48);
  }

  @Test
  void authors_name_their_sister_titles_and_jacks_are_eight() {
    List<Thing> authors = pieces(things(order("authors", Paper.A4, Ink.COLOUR)), "front");
    assertThat(authors).hasSize(48);
    assertThat(authors.stream().filter(card -> card.text().contains("Lord Jim"))).hasSize(4);
    List<Thing> jacks = pieces(things(order("jacks", Paper.A4, Ink.COLOUR)), "front");
    assertThat(jacks).hasSize(48);
    assertThat(jacks.stream().filter(card -> card.text().contains("Gertie Giggle"))).hasSize(2);
    assertThat(jacks.stream().filter(card -> card.headline().equals("7"))).hasSize(4);
    List<Thing> animals = pieces(things(order("animals", Paper.A4, Ink.COLOUR)), "front");
    assertThat(animals.stream().filter(card -> card.text().contains("Lion"))).hasSize(12);
    assertThat(animals).hasSize(48);
  }

  @Test
  void a_box_of_letters_has_a_hundred_counters_and_foil_a_holder_for_everybody() {
    List<Thing> letters = things(order("letters-300", Paper.A4, Ink.COLOUR));
    assertThat(count(letters, "Counter", "counter")).isEqualTo(200); // Both sides.
    assertThat(count(letters, "Counter", "marker")).isEqualTo(40);
    List<Thing> foil = things(order("foil", Paper.A4, Ink.COLOUR));
    assertThat(foil.stream().filter(thing -> thing.kind().equals("Holder")))
        .hasSize(4)
        .allSatisfy(holder -> assertThat(holder.text()).contains("The knock").contains("+5"));
    List<Thing> evening = things(order("evening", Paper.A4, Ink.COLOUR));
    assertThat(count(evening, "TallyCard", "tally card")).isEqualTo(EveningSheets.GUESTS);
    assertThat(evening.stream().filter(thing -> thing.kind().equals("TableNumber")))
        .hasSize(EveningSheets.TABLES);
  }

  private static long count(List<Thing> things, String kind, String name) {
    return things.stream()
        .filter(thing -> thing.kind().equals(kind) && thing.name().equals(name))
        .count();
  }

  @ParameterizedTest
  @MethodSource("boxes")
  void every_front_meets_its_back_on_the_other_side(PrintOrder order) {
    List<Thing> fronts = pieces(things(order), "front");
    List<Thing> backs = pieces(things(order), "back");
    BoxContents box = GameBox.find(GameList.HOUSE, order.name()).orElseThrow().contents();
    assertThat(fronts).hasSize(box.size());
    assertThat(backs).hasSameSizeAs(fronts);
    double width = order.paper().width * Canvas.POINTS;
    for (int i = 0; i < fronts.size(); i++) {
      Thing front = fronts.get(i);
      Thing back = backs.get(i);
      assertThat(front.page() % 2).as("a front is on the upper side of a sheet").isZero();
      assertThat(back.page()).isEqualTo(front.page() + 1);
      assertThat(back.cut()[0]).isEqualTo(width - front.cut()[2], within(0.05));
      assertThat(back.cut()[2]).isEqualTo(width - front.cut()[0], within(0.05));
      assertThat(back.cut()[1]).isEqualTo(front.cut()[1], within(0.05));
      assertThat(back.cut()[3]).isEqualTo(front.cut()[3], within(0.05));
    }
  }

  @ParameterizedTest
  @MethodSource("boxes")
  void text_stays_within_its_cut_and_cuts_within_the_paper(PrintOrder order) {
    double width = order.paper().width * Canvas.POINTS;
    double height = order.paper().height * Canvas.POINTS;
    double margin = 5 * Canvas.POINTS;
    for (Thing thing : things(order)) {
      boolean leaf = thing.kind().equals("Leaf");
      double[] cut =
          leaf ? new double[] {margin, margin, width - margin, height - margin} : thing.cut();
      assertThat(cut[0]).isGreaterThanOrEqualTo(margin);
      assertThat(cut[1]).isGreaterThanOrEqualTo(margin);
      assertThat(cut[2]).isLessThanOrEqualTo(width - margin);
      assertThat(cut[3]).isLessThanOrEqualTo(height - margin);
      double inner = thing.kind().equals("Piece") ? Canvas.POINTS : 0;
      assertThat(thing.glyphs().stream().filter(glyph -> !isInside(glyph, cut, inner, leaf)))
          .as(thing.name())
          .isEmpty();
    }
  }

  /// The lines of a leaf run up or down the page, so that only the place of a glyph is measured.
  private static boolean isInside(Glyph glyph, double[] cut, double inner, boolean leaf) {
    boolean begins = glyph.left() > cut[0] + inner && glyph.bottom() > cut[1] + inner;
    double right = leaf ? glyph.left() : glyph.right();
    double top = leaf ? glyph.bottom() : glyph.top();
    return begins && right < cut[2] - inner && top < cut[3] - inner;
  }

  @ParameterizedTest
  @MethodSource("boxes")
  void every_font_is_embedded(PrintOrder order) {
    assertThat(PrintedPages.foreignFonts(printed(order))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"foil,TILE,25,29", "letters-180,CARD,63,88", "animals,TILE,44,63"})
  void pieces_are_cut_to_the_size_that_was_chosen(
      String name, PieceSize size, double width, double height) {
    byte[] pdf =
        PrintRun.HOUSE.write(
            new PrintOrder(name, Paper.LETTER, Ink.COLOUR, Optional.of(size)), false);
    List<Thing> fronts = pieces(PrintedPages.things(pdf), "front");
    assertThat(fronts).hasSize(GameBox.find(GameList.HOUSE, name).orElseThrow().contents().size());
    for (Thing front : fronts) {
      assertThat(front.cut()[2] - front.cut()[0]).isEqualTo(width * Canvas.POINTS, within(0.05));
      assertThat(front.cut()[3] - front.cut()[1]).isEqualTo(height * Canvas.POINTS, within(0.05));
    }
  }

  @Test
  void every_game_has_a_box_and_a_leaflet_with_all_its_clauses() throws IOException {
    for (CatalogEntry game : Catalog.entries())
      assertThat(game.service().boxes().get()).as(game.id()).isNotEmpty();
    String text =
        things(order("logomachy", Paper.A4, Ink.COLOUR)).stream()
            .filter(thing -> thing.kind().equals("Leaf"))
            .map(Thing::text)
            .collect(Collectors.joining("\n"));
    try (InputStream in = Rulebook.class.getResourceAsStream(Rulebook.resource("logomachy"))) {
      for (Rulebook.Entry clause :
          Rulebook.read(new String(in.readAllBytes(), StandardCharsets.UTF_8)).entries())
        assertThat(text).contains(clause.isAttested() ? clause.number() : clause.number() + " *");
    }
  }

  @Test
  void the_same_order_gives_the_same_bytes() {
    PrintOrder order = order("jacks", Paper.A4, Ink.COLOUR);
    assertThat(PrintRun.HOUSE.write(order)).isEqualTo(printed(order));
  }

  @Test
  void what_cannot_be_printed_is_refused_with_a_sentence() {
    assertThatThrownBy(() -> PrintOrder.read(GameList.HOUSE, "chess", "a4", "colour", ""))
        .hasMessageContaining("letters-300")
        .hasMessageContaining("evening");
    assertThatThrownBy(() -> PrintOrder.read(GameList.HOUSE, "foil", "a3", "colour", ""))
        .hasMessage("The paper is a4 or letter.");
    assertThatThrownBy(() -> PrintOrder.read(GameList.HOUSE, "foil", "a4", "red", ""))
        .hasMessage("The ink is colour or spare.");
    assertThatThrownBy(() -> PrintOrder.read(GameList.HOUSE, "foil", "a4", "spare", "huge"))
        .hasMessage("The size is card or tile.");
  }
}
