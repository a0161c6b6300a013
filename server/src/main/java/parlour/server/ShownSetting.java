package parlour.server;

/// A setting in force, as the host's desk shows it; a password in it is left out.
///
/// @param from where it comes from: a flag, the environment, a file, or nothing but the default
public record ShownSetting(String name, String value, String from) {}
