package parlour.games.authors;

import parlour.games.material.cards.AuthorsPack;
import parlour.games.sheets.EntryForm;
import parlour.games.sheets.HandSheet.Plan;

/// Authors and Good Books: most books win when all are down.
public final class BooksSheet {
  private BooksSheet() {}

  public static Plan plan() {
    return Plan.most("books", "Book")
        .line(
            sheet ->
                EntryForm.of(
                    "book", "A book is laid", EntryForm.player("who", "by", sheet.allSeats())),
            (sheet, entry) ->
                sheet
                    .plus(entry.seat("who", sheet.allSeats()), 1)
                    .closes(sheet.tally().round() >= AuthorsPack.AUTHORS))
        .line(_ -> EntryForm.of("stop", "The time is up"), (sheet, _) -> sheet.closes(true));
  }
}
