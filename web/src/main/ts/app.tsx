import { Lobby } from "./lobby/lobby.tsx";
import { SetUp } from "./lobby/setup.tsx";
import { RulesPage } from "./rules/page.tsx";
import { TablePage } from "./table/page.tsx";
import { ways } from "./ui/keep.ts";
import { route } from "./ui/route.ts";
import { useStore } from "./ui/store.ts";

export function App() {
  const here = useStore(route);
  useStore(ways); // Another language is spoken everywhere at once.
  switch (here.at) {
    case "lobby":
      return <Lobby />;
    case "game":
      return <SetUp key={here.game} game={here.game} />;
    case "rules":
      return <RulesPage key={here.game} game={here.game} clause={here.clause} />;
    case "table":
      return <TablePage key={here.table} route={here} />;
  }
}
