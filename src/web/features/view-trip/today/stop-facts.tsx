import { weekdayOf } from "../../../../domain/calendar-date.ts";
import { priceForAll } from "../../../../domain/money/price-for-all.ts";
import { openUntil } from "../../../../domain/trip/open-until.ts";
import type { TripPlace } from "../../../../domain/trip/trip.ts";
import type { TripFacts } from "../../../../domain/trip/trip-facts.ts";
import { language } from "../../../messages/domain/language.ts";
import { storedWords } from "../../../messages/domain/stored-words.ts";
import { todayWords } from "../../../messages/today-words.ts";
import { placeMoreWords } from "../../../messages/trip-page/place-more-words.ts";
import { Watch } from "../trip/watch.tsx";

/** The facts that the cards of a day need of it. */
export type AboutDay = {
  readonly destination: string;
  readonly people: number;
  readonly date: string;
  readonly nowMinutes: number;
  /** The plan was changed, or got other dates, since its hours were written. */
  readonly isMoved: boolean;
  readonly facts: TripFacts | undefined;
};

type StopFactsProps = {
  readonly place: TripPlace;
  /** When one is there; undefined where one is. */
  readonly thereMinutes?: number;
  readonly about: AboutDay;
};

/** When to be at a place, until when it is open, what it costs, and what to look out for. */
export function StopFacts({ place, thereMinutes, about }: StopFactsProps) {
  const total = priceForAll(place.ticketsPricing, about.people);
  const until = openUntil(place, about, about.facts);
  const weekday = weekdayOf(about.date);
  const isClosed = place.notOn?.includes(weekday) === true;
  return (
    <>
      <dl className="grid auto-cols-fr gap-y-2 text-center min-[22rem]:grid-flow-col">
        {thereMinutes === undefined ? null : (
          <Fact term={todayWords.beThere} text={language.time(thereMinutes)} />
        )}
        {until === undefined ? null : (
          <Fact
            term={todayWords.openUntil}
            text={until === "always" ? todayWords.alwaysOpen : language.time(until)}
          />
        )}
        {place.ticketsPricing === "" ? null : (
          <Fact
            term={total === undefined ? todayWords.price : todayWords.priceFor(about.people)}
            text={total ?? storedWords.price(place.ticketsPricing)}
          />
        )}
      </dl>
      {isClosed ? <Watch text={storedWords.notOn([weekday])} /> : null}
      {place.hoursUnknown === true ? <Watch text={placeMoreWords.hoursUnknown} /> : null}
    </>
  );
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div className="border-line min-[22rem]:not-first:border-s">
      <dt className="text-ink-soft">{term}</dt>
      <dd dir="auto" className="font-semibold text-lg tabular-nums">
        {text}
      </dd>
    </div>
  );
}
