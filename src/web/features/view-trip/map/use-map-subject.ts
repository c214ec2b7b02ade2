import { useMemo } from "react";
import type { Sketch } from "../../../../domain/places/sketch.ts";
import type { TripDay } from "../../../../domain/trip/trip.ts";
import type { MapHotel } from "../trip/use-map-of-day.ts";
import { boundsOf } from "./layout/map-camera.ts";
import { type MapPoint, toMapPoint } from "./layout/mercator.ts";
import { pointOf, type SketchName, sketchNames } from "./layout/sketch-names.ts";
import { stopsInTown, stopsOfAllDays, tripStops } from "./layout/trip-stops.ts";

export type MapSubjectProps = {
  readonly days: readonly TripDay[];
  /** Where days begin and end. */
  readonly hotel?: MapHotel | undefined;
  /** Where each day does, of a trip with several bases. */
  readonly homes?: readonly (MapHotel | undefined)[] | undefined;
  readonly sketch?: Sketch | undefined;
  /** Of a trip with several, while all days are shown. */
  readonly towns?: readonly MapHotel[] | undefined;
  /** From 1; undefined: all days. */
  readonly dayNumber: number | undefined;
};

export type MapSubject = ReturnType<typeof useMapSubject>;

/** The subject of a map: a day of the trip, or all of it. */
export function useMapSubject({ days, hotel, homes, sketch, towns, dayNumber }: MapSubjectProps) {
  const { lat, lon } = hotel?.position ?? {};
  const home = useMemo(
    () => (lat === undefined || lon === undefined ? undefined : toMapPoint({ lat, lon })),
    [lat, lon],
  );
  const trip = useMemo(
    () =>
      tripStops(
        days,
        homes === undefined ? days.map(() => home) : homes.map((one) => one && pointOfHotel(one)),
      ),
    [days, home, homes],
  );
  const names = useMemo(
    () => [...(sketch === undefined ? [] : sketchNames(sketch)), ...(towns ?? []).map(townName)],
    [sketch, towns],
  );
  return useMemo(() => {
    const isShown = (part: { dayNumber: number }) =>
      dayNumber === undefined || part.dayNumber === dayNumber;
    const shown = trip.stops.filter(isShown);
    const homes = home === undefined ? [] : [home];
    const all = [...trip.stops.map(({ at }) => at), ...homes];
    const drawn = sketch === undefined ? [] : quartersAndParks(sketch);
    const framed = dayNumber === undefined ? stopsInTown(shown, hotel) : shown;
    const legs = trip.legs.filter(isShown);
    const tables =
      dayNumber === undefined ? [] : legs.filter(({ isToTable }) => isToTable === true);
    const wanted =
      shown.length === 0
        ? all
        : [...framed.map(({ at }) => at), ...tables.map(({ to }) => to), ...homes];
    const whole = boundsOf([...all, ...drawn]);
    return {
      stops: dayNumber === undefined ? stopsOfAllDays(shown) : shown,
      legs,
      unplaced: trip.unplaced.filter(isShown),
      /** All places of the days shown that have a position, more than `stops` on a long trip. */
      stopCount: shown.length,
      hotel: home,
      names,
      /** The middle of the trip, which positions on the map are measured from. */
      origin:
        whole === undefined
          ? { x: 0.5, y: 0.5 }
          : { x: (whole.west + whole.east) / 2, y: (whole.north + whole.south) / 2 },
      /** Where its places and hotels are, of all days and in their order. */
      places: all,
      /** The area that the frame is to show. */
      goal: wanted.length === 0 ? drawn : wanted,
      /** All that there is to see. */
      whole,
    };
  }, [trip, home, hotel, names, sketch, dayNumber]);
}

function townName({ name, position }: MapHotel): SketchName {
  return { kind: "town", text: name, at: toMapPoint(position), angle: 0, extent: undefined };
}

function pointOfHotel({ position }: MapHotel): MapPoint {
  return toMapPoint(position);
}

/** Where the city is: its water may reach far beyond. */
function quartersAndParks(sketch: Sketch): MapPoint[] {
  return [
    ...sketch.quarters.map(({ at }) => pointOf(at)),
    ...sketch.parks.flatMap(({ ring }) => ring.map(pointOf)),
  ];
}
