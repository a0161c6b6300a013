package parlour.print;

import java.util.ArrayList;
import java.util.List;
import parlour.games.material.BoxContents;
import parlour.games.material.BoxContents.PieceCount;

/// The pieces of a box, page by page: fronts, and behind them on the next page their backs.
record PieceSheets(Canvas canvas, Ink ink, PieceSize size) {
  void draw(BoxContents box) {
    List<PieceCount> pieces = new ArrayList<>();
    for (PieceCount piece : box.pieces())
      for (int copy = 0; copy < piece.copies(); copy++) pieces.add(piece);
    CutGrid grid = new CutGrid(canvas, size.width(box.isLetters()), size.height(box.isLetters()));
    for (int from = 0; from < pieces.size(); from += grid.perPage()) {
      List<PieceCount> page = pieces.subList(from, Math.min(pieces.size(), from + grid.perPage()));
      fronts(page, grid);
      backs(page, grid);
    }
  }

  private void fronts(List<PieceCount> page, CutGrid grid) {
    FaceArtist artist = new FaceArtist(canvas, ink);
    canvas.page();
    if (ink == Ink.COLOUR) grid.ground(FaceArtist.CARD, page.size(), true);
    grid.marks(page.size());
    for (int cell = 0; cell < page.size(); cell++) {
      String name = page.get(cell).face().name();
      double x = grid.x(cell);
      double y = grid.y(cell);
      canvas.begin("Piece", name, "front", x, y, grid.cellWidth(), grid.cellHeight());
      artist.face(page.get(cell), x, y, grid.cellWidth(), grid.cellHeight());
      canvas.end();
    }
  }

  private void backs(List<PieceCount> page, CutGrid grid) {
    FaceArtist artist = new FaceArtist(canvas, ink);
    canvas.page();
    if (ink == Ink.COLOUR) grid.ground(FaceArtist.BACK, page.size(), false);
    for (int cell = 0; cell < page.size(); cell++) {
      double x = grid.backX(cell);
      double y = grid.y(cell);
      canvas.begin("Piece", "", "back", x, y, grid.cellWidth(), grid.cellHeight());
      artist.back(x, y, grid.cellWidth(), grid.cellHeight());
      canvas.end();
    }
  }
}
