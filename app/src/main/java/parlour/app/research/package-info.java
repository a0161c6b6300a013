/// The commands for those who measure rules and bots: `arena`, `ladder`, `survey`, `reactions` and
/// `lab`.
///
/// [Arena] plays levels against each other, [Survey] every option about a gap; `Arena…` are the
/// arena's results as text, JSON, Markdown or one HTML page. Their environments and statistics are
/// the module `tools/lab`.
@NullMarked
package parlour.app.research;

import org.jspecify.annotations.NullMarked;
