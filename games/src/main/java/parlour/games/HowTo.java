package parlour.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import parlour.engine.Piece;
import parlour.engine.Setting;
import parlour.lexicon.Letters;

/// The how-to-play sheet of a game: a few sentences with small drawn examples, for somebody who has
/// never played it.
///
/// Its source has one thing on each line: a heading (`# Goal`), a sentence, or a picture of the
/// sentence above it: `letters: C A T _` (`_` is an empty place, `+` and `>` are signs), `cards:
/// lion/Lion/4 | back` (drawing, text and corner of each card, or a face-down one), or `press:
/// slap` (the button of a verb). A sentence may say at which tables it is true ([HelpText]).
public record HowTo(List<Section> sections) {
  /// A heading and the sentences under it.
  public record Section(String heading, List<Sentence> sentences) {}

  /// A sentence with the pictures that show what it says.
  public record Sentence(HelpText text, List<Picture> pictures) {}

  /// An example that is drawn beside a sentence.
  public sealed interface Picture {
    /// Pieces side by side.
    record Row(List<Item> items) implements Picture {}

    /// The button of an action.
    record Press(String verb) implements Picture {}
  }

  /// One place in a row of pieces.
  public sealed interface Item {
    record Shown(Piece.Face face) implements Item {}

    /// A plus sign or an arrow between pieces.
    record Sign(char sign) implements Item {}

    /// A place without a piece.
    record Gap() implements Item {}
  }

  /// Where a game's sheet is found among this module's resources.
  public static String resource(String id) {
    return "/parlour/games/howto/" + id + ".txt";
  }

  /// Reads a sheet; an error names its line.
  public static HowTo read(String text) {
    List<Section> sections = new ArrayList<>();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      try {
        if (!line.isEmpty()) add(line, sections);
      } catch (IllegalArgumentException wrong) {
        throw new IllegalArgumentException("line " + (i + 1) + ": " + wrong.getMessage(), wrong);
      }
    }
    if (sections.isEmpty()) throw new IllegalArgumentException("the sheet is empty");
    for (Section section : sections)
      if (section.sentences().isEmpty())
        throw new IllegalArgumentException("nothing stands under “" + section.heading() + "”");
    return new HowTo(sections.stream().map(HowTo::frozen).toList());
  }

  /// What the sheet says at a table with these settings; what was not chosen is as usual.
  public HowTo at(List<Setting> settings, Map<String, String> chosen) {
    List<Section> told = new ArrayList<>();
    for (Section section : sections) {
      List<Sentence> sentences = new ArrayList<>();
      for (Sentence each : section.sentences())
        if (each.text().holds(settings, chosen))
          sentences.add(
              new Sentence(
                  new HelpText(each.text().text(settings, chosen), List.of()), each.pictures()));
      if (!sentences.isEmpty()) told.add(new Section(section.heading(), sentences));
    }
    return new HowTo(told);
  }

  private static Section frozen(Section section) {
    List<Sentence> sentences =
        section.sentences().stream()
            .map(each -> new Sentence(each.text(), List.copyOf(each.pictures())))
            .toList();
    return new Section(section.heading(), sentences);
  }

  private static void add(String line, List<Section> sections) {
    if (line.startsWith("#")) {
      String heading = line.substring(1).strip();
      if (heading.isEmpty()) throw new IllegalArgumentException("a heading without words");
      sections.add(new Section(heading, new ArrayList<>()));
      return;
    }
    if (sections.isEmpty()) throw new IllegalArgumentException("a heading must come first");
    List<Sentence> sentences = sections.getLast().sentences();
    int colon = line.indexOf(':');
    String kind = colon < 0 ? "" : line.substring(0, colon);
    if (!isPictureKind(kind)) {
      sentences.add(new Sentence(HelpText.read(line), new ArrayList<>()));
      return;
    }
    if (sentences.isEmpty()) throw new IllegalArgumentException("a picture without a sentence");
    sentences.getLast().pictures().add(picture(kind, line.substring(colon + 1).strip()));
  }

  /// Whether a line begins as a picture does: a small word right before the colon.
  private static boolean isPictureKind(String kind) {
    return !kind.isEmpty() && Letters.isLowercase(kind);
  }

  private static Picture picture(String kind, String drawn) {
    if (drawn.isEmpty()) throw new IllegalArgumentException("“" + kind + ":” shows nothing");
    return switch (kind) {
      case "letters" -> new Picture.Row(items(drawn, " ", HowTo::letter));
      case "cards" -> new Picture.Row(items(drawn, "|", HowTo::card));
      case "press" -> {
        if (drawn.indexOf(' ') >= 0) throw new IllegalArgumentException("one verb, not " + drawn);
        yield new Picture.Press(drawn);
      }
      default ->
          throw new IllegalArgumentException(
              "“" + kind + ":” is no picture; there are letters, cards and press");
    };
  }

  private interface Reading {
    Item item(String token);
  }

  private static List<Item> items(String drawn, String between, Reading reading) {
    List<Item> items = new ArrayList<>();
    int from = 0;
    while (from <= drawn.length()) {
      int to = drawn.indexOf(between, from);
      if (to < 0) to = drawn.length();
      String token = drawn.substring(from, to).strip();
      from = to + between.length();
      if (token.isEmpty() && between.isBlank()) continue;
      items.add(
          switch (token) {
            case "_" -> new Item.Gap();
            case "+", ">" -> new Item.Sign(token.charAt(0));
            default -> reading.item(token);
          });
    }
    return List.copyOf(items);
  }

  private static Item letter(String token) {
    if (token.length() != 1 || token.charAt(0) < 'A' || token.charAt(0) > 'Z')
      throw new IllegalArgumentException("“" + token + "” is no letter");
    return new Item.Shown(Piece.Face.letter(token.charAt(0)));
  }

  private static Item card(String token) {
    if (token.equals("back")) return new Item.Shown(Piece.Face.BACK);
    int first = token.indexOf('/');
    int second = token.indexOf('/', first + 1);
    if (first < 0 || second < 0 || token.indexOf('/', second + 1) >= 0)
      throw new IllegalArgumentException("a card is art/text/corner, not “" + token + "”");
    String art = token.substring(0, first).strip();
    String text = token.substring(first + 1, second).strip();
    String corner = token.substring(second + 1).strip();
    String name = (text.isEmpty() ? art.replace('-', ' ') : text) + " " + corner;
    if (name.isBlank()) throw new IllegalArgumentException("a card that shows nothing");
    return new Item.Shown(Piece.Face.card(text, corner, art, name.strip()));
  }
}
