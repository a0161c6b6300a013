package parlour.certify;

import static parlour.certify.Certification.that;

import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import parlour.games.Catalog;
import parlour.games.GuestGames;
import parlour.games.material.CatalogEntry;
import parlour.testkit.laws.Ledger;

/// The certificate of a game from outside: a JUnit test that extends it makes every check of a
/// [Certification].
///
/// `-Dlaws.seeds=5000` plays as many games of each mixture as you ask for.
public abstract class GameCertificate {
  private static final int SEEDS = Integer.getInteger("laws.seeds", 60);
  private static final int SAMPLING = Integer.getInteger("laws.sampling", 20);

  /// The game as its author has written it, before a table adds anything.
  protected abstract CatalogEntry game();

  /// What is conserved in it, and how long it can get.
  protected abstract Ledger<?> ledger();

  @TestFactory
  Stream<DynamicContainer> it_keeps_every_law() {
    return new Certification(game(), ledger(), getClass().getClassLoader(), SEEDS, SAMPLING)
        .checks().entrySet().stream()
            .map(
                kind ->
                    DynamicContainer.dynamicContainer(
                        kind.getKey(),
                        kind.getValue().stream().map(check -> test(kind.getKey(), check))));
  }

  private static DynamicTest test(String kind, Certification.Check check) {
    return DynamicTest.dynamicTest(
        check.table().isEmpty() ? kind : check.table(), check.run()::run);
  }

  @Test
  void the_jar_brings_it() {
    that(Catalog.find(game().id()).isEmpty(), "the house has a game of this id");
    that(game().id().matches("[a-z][a-z-]{0,39}"), "the id is not of small letters and hyphens");
    that(game().about().isGuest(), "begin the entry of the game with CatalogEntry.guest");
    that(
        ServiceLoader.load(GuestGames.class, getClass().getClassLoader()).stream()
            .flatMap(guests -> guests.get().games().stream())
            .anyMatch(entry -> entry.id().equals(game().id())),
        "META-INF/services/parlour.games.GuestGames names no class that brings the game");
  }
}
