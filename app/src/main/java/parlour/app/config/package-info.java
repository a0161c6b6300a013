/// What all commands rest on: settings, files and refusals.
///
/// [SettingSources] reads a [ServerSetting] from flags, the environment and a file, in this order
/// of precedence. [TextFiles] reads and writes files. Whatever goes wrong is a [Refusal]: one
/// sentence and an exit code.
@NullMarked
package parlour.app.config;

import org.jspecify.annotations.NullMarked;
