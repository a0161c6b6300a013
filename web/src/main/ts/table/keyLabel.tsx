import { useStore } from "../lib/store.ts";
import { preferences } from "../storage/preferences.ts";

/** The key of an action, where keys are wanted. */
export function KeyLabel({ children }: { children: string }) {
  const { keys } = useStore(preferences);
  return keys && children ? <kbd aria-hidden="true">{children}</kbd> : null;
}
