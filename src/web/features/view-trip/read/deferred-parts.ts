import { lazyPart } from "../../../lib/lazy-part.tsx";
import { LazyOpenEditor } from "./own-text/lazy-open-editor.ts";

const BookedList = lazyPart(async () => (await import("./bookings/booked-list.tsx")).BookedList);
const BookedLines = lazyPart(async () => (await import("./bookings/booked-lines.tsx")).BookedLines);
const BookingList = lazyPart(async () => (await import("./booking-list.tsx")).BookingList);
const NoteList = lazyPart(async () => (await import("./note-list.tsx")).NoteList);
const PlaceMore = lazyPart(async () => (await import("./place/place-more.tsx")).PlaceMore);
const UnsavedTexts = lazyPart(
  async () => (await import("./own-text/unsaved-texts.tsx")).UnsavedTexts,
);

/** Parts of a trip's page that are shown only after a tap. */
export const deferredParts = {
  BookedLines,
  BookedList,
  BookingList,
  NoteList,
  PlaceMore,
  UnsavedTexts,
  prepare: () =>
    Promise.all(
      [BookingList, LazyOpenEditor, NoteList, PlaceMore, UnsavedTexts].map((part) =>
        part.prepare(),
      ),
    ),
};
