import { clockText } from "../../../domain/opening-hours.ts";
import type { ItineraryDay } from "../../../domain/trip.ts";
import { DayDate } from "./day-date.tsx";
import { dayHeadingId } from "./day-heading-id.ts";

/** The days at a glance, beside them where there is room. */
export function DayIndex({ itinerary }: { itinerary: readonly ItineraryDay[] }) {
  return (
    <nav
      aria-label="Days"
      className="no-print sticky top-24 mt-8 hidden max-h-[calc(100dvh-7rem)] self-start overflow-y-auto lg:block"
    >
      <ul className="card divide-y divide-line">
        {itinerary.map((day, index) => (
          <li key={day.day}>
            <a
              href={`#${dayHeadingId(index + 1)}`}
              className="flex min-h-14 flex-wrap items-center gap-x-4 px-5 py-3 hover:bg-accent-wash"
            >
              <span className="font-serif text-xl font-semibold">{day.day}</span>
              <DayDate date={day.date} className="text-ink-soft" />
              <span
                className={`text-ink-soft tabular-nums ${day.date === undefined ? "ml-auto text-right" : "w-full"}`}
              >
                {daySpan(day)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function daySpan({ plan }: ItineraryDay): string {
  const count = plan.length === 1 ? "1 place" : `${plan.length} places`;
  const first = plan[0]?.visit;
  const last = plan.at(-1)?.visit;
  if (first === undefined || last === undefined) return count;
  return `${count}, ${clockText(first.startMinutes)}–${clockText(last.endMinutes)}`;
}
