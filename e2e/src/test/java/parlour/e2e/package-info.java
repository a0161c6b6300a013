/// End-to-end tests: a real browser plays on a real server, through the page as a person would.
///
/// [TestBrowser] starts both; [PagePlayer] plays with a mouse or by touch, [ScreenReaderPlayer]
/// with the keyboard and what is read out. [AccessibilityCheck] and [Contrast] check what is shown.
@NullMarked
package parlour.e2e;

import org.jspecify.annotations.NullMarked;
