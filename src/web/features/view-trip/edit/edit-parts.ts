import type { ReactNode } from "react";
import type { TripDay, TripHotel, TripPlace } from "../../../../domain/trip/trip.ts";

/** What editing draws in the parts of the page, once it is loaded. */
export type EditParts = {
  /** The `ref` of a list of rows that go elsewhere in it. */
  readonly rows: (list: HTMLElement | null) => void;
  /** A place's row of a phone's plan that is being edited; `problem` is what to look out for there. */
  row(place: TripPlace, problem: ReactNode): ReactNode;
  /** Moves a place, beside its row. */
  handle(place: TripPlace): ReactNode;
  /** Where a picked up place would be put: behind another one, or first of its day. */
  slot(dayId: string, afterId?: string): ReactNode;
  /** What can be done with a place, in its unfolded row; `onNote` opens its note there. */
  placeActions(place: TripPlace, onNote: () => void): ReactNode;
  dayOptions(day: TripDay): ReactNode;
  /** What brings places into a day that has none. */
  freeDay(day: TripDay): ReactNode;
  /** The whole trip planned anew. */
  changeTrip(): ReactNode;
  /** @param isBase whether the days start from it. */
  hotelActions(hotel: TripHotel, isBase: boolean): ReactNode;
  /** A hotel of the traveller's own. */
  addHotel(): ReactNode;
  /** The places that are not in the plan any more. */
  setAside(places: readonly TripPlace[]): ReactNode;
};
