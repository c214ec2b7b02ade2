import { createContext, type ReactNode, useContext } from "react";
import type { Booking } from "../../../../domain/bookings/booking.ts";
import type { AddPlace } from "../../../../domain/edits/kinds/add-place.ts";
import type { DayWeather } from "../../../../domain/places/day-weather.ts";
import type { MealKind } from "../../../../domain/places/eatery-kind.ts";
import type { TripDay, TripHotel, TripPlace } from "../../../../domain/trip/trip.ts";
import type { BookedFile } from "../../../bookings/read/read-form.ts";

/** A question over the page that changes the plan. */
export type ChangeSheet =
  | { readonly kind: "time" | "swap"; readonly placeId: string }
  | { readonly kind: "add" | "fill"; readonly dayId: string }
  /** A removed place, where it was by `edit` or elsewhere. */
  | { readonly kind: "put-back"; readonly placeId: string; readonly edit?: AddPlace | undefined }
  /** A table for a meal of the day. */
  | { readonly kind: "table"; readonly dayId: string; readonly meal: MealKind }
  /** A night more at a base; the day is the first one at the other, or at this. */
  | { readonly kind: "night"; readonly dayId: string; readonly base: number }
  /** A place that can't be where it is: it moves, to that day if one is given. */
  | { readonly kind: "fix"; readonly placeId: string }
  /** The trip from another first day on. */
  | { readonly kind: "dates"; readonly startDate: string }
  /** The days whose weather is known. */
  | { readonly kind: "weather"; readonly weather: readonly DayWeather[] }
  /** Legs that are off by ways that are known now. */
  | { readonly kind: "ways" }
  | { readonly kind: "hotel" }
  | { readonly kind: "ideas" }
  /** All bookings, or one of them to change; or the plan laid out around these and those that it has. */
  | {
      readonly kind: "bookings";
      readonly bookingId?: string;
      readonly added?: readonly Booking[];
      /** Kept with those that are added. */
      readonly files?: readonly BookedFile[];
    }
  /** Confirmations that become bookings; these are read at once. */
  | { readonly kind: "read-bookings"; readonly files?: readonly File[] }
  /** Without a day: of the whole trip; `wish` is what the traveller is about to ask for, shown to them as `shown`; `isSaid`: it is asked for at once. */
  | {
      readonly kind: "replan";
      readonly dayId?: string;
      readonly wish?: string;
      readonly shown?: string;
      readonly isSaid?: boolean;
    };

/** The components that editing draws in the parts of the page, once they are loaded. */
export type EditParts = {
  /** The `ref` of a list of rows that go elsewhere in it. */
  readonly rows: (list: HTMLElement | null) => void;
  /** A place's row of a phone's plan that is being edited; `problem` is what to look out for there. */
  row(place: TripPlace, problem: ReactNode): ReactNode;
  /** Moves a place, beside its row. */
  handle(place: TripPlace): ReactNode;
  /** Where a picked up place would be put: behind another one, or first of its day. */
  slot(dayId: string, afterId?: string): ReactNode;
  /** Actions on a place, in its unfolded row; `onNote` opens its note there. */
  placeActions(place: TripPlace, onNote: () => void): ReactNode;
  dayOptions(day: TripDay): ReactNode;
  /** The button that brings places into a day that has none. */
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

/** How the plan on the page can be changed by hand. */
export type EditMode = {
  /** Parts that are loaded when needed; undefined before, and where the trip can only be read. */
  readonly parts: EditParts | undefined;
  /** A phone's plan is being edited: its rows are slim, with a handle each. */
  readonly isSlim: boolean;
  /** Opens a question over the page; undefined where the trip can only be read. */
  readonly ask?: ((sheet: ChangeSheet) => void) | undefined;
};

export const EditModeContext = createContext<EditMode>({ parts: undefined, isSlim: false });

export const useEditModeContext = () => useContext(EditModeContext);
