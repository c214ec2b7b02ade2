import type { TravelMode } from "../../../../domain/places/travel.ts";
import { mapWords } from "../../../messages/map-words.ts";
import type { MapLeg } from "./layout/trip-stops.ts";
import { LegPath } from "./route-shapes.tsx";

const MODES = ["walk", "transit", "taxi"] as const satisfies readonly TravelMode[];

/** The patterns of those ways of travelling that the map has. */
export function MapLegend({ legs, route }: { legs: readonly MapLeg[]; route: string }) {
  const used = MODES.filter((mode) => legs.some((leg) => leg.mode === mode));
  if (used.length === 0) return null;
  return (
    <ul className={`map-card map-legend ${route}`} aria-label={mapWords.legend}>
      {used.map((mode) => (
        <li key={mode}>
          <svg width="40" height="12" aria-hidden="true">
            <LegPath d="M5 6H36" mode={mode} />
          </svg>
          {mapWords.modes[mode]}
        </li>
      ))}
    </ul>
  );
}
