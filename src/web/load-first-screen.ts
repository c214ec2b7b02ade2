import { ownField } from "../domain/own-field.ts";
import { lazyScreens } from "./lazy-screens.ts";

// Imported before all else, it asks for the parts of the screen that the address names. They come while the
// shell starts, rather than one after the other when each is shown.
const { CreateTripPage, ViewTripPage, ExamplePage, MyTripsPage, ContactPage, QueryLayout } =
  lazyScreens;
const TripsAtHand = {
  prepare: async () => (await import("./features/my-trips/my-trips-page.tsx")).prepareMyTrips(),
};
type Part = { readonly prepare: () => Promise<unknown> };
const PARTS: Readonly<Record<string, readonly Part[]>> = {
  "create-trip": [CreateTripPage],
  "contact-us": [ContactPage],
  "view-trip": [QueryLayout, ViewTripPage],
  example: [QueryLayout, ExamplePage],
  "my-trips": [QueryLayout, MyTripsPage, TripsAtHand],
};

/** On a slower network the screen's frame answers before the screen is there. */
const FRAME_AFTER_MS = 1_000;

const [, shown = ""] = location.pathname.split("/");

/** Once the first screen can be drawn at once, without what stands in for it. */
export const firstScreen: Promise<unknown> = Promise.race([
  // The part that shows it reports a failure.
  Promise.allSettled((ownField(PARTS, shown) ?? []).map(({ prepare }) => prepare())),
  new Promise((resolve) => setTimeout(resolve, FRAME_AFTER_MS)),
]);
