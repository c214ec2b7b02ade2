import { lazyPart } from "../../../lib/lazy-part.tsx";
import { LazyOwnFiles } from "../trip/own-files/own-files-part.tsx";
import { LazyOpenEditor } from "./own-text/text-editor.tsx";

const AccessLine = lazyPart(async () => (await import("../trip/access-line.tsx")).AccessLine);
const BeforeLists = lazyPart(async () => (await import("./before/before-lists.tsx")).BeforeLists);
const Booked = lazyPart(async () => (await import("./bookings/booked.tsx")).Booked);
const BookedLines = lazyPart(async () => (await import("./bookings/booked-lines.tsx")).BookedLines);
const FeastLines = lazyPart(async () => (await import("./note-list.tsx")).FeastLines);
const HotelMore = lazyPart(async () => (await import("./hotel-more.tsx")).HotelMore);
const NoteList = lazyPart(async () => (await import("./note-list.tsx")).NoteList);
const PlaceMore = lazyPart(async () => (await import("./place/place-more.tsx")).PlaceMore);
const PriceForParty = lazyPart(
  async () => (await import("../trip/price-for-party.tsx")).PriceForParty,
);
const UnsavedTexts = lazyPart(
  async () => (await import("./own-text/unsaved-texts.tsx")).UnsavedTexts,
);

/** Parts of a trip's page that are shown only after a tap. */
export const deferredParts = {
  AccessLine,
  BeforeLists,
  Booked,
  BookedLines,
  FeastLines,
  HotelMore,
  NoteList,
  PlaceMore,
  PriceForParty,
  UnsavedTexts,
  prepare: () =>
    Promise.all(
      [LazyOwnFiles, BeforeLists, LazyOpenEditor, HotelMore, NoteList, PlaceMore, UnsavedTexts].map(
        (part) => part.prepare(),
      ),
    ),
};
