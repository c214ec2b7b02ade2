import { Fragment, type ReactNode } from "react";
import { isCalendarDate, weekdayOf } from "../../../../../domain/calendar-date.ts";
import { peopleOf } from "../../../../../domain/costs/people-of.ts";
import { bringsChildren } from "../../../../../domain/engine/visits/first-sights.ts";
import { priceForAll } from "../../../../../domain/money/price-for-all.ts";
import { type HoursGroup, hoursGroups } from "../../../../../domain/places/hours-groups.ts";
import { countPayers, FREE_UNTIL } from "../../../../../domain/trip/child-ages.ts";
import { hoursOfPlace } from "../../../../../domain/trip/hours-of-place.ts";
import { readSelection } from "../../../../../domain/trip/plan-request.ts";
import type { TripPlace } from "../../../../../domain/trip/trip.ts";
import { storedWords } from "../../../../messages/domain/stored-words.ts";
import { placeMoreWords } from "../../../../messages/trip-page/place-more-words.ts";
import { viewTripWords } from "../../../../messages/view-trip-words.ts";
import { DeferredIcon, type DeferredIconName } from "../../../../ui/deferred-icon.tsx";
import { useAccess } from "../../trip/access-line.tsx";
import { useShownTrip } from "../../trip/shown-trip.ts";
import { Watch } from "../../trip/watch.tsx";

type PlaceFactsProps = {
  readonly place: TripPlace;
  readonly dayNumber: number;
};

/** When a place is open, when it is best and what it costs all travellers. On paper they go on in the line before. */
export function PlaceFacts({ place, dayNumber }: PlaceFactsProps) {
  const { category, mealKind, bestPartOfDay, bestTime, visit, ticketsPricing, freeEntry } = place;
  const shown = useShownTrip();
  const people = shown === undefined ? 1 : peopleOf(shown.party);
  const { childAges = [] } = shown?.party.userSelection ?? {};
  const total = priceForAll(ticketsPricing, countPayers(people, childAges, FREE_UNTIL));
  const hasChildren =
    shown !== undefined && bringsChildren(readSelection(shown.party.userSelection, 1));
  return (
    <ul className="grid grid-cols-1 gap-1.5 print:inline">
      <Hours place={place} dayNumber={dayNumber} />
      {visit === undefined ? <PaperLine>{bestTime}</PaperLine> : null}
      <PaperLine>
        {freeEntry === undefined
          ? storedWords.price(ticketsPricing)
          : viewTripWords.freeEntry(freeEntry)}
      </PaperLine>
      {bestPartOfDay === undefined ? null : (
        <Line icon="sun" isOnScreenOnly>
          {placeMoreWords.bestPartOfDay[bestPartOfDay]}
        </Line>
      )}
      {total === undefined ? null : (
        <Line icon="ticket" isOnScreenOnly>
          {placeMoreWords[hasChildren ? "priceAsAdults" : "priceForAll"](total, people)}
        </Line>
      )}
      {category === undefined || mealKind !== undefined ? null : (
        <Line icon="pin" isOnScreenOnly>
          {placeMoreWords.categories[category]}
        </Line>
      )}
      <Steps place={place} />
    </ul>
  );
}

/** Whether wheels get in and about: for who can't take steps, a warning where there are some or may be. */
function Steps({ place: { guideId } }: Pick<PlaceFactsProps, "place">) {
  const access = useAccess(guideId);
  if (access === undefined) return null;
  const { text, isAsked, isStepFree } = access;
  return isAsked && !isStepFree ? (
    <li className="print:inline print:before:content-['_·_']">
      <Watch text={text} />
    </li>
  ) : (
    <Line icon="walk">{text}</Line>
  );
}

/** The hours of the week, those of the visit's day in bold; of that day alone where no others are known. */
function Hours({ place, dayNumber }: PlaceFactsProps) {
  const { dates, facts } = useShownTrip() ?? {};
  const date = dateOf(dates?.[dayNumber - 1]);
  const { open } = place;
  const week = hoursOfPlace(place, date, facts);
  const groups = week === undefined ? [] : hoursGroups(week);
  if (groups.length === 0) {
    return open === undefined ? null : <Line icon="clock">{placeMoreWords.openThatDay(open)}</Line>;
  }
  const weekday = date === undefined || groups.length === 1 ? undefined : weekdayOf(date);
  return (
    <Line icon="clock">
      <span>
        {groups.map((group, index) => (
          <span
            key={group.runs.join(" ")}
            className={`block print:inline print:font-normal ${index === 0 ? "" : "print:before:content-[';_']"} ${isOn(group, weekday) ? "font-semibold" : ""}`}
          >
            <span>
              <WholeWords text={placeMoreWords.weeklyHours(group, index === 0)} />
            </span>
            {isOn(group, weekday) ? (
              <span className="sr-only">{placeMoreWords.yourDay}</span>
            ) : null}
          </span>
        ))}
      </span>
    </Line>
  );
}

/** "7:00–18:30" isn't broken at its dash. */
function WholeWords({ text }: { text: string }) {
  return text.split(" ").map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's words have no other name
    <Fragment key={index}>
      {index === 0 ? "" : " "}
      <span className="whitespace-nowrap max-[19rem]:whitespace-normal">{word}</span>
    </Fragment>
  ));
}

function dateOf(text: string | undefined): string | undefined {
  return text !== undefined && isCalendarDate(text) ? text : undefined;
}

function isOn({ runs }: HoursGroup, weekday: number | undefined): boolean {
  return weekday !== undefined && runs.some(([first, last]) => first <= weekday && weekday <= last);
}

/** The facts in the row on the screen. */
function PaperLine({ children }: { children: string }) {
  return children === "" ? null : (
    <li dir="auto" className="hidden print:inline print:before:content-['_·_']">
      {children}
    </li>
  );
}

type LineProps = {
  readonly icon: DeferredIconName;
  readonly isOnScreenOnly?: boolean;
  readonly children: ReactNode;
};

function Line({ icon, isOnScreenOnly = false, children }: LineProps) {
  return (
    <li
      className={`flex items-start gap-3 tabular-nums ${isOnScreenOnly ? "print:hidden" : "print:inline print:before:content-['_·_']"}`}
    >
      <span className="no-print flex h-lh items-center text-ink-soft">
        <DeferredIcon name={icon} size={20} />
      </span>
      {children}
    </li>
  );
}
