package parlour.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Setting;
import parlour.games.HowTo.Item;
import parlour.games.HowTo.Picture;
import parlour.games.material.CatalogEntry;

/// How-to-play sheets: their format, and that those of the games are short and true.
class HowToTest {
  private static final Path SHEETS = Path.of("src/main/resources/parlour/games/howto");
  private static final Path DRAWINGS = Path.of("src/main/resources/parlour/games/art");

  @Test
  void a_sheet_has_headings_sentences_and_pictures() {
    HowTo sheet =
        HowTo.read(
            """
            # Goal
            Be the first with five words.
            letters: M A + _ > M A N
            # Your turn
            At a lion: roar.
            cards: lion/Lion/4 | back
            press: roar
            """);
    assertThat(sheet.sections())
        .extracting(HowTo.Section::heading)
        .containsExactly("Goal", "Your turn");
    assertThat(sheet.sections().getFirst().sentences())
        .containsExactly(
            new HowTo.Sentence(
                new HelpText("Be the first with five words.", List.of()),
                List.of(
                    new Picture.Row(
                        List.of(
                            letter('M'),
                            letter('A'),
                            new Item.Sign('+'),
                            new Item.Gap(),
                            new Item.Sign('>'),
                            letter('M'),
                            letter('A'),
                            letter('N'))))));
    assertThat(sheet.sections().getLast().sentences().getFirst().pictures())
        .containsExactly(
            new Picture.Row(
                List.of(
                    new Item.Shown(Piece.Face.card("Lion", "4", "lion", "Lion 4")),
                    new Item.Shown(Piece.Face.BACK))),
            new Picture.Press("roar"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "Win.~ line 1: a heading must come first",
        "#~ line 1: a heading without words",
        "# Goal~ nothing stands under “Goal”",
        "# Goal|letters: A~ line 2: a picture without a sentence",
        "# Goal|Win.|letters:~ line 3: “letters:” shows nothing",
        "# Goal|Win.|letters: AB~ line 3: “AB” is no letter",
        "# Goal|Win.|cards: lion~ line 3: a card is art/text/corner, not “lion”",
        "# Goal|Win.|cards: //~ line 3: a card that shows nothing",
        "# Goal|Win.|dice: 6~ line 3: “dice:” is no picture; there are letters, cards and press",
        "# Goal|Win.|press: go on~ line 3: one verb, not go on"
      })
  void what_cannot_be_read_is_refused_with_its_line(String sheet, String why) {
    assertThatThrownBy(() -> HowTo.read(sheet.replace('|', '\n')))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(why);
  }

  @Test
  void the_sheets_of_the_games_are_short_and_show_what_there_is() throws IOException {
    List<String> faults = new ArrayList<>();
    for (Path file : sheets()) {
      String id = file.getFileName().toString().replace(".txt", "");
      Optional<CatalogEntry> entry = Catalog.find(id);
      if (entry.isEmpty()) {
        faults.add(id + ": there is no such game");
        continue;
      }
      HowTo sheet = HowTo.read(Files.readString(file));
      for (Setting setting : entry.get().settings())
        for (Field.Option choice : setting.choices()) {
          Map<String, String> chosen = Map.of(setting.name(), choice.value());
          HowTo told = sheet.at(entry.get().settings(), chosen);
          long sentences =
              told.sections().stream().mapToLong(each -> each.sentences().size()).sum();
          if (sentences < 3 || sentences > 10)
            faults.add(id + ": " + sentences + " sentences, " + chosen);
        }
      for (HowTo.Section section : sheet.sections())
        for (HowTo.Sentence sentence : section.sentences()) {
          if (sentence.text().text().length() > 170)
            faults.add(id + ": long: " + sentence.text().text());
          for (Picture picture : sentence.pictures()) faults.addAll(faultsOf(picture, id));
        }
    }
    assertThat(faults).isEmpty();
  }

  private static List<String> faultsOf(Picture picture, String id) {
    List<String> faults = new ArrayList<>();
    if (picture instanceof Picture.Row(var items))
      for (Item item : items)
        if (item instanceof Item.Shown(var face)
            && !face.art().isEmpty()
            && !Files.exists(DRAWINGS.resolve(face.art() + ".svg")))
          faults.add(id + ": there is no drawing “" + face.art() + "”");
    return faults;
  }

  private static List<Path> sheets() throws IOException {
    if (!Files.isDirectory(SHEETS)) return List.of();
    try (Stream<Path> all = Files.list(SHEETS)) {
      return all.sorted().toList();
    }
  }

  private static Item letter(char letter) {
    return new Item.Shown(Piece.Face.letter(letter));
  }
}
