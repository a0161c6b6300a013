/// What a level of bot is made of.
///
/// - What it knows and notices: [Vocabulary], [WordSight], [WordIdeas], [Memory].
/// - How it errs: [Pen], [Doubts]; how fast it is: [Reflexes], [SkillLevel].
/// - How it chooses: [LookAhead], a Monte Carlo search that works for any game.
/// - How players read about it: [Levels], [LevelInfo], [parlour.games.material.Skill].
///
/// Nothing here knows a single game; the bots of the games are built from these parts.
@NullMarked
package parlour.bots.skill;

import org.jspecify.annotations.NullMarked;
