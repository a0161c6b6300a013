import { within } from "../lib/base.ts";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { S } from "../texts/strings.ts";
import { Icon } from "./icons.tsx";
import { changePreferences, preferences, type Theme } from "../storage/preferences.ts";
import { useStore } from "../lib/store.ts";
import { PreferencesDialog } from "./preferencesDialog.tsx";

interface Props {
  title: string;
  subtitle?: string;
  home?: boolean;
  /** The page is a table, exactly one window high. */
  table?: "play" | "replay";
  onRules?: (() => void) | undefined;
  children?: ComponentChildren;
}

const NEXT: Record<Theme, Theme> = { system: "light", light: "dark", dark: "system" };

/** The header of every page: title, navigation and the menu. */
export function Masthead({ title, subtitle, home, table, onRules, children }: Props) {
  // The body knows it by a mark: a selector that looks for the table would be asked after every change of the page.
  useLayoutEffect(() => {
    if (table) document.body.dataset["atTable"] = table;
    return () => delete document.body.dataset["atTable"];
  }, [table]);
  const [menu, setMenu] = useState(false);
  const { lamp } = useStore(preferences);
  return (
    <header class="masthead cells anchor">
      <p class="round">
        {home && (
          <a class="quiet home" href={within("/")}>
            <Icon name="home" />
            <span>{S.allGames}</span>
          </a>
        )}
      </p>
      <div class="cluster title mid" data-long={title.length > 18 ? "very" : title.length > 13 ? "" : undefined}>
        <h1>{title}</h1>
        {subtitle && (
          <p class="sub muted">
            <i>{subtitle}</i>
          </p>
        )}
      </div>
      <nav class="beside" aria-label={S.tableNav}>
        {children}
        {onRules && (
          <button class="quiet" type="button" data-act="rules" onClick={onRules}>
            <Icon name="rules" />
            <span>{S.rules}</span>
          </button>
        )}
        <button
          class="quiet only-wide"
          type="button"
          data-act="lamp"
          aria-label={S.themeIs[lamp]}
          title={S.themeIs[lamp]}
          onClick={() => changePreferences({ lamp: NEXT[lamp] })}
        >
          <Icon name={lamp === "system" ? "lamp" : lamp === "light" ? "sun" : "moon"} />
          <span>{S.theme}</span>
        </button>
        <button class="quiet" type="button" data-act="ways" onClick={() => setMenu(true)}>
          <Icon name="gear" />
          <span>{S.preferences}</span>
        </button>
      </nav>
      {menu && <PreferencesDialog onClose={() => setMenu(false)} />}
    </header>
  );
}
