import type { Booking } from "../../../../domain/bookings/booking.ts";
import { tripOfBookings } from "../../../../domain/bookings/trip-of-bookings.ts";
import { daysBetween } from "../../../../domain/calendar-date.ts";
import { askTownOf } from "../../../engine/bookings/ask-booking-worker.ts";
import type { TripForm } from "../trip-form.ts";

/** The form's fields with bookings more: dates and hours as these tell, and the destination where none was typed. */
export async function withBookings(
  form: Pick<TripForm, "bookings" | "destination">,
  added: readonly Booking[],
): Promise<Partial<TripForm>> {
  const others = form.bookings.filter(({ id }) => added.every((one) => one.id !== id));
  const bookings = [...others, ...added].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const { to, startDate, endDate, ...hours } = tripOfBookings(bookings);
  const days =
    startDate === undefined || endDate === undefined
      ? {}
      : { endDate, days: `${daysBetween(startDate, endDate) + 1}` };
  const dates = startDate === undefined ? {} : { when: "dates" as const, startDate, ...days };
  const isOpen = form.destination.trim() === "" && to !== undefined;
  const town = isOpen && to.code !== undefined ? await askTownOf(to.code) : undefined;
  return {
    bookings,
    ...dates,
    ...hours,
    ...(isOpen ? { destination: town ?? to.name, placeId: undefined } : {}),
  };
}
