package parlour.app;

import java.io.PrintWriter;
import java.util.Map;
import java.util.stream.Stream;
import parlour.app.command.AnalyseCommand;
import parlour.app.command.BackupCommand;
import parlour.app.command.DeskCommand;
import parlour.app.command.DoctorCommand;
import parlour.app.command.EveningCommand;
import parlour.app.command.ExportCommand;
import parlour.app.command.GamesCommand;
import parlour.app.command.GapsCommand;
import parlour.app.command.ImportCommand;
import parlour.app.command.PlayCommand;
import parlour.app.command.PrintCommand;
import parlour.app.command.PuzzleCommand;
import parlour.app.command.ReplayCommand;
import parlour.app.command.RestoreCommand;
import parlour.app.command.ServeCommand;
import parlour.app.command.SimulateCommand;
import parlour.app.command.TidyCommand;
import parlour.app.command.UpgradeCheckCommand;
import parlour.app.command.VerifyCommand;
import parlour.app.command.WordsCommand;
import parlour.app.config.Refusal;
import parlour.app.config.ServerSetting;
import parlour.app.config.SettingSources;
import parlour.app.guest.CertifyCommand;
import parlour.app.guest.Guests;
import parlour.app.guest.NewGameCommand;
import parlour.app.research.ArenaCommand;
import parlour.app.research.LabCommand;
import parlour.app.research.LadderCommand;
import parlour.app.research.ReactionsCommand;
import parlour.app.research.SurveyCommand;
import parlour.server.config.CannotServe;
import parlour.server.config.ProgramVersion;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// The `parlour` command and its subcommands; with no command it runs the server.
@Command(
    name = "parlour",
    versionProvider = Parlour.BuildVersion.class,
    description = "The letter and card games of five old leaflets.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "[COMMAND]",
    footer = {
      "",
      "With no command, parlour runs the server on this machine: parlour --lan is parlour serve --lan.",
      "Exit codes: 0 success, 1 the answer is no, 2 bad usage, 3 system error."
    },
    subcommands = {
      ServeCommand.class,
      BackupCommand.class,
      RestoreCommand.class,
      ExportCommand.class,
      ImportCommand.class,
      DeskCommand.class,
      DoctorCommand.class,
      TidyCommand.class,
      UpgradeCheckCommand.class,
      GamesCommand.class,
      PlayCommand.class,
      SimulateCommand.class,
      LabCommand.class,
      SurveyCommand.class,
      ArenaCommand.class,
      LadderCommand.class,
      ReactionsCommand.class,
      EveningCommand.class,
      ReplayCommand.class,
      AnalyseCommand.class,
      PuzzleCommand.class,
      VerifyCommand.class,
      WordsCommand.class,
      PrintCommand.class,
      GapsCommand.class,
      NewGameCommand.class,
      CertifyCommand.class,
      AutoComplete.GenerateCompletion.class,
      CommandLine.HelpCommand.class
    })
public final class Parlour implements Runnable {
  /// What `--version` prints.
  static final class BuildVersion implements CommandLine.IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {ProgramVersion.current().toString()};
    }
  }

  @Spec private CommandSpec spec = CommandSpec.create();

  private Parlour() {}

  public static void main(String[] arguments) {
    System.exit(arguments.length == 0 ? serve() : execute(commandLine(), arguments));
  }

  /// Runs a command; options without one are those of the server: `parlour --lan`.
  static int execute(CommandLine line, String... arguments) {
    boolean serves =
        arguments.length > 0
            && arguments[0].startsWith("-")
            && line.getCommandSpec().findOption(arguments[0]) == null;
    try {
      return line.execute(
          serves
              ? Stream.concat(Stream.of("serve"), Stream.of(arguments)).toArray(String[]::new)
              : arguments);
    } catch (LinkageError broken) {
      // A class that a jar needs and does not have.
      return report(new IllegalStateException(broken), line.getErr());
    }
  }

  /// Runs the server without parsing arguments, which would take half a second.
  private static int serve() {
    try {
      ServeCommand.serve(
          SettingSources.of(Map.of(), ServerSetting.SERVER_SETTINGS, System.getenv()),
          new PrintWriter(System.out, true, System.out.charset()));
      return CommandLine.ExitCode.OK;
    } catch (Refusal | CannotServe thrown) {
      return report(thrown, new PrintWriter(System.err, true, System.err.charset()));
    }
  }

  /// Prints why a request could not be met; the one place where that becomes an exit code.
  private static <E extends Exception> int report(E thrown, PrintWriter err) throws E {
    Refusal refusal =
        switch (thrown) {
          case Refusal known -> known;
          case CannotServe cannot -> new Refusal(Refusal.SYSTEM, cannot.sentence());
          default -> new Refusal(Refusal.NO, Guests.blame(thrown).orElseThrow(() -> thrown));
        };
    err.println("parlour: " + refusal.sentence());
    return refusal.exitCode();
  }

  /// The command line; tests use it too.
  static CommandLine commandLine() {
    CommandLine line = new CommandLine(new Parlour());
    line.getSubcommands()
        .forEach(
            (name, command) -> {
              switch (name) {
                case "serve", "desk", "doctor" ->
                    SettingSources.offer(command.getCommandSpec(), ServerSetting.SERVER_SETTINGS);
                case "export", "import", "restore", "upgrade-check", "certify" ->
                    SettingSources.offer(command.getCommandSpec(), ServerSetting.STORE_SETTINGS);
                case "backup" ->
                    SettingSources.offer(command.getCommandSpec(), ServerSetting.BACKUP_SETTINGS);
                case "tidy" ->
                    SettingSources.offer(command.getCommandSpec(), ServerSetting.TIDY_SETTINGS);
                default -> {}
              }
            });
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.setUsageHelpAutoWidth(true);
    line.setExecutionExceptionHandler((thrown, command, _) -> report(thrown, command.getErr()));
    line.setParameterExceptionHandler(
        (wrong, _) -> {
          CommandLine command = wrong.getCommandLine();
          command.getErr().println("parlour: " + wrong.getMessage());
          command.getErr().println("Try: " + command.getCommandSpec().qualifiedName() + " --help");
          return Refusal.USAGE;
        });
    return line;
  }

  @Override
  public void run() {
    throw new CommandLine.ParameterException(spec.commandLine(), "A command is needed.");
  }
}
