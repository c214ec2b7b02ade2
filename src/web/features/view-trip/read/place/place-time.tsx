import { clockText } from "../../../../../domain/places/clock-text.ts";
import type { Place } from "../../../../../domain/trip/trip.ts";
import { viewTripWords } from "../../../../messages/en/view-trip-words.ts";
import { Icon } from "../../../../ui/icon.tsx";

/** When the traveller is there; nothing where the plan has words for it alone, which the row shows. */
export function PlaceTime({ visit, isLocked }: Pick<Place, "visit" | "isLocked">) {
  return (
    <p className="w-12 max-[19rem]:w-auto shrink-0 whitespace-nowrap pt-3 print:pt-1 tracking-tight leading-6 tabular-nums">
      {visit === undefined ? null : (
        <>
          <span className="font-semibold">{clockText(visit.startMinutes)}</span>
          <span className="sr-only">–</span>
          <span className="block text-ink-soft max-[19rem]:ml-2 max-[19rem]:inline">
            {clockText(visit.endMinutes)}
          </span>
        </>
      )}
      {isLocked === true ? (
        <>
          <Icon name="lock" size={18} />
          <span className="sr-only">{viewTripWords.locked}</span>
        </>
      ) : null}
    </p>
  );
}
