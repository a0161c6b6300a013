/// A table in the terminal.
///
/// [TerminalTable] plays one game against bots in real time and draws the scenes that the browser
/// draws; [AnswerLine] turns what is typed into an answer to one of the scene's offers. Neither
/// knows a single game.
@NullMarked
package parlour.app.terminal;

import org.jspecify.annotations.NullMarked;
