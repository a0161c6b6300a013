package parlour.server.http;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
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

/// The picture of a game in the lobby: a few pieces from the table of a short random game.
///
/// A word on the table is the best picture, then cards with drawings, then whatever lies there.
final class GamePicture {
  private static final int MOST_FACES = 5;
  private static final int LONGEST_WORD = 7;
  private static final int MOST_MOVES = 80;
  private static final long SEED = 1874;

  private final Map<String, Piece.Face> drawn = new LinkedHashMap<>();
  private List<Piece.Face> word = List.of();
  private List<Piece.Face> row = List.of();

  private GamePicture() {}

  static List<Piece.Face> of(CatalogEntry entry, Lexicon lexicon) {
    int seats = Math.clamp(3, entry.seating().fewest(), entry.seating().most());
    while (entry.objection(seats, Map.of()).isPresent() && seats < entry.seating().most()) seats++;
    GamePicture picture = new GamePicture();
    long seed = SEED + entry.id().hashCode();
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
    if (!word.isEmpty()) return List.copyOf(word);
    if (drawn.size() >= 3) return List.copyOf(drawn.values());
    return row.stream().limit(MOST_FACES).toList();
  }
}
