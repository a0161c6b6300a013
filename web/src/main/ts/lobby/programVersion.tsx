import { within } from "../lib/base.ts";
import { S } from "../texts/strings.ts";
import { useRequest } from "../lib/request.ts";

/** What `/health` says about the build. */
interface ProgramVersion {
  version: string;
  commit: string;
  rules: string;
  dictionary: string;
}

/** The foot of the front page: which build this is and by which rules and dictionary it plays; nothing while the server is away. */
export function ProgramVersionLine() {
  const { value } = useRequest(
    () => fetch(within("/health")).then((answer) => answer.json() as Promise<ProgramVersion>),
    [],
  );
  if (!value?.version) return null;
  return (
    <footer class="program-version">
      {S.programVersion(value.version, value.commit)} · {S.editions(value.rules, value.dictionary)}
    </footer>
  );
}
