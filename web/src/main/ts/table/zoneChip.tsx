import { contentCount } from "../model/places.ts";
import { withNames } from "../model/text.ts";
import type { Zone } from "../wire/types.ts";
import { useControls } from "../interaction/controls.ts";
import { ZoneView } from "../zones/zoneView.tsx";

/** A zone folded away into a chip with its label and count; touched, it is seen. */
export function ZoneChip({ zone }: { zone: Zone }) {
  const controls = useControls();
  return (
    <details class="zone-chip">
      <summary>
        {withNames(zone.label, controls.names)} <b>{contentCount(zone)}</b>
      </summary>
      <div class="chip-panel">
        <ZoneView zone={zone} quiet />
      </div>
    </details>
  );
}
