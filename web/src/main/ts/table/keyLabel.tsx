import { useStore } from "../lib/store.ts";
import { ways } from "../storage/preferences.ts";

/** The key of an action, where keys are wanted. */
export function Kbd({ children }: { children: string }) {
  const { keys } = useStore(ways);
  return keys && children ? <kbd aria-hidden="true">{children}</kbd> : null;
}
