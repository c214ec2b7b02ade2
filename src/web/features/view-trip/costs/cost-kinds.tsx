import { memo } from "react";
import type { CostSummary, KindSum, Range } from "../../../../domain/costs/cost-summary.ts";
import { expectedMinor } from "../../../../domain/costs/cost-summary.ts";
import type { Estimate } from "../../../../domain/costs/estimate.ts";
import type { CostKind } from "../../../../domain/trip/costs.ts";
import type { TripDay } from "../../../../domain/trip/trip.ts";
import { guideText } from "../../../messages/guide-text.ts";
import { costsWords } from "../../../messages/trip-page/costs-words.ts";
import { DeferredIcon, type DeferredIconName } from "../../../ui/deferred-icon.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { routeClass } from "../../../ui/route-class.ts";
import { dayName } from "./day-name.ts";

const ICONS: Readonly<Record<CostKind, DeferredIconName>> = {
  rooms: "bed",
  tickets: "ticket",
  rides: "car",
  journeys: "route",
  meals: "meal",
  other: "wallet",
};

type CostKindsProps = {
  readonly sums: CostSummary;
  readonly estimate: Estimate;
  /** An amount as it is shown: for all, or for each; an estimate in whole units. */
  readonly shown: (minor: number, isAbout?: boolean) => string;
  /** Adds a cost of a kind; undefined where the trip can only be read. */
  readonly onAdd: ((kind: CostKind) => void) | undefined;
};

/** The sum of each kind of cost, and of all together. */
export function CostKinds({ sums, estimate, shown, onAdd }: CostKindsProps) {
  const expected = (range: Range) => shownRange(range, shown);
  const kinds = sums.kinds.filter(
    ({ kind, highMinor, enteredMinor }) =>
      kind !== "other" || highMinor !== 0 || enteredMinor !== 0,
  );
  return (
    <section aria-label={costsWords.kindsTitle} className="mt-4">
      <ul className="border-line border-b-2 print:border-black">
        {kinds.map((sum) => (
          <li key={sum.kind} className="flex flex-wrap gap-3 border-line border-t py-3">
            <span className="pt-0.5 text-ink-soft">
              <DeferredIcon name={ICONS[sum.kind]} />
            </span>
            <div className="min-w-24 flex-1 wrap-anywhere">
              <p className="font-semibold">{costsWords.kinds[sum.kind]}</p>
              <p className="whitespace-pre-line text-ink-soft">{detailOf(sum, estimate, shown)}</p>
            </div>
            {sum.highMinor === 0 && sum.enteredMinor === 0 ? (
              onAdd === undefined ? null : (
                <button
                  type="button"
                  aria-label={costsWords.addYoursFor(costsWords.kinds[sum.kind])}
                  onClick={() => onAdd(sum.kind)}
                  className="no-print flex min-h-11 items-center gap-2 self-center font-semibold text-accent hover:underline"
                >
                  <Icon name="plus" size={20} />
                  {costsWords.addYours}
                </button>
              )
            ) : (
              <div className="ms-auto text-end tabular-nums">
                <p className="font-semibold">{expected(sum)}</p>
                {sum.lowMinor === sum.highMinor ? null : (
                  <p className="text-ink-soft">
                    {costsWords.range(shown(sum.lowMinor, true), shown(sum.highMinor, true))}
                  </p>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-4 py-2 font-semibold tabular-nums">
        <span>{costsWords.expected}</span>
        <span>{expected(sums)}</span>
      </p>
    </section>
  );
}

function shownRange(range: Range, shown: CostKindsProps["shown"]): string {
  return shown(expectedMinor(range), range.lowMinor !== range.highMinor);
}

function detailOf(
  { kind, enteredMinor, highMinor }: KindSum,
  { stays, ticketCount, payers, taxiCount }: Estimate,
  shown: (minor: number) => string,
): string {
  if (enteredMinor !== 0) return costsWords.entered(shown(enteredMinor));
  if (highMinor === 0) return costsWords.noEstimate;
  if (kind === "rooms" && stays.length > 0) {
    return stays
      .map(({ rooms, nights, hotelName, isDear = false }) =>
        costsWords.stay(rooms, nights, guideText(hotelName), isDear),
      )
      .join("\n");
  }
  if (kind === "tickets") return costsWords.tickets(ticketCount, payers);
  if (kind === "meals") return costsWords.meals;
  if (kind === "journeys") return costsWords.journeysEstimated;
  return taxiCount > 0 ? costsWords.taxis(taxiCount) : costsWords.rides;
}

/** Usual heights of the list's title and of a day. */
const TITLE_PX = 32;
const DAY_PX = 41;

type CostDaysProps = Pick<CostKindsProps, "sums" | "shown"> & {
  readonly itinerary: readonly TripDay[];
};

/** The cost of each day; rooms are the whole trip's unless they were entered for a day. */
export const CostDays = memo(function CostDays({ sums, itinerary, shown }: CostDaysProps) {
  return (
    <section
      aria-labelledby="costs-days"
      className="late-layout mt-6"
      style={{ containIntrinsicBlockSize: `auto ${TITLE_PX + DAY_PX * itinerary.length}px` }}
    >
      <h3 id="costs-days" className="font-semibold font-serif text-xl">
        {costsWords.byDay}
      </h3>
      <ol className="mt-1">
        {sums.days.map((day, index) => (
          <li
            key={day.dayId}
            className="grid grid-cols-[auto_minmax(4.5rem,auto)_1fr_auto] items-center gap-x-3 border-line border-t py-1.5 max-[22rem]:grid-cols-[auto_1fr_auto]"
          >
            <span
              className={`grid size-7 place-items-center rounded-full bg-route font-semibold text-route-ink ${routeClass(index + 1)}`}
            >
              {index + 1}
            </span>
            <span>{dayName(itinerary[index])}</span>
            <span className="text-ink-soft max-[22rem]:col-span-3 max-[22rem]:row-start-2">
              {day.kinds
                .map((sum) => `${costsWords.kinds[sum.kind]} ${shownRange(sum, shown)}`)
                .join(" · ")}
            </span>
            <span className="text-end font-semibold tabular-nums">{shownRange(day, shown)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
});
