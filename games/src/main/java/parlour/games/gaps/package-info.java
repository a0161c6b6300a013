/// The register of gaps: what the leaflets leave open, and the reading chosen here.
///
/// It stands above the games, for it reads the options of all of them and of an evening.
@NullMarked
package parlour.games.gaps;

import org.jspecify.annotations.NullMarked;
