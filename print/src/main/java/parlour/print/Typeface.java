package parlour.print;

/// The typefaces of the page in the browser, each embedded in the PDF as far as it is used.
enum Typeface {
  /// Letters, figures and names on pieces.
  TILE("besley-bold"),
  /// Titles.
  DISPLAY("old-standard"),
  DISPLAY_ITALIC("old-standard-italic"),
  TEXT("source-serif"),
  TEXT_BOLD("source-serif-bold"),
  TEXT_ITALIC("source-serif-italic");

  final String file;

  Typeface(String file) {
    this.file = "/parlour/print/fonts/" + file + ".ttf";
  }
}
