import { useRef } from "react";
import type { Place, TripPlace } from "../../../../domain/trip/trip.ts";
import { newPartId } from "../edit/new-part-id.ts";

/**
 * Takes a place into the trip under an id of its own: a second tap while the first is being kept takes none.
 *
 * @param keep makes the edit. @returns whether it is kept.
 */
export function useTakePlace(keep: (place: TripPlace) => Promise<boolean>) {
  const isTaking = useRef(false);
  return async (place: Place, close: () => void): Promise<void> => {
    if (isTaking.current) return;
    isTaking.current = true;
    try {
      if (await keep({ ...place, id: newPartId() })) close();
    } finally {
      isTaking.current = false;
    }
  };
}
