/// The results of long runs and analyses, as text, JSON, Markdown or one HTML page.
///
/// A `…Text` prints to the terminal and writes JSON, a `…Page` draws the same results with plots
/// through [ReportPage]. Nothing here plays a game.
@NullMarked
package parlour.app.report;

import org.jspecify.annotations.NullMarked;
