package parlour.server.http;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import parlour.engine.Dice;
import parlour.engine.Piece;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Zone;
import parlour.engine.play.Referee;
import parlour.games.material.CatalogEntry;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Mark;

/// The picture of a game in the lobby: a few pieces from the table of a short random game.
///
/// A word on the table is the best picture, then cards with drawings, then whatever lies there;
/// letters that spell nothing a newcomer knows give way to a common noun.
final class GamePicture {
  private static final int MOST_FACES = 5;
  private static final int LONGEST_WORD = 7;
  private static final int MOST_MOVES = 80;
  private static final long SEED = 1874;

  /// Words of these bands are known to everybody.
  private static final int COMMON_BAND = 1;

  private static final int WORD_LENGTH = 5;

  private final Lexicon lexicon;
  private final long seed;
  private final Map<String, Piece.Face> letters = new LinkedHashMap<>();
  private final Map<String, Piece.Face> drawn = new LinkedHashMap<>();
  private List<Piece.Face> word = List.of();
  private List<Piece.Face> row = List.of();

  private GamePicture(Lexicon lexicon, long seed) {
    this.lexicon = lexicon;
    this.seed = seed;
  }

  static List<Piece.Face> of(CatalogEntry entry, Lexicon lexicon) {
    int seats = Math.clamp(3, entry.seating().fewest(), entry.seating().most());
    while (entry.objection(seats, Map.of()).isPresent() && seats < entry.seating().most()) seats++;
    long seed = SEED + entry.id().hashCode();
    GamePicture picture = new GamePicture(lexicon, seed);
    picture.play(new Referee<>(entry.open(Map.of(), lexicon), seats, seed), new Dice(seed));
    return picture.best();
  }

  private <S, M, V> void play(Referee<S, M, V> referee, Dice dice) {
    long at = 0;
    look(referee.scene(Seat.of(0)));
    for (int i = 0; i < MOST_MOVES && word.isEmpty() && !referee.prompt().isOver(); i++) {
      Prompt prompt = referee.prompt();
      if (prompt.must().isEmpty()) {
        if (!prompt.hasDeadline()) return;
        at = Math.max(at, prompt.deadlineMillis());
        referee.timeUp(at);
      } else {
        Seat by = prompt.must().lowest();
        referee.playMove(by, referee.game().anyMove(referee.view(by), dice), at);
      }
      look(referee.scene(Seat.of(0)));
    }
  }

  private void look(Scene scene) {
    for (Zone zone : scene.zones()) {
      switch (zone) {
        case Zone.Words words -> words.words().forEach(each -> see(each.pieces(), true));
        case Zone.Row pieces -> see(pieces.pieces(), false);
        case Zone.Sheet sheet -> sheet.entries().forEach(each -> see(each.pieces(), true));
        case Zone.Grid grid ->
            see(grid.cells().stream().map(Zone.Cell::piece).limit(LONGEST_WORD).toList(), true);
        case Zone.Stack stack -> stack.top().ifPresent(this::draw);
      }
    }
  }

  private void see(List<Piece> pieces, boolean isWord) {
    List<Piece.Face> faces = new ArrayList<>();
    for (Piece piece : pieces) {
      if (piece.face().form() != Piece.Form.BACK) faces.add(piece.face());
      if (piece.face().form() == Piece.Form.LETTER)
        letters.putIfAbsent(piece.face().text(), piece.face());
      draw(piece.face());
    }
    boolean letters = faces.stream().allMatch(face -> face.form() == Piece.Form.LETTER);
    if (isWord && letters && faces.size() > 3 && faces.size() <= LONGEST_WORD) word = faces;
    else if (faces.size() > row.size() && row.size() < MOST_FACES) row = faces;
  }

  private void draw(Piece.Face face) {
    if (!face.art().isEmpty() && drawn.size() < MOST_FACES) drawn.putIfAbsent(face.art(), face);
  }

  private List<Piece.Face> best() {
    if (!word.isEmpty() && isCommon(lexicon.id(spelled(word)))) return List.copyOf(word);
    if (drawn.size() >= 3) return List.copyOf(drawn.values());
    return letters.isEmpty() ? row.stream().limit(MOST_FACES).toList() : commonWord();
  }

  private static String spelled(List<Piece.Face> faces) {
    StringBuilder text = new StringBuilder();
    for (Piece.Face face : faces) text.append(face.text().toLowerCase(Locale.ROOT));
    return text.toString();
  }

  private boolean isCommon(int id) {
    return id >= 0 && lexicon.band(id) <= COMMON_BAND && !lexicon.isIndelicate(id);
  }

  private boolean isPlainNoun(int id) {
    return lexicon.is(id, Mark.NOUN)
        && !lexicon.is(id, Mark.NAME)
        && lexicon.pluralOf(id) < 0
        && lexicon.verbFormOf(id) < 0;
  }

  /// A common noun in this game's letters, another one in each game.
  private List<Piece.Face> commonWord() {
    List<String> words = new ArrayList<>();
    for (int id = 0; id < lexicon.size(); id++)
      if (lexicon.length(id) == WORD_LENGTH && isCommon(id) && isPlainNoun(id))
        words.add(lexicon.word(id));
    String chosen = words.get(new Dice(seed).below(words.size()));
    List<Piece.Face> faces = new ArrayList<>();
    for (char letter : chosen.toUpperCase(Locale.ROOT).toCharArray())
      faces.add(letters.getOrDefault(String.valueOf(letter), Piece.Face.letter(letter)));
    return List.copyOf(faces);
  }
}
