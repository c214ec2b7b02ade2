import { useEffect } from "react";
import * as z from "zod/mini";
import { distanceText } from "../../../../../domain/distances.ts";
import { MAP_SERVICES, wayLink } from "../../../../../domain/export/day-links.ts";
import { positionIn } from "../../../../../domain/places/coordinates.ts";
import type { Position } from "../../../../../domain/places/geo.ts";
import type { Leg } from "../../../../../domain/places/leg.ts";
import type { RideStep } from "../../../../../domain/places/ride.ts";
import { packedWalksSchema, unpackWalks } from "../../../../../domain/places/walk-times.ts";
import type { Meal, TripHotel } from "../../../../../domain/trip/trip.ts";
import type { TripFacts } from "../../../../../domain/trip/trip-facts.ts";
import { language } from "../../../../messages/domain/language.ts";
import { wayWords } from "../../../../messages/trip-page/way-words.ts";
import { breaksBefore, isMeal } from "../breaks-before.ts";
import { OutsideLink } from "../outside-link.tsx";
import { useShownTrip } from "../shown-trip.ts";
import { fareText } from "./fare-text.ts";
import { type OpenedLeg, openOnMap } from "./opened-legs.ts";
import { type LegOfDay, useRide } from "./use-ride.ts";

/** The one public timetable names its sources there, as its terms require. */
const SOURCES: Readonly<Record<string, string>> = {
  "api.transitous.org": "https://transitous.org/sources/",
};
const DAY_MINUTES = 24 * 60;

export type LegDetailsProps = LegOfDay & { readonly leg: Leg };

/** An opened leg: where its length and time are from, the steps of a ride, and the way in a map of the phone's. */
export function LegDetails({ leg, ...where }: LegDetailsProps) {
  const shown = useShownTrip();
  const { hotels = [], facts, filesOf: tripId } = shown ?? {};
  const { plan } = where.day;
  const isBack = where.index === plan.length;
  const hotel = hotels.find(({ hotelName }) => hotelName === leg.from);
  const start = hotel ?? plan[where.index - 1];
  const end = isBack ? hotelOf(where, hotels) : plan[where.index];
  const table = tableBefore(where);
  const [from, to] = [table ?? start, end].map((one) => positionIn(one?.geoCoordinates));
  const metres = streetMetres(leg, facts, from, to);
  const isByTimetable = leg.mode === "transit" && facts?.hasTimetable === true;
  const onMap: OnMap = {
    day: where.day,
    id: isBack ? where.day.id : end?.id,
    ends: [from, to],
    // Where the table has the walk there is somebody who knows its streets.
    ...(tripId !== undefined && metres !== undefined && start && end && table === undefined
      ? { asked: { tripId, from: start.id, to: end.id } }
      : {}),
  };
  useOnMap(onMap, NO_STOPS, !isByTimetable);
  return (
    <div className="no-print mb-2 ms-14 grid grid-cols-1 gap-2 max-[19rem]:ms-0">
      {isByTimetable ? (
        <RideSteps {...where} leg={leg} onMap={onMap} />
      ) : (
        <p>{sourceOf(leg, metres)}</p>
      )}
      {leg.mode === "transit" ? (
        <p className="tabular-nums empty:hidden">{fareText(leg, where.day, shown)}</p>
      ) : null}
      {from === undefined || to === undefined ? null : (
        <p className="flex flex-wrap items-center gap-x-4">
          {wayWords.openIn}
          {MAP_SERVICES.map((service) => {
            const url = wayLink(from, to, leg.mode, service);
            return url === undefined ? null : (
              <OutsideLink key={service} url={url}>
                {wayWords.maps[service]}
              </OutsideLink>
            );
          })}
        </p>
      )}
    </div>
  );
}

/** The table that one gets up from for the way: of a meal before it, where one doesn't rest at the hotel after that. */
function tableBefore({ day, index }: LegOfDay): Meal | undefined {
  const last = breaksBefore(day)[index]?.findLast((one) =>
    isMeal(one)
      ? one.geoCoordinates !== undefined && (one.isAfterRide !== true || one.on !== undefined)
      : one.rest === "hotel",
  );
  return last && isMeal(last) ? last : undefined;
}

type OnMap = Pick<OpenedLeg, "asked"> & {
  readonly day: LegOfDay["day"];
  readonly id: string | undefined;
  readonly ends: readonly (Position | undefined)[];
};

const NO_STOPS: readonly Position[] = [];

/** Has the leg drawn on a street map for as long as it is open. */
function useOnMap({ day, id, ends, asked }: OnMap, stops: readonly Position[], isDrawn = true) {
  // Texts, as the objects are new with each edit of the trip.
  const [from, to] = ends;
  const text =
    from === undefined || to === undefined || id === undefined || !isDrawn
      ? ""
      : JSON.stringify({ dayId: day.id, id, points: [from, ...stops, to], asked });
  useEffect(() => (text === "" ? undefined : openOnMap(JSON.parse(text) as OpenedLeg)), [text]);
}

function RideSteps({ leg, onMap, ...where }: LegDetailsProps & { readonly onMap: OnMap }) {
  const known = useRide(where);
  useOnMap(onMap, known?.ride?.steps.flatMap(({ toAt }) => toAt ?? []) ?? NO_STOPS);
  if (known?.ride == null) {
    const words = known === undefined ? wayWords.estimatedRide : wayWords.noRide;
    return <p>{leg.way === undefined ? words : wayWords.usualWay}</p>;
  }
  const { ride, source } = known;
  const { steps, minutes, lastMinutes } = ride;
  const credit = SOURCES[source];
  return (
    <>
      <ol className="grid list-decimal grid-cols-1 gap-1 ps-5">
        {steps.map((step, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps of one answer, which never change places.
          <li key={nth} dir="auto">
            {stepText(step)}
          </li>
        ))}
      </ol>
      <p>{wayWords.timetableMinutes(minutes)}</p>
      {lastMinutes === undefined ? null : (
        <p>{wayWords.lastRide(language.time(lastMinutes % DAY_MINUTES))}</p>
      )}
      <p>
        {credit === undefined ? (
          wayWords.timetable(source)
        ) : (
          <OutsideLink url={credit}>{wayWords.timetable(source)}</OutsideLink>
        )}
      </p>
    </>
  );
}

function stepText({ by, minutes, ...rest }: RideStep): string {
  return by === "walk"
    ? wayWords.walkTo(minutes, rest.to)
    : wayWords.rideStep({ by, minutes, ...rest });
}

/** The hotel that a day ends at: the one that it began from. */
function hotelOf({ day }: LegOfDay, hotels: readonly TripHotel[]): TripHotel | undefined {
  const name = day.plan[0]?.leg?.from;
  return hotels.find(({ hotelName }) => hotelName === name);
}

const citySchema = z.object({ walks: packedWalksSchema });

/** Of a walk by the city's table; undefined where that has none of it. */
function streetMetres(
  { mode, way }: Leg,
  facts: TripFacts | undefined,
  from: Position | undefined,
  to: Position | undefined,
): number | undefined {
  if (mode !== "walk" || way !== undefined || from === undefined || to === undefined) {
    return undefined;
  }
  const known = citySchema.safeParse(facts?.city).data;
  const walk = known === undefined ? undefined : unpackWalks(known.walks)?.between(from, to);
  return typeof walk === "object" ? walk.metres : undefined;
}

function sourceOf({ mode, way }: Leg, metres: number | undefined): string {
  if (way !== undefined) return wayWords.usualWay;
  if (mode === "transit") return wayWords.estimatedRide;
  return metres === undefined
    ? wayWords.estimated
    : wayWords.byStreet(distanceText(metres / 1000, language));
}
