import { SHARED_SCREEN, screenOf } from "../../domain/screens.ts";
import { shellWords } from "../messages/shell-words.ts";
import { useLocation } from "../navigation/navigation.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { TripLoading } from "../ui/trip-loading.tsx";

const TRIP_SCREENS = new Set(["/view-trip/:tripId", "/example", SHARED_SCREEN]);

/** In the place of a screen whose code is on its way. */
export function ScreenLoading() {
  const screen = screenOf(useLocation().pathname);
  if (screen !== undefined && TRIP_SCREENS.has(screen)) return <TripLoading />;
  if (screen === "/create-trip") return <FormLoading />;
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label={shellWords.loading} />
    </div>
  );
}

/** The form for a trip begins with this, so that its first lines are there to read and nothing moves. */
function FormLoading() {
  return (
    <div className="mx-auto min-h-dvh max-w-3xl px-5 py-12">
      {/* The heading comes with the form: it says that the screen is there. */}
      <p className="text-balance font-serif font-semibold text-4xl">
        {shellWords.createTripHead.title}
      </p>
      <p className="mt-3 text-lg text-ink-soft">{shellWords.createTripHead.introduction}</p>
      <div className="mt-10">
        <Spinner label={shellWords.loading} />
      </div>
    </div>
  );
}
