/** What the page tells a worker that waits: to take the place of the one at work. */
export const TAKE_OVER = "take over";

/** The name of the browser's cache that holds a build's own files. */
export function applicationCache(build: string): string {
  return `tripwright-${build}`;
}
