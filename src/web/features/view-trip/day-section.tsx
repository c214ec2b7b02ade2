import type { ReactNode } from "react";
import { hasLunchWithin } from "../../../domain/engine/days/meal-times.ts";
import { mapsSearchUrl } from "../../../domain/places/maps-link.ts";
import { clockText } from "../../../domain/places/opening-hours.ts";
import { travelText } from "../../../domain/places/travel.ts";
import { spelledAddress } from "../../../domain/spelled-address.ts";
import type { ItineraryDay, Leg, Place, TripDay } from "../../../domain/trip/trip.ts";
import { viewTripWords } from "../../messages/en/view-trip-words.ts";
import { useTripPhoto } from "../../offline/photos/use-trip-photo.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { PhotoCreditStrip } from "../../ui/photo-credit.tsx";
import { Picture } from "../../ui/picture.tsx";
import { placeArt } from "../../ui/place-art.ts";
import { routeClass } from "../../ui/route-class.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { BreakLines } from "./break-lines.tsx";
import { breaksBefore } from "./breaks-before.ts";
import { DayDate } from "./day-date.tsx";
import { dayHeadingId } from "./day-heading-id.ts";
import { Note } from "./note.tsx";
import { TimelineLine } from "./timeline-line.tsx";
import { Watch } from "./watch.tsx";

const LEG_ICONS: Readonly<Record<Leg["mode"], IconName>> = {
  walk: "walk",
  transit: "bus",
  taxi: "car",
};

type DaySectionProps = {
  readonly tripId: string;
  /** Where the trip goes: tells its places from others of their names. */
  readonly destination: string;
  readonly day: TripDay;
  readonly number: number;
};

/** A day as a numbered timeline: the meals and free time before each place, the leg to it, the place. */
export function DaySection({ tripId, destination, day, number }: DaySectionProps) {
  const id = dayHeadingId(day.id);
  const breaks = breaksBefore(day);
  return (
    <section
      aria-labelledby={id}
      className={`mt-8 scroll-mt-20 print:break-inside-avoid ${routeClass(number)}`}
    >
      <h3
        id={id}
        tabIndex={-1}
        className="scroll-mt-20 outline-none flex items-center gap-3 font-serif text-2xl font-semibold"
      >
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-full bg-route text-lg text-route-ink tabular-nums"
        >
          {number}
        </span>
        <span className="flex flex-wrap items-baseline gap-x-3">
          <bdi>{day.day}</bdi>{" "}
          <DayDate date={day.date} className="font-normal font-sans text-base text-ink-soft" />
        </span>
      </h3>
      <div className="ml-[3.25rem]">
        <Note text={day.note} about={day.day} id={day.id} />
      </div>
      {day.plan.length === 0 ? (
        <p className="card mt-4 p-5">{viewTripWords.freeDay}</p>
      ) : (
        <ol className="ml-5 border-line border-l-2 pl-[min(1.25rem,5vw)]">
          {day.plan.map((place, index) => (
            <li key={place.id}>
              <BreakLines breaks={breaks[index]} destination={destination} />
              <LegLine place={place} />
              <PlaceCard
                tripId={tripId}
                destination={destination}
                slot={place.id}
                place={place}
                illustration={placeArt(place, number + index)}
              />
              {hasLunchThere(place, day) ? (
                <TimelineLine icon="meal">{viewTripWords.lunchThere}</TimelineLine>
              ) : null}
              <Note text={place.note} about={place.placeName} id={place.id} />
              {index === day.plan.length - 1 ? (
                <>
                  <BreakLines breaks={breaks[index + 1]} destination={destination} />
                  <WayBack day={day} />
                </>
              ) : null}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function LegLine({ place }: { place: Place }) {
  const { leg } = place;
  const way = <bdi>{place.timeToTravel}</bdi>;
  return (
    <TimelineLine icon={leg === undefined ? "route" : LEG_ICONS[leg.mode]}>
      <Sentence parts={legWords(way, leg)} />
    </TimelineLine>
  );
}

function legWords(text: ReactNode, leg: Leg | undefined) {
  if (leg === undefined) return viewTripWords.travel(text);
  const { from, fare } = leg.way ?? {};
  if (from === undefined) return viewTripWords.travelFrom(text, <bdi>{leg.from}</bdi>);
  const words = fare === undefined ? undefined : <bdi>{fare}</bdi>;
  return viewTripWords.travelOut(text, <bdi>{from}</bdi>, words);
}

/** Out of town over noon, on a day with no other lunch. */
function hasLunchThere({ leg, visit }: Place, { meals = [] }: ItineraryDay): boolean {
  const isOutOfTown = leg?.way?.from !== undefined;
  return (
    isOutOfTown &&
    visit !== undefined &&
    hasLunchWithin(visit) &&
    meals.every(({ kind }) => kind !== "lunch")
  );
}

function WayBack({ day }: { day: ItineraryDay }) {
  if (day.wayBack === undefined) return null;
  const hotel = day.plan[0]?.leg?.from ?? viewTripWords.yourHotel;
  return (
    <TimelineLine icon={LEG_ICONS[day.wayBack.mode]}>
      <Sentence parts={viewTripWords.wayBack(travelText(day.wayBack), <bdi>{hotel}</bdi>)} />
    </TimelineLine>
  );
}

type PlaceCardProps = {
  readonly tripId: string;
  readonly destination: string;
  readonly slot: string;
  readonly place: Place;
  readonly illustration: string;
};

function PlaceCard({ tripId, destination, slot, place, illustration }: PlaceCardProps) {
  const { category, visit } = place;
  const { photo, takesPhotos, ...picture } = useTripPhoto({
    tripId,
    slot,
    illustration,
  });
  const address = mapsSearchUrl(place.placeName, destination);
  const shape = takesPhotos ? "aspect-[4/3] sm:w-64" : "aspect-[2/1] sm:w-52";
  return (
    <div className="relative">
      <a
        href={address}
        data-spelled={spelledAddress(address)}
        target="_blank"
        rel="noopener noreferrer"
        className="card group block overflow-hidden hover:border-ink-soft sm:flex"
      >
        <Picture
          {...picture}
          srcSet={photo?.sizes}
          sizes="(min-width: 40rem) 16rem, 100vw"
          alt=""
          className={`print:hidden sm:aspect-auto sm:shrink-0 ${takesPhotos ? "sm:min-h-56" : "sm:min-h-39"} ${shape}`}
        />
        <span className="block flex-1 p-[min(1rem,4vw)] print:px-3 print:pt-2 print:pb-1">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold text-accent tabular-nums">
            <span>
              {visit === undefined
                ? place.bestTime
                : `${clockText(visit.startMinutes)}–${clockText(visit.endMinutes)}`}
            </span>
            {category === undefined ? null : (
              <span className="font-normal text-ink-soft">
                {viewTripWords.categories[category]}
              </span>
            )}
          </span>
          <span className="mt-1 block font-semibold text-lg leading-snug group-hover:underline">
            <bdi>{place.placeName}</bdi>
            <span className="sr-only">{viewTripWords.opensMaps}</span>
          </span>
          <span dir="auto" className="mt-1 block text-ink-soft">
            {place.placeDetails}
          </span>
          <ModelWords place={place} />
          <span className="mt-2 flex items-center gap-1.5 tabular-nums">
            <Icon name="ticket" size={20} />
            <bdi>{place.ticketsPricing}</bdi>
          </span>
          {place.notVerified === true ? <Watch text={viewTripWords.notVerified} /> : null}
          {place.hoursUnknown === true ? <Watch text={viewTripWords.hoursUnknown} /> : null}
          {place.notOn === undefined ? null : <Watch text={viewTripWords.notOn(place.notOn)} />}
        </span>
      </a>
      <PhotoCreditStrip
        photo={photo}
        className={`inset-x-px top-px sm:right-auto sm:bottom-px sm:aspect-auto sm:overflow-hidden sm:rounded-bl-[11px] ${shape}`}
      />
    </div>
  );
}

/** What the model wrote where the plan has a time or a way of its own. */
function ModelWords({ place: { bestTimeWords, timeToTravelWords } }: { place: Place }) {
  const words = [
    ...(bestTimeWords === undefined ? [] : [viewTripWords.modelBestTime(bestTimeWords)]),
    ...(timeToTravelWords === undefined ? [] : [viewTripWords.modelTravelTime(timeToTravelWords)]),
  ];
  if (words.length === 0) return null;
  return (
    <span className="mt-1 block text-ink-soft text-sm">
      <Sentence parts={viewTripWords.modelWords(<bdi>{words.join("; ")}</bdi>)} />
    </span>
  );
}
