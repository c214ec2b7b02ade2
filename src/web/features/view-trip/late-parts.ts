import { lazyPart } from "../../lib/lazy-part.tsx";
import { LazyOpenEditor } from "./own-text/lazy-open-editor.ts";

const TripActions = lazyPart(async () => (await import("./trip-actions.tsx")).TripActions);
const PlaceMore = lazyPart(async () => (await import("./place/place-more.tsx")).PlaceMore);
const UnsavedTexts = lazyPart(
  async () => (await import("./own-text/unsaved-texts.tsx")).UnsavedTexts,
);

/** What a trip's page shows only after a tap. */
export const lateParts = {
  TripActions,
  PlaceMore,
  UnsavedTexts,
  /** Loads them when the page is first used: they are then shown at once, and with no network, too. */
  async prepare(): Promise<void> {
    await Promise.all(
      [TripActions, LazyOpenEditor, PlaceMore, UnsavedTexts].map((part) => part.prepare()),
    );
  },
};
