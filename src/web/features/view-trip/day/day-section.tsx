import type { ReactNode } from "react";
import type { TripDay } from "../../../../domain/trip/trip.ts";
import { viewTripWords } from "../../../messages/en/view-trip-words.ts";
import { routeClass } from "../../../ui/route-class.ts";
import { PlaceRow } from "../place/place-row.tsx";
import { placeRowId } from "../place/place-row-id.ts";
import { BreakLines } from "./break-lines.tsx";
import { breaksBefore } from "./breaks-before.ts";
import { DayHead } from "./day-head.tsx";
import { dayHeadingId } from "./day-heading-id.ts";
import { LegLine, LunchThereLine, WayBackLine } from "./leg-line.tsx";

type DaySectionProps = {
  readonly tripId: string;
  /** Where the trip goes: tells its places from others of their names. */
  readonly destination: string;
  readonly day: TripDay;
  readonly number: number;
  /** Of a day that can be folded: whether it is unfolded. */
  readonly isOpen?: boolean | undefined;
  readonly onToggle: () => void;
  /** What the day has on paper alone, above and below its places. */
  readonly printed: { readonly map: ReactNode; readonly foot: ReactNode } | undefined;
};

/** A day as a numbered timeline: the meals and free time before each place, the leg to it, the place. */
export function DaySection(props: DaySectionProps) {
  const { tripId, destination, day, number, isOpen, onToggle, printed } = props;
  const breaks = breaksBefore(day);
  return (
    <section
      aria-labelledby={dayHeadingId(day.id)}
      className={`pt-6 ${routeClass(number)} print:break-before-page print:pt-0`}
    >
      <DayHead day={day} number={number} isOpen={isOpen} onToggle={onToggle} />
      <PaperOnly>{printed?.map}</PaperOnly>
      {day.plan.length === 0 ? (
        <p className="card mt-3 p-5">{viewTripWords.freeDay}</p>
      ) : (
        <ol className={isOpen === false ? "hidden print:block" : ""}>
          {day.plan.map((place, index) => (
            <li key={place.id}>
              <BreakLines breaks={breaks[index]} destination={destination} />
              <LegLine place={place} />
              <div id={placeRowId(place.id)}>
                <PlaceRow
                  tripId={tripId}
                  destination={destination}
                  place={place}
                  dayNumber={number}
                  number={index + 1}
                />
              </div>
              <LunchThereLine place={place} day={day} />
              {index === day.plan.length - 1 ? (
                <>
                  <BreakLines breaks={breaks[index + 1]} destination={destination} />
                  <WayBackLine day={day} />
                </>
              ) : null}
            </li>
          ))}
        </ol>
      )}
      <PaperOnly>{printed?.foot}</PaperOnly>
    </section>
  );
}

function PaperOnly({ children }: { children: ReactNode }) {
  return children === undefined ? null : <div className="hidden print:block">{children}</div>;
}
