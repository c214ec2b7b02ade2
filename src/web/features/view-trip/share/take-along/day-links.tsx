import { dayLinks, MAP_SERVICES } from "../../../../../domain/export/day-links.ts";
import { exportedDays } from "../../../../../domain/export/exported-days.ts";
import { positionIn } from "../../../../../domain/places/coordinates.ts";
import { distanceKm } from "../../../../../domain/places/geo.ts";
import type { Trip } from "../../../../../domain/trip/trip.ts";
import { fileWords } from "../../../../messages/domain/file-words.ts";
import { takeAlongWords } from "../../../../messages/trip-page/take-along-words.ts";
import { Icon } from "../../../../ui/icon.tsx";

/** A way to the hotel for a rest that is longer is ridden. */
const LONGEST_WALK_KM = 1.5;

/** For each day with two places or more, the way through them in each map service. */
export function DayLinks({ trip }: { readonly trip: Trip }) {
  const { hotels } = trip.tripData;
  const days = exportedDays(trip, fileWords())
    .map(({ id, name, stops }) => ({
      id,
      name,
      known: stops.flatMap(({ at, place: { leg } }, index) => {
        if (at === undefined) return [];
        const before = stops[index - 1];
        // Who rests at the hotel goes by it.
        const home =
          before !== undefined && leg !== undefined && leg.from !== before.place.placeName
            ? hotels.find(({ hotelName }) => hotelName === leg.from)
            : undefined;
        const hotel = positionIn(home?.geoCoordinates);
        const stop = { at, by: leg?.mode };
        if (hotel === undefined) return [stop];
        const isFar = before?.at !== undefined && distanceKm(before.at, hotel) > LONGEST_WALK_KM;
        return [{ at: hotel, by: isFar ? ("transit" as const) : ("walk" as const) }, stop];
      }),
    }))
    .filter(({ known }) => known.length > 1);
  if (days.length === 0) return <p className="mt-2">{takeAlongWords.noWays}</p>;
  return (
    <ul className="mt-2 border-line border-y">
      {days.map(({ id, name, known }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-3 border-line py-1 not-first:border-t"
        >
          <span className="min-w-16 font-semibold">{name}</span>
          {MAP_SERVICES.flatMap((service) => {
            const links = dayLinks(known, service);
            return links.map(({ url, from, to }) => {
              const words = takeAlongWords.services[service];
              const stops = links.length === 1 ? undefined : takeAlongWords.stops(from, to);
              return (
                <a
                  key={url}
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={takeAlongWords.serviceOf(name, words, stops)}
                  className="inline-flex min-h-11 items-center gap-1 text-accent hover:underline"
                >
                  <span>
                    {words} {stops}
                  </span>
                  <Icon name="external" size={16} />
                </a>
              );
            });
          })}
        </li>
      ))}
    </ul>
  );
}
