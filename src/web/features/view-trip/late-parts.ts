import { lazyPart } from "../../lib/lazy-part.tsx";
import { whenUsed } from "../../lib/when/when-used.ts";
import { LazyOpenEditor } from "./own-text/lazy-open-editor.ts";

const NoteList = lazyPart(async () => (await import("./note-list.tsx")).NoteList);
const TripActions = lazyPart(async () => (await import("./trip-actions.tsx")).TripActions);
const PlaceMore = lazyPart(async () => (await import("./place/place-more.tsx")).PlaceMore);
const UnsavedTexts = lazyPart(
  async () => (await import("./own-text/unsaved-texts.tsx")).UnsavedTexts,
);

/** What a trip's page shows only after a tap. */
export const lateParts = {
  NoteList,
  TripActions,
  PlaceMore,
  UnsavedTexts,
  /** When the page is first used, so that they are then shown at once, and with no network, too. */
  loadWhenUsed(): void {
    const parts = [TripActions, LazyOpenEditor, NoteList, PlaceMore, UnsavedTexts];
    whenUsed()
      .then(() => Promise.all(parts.map((part) => part.prepare())))
      .catch((error: unknown) => console.warn("parts of the page can't be loaded", error));
  },
};
