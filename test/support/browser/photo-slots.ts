import type { Trip } from "../../../src/domain/trip/trip.ts";

/** Every slot of a trip that shows a photo. */
export function photoSlots({ tripData: { hotels, itinerary } }: Trip): string[] {
  const parts = [...hotels, ...itinerary.flatMap(({ plan }) => plan)];
  return ["hero", ...parts.map(({ id }) => id)];
}
