import { useLocation } from "react-router";
import { SHARED_SCREEN, screenOf } from "../../domain/screens.ts";
import { shellWords } from "../messages/en/shell-words.ts";
import { Spinner } from "../ui/spinner.tsx";
import { TripLoading } from "../ui/trip-loading.tsx";

const TRIP_SCREENS = new Set(["/view-trip/:tripId", "/example", SHARED_SCREEN]);

/** In the place of a screen whose code is on its way. */
export function ScreenLoading() {
  const screen = screenOf(useLocation().pathname);
  if (screen !== undefined && TRIP_SCREENS.has(screen)) return <TripLoading />;
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label={shellWords.loading} />
    </div>
  );
}
