import { AnalysisPage } from "./analysis/page.tsx";
import { EveningPage } from "./evening/page.tsx";
import { EveningSetup } from "./evening/setup.tsx";
import { GapsPage } from "./gaps/page.tsx";
import { Lobby } from "./lobby/lobby.tsx";
import { GameSetup } from "./lobby/setup.tsx";
import { PocketPage } from "./pocket/page.tsx";
import { PuzzlePage } from "./puzzle/page.tsx";
import { ReplayPage } from "./replay/page.tsx";
import { RulesPage } from "./rules/page.tsx";
import { TablePage } from "./screens/page.tsx";
import { preferences } from "./storage/preferences.ts";
import { route } from "./ui/route.ts";
import { useStore } from "./lib/store.ts";

export function App() {
  const here = useStore(route);
  useStore(preferences); // Redraws everything in a new language.
  switch (here.at) {
    case "lobby":
      return <Lobby />;
    case "game":
      return <GameSetup key={here.game} game={here.game} />;
    case "rules":
      return <RulesPage key={here.game} game={here.game} clause={here.clause} />;
    case "puzzle":
      return <PuzzlePage key={here.game + here.date} game={here.game} date={here.date} />;
    case "gaps":
      return <GapsPage />;
    case "pocket":
      return <PocketPage key={here.game} game={here.game} shared={here.shared} />;
    case "hostess":
      return <EveningSetup />;
    case "evening":
      return <EveningPage key={here.evening + here.view} route={here} />;
    case "replay":
      return <ReplayPage key={here.table + here.from} table={here.table} from={here.from} />;
    case "analysis":
      return <AnalysisPage key={here.table} table={here.table} />;
    case "table":
      return <TablePage key={here.table} route={here} />;
  }
}
