package parlour.games.bidjack;

import java.util.List;
import parlour.engine.Kit;
import parlour.engine.Piece;
import parlour.games.material.Phrases;
import parlour.games.material.TurnClock;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  Kit kit(int seats) {
    String most = options.partners() ? "Most points for a side win. " : "Most points win. ";
    String aim =
        options.goal() > 0
            ? "First to " + options.goal() + " points wins."
            : options.minutes() > 0
                ? most + options.minutes() + " minutes."
                : most + Phrases.sentence(Phrases.count(seats, "hand")) + ".";
    return new Kit(
        Kit.Aim.most(aim, "points")
            .goal(options.goal())
            .tieBreak("When several reach the goal in one hand, the bidder’s points count first."),
        List.of(
            Kit.Action.of("bid", "Bid", 0, 'B'),
            Kit.Action.of("take", "Take the hand", 0, 'T'),
            Kit.Action.of("pass", "Pass", 1, 'P'),
            Kit.Action.of("play", "Play", 0, 'C')),
        Options.dealt(seats),
        Piece.Form.CARD,
        false,
        options.clock() != TurnClock.OFF);
  }
}
