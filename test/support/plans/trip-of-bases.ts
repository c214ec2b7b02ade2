import type { Trip, TripDay, TripPlace } from "../../../src/domain/trip/trip.ts";
import { savedTrip } from "./saved-trip.ts";

const WAY = {
  mode: "transit",
  minutes: 125,
  distanceKm: 300,
  from: "Rome",
  to: "Florence",
} as const;

/** A trip from 1 May 2027 with these bases, one a day; of each day one place ("day-0", "place-0-0"). */
export function tripOfBases(bases: readonly number[]): Trip {
  const draft = savedTrip();
  const [place] = draft.tripData.itinerary[0]?.plan ?? [];
  if (place === undefined) throw new Error("the draft has a place");
  const itinerary = bases.map((base, index): TripDay => {
    const only: TripPlace = { ...place, id: `place-${index}-0`, placeName: `Place ${index + 1}` };
    return {
      id: `day-${index}`,
      day: `Day ${index + 1}`,
      date: `2027-05-0${index + 1}`,
      base,
      ...(base === (bases[index - 1] ?? base) ? {} : { transfer: WAY }),
      plan: [only],
    };
  });
  return {
    ...draft,
    userSelection: { ...draft.userSelection, noOfDays: bases.length, startDate: "2027-05-01" },
    bases: {
      towns: ["Rome", "Florence", "Venice"].map((name) => ({ name, label: `${name}, Italy` })),
      ways: [],
    },
    tripData: { ...draft.tripData, itinerary },
  };
}
