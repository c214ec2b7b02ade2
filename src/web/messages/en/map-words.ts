import { english } from "../../../domain/messages/en/english.ts";
import type { TravelMode } from "../../../domain/places/travel.ts";

export const mapWords = {
  showOnMap: (name: string) => `Show ${name} on the map`,
  /** @param dayNumber undefined: all days. */
  map: (dayNumber: number | undefined) =>
    dayNumber === undefined ? "Map of all days" : `Map of day ${dayNumber}`,
  wayTo: (place: string) => `Map of the route to ${place}`,
  surface: "Map: use the arrow keys to move it, plus and minus to zoom",
  places: "Places on the map: use the arrow keys to go from one to the next",
  /** @param others how many more places of the day the marker stands for. */
  marker: (place: { dayNumber: number; number: number; name: string }, others = 0) =>
    `Day ${place.dayNumber}, ${place.number}: ${place.name}${others === 0 ? "" : ` and ${others} more nearby`}`,
  hotel: (name: string) => `Your hotel: ${name}`,
  whichDays: "Days on the map",
  day: (dayNumber: number) => `Day ${dayNumber}`,
  allDays: "All days",
  legend: "Legend",
  modes: {
    walk: "Walking",
    transit: "Public transport",
    taxi: "Taxi",
  } satisfies Record<TravelMode, string>,
  whereAmI: "Show my location",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  streetMap: "Street map",
  /** @param server its name, as of an address. */
  streetMapFrom: (server: string) => `from ${server}`,
  streetMapFails: "Street map unavailable. Showing the sketch instead.",
  credit: "© OpenStreetMap contributors",
  sketch: "Sketch: not for navigation",
  unplaced: (count: number) =>
    `${english.count(count, { one: "place is", other: "places are" })} not on the map`,
  nowhere: "We don’t know where this day’s places are, so there’s no map.",
  fewer: (shown: number, all: number) =>
    `Showing ${shown} of ${all} places. Choose a day to see all of its places.`,
  asking: "Finding your location…",
  ownPosition: "You’re here",
  near: (distance: string, name: string) => `You’re ${distance} from ${name} in a straight line.`,
  far: (distance: string) => `You’re ${distance} from this trip, too far to show on its map.`,
  ownPositionProblems: {
    refused:
      "This site can’t access your location. Allow it in your browser settings and try again.",
    unknown: "Your device can’t find its location right now.",
    late: "Finding your location took too long. Try again outdoors.",
    impossible: "This browser can’t share your location.",
  },
};
