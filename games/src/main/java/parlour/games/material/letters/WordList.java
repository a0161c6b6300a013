package parlour.games.material.letters;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import parlour.engine.Dice;
import parlour.engine.Seat;
import parlour.engine.Zone;
import parlour.games.material.Lists;
import parlour.games.material.Part;
import parlour.lexicon.Letters;
import parlour.lexicon.WordIndex;
import parlour.lexicon.WordSet;

/// A list of words made.
///
/// In a scene a line has the id `kind`, seat, full stop, word: `l2.pen` is the line PEN of the list
/// `l` of the third player. So it can be read without the scene, and names nothing but what is
/// written there.
///
/// @param content whether its owner has read all lists and doubts nothing more
public record WordList(List<Line> lines, boolean content) {
  /// How long all have to read lists, in milliseconds.
  public static final long READING_MILLIS = 180_000;

  /// The most lines of a list.
  public static final int LINES = 200;

  /// The fewest letters of a word on a list.
  public static final int LEAST = 3;

  public static final WordList BLANK = new WordList(List.of(), false);

  /// A word on a list.
  ///
  /// @param by who found it wrong, or nobody
  public record Line(String word, Proof proof, Seat by) {
    private static final Line COVERED = new Line("", Proof.UNTRIED, Seat.NOBODY);

    public static Line untried(String word) {
      return new Line(word, Proof.UNTRIED, Seat.NOBODY);
    }

    public static Line good(String word) {
      return new Line(word, Proof.GOOD, Seat.NOBODY);
    }

    /// The same, once it was doubted.
    public Line tried(boolean good, Seat by) {
      return good ? good(word) : new Line(word, Proof.STRUCK, by);
    }
  }

  /// What is known of a word.
  public enum Proof {
    UNTRIED,
    GOOD,
    STRUCK
  }

  /// What an id of a scene names.
  public record Place(char kind, Seat seat, String word) {
    public String id() {
      return WordList.id(kind, seat, word);
    }
  }

  public WordList with(Line line) {
    return new WordList(Lists.plus(lines, line), content);
  }

  public WordList with(int index, Line line) {
    return new WordList(Lists.with(lines, index, line), content);
  }

  /// The same when its owner doubts nothing more.
  public WordList read() {
    return content ? this : new WordList(lines, true);
  }

  /// The place of a word on the list, or -1.
  public int find(String word) {
    for (int i = 0; i < lines.size(); i++) if (lines.get(i).word.equals(word)) return i;
    return -1;
  }

  /// How many of its words have not been struck out.
  public int standing() {
    int standing = 0;
    for (Line line : lines) if (line.proof != Proof.STRUCK) standing++;
    return standing;
  }

  public boolean hasUntried() {
    for (Line line : lines) if (line.proof == Proof.UNTRIED) return true;
    return false;
  }

  /// The same number of lines, which cannot be read.
  public WordList covered() {
    return lines.isEmpty()
        ? this
        : new WordList(Collections.nCopies(lines.size(), Line.COVERED), content);
  }

  /// A list that could stand behind the covered lines: made of those letters, different from one
  /// another as far as possible, and good words where an umpire let them pass.
  public WordList imagined(
      Letters letters, WordIndex graph, WordSet words, boolean umpired, Dice dice) {
    if (!isCovered()) return this;
    WordList paper = new WordList(List.of(), content);
    for (int attempt = 0; paper.lines.size() < lines.size(); attempt++) {
      String line = "";
      if (umpired && attempt < 400) {
        int id = graph.anyWithin(letters, words, dice::below);
        if (id >= 0) line = graph.word(id);
      } else {
        int least = Math.min(LEAST, letters.size());
        line = Box.row(letters, least + dice.below(letters.size() - least + 1), dice);
      }
      // Letters that are nearly all alike have too few arrangements: then a line stands twice.
      boolean other = paper.find(line) < 0 || attempt > 2_000;
      if (!line.isEmpty() && other)
        paper = paper.with(umpired ? Line.good(line) : Line.untried(line));
    }
    return paper;
  }

  /// Whether there are lines that cannot be read.
  public boolean isCovered() {
    return !lines.isEmpty() && lines.getFirst().word.isEmpty();
  }

  /// The list as it lies on the table.
  public Zone sheet(char kind, String label, Seat owner) {
    List<Zone.Entry> entries = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      Line line = lines.get(i);
      String note =
          switch (line.proof) {
            case UNTRIED, GOOD -> "";
            case STRUCK -> "struck out by " + line.by;
          };
      entries.add(
          new Zone.Entry(
              id(kind, owner, line.word),
              String.valueOf(i + 1),
              List.of(),
              LetterFaces.capitals(line.word),
              note,
              line.proof == Proof.STRUCK));
    }
    String id = (kind == 'l' ? "list" : "list-" + kind) + owner.index();
    return new Zone.Sheet(id, label, owner, List.copyOf(entries));
  }

  /// Shows the places of the lines that nobody has doubted yet.
  public void untried(char kind, Seat owner, Consumer<Place> out) {
    for (Line line : lines)
      if (line.proof == Proof.UNTRIED) out.accept(new Place(kind, owner, line.word));
  }

  /// A line as a part of a move.
  public static <M> Part<M, Place> part(String name, Function<M, Place> line) {
    return Part.of(name, line, WordList::place, Place::id);
  }

  /// The id of a line.
  public static String id(char kind, Seat owner, String word) {
    return kind + String.valueOf(owner.index()) + "." + word;
  }

  /// What an id names, if it is a line's.
  public static Optional<Place> place(String id) {
    int dot = id.indexOf('.');
    if (dot < 2 || dot > 3) return Optional.empty();
    int seat = 0;
    for (int i = 1; i < dot; i++) {
      if (id.charAt(i) < '0' || id.charAt(i) > '9') return Optional.empty();
      seat = seat * 10 + id.charAt(i) - '0';
    }
    return seat < Seat.MOST
        ? Optional.of(new Place(id.charAt(0), Seat.of(seat), id.substring(dot + 1)))
        : Optional.empty();
  }
}
