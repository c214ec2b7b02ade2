import { lazyExtra } from "../../../lib/late-part.tsx";
import { OwnFilesPart } from "../trip/own-files/own-files-part.tsx";
import { lazyTripPart } from "../trip/trip-part.tsx";
import { LazyOpenEditor } from "./own-text/text-editor.tsx";

const AccessLine = lazyExtra(async () => (await import("../trip/access-line.tsx")).AccessLine);
const BeforeLists = lazyTripPart(
  async () => (await import("./before/before-lists.tsx")).BeforeLists,
);
const Booked = lazyTripPart(async () => (await import("./bookings/booked.tsx")).Booked);
const BookedLines = lazyExtra(
  async () => (await import("./bookings/booked-lines.tsx")).BookedLines,
);
const FeastLines = lazyTripPart(async () => (await import("./note-list.tsx")).FeastLines);
const HotelMore = lazyExtra(async () => (await import("./hotel-more.tsx")).HotelMore);
const NoteList = lazyTripPart(async () => (await import("./note-list.tsx")).NoteList);
const PlaceMore = lazyTripPart(async () => (await import("./place/place-more.tsx")).PlaceMore);
const PriceForParty = lazyExtra(
  async () => (await import("../trip/price-for-party.tsx")).PriceForParty,
);
const UnsavedTexts = lazyTripPart(
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
      [OwnFilesPart, BeforeLists, LazyOpenEditor, HotelMore, NoteList, PlaceMore, UnsavedTexts].map(
        (part) => part.prepare(),
      ),
    ),
};
