package parlour.app.guest;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import me.tongfei.progressbar.ProgressBar;
import parlour.app.config.Refusal;
import parlour.app.config.ServerSetting;
import parlour.app.config.SettingSources;
import parlour.app.run.Progress;
import parlour.certify.Certification;
import parlour.games.material.CatalogEntry;
import parlour.server.config.ProgramVersion;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Holds the games of a jar against every law, and notes those that kept them all.
@Command(
    name = "certify",
    description =
        "Plays the games of a jar against every law of the house: that they end, refuse what is"
            + " wrong, tell nobody what is hidden, replay, and can be played by what is shown."
            + " A jar that keeps them all is noted, and serve says so.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "What is conserved in a game only its author's own test can check. Exit code 1 if a law is broken."
    })
public final class CertifyCommand implements Callable<Integer> {
  private static final int MOST_SEEDS = 1_000_000;
  private static final int SAMPLING = 3;
  private static final int FAULT_LINES = 12;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "JAR", description = "The jar that brings the games.")
  private Path jar = Path.of("");

  @Option(
      names = "--seeds",
      paramLabel = "N",
      description = "How many games of each mixture of settings (${DEFAULT-VALUE}).")
  private int seeds = 60;

  @Override
  public Integer call() {
    if (seeds < 1 || seeds > MOST_SEEDS)
      throw new Refusal(Refusal.USAGE, "The number of games must be from 1 to " + MOST_SEEDS + ".");
    Guests guests = Guests.load(List.of(jar), List.of());
    PrintWriter out = spec.commandLine().getOut();
    out.println(ProgramVersion.current());
    boolean good = true;
    for (CatalogEntry entry : guests.brought()) good &= keepsAll(entry, guests.loader(), out);
    if (good) {
      SettingSources where =
          SettingSources.of(spec.commandLine(), ServerSetting.STORE_SETTINGS, System.getenv());
      Certificates certificates = new Certificates(Path.of(where.text("data")));
      certificates.grant(jar, LocalDate.now(ZoneId.systemDefault()));
      out.println(certificates.told(jar));
    } else out.println(jar.getFileName() + " is not certified.");
    out.flush();
    return good ? ExitCode.OK : Refusal.NO;
  }

  private boolean keepsAll(CatalogEntry entry, ClassLoader loader, PrintWriter out) {
    long begun = System.nanoTime();
    Certification certification =
        new Certification(entry, Certification.unknown(), loader, seeds, SAMPLING);
    out.println(entry.title() + " (" + entry.id() + ")");
    boolean good = true;
    // What is broken already may never end in the checks that follow.
    for (Map.Entry<String, List<Certification.Check>> kind : certification.checks().entrySet())
      if (good) good = keeps(kind.getKey(), kind.getValue(), out);
      else out.println("-     " + kind.getKey() + ": not tried");
    Duration took = Duration.ofNanos(System.nanoTime() - begun);
    out.printf(
        "      %,d answers tried in positions that look the same to a player; %d:%02d minutes%n",
        certification.probes(), took.toMinutes(), took.toSecondsPart());
    out.flush();
    return good;
  }

  /// Makes the checks of one kind, up to the first that fails.
  private static boolean keeps(String kind, List<Certification.Check> checks, PrintWriter out) {
    try (ProgressBar bar = Progress.bar(kind, checks.size())) {
      for (Certification.Check check : checks) {
        try {
          check.run().run();
        } catch (AssertionError | RuntimeException | LinkageError broken) {
          out.println("bad   " + kind + (check.table().isEmpty() ? "" : ", " + check.table()));
          Guests.fault(broken)
              .lines()
              .limit(FAULT_LINES)
              .forEach(line -> out.println("      " + line));
          return false;
        }
        bar.step();
      }
    }
    out.println("ok    " + kind + ": " + checks.size());
    return true;
  }
}
