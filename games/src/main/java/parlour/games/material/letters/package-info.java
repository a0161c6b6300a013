/// What the letter games share: boxes of letters, faces and ids of letters in a scene, lists of
/// words, who judges a word, and the draw for leader.
///
/// Builds on [parlour.games.material] and knows nothing of cards.
@NullMarked
package parlour.games.material.letters;

import org.jspecify.annotations.NullMarked;
