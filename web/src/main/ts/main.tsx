import { render } from "preact";
import { keepHouse } from "./offline/registerServiceWorker.ts";
import { App } from "./app.tsx";
import { show } from "./storage/preferences.ts";
import { follow } from "./ui/route.ts";
import { listen } from "./ui/sound.ts";

show();
listen();
document.addEventListener("click", follow);
document.body.replaceChildren();
render(<App />, document.body);
keepHouse();
