/** The page's message to a waiting worker: replace the active one. */
export const TAKE_OVER = "take over";

/** The page's message to the worker: another language was chosen, and pages kept are to be in it. */
export const LANGUAGE_CHOSEN = "language chosen";

/** The browser's cache of street-map tiles that the page keeps for its trips; the worker answers them. */
export const MAP_CACHE = "street-map";

/** The browser's cache of trips that were opened by a link. */
export const SHARED_TRIPS_CACHE = "shared-trips";

/** The name of the browser's cache that holds a build's own files. */
export function applicationCache(build: string): string {
  return `tripwright-${build}`;
}
