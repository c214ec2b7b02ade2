import type { TripHotel } from "../../../../domain/trip/trip.ts";
import { editWords } from "../../../messages/edit-words.ts";
import { guideText } from "../../../messages/guide-text.ts";
import { DeferredIcon } from "../../../ui/deferred-icon.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { EditSession } from "./session/edit-session.ts";
import { useEditedTrip } from "./session/use-session.ts";

type HotelActionsProps = {
  readonly session: EditSession;
  readonly hotel: TripHotel;
  /** The days start from it. */
  readonly isBase: boolean;
};

/** Actions on a hotel, in its unfolded card. */
export function HotelActions({
  session,
  hotel: { id, hotelName, base },
  isBase,
}: HotelActionsProps) {
  // Each base keeps one.
  const isLast =
    useEditedTrip(
      session,
      ({ tripData }) => tripData.hotels.filter((hotel) => hotel.base === base).length,
    ) === 1;
  const look = "inline-flex min-h-11 items-center gap-2 rounded-lg text-accent hover:underline";
  return (
    <p className="no-print mt-2 flex flex-wrap gap-x-4">
      {isBase ? null : (
        <button
          type="button"
          className={look}
          onClick={() =>
            void session.make(
              { kind: "choose-hotel", hotelId: id },
              editWords.isBase(guideText(hotelName)),
            )
          }
        >
          <Icon name="bed" size={20} />
          {editWords.makeBase}
        </button>
      )}
      {isLast ? null : (
        <button
          type="button"
          aria-label={editWords.removeIt(guideText(hotelName))}
          className={look}
          onClick={() =>
            void session.make(
              { kind: "remove-hotel", hotelId: id },
              editWords.hotelRemoved(guideText(hotelName)),
              () => document.getElementById("hotels-title")?.focus(),
            )
          }
        >
          <DeferredIcon name="trash" size={20} />
          {editWords.remove}
        </button>
      )}
    </p>
  );
}
