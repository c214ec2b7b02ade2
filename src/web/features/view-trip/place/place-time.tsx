import { clockText } from "../../../../domain/places/opening-hours.ts";
import type { Place } from "../../../../domain/trip/trip.ts";

/** When the traveller is there; nothing where the plan has words for it alone, which the row shows. */
export function PlaceTime({ visit }: Pick<Place, "visit">) {
  return (
    <p className="w-12 shrink-0 whitespace-nowrap pt-3 print:pt-1 tracking-tight leading-6 tabular-nums">
      {visit === undefined ? null : (
        <>
          <span className="font-semibold">{clockText(visit.startMinutes)}</span>
          <span className="sr-only">–</span>
          <span className="block text-ink-soft">{clockText(visit.endMinutes)}</span>
        </>
      )}
    </p>
  );
}
