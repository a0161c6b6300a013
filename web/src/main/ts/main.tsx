import { render } from "preact";
import { registerServiceWorker } from "./offline/registerServiceWorker.ts";
import { App } from "./app.tsx";
import { applyPreferences } from "./storage/preferences.ts";
import { followLink } from "./ui/route.ts";
import { unlockAudio } from "./ui/sound.ts";

applyPreferences();
unlockAudio();
document.addEventListener("click", followLink);
document.body.replaceChildren();
render(<App />, document.body);
registerServiceWorker();
