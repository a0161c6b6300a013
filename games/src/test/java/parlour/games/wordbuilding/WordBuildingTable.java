package parlour.games.wordbuilding;

import static parlour.games.material.letters.LetterFaces.NONE;

import java.util.List;
import java.util.Map;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Piece;
import parlour.engine.Seat;
import parlour.engine.Settings;
import parlour.engine.Zone;
import parlour.games.wordbuilding.Position.Phase;
import parlour.lexicon.Letters;
import parlour.testkit.GameRun;
import parlour.testkit.TestTable;

/// A table at which a test plays: Anna deals first; of three, Clara sits on her right and plays
/// first, then Bert, then Anna.
record WordBuildingTable(WordBuilding game, GameRun<Position, Move, View> gameRun)
    implements TestTable<Position, Move, View, WordBuildingTable> {
  static final String LETTERS = "SAMPLEDOGKITRNSEAHOU";

  private static final Words WORDS =
      ((WordBuilding) WordBuilding.ENTRY.open(Map.of(), ShippedLexicon.load())).words();

  /// A table of this size with these settings, names and values in turn, at which Anna deals first.
  static WordBuildingTable of(int seats, String... chosen) {
    WordBuilding game = open(chosen);
    return new WordBuildingTable(
        game, GameRun.dealt(game, seats, position -> position.dealer().equals(ANNA)));
  }

  static WordBuilding open(String... chosen) {
    return new WordBuilding(
        Options.of(Settings.of(Options.SETTINGS, TestTable.settings(chosen))), WORDS);
  }

  /// The crib as the test wants it.
  WordBuildingTable crib(String letters) {
    Position.Round round = position().round();
    return becomes(position().with(round.with(round.word(), Letters.of(letters), round.open())));
  }

  /// A hand as the test wants it.
  WordBuildingTable hand(Seat seat, String letters) {
    return becomes(
        new Position(
            position().match(),
            position().round(),
            position().hands().with(seat, Letters.of(letters)),
            position().minds(),
            position().dice()));
  }

  /// The pieces of the word that is building, as a seat sees them.
  List<Piece> wordPieces(Seat eye) {
    return ((Zone.Words) zone(eye, "word")).words().getFirst().pieces();
  }

  /// The next letter of a word in mind, in the first part.
  WordBuildingTable set(Seat seat, String word) {
    return by(seat, new Move.Add(word, NONE, NONE, false));
  }

  /// The same, claiming a syllable.
  WordBuildingTable claim(Seat seat, String word) {
    return by(seat, new Move.Add(word, NONE, NONE, true));
  }

  /// A letter from hand or crib, in the second part.
  WordBuildingTable build(Seat seat, String word, char letter, char from) {
    return by(seat, new Move.Add(word, letter, from, false));
  }

  WordBuildingTable pass(Seat... seats) {
    for (Seat seat : seats) by(seat, new Move.Pass());
    return this;
  }

  WordBuildingTable challenge(Seat seat) {
    return by(seat, new Move.Challenge(position().round().turn().claim().play()));
  }

  /// Nobody does anything until that comes to pass.
  WordBuildingTable idleUntil(Phase phase) {
    while (phase() != phase) pass(turn());
    return this;
  }

  String refusal(Seat seat, String word) {
    return refusal(seat, new Move.Add(word, NONE, NONE, false));
  }

  String refusal(Seat seat, String word, char letter, char from) {
    return refusal(seat, new Move.Add(word, letter, from, false));
  }

  int counters(Seat seat) {
    return position().match().counters().of(seat);
  }

  int pool() {
    return position().match().counters().pool();
  }

  String laid() {
    return position().round().word().laid();
  }

  Phase phase() {
    return position().round().phase();
  }

  Seat turn() {
    return position().round().turn().seat();
  }

  /// Three players, Anna dealing, before a crib that has SAMPLE and more.
  static WordBuildingTable sample(String... chosen) {
    return WordBuildingTable.of(3, chosen).crib(LETTERS);
  }

  /// LAME stands, nobody could enlarge it, and it is Bert's turn.
  static WordBuildingTable lame(String... chosen) {
    WordBuildingTable play = WordBuildingTable.of(3, chosen).crib("LAMESIDOGKTRNOEAHOUU");
    play.set(CLARA, "lame").set(BERT, "lame").set(ANNA, "lame").set(CLARA, "lame");
    return play.pass(BERT, ANNA, CLARA)
        .hand(BERT, "PXBCDFGHJK")
        .hand(ANNA, "SRXBCDFGHJ")
        .hand(CLARA, "DXBBCFGHJK");
  }
}
