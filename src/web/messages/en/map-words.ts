import { english } from "../../../domain/messages/en/english.ts";
import type { TravelMode } from "../../../domain/places/travel.ts";

export const mapWords = {
  /** @param dayNumber undefined: all days. */
  map: (dayNumber: number | undefined) =>
    dayNumber === undefined ? "Map of all days" : `Map of day ${dayNumber}`,
  wayTo: (place: string) => `Map of the way to ${place}`,
  surface: "The map itself: arrow keys move it, plus and minus zoom",
  places: "Places on the map: arrow keys go from one to the next",
  /** @param others how many more places of the day the marker stands for. */
  marker: (place: { dayNumber: number; number: number; name: string }, others = 0) =>
    `Day ${place.dayNumber}, ${place.number}: ${place.name}${others === 0 ? "" : ` and ${others} more near it`}`,
  hotel: (name: string) => `Your hotel: ${name}`,
  whichDays: "Days on the map",
  day: (dayNumber: number) => `Day ${dayNumber}`,
  allDays: "All days",
  legend: "What the lines mean",
  modes: {
    walk: "On foot",
    transit: "Public transport",
    taxi: "Taxi",
  } satisfies Record<TravelMode, string>,
  whereAmI: "Where am I",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  streetMap: "Street map",
  /** @param server its name, as of an address. */
  streetMapFrom: (server: string) => `from ${server}`,
  streetMapFails: "The street map can't be reached, so this is the sketch.",
  credit: "© OpenStreetMap contributors",
  sketch: "A sketch: not for finding the way",
  /** "350 m", "2.4 km", "1,450 km". */
  distance: (metres: number) =>
    metres < 1000
      ? `${Math.round(metres)} m`
      : `${english.number(metres < 10_000 ? Math.round(metres / 100) / 10 : Math.round(metres / 1000))} km`,
  /** @param metres between the ends of the bar. */
  scale: (metres: number) => (metres < 1000 ? `${metres} m` : `${metres / 1000} km`),
  unplaced: (count: number) =>
    `${english.count(count, { one: "place is", other: "places are" })} not on the map`,
  nowhere: "We don't know where the places of this day are, so there is no map of it.",
  fewer: (shown: number, all: number) =>
    `${shown} of ${all} places are shown. Choose a day to see all of its places.`,
  close: "Close",
  asking: "Asking where you are...",
  ownPosition: "You are here",
  near: (distance: string, name: string) => `You are ${distance} from ${name}, in a straight line.`,
  far: (distance: string) => `You are ${distance} from this trip, too far to show you on its map.`,
  ownPositionProblems: {
    refused:
      "This page may not see where you are. Allow it in the browser's settings, then try again.",
    unknown: "Your device doesn't know where it is at the moment.",
    late: "Finding out where you are took too long. Try again under open sky.",
    impossible: "This browser can't say where you are.",
  },
};
