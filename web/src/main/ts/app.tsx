import { ClubSetup } from "./club/clubDoor.tsx";
import { ClubPage } from "./club/clubPage.tsx";
import { EveningPage } from "./evening/eveningPage.tsx";
import { EveningSetup } from "./evening/eveningSetup.tsx";
import { Lobby } from "./lobby/lobby.tsx";
import { GamePage } from "./lobby/gamePage.tsx";
import { PuzzlePage } from "./puzzle/puzzlePage.tsx";
import { ReplayPage } from "./replay/replayPage.tsx";
import { RulesPage } from "./rules/rulesPage.tsx";
import { TablePage } from "./screens/tablePage.tsx";
import { preferences } from "./storage/preferences.ts";
import { laterPage } from "./ui/laterPage.tsx";
import { HouseNotice } from "./ui/noticeBar.tsx";
import { route } from "./ui/route.ts";
import { useStore } from "./lib/store.ts";

const AnalysisPage = laterPage(() => import("./analysis/analysisPage.tsx").then((file) => file.AnalysisPage));
const GapsPage = laterPage(() => import("./gaps/gapsPage.tsx").then((file) => file.GapsPage));
const HousePage = laterPage(() => import("./house/housePage.tsx").then((file) => file.HousePage));
const PocketPage = laterPage(() => import("./pocket/pocketPage.tsx").then((file) => file.PocketPage));

export function App() {
  return (
    <>
      <HouseNotice />
      <Page />
    </>
  );
}

function Page() {
  const here = useStore(route);
  useStore(preferences); // Text of another size needs other room on the felt.
  switch (here.at) {
    case "lobby":
      return <Lobby invitation={here.invitation} />;
    case "game":
      return <GamePage key={here.game + here.seating} game={here.game} seating={here.seating} />;
    case "rules":
      return <RulesPage key={here.game} game={here.game} clause={here.clause} />;
    case "puzzle":
      return <PuzzlePage key={here.game + here.date} game={here.game} date={here.date} />;
    case "gaps":
      return <GapsPage />;
    case "house":
      return <HousePage linkKey={here.key} />;
    case "pocket":
      return <PocketPage key={here.game} game={here.game} shared={here.shared} />;
    case "hostess":
      return <EveningSetup club={here.club} />;
    case "found":
      return <ClubSetup />;
    case "club":
      return <ClubPage key={here.club} route={here} />;
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
