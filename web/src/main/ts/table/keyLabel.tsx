import { useStore } from "../lib/store.ts";
import { preferences } from "../storage/preferences.ts";

/** The shortcut key on a button, if shortcuts are on. */
export function KeyLabel({ children }: { children: string }) {
  const { keys } = useStore(preferences);
  return keys && children ? <kbd aria-hidden="true">{children}</kbd> : null;
}
