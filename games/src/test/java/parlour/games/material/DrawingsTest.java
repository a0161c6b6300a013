package parlour.games.material;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.engine.Piece;
import parlour.games.material.cards.AnimalPack;
import parlour.games.material.cards.AuthorsPack;
import parlour.games.material.cards.JackPack;
import parlour.testkit.laws.Drawings;

/// Every drawing is there, stands by itself, and does nothing but be looked at.
class DrawingsTest {
  private static final Path FOLDER = Path.of("src/main/resources/parlour/games/art");
  private static final int MOST_BYTES = 4_000;

  /// Script, foreign content, and anything fetched from elsewhere; a reference within the drawing
  /// begins with `#`.
  private static final Pattern FORBIDDEN =
      Pattern.compile(
          "<script|<foreignobject|<image|<style|<!|<\\?|javascript:|@import|\\son[a-z]+\\s*=|data:"
              + "|(?:href|src)\\s*=\\s*\"(?!#)|url\\((?!#)",
          Pattern.CASE_INSENSITIVE);

  static List<String> names() throws IOException {
    try (Stream<Path> all = Files.list(FOLDER)) {
      return all.map(path -> path.getFileName().toString().replace(".svg", "")).sorted().toList();
    }
  }

  @Test
  void every_card_of_the_picture_packs_is_drawn() {
    List<Piece.Face> faces =
        Stream.of(
                IntStream.range(0, AnimalPack.SIZE).mapToObj(AnimalPack::face),
                IntStream.range(0, AuthorsPack.SIZE).mapToObj(AuthorsPack::face),
                IntStream.range(0, JackPack.SIZE).mapToObj(JackPack::face))
            .flatMap(each -> each)
            .toList();
    assertThat(faces).isNotEmpty();
    for (Piece.Face face : faces)
      assertThat(face.art().isEmpty() || Drawings.has(face.art())).as(face.name()).isTrue();
    assertThat(faces.stream().map(Piece.Face::art).distinct().toList())
        .as("animals, authors and characters")
        .hasSizeGreaterThanOrEqualTo(4 + 12 + 4);
  }

  @Test
  void no_drawing_is_kept_that_nothing_shows() throws IOException {
    TreeSet<String> shown = new TreeSet<>(List.of("frog")); // The frog hops where a croak is heard.
    IntStream.range(0, AnimalPack.SIZE).forEach(card -> shown.add(AnimalPack.face(card).art()));
    IntStream.range(0, AuthorsPack.SIZE).forEach(card -> shown.add(AuthorsPack.face(card).art()));
    IntStream.range(0, JackPack.SIZE).forEach(card -> shown.add(JackPack.face(card).art()));
    shown.remove("");
    assertThat(names()).containsExactlyElementsOf(shown);
  }

  @ParameterizedTest
  @MethodSource("names")
  void a_drawing_holds_no_script_and_fetches_nothing(String name) {
    String svg = read(name);
    assertThat(fault(svg)).isEmpty();
    assertThat(svg)
        .startsWith("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 120 ")
        .contains("role=\"img\"")
        .containsPattern("aria-label=\"[^\"]+\"")
        .hasSizeLessThan(MOST_BYTES);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<script>1</script>",
        "<rect onload=\"x()\"/>",
        "<image href=\"#a\"/>",
        "<use href=\"https://elsewhere.example/a.svg#b\"/>",
        "<use xlink:href=\"//elsewhere.example/a\"/>",
        "<rect fill=\"url(other.svg#a)\"/>",
        "<a href=\"javascript:x()\"/>",
        "<!DOCTYPE svg SYSTEM \"a.dtd\">",
        "<style>@import 'a.css'</style>"
      })
  void such_things_would_be_found(String bad) {
    assertThat(fault("<svg>" + bad + "</svg>")).isNotEmpty();
  }

  private static String fault(String svg) {
    Matcher found = FORBIDDEN.matcher(svg);
    return found.find() ? found.group() : "";
  }

  private static String read(String name) {
    try (InputStream in =
        Objects.requireNonNull(DrawingsTest.class.getResourceAsStream(Drawings.path(name)))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
