/// Certifies a game from outside against every law of the house; see [GameCertificate].
@NullMarked
package parlour.certify;

import org.jspecify.annotations.NullMarked;
