import { useRef } from "react";
import type { Place, TripPlace } from "../../../../../domain/trip/trip.ts";
import { newPartId } from "../../../../engine/new-part-id.ts";

/**
 * Takes a place into the trip under an id of its own: a second tap while the first is being kept takes none.
 *
 * @param keep makes the edit, of the place under its new id and as it was taken. @returns whether it is kept.
 */
export function useTakePlace(keep: (place: TripPlace, taken: Place) => Promise<boolean>) {
  const isTaking = useRef(false);
  return async (place: Place, close: () => void): Promise<void> => {
    if (isTaking.current) return;
    isTaking.current = true;
    try {
      if (await keep({ ...place, id: newPartId() }, place)) close();
    } finally {
      isTaking.current = false;
    }
  };
}
