package parlour.games.foil.words;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Seat;
import parlour.lexicon.Letters;

/// The words a player has formed from the hand, each apart from the others.
///
/// @param slots the words, in the order they were laid
/// @param letters all the cards in them
public record Holder(List<Slot> slots, Letters letters) {
  public static final Holder EMPTY = new Holder(List.of(), Letters.EMPTY);

  /// More than one word would do.
  public static final int SEVERAL = -2;

  /// One word in a holder.
  ///
  /// @param word the word meant, in small letters; nothing where it may not be known
  /// @param scramble the letters as the others see them; nothing until they are scrambled
  public record Slot(Seat owner, String word, String scramble) {
    Slot mixed(String order) {
      return new Slot(owner, word, order);
    }

    /// As it stands in the holder: the word is in its owner's mind only.
    Slot sealed() {
      return new Slot(owner, "", scramble);
    }
  }

  public Holder lay(Seat owner, String word) {
    List<Slot> more = new ArrayList<>(slots.size() + 1);
    more.addAll(slots);
    more.add(new Slot(owner, word, ""));
    return new Holder(List.copyOf(more), letters.plus(Letters.of(word)));
  }

  public Holder unlay(int line) {
    List<Slot> fewer = new ArrayList<>(slots);
    Slot gone = fewer.remove(line);
    return new Holder(List.copyOf(fewer), letters.minus(Letters.of(gone.word())));
  }

  public Holder mix(int line, String scramble) {
    List<Slot> mixed = new ArrayList<>(slots);
    mixed.set(line, slots.get(line).mixed(scramble));
    return new Holder(List.copyOf(mixed), letters);
  }

  /// Without the last word that has this letter.
  public Holder without(char letter) {
    for (int line = slots.size() - 1; line >= 0; line--) {
      if (slots.get(line).word().indexOf(letter) >= 0) return unlay(line);
    }
    return this;
  }

  /// The line of the one word that has these letters; -1 for none, or [#SEVERAL].
  public int fitting(Letters those) {
    int fitting = -1;
    for (int line = 0; line < slots.size(); line++) {
      if (!Letters.of(slots.get(line).word()).equals(those)) continue;
      if (fitting >= 0) return SEVERAL;
      fitting = line;
    }
    return fitting;
  }

  /// Whether there is such a line.
  public boolean has(int line) {
    return line >= 0 && line < slots.size();
  }

  /// Whether one of the words has at least `size` letters.
  public boolean hasWordOf(int size) {
    for (int line = 0; line < slots.size(); line++)
      if (slots.get(line).word().length() >= size) return true;
    return false;
  }
}
