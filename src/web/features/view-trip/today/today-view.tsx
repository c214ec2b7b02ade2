import { Fragment, type ReactNode } from "react";
import { whereIs } from "../../../../domain/bases/where-is.ts";
import { peopleOf } from "../../../../domain/costs/people-of.ts";
import type { DayNow, Stop } from "../../../../domain/trip/day-now.ts";
import type { Trip, TripHotel } from "../../../../domain/trip/trip.ts";
import type { TripFacts } from "../../../../domain/trip/trip-facts.ts";
import { dateText } from "../../../lib/date-format.ts";
import { lazyExtra } from "../../../lib/late-part.tsx";
import { language } from "../../../messages/domain/language.ts";
import { storedWords } from "../../../messages/domain/stored-words.ts";
import { guideText } from "../../../messages/guide-text.ts";
import { todayWords } from "../../../messages/today-words.ts";
import { viewTripWords } from "../../../messages/view-trip-words.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Sentence } from "../../../ui/sentence.tsx";
import { dayHotel } from "../trip/base-hotel.ts";
import { BreakLines } from "../trip/break-lines.tsx";
import { breaksBefore, isMeal } from "../trip/breaks-before.ts";
import { DriverButton } from "../trip/driver-button.tsx";
import { TransferLine } from "../trip/leg-line.tsx";
import { useLocalName } from "../trip/local-name.tsx";
import { OwnFilesPart } from "../trip/own-files/own-files-part.tsx";
import { VisitedTick } from "../trip/visited-tick.tsx";
import { BackCard } from "./back-card.tsx";
import { BackLine } from "./back-line.tsx";
import { DirectionsLink } from "./directions-link.tsx";
import { LateButtons, NoLongerFits } from "./late-buttons.tsx";
import { NextCard } from "./next-card.tsx";
import { type AboutDay, StopFacts } from "./stop-facts.tsx";

const NextBooking = lazyExtra(async () => (await import("./next-booking.tsx")).NextBooking);

const DATE = { weekday: "short", day: "numeric", month: "long", timeZone: "UTC" } as const;

type TodayViewProps = {
  readonly trip: Trip;
  readonly facts?: TripFacts | undefined;
  readonly today: DayNow;
  /** Whether this device has the trip, so that it opens with no network. */
  readonly isKept?: boolean;
  /** The way to the next place, drawn. */
  readonly map?: ReactNode;
  /** A place that comes after the next one. */
  readonly renderLater: (stop: Stop) => ReactNode;
};

/** The trip on the street: when to leave, how to get there, until when it is open, what it costs. */
export function TodayView({
  trip,
  facts,
  today,
  isKept = false,
  map,
  renderLater,
}: TodayViewProps) {
  const { day, here, next, later, meals, rests } = today;
  const isLast = next === undefined;
  const [first = [], ...laterBreaks] = breaksBefore({
    ...day,
    plan: isLast ? [] : [next.place, ...later.map(({ place }) => place)],
    meals: [...meals],
    free: isLast ? [] : [...rests],
  });
  const isOver = here === undefined && next === undefined && later.length === 0;
  const hotel = dayHotel(trip, day);
  const about = {
    destination: whereIs(trip, day),
    people: peopleOf(trip),
    date: today.date,
    base: day.base,
    nowMinutes: today.nowMinutes,
    isMoved: trip.planCheck?.isStale === true,
    facts,
  };
  const isLeaving = next?.leaveMinutes !== undefined && next.leaveMinutes <= today.nowMinutes;
  return (
    <section aria-labelledby="today-title">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div>
          <h2 id="today-title" tabIndex={-1} className="font-sans font-semibold text-xl">
            {todayWords.dayOf(today.dayNumber, today.ofDays)}
          </h2>
          <p className="text-ink-soft tabular-nums">
            {todayWords.dateAndTime(dateText(DATE, today.date), language.time(today.nowMinutes))}
          </p>
        </div>
        {isKept ? (
          <p className="flex items-center gap-2 text-good">
            <Icon name="check" size={20} />
            {todayWords.kept}
          </p>
        ) : null}
      </div>
      {/* Empty until then, so that it is said when it begins to hold and at no other minute. */}
      <p role="status" className="sr-only">
        {isLeaving ? todayWords.leaveNowFor(guideText(next.place.placeName)) : ""}
      </p>
      {here === undefined && later.length + 1 >= day.plan.length ? (
        <TransferLine day={day} />
      ) : null}
      <OwnFilesPart partId={day.id} about={storedWords.day(day.day)} />
      {day.plan.length === 0 ? (
        <p className="card mt-3 p-5">
          {today.dayNumber > 1 && today.dayNumber === today.ofDays
            ? viewTripWords.freeLastDay
            : viewTripWords.freeDay}
        </p>
      ) : null}
      {trip.bookings === undefined ? null : <NextBooking {...{ trip, today }} />}
      {here === undefined ? null : <HereCard here={here} about={about} />}
      {first.length === 0 ? null : (
        <div className="card mt-3 pe-3">
          {first.map((one) => (
            <Fragment key={isMeal(one) ? one.kind : one.startMinutes}>
              {!isMeal(one) && one.rest === "hotel" ? (
                <RestAtHotel hotel={hotel} from={one.startMinutes} />
              ) : null}
              <BreakLines {...about} breaks={[one]} />
            </Fragment>
          ))}
        </div>
      )}
      {next === undefined ? null : (
        <NextCard next={next} about={about} map={map} isSmall={here !== undefined} />
      )}
      <NoLongerFits
        trip={trip}
        dayId={day.id}
        placeIds={[...(next === undefined ? [] : [next]), ...later].map(({ place }) => place.id)}
      />
      {isOver && day.plan.length > 0 ? <BackCard hotel={hotel} today={today} /> : null}
      {laterBreaks.flat().length + later.length === 0 ? null : (
        <>
          <h3 className="mt-6 font-serif font-semibold text-xl">{todayWords.laterToday}</h3>
          <ol className="mt-2 grid grid-cols-1 gap-3">
            {later.map((stop, index) => (
              <li key={stop.place.id}>
                <BreakLines {...about} breaks={laterBreaks[index]} />
                {renderLater(stop)}
              </li>
            ))}
          </ol>
          <BreakLines {...about} breaks={laterBreaks[later.length]} isAfterRide={false} isBack />
        </>
      )}
      {isOver ? null : <BackLine today={today} />}
      <BreakLines {...about} breaks={laterBreaks[later.length]} isAfterRide isBack />
      {hotel === undefined ? null : <HotelCard hotel={hotel} />}
    </section>
  );
}

type HereCardProps = {
  readonly here: NonNullable<DayNow["here"]>;
  readonly about: AboutDay;
};

/** The place where the plan has one now. */
function HereCard({ here: { place, untilMinutes }, about }: HereCardProps) {
  return (
    <section
      aria-labelledby="here-name"
      className="card mt-3 border-line-strong px-[min(1.25rem,5vw)] pt-4 pb-5"
    >
      <p className="text-ink-soft">{todayWords.now}</p>
      <h3 id="here-name" className="font-serif font-semibold text-3xl leading-tight">
        <bdi>{guideText(place.placeName)}</bdi>
      </h3>
      <p className="mt-2 mb-3 font-semibold text-2xl text-accent tabular-nums">
        {todayWords.hereUntil(language.time(untilMinutes))}
      </p>
      <StopFacts place={place} about={about} />
      <VisitedTick place={place} />
      <OwnFilesPart partId={place.id} about={guideText(place.placeName)} />
      <LateButtons place={place} isHere canBeLate />
    </section>
  );
}

/** Back to the hotel between two visits, when one is there, and the way. */
function RestAtHotel({ hotel, from }: { hotel: TripHotel | undefined; from: number }) {
  const name = hotel === undefined ? todayWords.yourHotel : <bdi>{guideText(hotel.hotelName)}</bdi>;
  return (
    <div className="px-[min(1.25rem,5vw)] pt-3">
      <p className="flex items-center gap-3 font-semibold tabular-nums">
        <Icon name="bed" />
        <span>
          <Sentence parts={todayWords.back(name)} /> · {language.time(from)}
        </span>
      </p>
      {hotel === undefined ? null : (
        <div className="mt-2">
          <DirectionsLink name={hotel.hotelName} where={hotel.hotelAddress} spot={hotel} />
        </div>
      )}
    </div>
  );
}

function HotelCard({ hotel }: { hotel: TripHotel }) {
  const { hotelAddress, guideId } = hotel;
  const name = guideText(hotel.hotelName);
  const local = useLocalName(name, guideId);
  return (
    <div className="card mt-4 flex flex-wrap items-center justify-between gap-x-4 px-[min(1.25rem,5vw)] py-1">
      <p className="flex min-h-11 items-center gap-3">
        <Icon name="bed" />
        <span className="sr-only">{todayWords.hotel}</span>
        <bdi>{name}</bdi>
      </p>
      {hotelAddress === "" && local === undefined ? null : (
        <DriverButton name={name} local={local} address={hotelAddress} />
      )}
    </div>
  );
}
