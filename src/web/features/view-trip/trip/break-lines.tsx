import { Fragment, type ReactNode, useState } from "react";
import { weekdayOf } from "../../../../domain/calendar-date.ts";
import { travelText } from "../../../../domain/places/travel-text.ts";
import type { FreeTime, Meal } from "../../../../domain/trip/trip.ts";
import { language } from "../../../messages/domain/language.ts";
import { storedWords } from "../../../messages/domain/stored-words.ts";
import { guideText, langOf } from "../../../messages/guide-text.ts";
import { viewTripWords } from "../../../messages/view-trip-words.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Sentence } from "../../../ui/sentence.tsx";
import { type Break, isMeal } from "./breaks-before.ts";
import { MapsLink } from "./maps-link.tsx";
import { LEG_ICONS, TimelineLine } from "./timeline-line.tsx";
import { Watch } from "./watch.tsx";
import { LateWayPart } from "./ways/late-way-part.tsx";

type BreakLinesProps = {
  /** Where the trip goes: tells its places from others of their names. */
  readonly destination: string;
  /** Of their day; without one no weekday is spoken of. */
  readonly date: string | undefined;
  /** Of their day, in a trip with several. */
  readonly base?: number | undefined;
  readonly breaks: readonly Break[] | undefined;
  /** Only those before the way to what follows, or at its other end. */
  readonly isAfterRide?: boolean;
  /** That way leads back to the hotel. */
  readonly isBack?: boolean;
  /** Asks how to change a meal; undefined where the trip can only be read. */
  readonly onChange?: ((meal: Meal) => void) | undefined;
};

const AT_HAND_KM = 0.1;

type BaseOfDay = Pick<BreakLinesProps, "base">;
type TaxiWay = NonNullable<FreeTime["there"]>;

/** Meals and free time between two places. */
export function BreakLines({
  destination,
  date,
  base,
  breaks = [],
  isAfterRide,
  isBack = false,
  onChange,
}: BreakLinesProps) {
  const there = firstThere(breaks, isBack);
  const shown = breaks.filter(
    (_, at) => isAfterRide === undefined || isAfterRide === (there >= 0 && at >= there),
  );
  return shown.map((one) =>
    isMeal(one) ? (
      <Fragment key={one.kind}>
        <WayLine way={one.there} base={base} />
        <MealLine meal={one} {...{ destination, date, onChange }} />
        {isBack && one.isAfterRide === true ? <BackLine meal={one} base={base} /> : null}
      </Fragment>
    ) : (
      <FreeTimeLine key={one.startMinutes} free={one} {...{ destination, base }} />
    ),
  );
}

/** The first of some breaks at the other end of the way: a meal there, or the rest before it at the hotel that one is back at; -1 for none. */
function firstThere(breaks: readonly Break[], isBack: boolean): number {
  // With a way of its own a table is on the way to the next place.
  const meal = breaks.findIndex(
    (one) => isMeal(one) && one.isAfterRide === true && (isBack || one.there === undefined),
  );
  const before = breaks[meal - 1];
  return isBack && before && !isMeal(before) && before.rest === "hotel" ? meal - 1 : meal;
}

type MealLineProps = Pick<BreakLinesProps, "destination" | "date" | "onChange"> & {
  readonly meal: Meal;
};

function MealLine({ meal, destination, date, onChange }: MealLineProps) {
  const { kind, startMinutes, endMinutes, placeName, placeDetails = "", near, notOn } = meal;
  const hours = language.span(startMinutes, endMinutes);
  const change =
    onChange === undefined ? null : (
      <button
        type="button"
        data-meal
        aria-label={viewTripWords.changeOf(viewTripWords.meal(kind, hours))}
        className="no-print relative z-1 -my-2.5 -ms-1 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-accent-wash"
        onClick={() => onChange(meal)}
      >
        <Icon name="edit" size={18} />
      </button>
    );
  if (placeName === undefined) {
    return (
      <TimelineLine icon="meal">
        <MealHead change={change}>
          {viewTripWords.meal(kind, hours)}
          {near === undefined ? null : (
            <Sentence parts={viewTripWords.mealNear(<bdi>{guideText(near)}</bdi>)} />
          )}
        </MealHead>
      </TimelineLine>
    );
  }
  const weekday = date === undefined ? undefined : weekdayOf(date);
  const isClosed = weekday !== undefined && notOn?.includes(weekday) === true;
  const link = <MapsLink name={placeName} where={destination} />;
  const kindAndPrice = viewTripWords.eatery(meal.eateryKind, meal.priceLevel);
  return (
    <TimelineLine icon="meal">
      <MealHead change={change}>
        <Sentence parts={viewTripWords.mealAt(kind, hours, link)} />
      </MealHead>
      {kindAndPrice === "" && placeDetails === "" ? null : (
        <MealDetails kindAndPrice={kindAndPrice} lang={meal.guideId && langOf(placeDetails)}>
          {guideText(placeDetails)}
        </MealDetails>
      )}
      {isClosed ? <Watch text={storedWords.notOn([weekday])} /> : null}
    </TimelineLine>
  );
}

type MealHeadProps = { readonly change: ReactNode; readonly children: ReactNode };

/** A long name breaks beside its pencil, which never stands on a line of its own. */
function MealHead({ change, children }: MealHeadProps) {
  return (
    <span className="flex">
      <span className="min-w-0">{children}</span>
      {change}
    </span>
  );
}

type MealDetailsProps = {
  readonly kindAndPrice: string;
  /** Of the text. */
  readonly lang: string | undefined;
  readonly children: string | undefined;
};

/** One line of it until it is pressed. Each part is cut at its own end, which differs where one is read from right to left. */
function MealDetails({ kindAndPrice, lang, children }: MealDetailsProps) {
  const [isWhole, setWhole] = useState(false);
  const cut = isWhole ? "" : "truncate print:whitespace-normal";
  return (
    <button
      type="button"
      aria-expanded={isWhole}
      onClick={() => setWhole(!isWhole)}
      className={`min-h-7 w-full text-start leading-6 ${isWhole ? "" : "flex gap-x-[0.35em] print:block"}`}
    >
      <span className={`max-w-[calc(100%-2rem)] shrink-0 empty:hidden ${cut}`}>{kindAndPrice}</span>{" "}
      <bdi lang={lang} className={cut}>
        {children}
      </bdi>
    </button>
  );
}

/** From a table to the hotel that one was at before. */
function BackLine({ meal: { on, endMinutes }, base }: BaseOfDay & { readonly meal: Meal }) {
  return on === undefined ? null : (
    <TimelineLine icon={LEG_ICONS[on.mode]} mode={on.mode}>
      {viewTripWords.backAt(
        storedWords.way(travelText(on)),
        language.time(endMinutes + on.minutes),
      )}
      <TaxiFare way={on} base={base} />
    </TimelineLine>
  );
}

/** A sign that no name has, in place of one. */
const IN_PLACE = 0xe000;
const PLACES = /([\ue000-\uf8ff])/;

type NearNamesProps = { readonly names: readonly string[]; readonly where: string };

/** A list of names by the language's rules, each a link to maps. */
function NearNames({ names, where }: NearNamesProps) {
  const list = viewTripWords.names(names.map((_, at) => String.fromCharCode(IN_PLACE + at)));
  const parts = list.split(PLACES).map((part) => {
    const name = names[part.charCodeAt(0) - IN_PLACE];
    return name === undefined ? part : <MapsLink key={name} name={name} where={where} />;
  });
  return (
    <bdi>
      <Sentence parts={parts} />
    </bdi>
  );
}

/** To a table or to the hotel, or on from there. */
function WayLine({ way, base }: BaseOfDay & { readonly way: FreeTime["there"] }) {
  // The tables of the market that one is at are no way off.
  return way === undefined || way.distanceKm < AT_HAND_KM ? null : (
    <TimelineLine icon={LEG_ICONS[way.mode]} mode={way.mode}>
      <Sentence parts={viewTripWords.travel(<bdi>{storedWords.way(travelText(way))}</bdi>)} />
      <TaxiFare way={way} base={base} />
    </TimelineLine>
  );
}

function TaxiFare({ way, base }: BaseOfDay & { readonly way: TaxiWay }) {
  return way.mode === "taxi" ? <LateWayPart taxi={{ leg: way, day: { base } }} /> : null;
}

function FreeTimeLine({
  free: { startMinutes, endMinutes, near, there, on, ...free },
  destination,
  base,
}: Pick<BreakLinesProps, "base" | "destination"> & { readonly free: FreeTime }) {
  return (
    <>
      <WayLine way={there} base={base} />
      <TimelineLine icon="clock">
        {viewTripWords.free(free, endMinutes - startMinutes)}
        {near === undefined ? null : (
          <Sentence parts={viewTripWords.near(<NearNames names={near} where={destination} />)} />
        )}
      </TimelineLine>
      <WayLine way={on} base={base} />
    </>
  );
}
