/** The application's own screens. The router, the server and the service worker have the same ones. */
export const SCREENS = [
  "/",
  "/create-trip",
  "/view-trip/:tripId",
  "/contact-us",
  "/my-trips",
  "/account",
] as const;

const TRIP_ID = /^[\w-]+$/;

/** Any of the screens that are drawn by script only: all are answered with the same file. */
export const SHELL_SCREEN = "/create-trip";

/** Whether a path, as it stands in an address, is that of one of our screens. */
export function isScreen(path: string): boolean {
  const parts = path.split("/");
  return SCREENS.some((screen) => {
    const wanted = screen.split("/");
    return (
      wanted.length === parts.length &&
      wanted.every(
        (name, at) => name === parts[at] || (name === ":tripId" && TRIP_ID.test(parts[at] ?? "")),
      )
    );
  });
}
