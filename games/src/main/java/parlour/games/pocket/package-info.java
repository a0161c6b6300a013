/// The judge in the pocket: what a telephone tells a real table about words, takings, leads and
/// clocks, by the games' own rules.
@NullMarked
package parlour.games.pocket;

import org.jspecify.annotations.NullMarked;
