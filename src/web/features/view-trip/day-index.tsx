import { useEffect, useRef, useState } from "react";
import { clockText } from "../../../domain/places/opening-hours.ts";
import type { ItineraryDay, TripDay } from "../../../domain/trip/trip.ts";
import { viewTripWords } from "../../messages/en/view-trip-words.ts";
import { DayDate } from "./day-date.tsx";
import { dayHeadingId } from "./day-heading-id.ts";

/** The band of the screen, below its top, in which the day that is being read lies. */
const READING_BAND = "-25% 0px -65% 0px";

/** The days at a glance, beside them where there is room. A long list follows the day that is being read. */
export function DayIndex({ itinerary }: { itinerary: readonly TripDay[] }) {
  const nav = useRef<HTMLElement>(null);
  const current = useCurrentDay(itinerary.map(({ id }) => id).join(" "));
  useEffect(() => {
    if (nav.current === null || current === undefined) return;
    const link = nav.current.querySelector<HTMLElement>(`a[href="#${dayHeadingId(current)}"]`);
    if (link === null) return;
    const middle = nav.current.clientHeight / 2;
    nav.current.scrollTop = link.offsetTop + link.offsetHeight / 2 - middle;
  }, [current]);
  return (
    <nav
      ref={nav}
      aria-label={viewTripWords.days}
      className="no-print sticky top-24 mt-8 hidden max-h-[calc(100dvh-7rem)] self-start overflow-y-auto lg:block"
    >
      <ul className="card divide-y divide-line">
        {itinerary.map((day) => (
          <li key={day.id}>
            <a
              href={`#${dayHeadingId(day.id)}`}
              aria-current={day.id === current ? "location" : undefined}
              className="aria-[current]:bg-accent-wash flex min-h-14 flex-wrap items-center gap-x-4 px-5 py-3 hover:bg-accent-wash"
            >
              <span className="font-serif text-xl font-semibold">
                <bdi>{day.day}</bdi>
              </span>
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

/**
 * @param ids of the days, with a space between.
 * @returns the id of the day that is being read; undefined above the first.
 */
function useCurrentDay(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const days = new Map<Element, string>();
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered !== undefined) setCurrent(days.get(entered.target));
      },
      { rootMargin: READING_BAND },
    );
    for (const id of ids.split(" ")) {
      const section = document.getElementById(dayHeadingId(id))?.closest("section");
      if (!section) continue;
      days.set(section, id);
      observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}

function daySpan({ plan }: ItineraryDay): string {
  const first = plan[0]?.visit;
  const last = plan.at(-1)?.visit;
  if (first === undefined || last === undefined) return viewTripWords.placeCount(plan.length);
  const hours = `${clockText(first.startMinutes)}–${clockText(last.endMinutes)}`;
  return viewTripWords.placesAndHours(plan.length, hours);
}
