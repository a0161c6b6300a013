import { render } from "preact";
import { keepHouse } from "./alone/install.ts";
import { App } from "./app.tsx";
import { show } from "./ui/keep.ts";
import { follow } from "./ui/route.ts";
import { listen } from "./ui/sound.ts";

show();
listen();
document.addEventListener("click", follow);
document.body.replaceChildren();
render(<App />, document.body);
keepHouse();
