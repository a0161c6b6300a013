package parlour.app.command;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import parlour.app.config.Refusal;
import parlour.app.config.ServerSetting;
import parlour.app.config.SettingSources;
import parlour.app.doctor.Finding;
import parlour.app.doctor.MachineChecks;
import parlour.app.doctor.ServerProbe;
import parlour.app.guest.Certificates;
import parlour.server.config.HouseRules;
import parlour.server.config.ProgramVersion;
import parlour.server.config.ServerOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Looks at everything a server needs on this machine, and at a running one from outside.
@Command(
    name = "doctor",
    description =
        "Checks Java, port, rights, disk, store and clock, and with --url how a server is reached"
            + " through its proxy; says what to do. It changes nothing.",
    mixinStandardHelpOptions = true,
    footer = {"", "It takes the same settings as serve. Exit code 1 if something is in the way."})
public final class DoctorCommand implements Callable<Integer> {
  private static final int MOST_SECONDS = 600;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--url",
      paramLabel = "ADDRESS",
      description = "The address by which others reach the server, such as https://parlour.example")
  private String url = "";

  @Option(
      names = "--ca",
      paramLabel = "FILE",
      description =
          "The certificate of your own authority (PEM), by which --url is believed instead of the"
              + " well-known ones")
  private Path ca = Path.of("");

  @Option(
      names = "--within",
      paramLabel = "SECONDS",
      defaultValue = "5",
      description = "How long a server, database or proxy may take to answer (5)")
  private int withinSeconds;

  @Override
  public Integer call() {
    SettingSources choices =
        SettingSources.of(spec.commandLine(), ServerSetting.SERVER_SETTINGS, System.getenv());
    PrintWriter out = spec.commandLine().getOut();
    out.println(ProgramVersion.current());
    ServerOptions options = ServeCommand.options(choices);
    Duration patience = patience();
    List<Finding> findings =
        new ArrayList<>(new MachineChecks(options, Clock.systemUTC(), patience).all());
    findings.add(guests(choices, options));
    findings.add(addresses(options));
    findings.add(doors(options));
    if (!url.isEmpty())
      findings.addAll(
          new ServerProbe(checked(url), Clock.systemUTC(), patience, authority()).all());
    for (Finding each : findings)
      out.printf(
          Locale.ROOT,
          "%-5s %-8s %s%n",
          each.grade().name().toLowerCase(Locale.ROOT),
          each.check(),
          each.text());
    out.flush();
    return findings.stream().anyMatch(each -> each.grade() == Finding.Grade.BAD)
        ? Refusal.NO
        : ExitCode.OK;
  }

  private Duration patience() {
    if (withinSeconds >= 1 && withinSeconds <= MOST_SECONDS)
      return Duration.ofSeconds(withinSeconds);
    throw new Refusal(
        Refusal.USAGE,
        "--within takes 1 to " + MOST_SECONDS + " seconds, not " + withinSeconds + ".");
  }

  /// The authority of `--ca`, if it is named.
  private Optional<SSLContext> authority() {
    if (ca.toString().isEmpty()) return Optional.empty();
    try (InputStream file = Files.newInputStream(ca)) {
      KeyStore believed = KeyStore.getInstance(KeyStore.getDefaultType());
      believed.load(null, null);
      int number = 0;
      for (Certificate each : CertificateFactory.getInstance("X.509").generateCertificates(file))
        believed.setCertificateEntry("ca-" + number++, each);
      TrustManagerFactory trust =
          TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
      trust.init(believed);
      SSLContext context = SSLContext.getInstance("TLS");
      context.init(null, trust.getTrustManagers(), null);
      return Optional.of(context);
    } catch (IOException | GeneralSecurityException broken) {
      throw new Refusal(
          Refusal.USAGE, "The file " + ca + " holds no certificate: " + broken.getMessage() + ".");
    }
  }

  private static String checked(String url) {
    try {
      URI uri = URI.create(url);
      if (uri.getHost() != null && List.of("http", "https").contains(uri.getScheme())) return url;
    } catch (IllegalArgumentException _) {
      // Reported below.
    }
    throw new Refusal(
        Refusal.USAGE, "\"" + url + "\" is no address such as https://parlour.example.");
  }

  /// What serve would load with these settings.
  private static Finding guests(SettingSources choices, ServerOptions options) {
    try {
      List<Path> jars = ServeCommand.guests(choices).jars();
      Certificates certificates = new Certificates(options.storage().dataFolder());
      return jars.isEmpty()
          ? new Finding("guests", Finding.Grade.OK, "No jar brings a game.")
          : new Finding(
              "guests",
              jars.stream().allMatch(certificates::has) ? Finding.Grade.OK : Finding.Grade.NOTE,
              String.join(" ", jars.stream().map(certificates::told).toList()));
    } catch (Refusal refused) {
      return new Finding("guests", Finding.Grade.BAD, refused.sentence());
    }
  }

  /// Who may open tables; where strangers reach the house, everybody may be too many.
  private static Finding doors(ServerOptions options) {
    List<String> told = new ArrayList<>(ServeCommand.told(options.house()));
    boolean all = options.house().opens() == HouseRules.WhoOpens.EVERYBODY;
    boolean strangers = !options.network().publicNames().isEmpty() || options.house().school();
    if (all)
      told.add(
          "Everybody who reaches the house may open tables"
              + (strangers ? "; who-opens invited keeps that to those you invite." : "."));
    return new Finding(
        "doors", all && strangers ? Finding.Grade.NOTE : Finding.Grade.OK, String.join(" ", told));
  }

  private static Finding addresses(ServerOptions options) {
    List<String> reaching = ReachableAddresses.of(options.network(), options.network().port());
    String text = String.join(" ", reaching);
    if (options.network().behindProxy())
      return new Finding(
          "reach", Finding.Grade.OK, "Your proxy reaches it at " + text + "; --url asks it there.");
    return reaching.size() == 1
        ? new Finding(
            "reach",
            Finding.Grade.NOTE,
            "Only this machine reaches it, at "
                + text
                + "; for others use --lan or a proxy (HOSTING.md).")
        : new Finding("reach", Finding.Grade.OK, "It is reached at " + text);
  }
}
