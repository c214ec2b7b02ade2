import type { GuidePlace } from "../../../src/guide/guide-city.ts";

/** A place open all day every day, so that a test needs to say only what it is about. */
export function guidePlace(given: Partial<GuidePlace> & { id: string }): GuidePlace {
  return {
    name: given.id,
    details: "A house of stone on the old square, kept as it was. Go in and look at the ceiling.",
    at: { lat: 0, lon: 0 },
    category: "museum",
    visitMinutes: 60,
    hours: "24/7",
    ticketPrice: 0,
    bestTime: "any",
    mustSee: false,
    popularity: 50,
    indoor: true,
    suits: [],
    ...given,
  };
}
