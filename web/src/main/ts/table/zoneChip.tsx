import { useEffect, useRef } from "preact/hooks";
import { isCount } from "../model/layout/zoneSizes.ts";
import { contentCount, labelAtSeat } from "../model/places.ts";
import { withNames } from "../model/text.ts";
import type { Zone } from "../wire/types.ts";
import { useControls } from "../interaction/controls.ts";
import { ZoneView } from "../zones/zoneView.tsx";

/**
 * A zone folded away into a chip with its label and count; touched, it is seen, until something else is touched. At its
 * owner's seat it needs no name. Of a pack, the count is all there is to see.
 */
export function ZoneChip({ zone, atSeat }: { zone: Zone; atSeat?: boolean }) {
  const controls = useControls();
  const label = withNames(atSeat ? labelAtSeat(zone) : zone.label, controls.names);
  const chip = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = () => chip.current?.removeAttribute("open");
    const touch = (event: PointerEvent) => chip.current?.contains(event.target as Node) || close();
    const key = (event: KeyboardEvent) => event.key === "Escape" && close();
    addEventListener("pointerdown", touch);
    addEventListener("keydown", key);
    return () => {
      removeEventListener("pointerdown", touch);
      removeEventListener("keydown", key);
    };
  }, []);
  if (isCount(zone) && !controls.usable(zone.id))
    return (
      <p class="zone-chip" data-zone-id={zone.id} data-zone-kind="stack">
        <span>{label}</span> <b>{contentCount(zone)}</b>
      </p>
    );
  return (
    <details class="zone-chip" ref={chip}>
      <summary class="beside">
        <span>{label.charAt(0).toUpperCase() + label.slice(1)}</span> <b>{contentCount(zone)}</b>
      </summary>
      <div class="chip-panel pinned">
        <ZoneView zone={zone} />
      </div>
    </details>
  );
}
