import type { PlanEvent, WishesEvent } from "../../domain/api/generation.ts";
import type { NotedWish } from "../../domain/messages/message-values.ts";
import type { PlannerNote } from "../../domain/messages/words.ts";
import { selectionOfRequest } from "../../domain/trip/selection-of-request.ts";
import type { Trip, TripData, TripDraft } from "../../domain/trip/trip.ts";
import type { TripRequest } from "../../domain/trip/trip-request.ts";

/**
 * Builds the trip from a plan's events.
 *
 * @param wished what was read of the request's words, which the notes say.
 * @returns undefined when the plan is not whole: no start, no hotels, or a day missing.
 */
export function assembleTrip(
  request: TripRequest,
  events: readonly PlanEvent[],
  plannedBy: NonNullable<Trip["plannedBy"]>,
  wished?: WishesEvent,
): TripDraft | undefined {
  const started = events.find((event) => event.type === "started");
  const hotels = events.flatMap((event) => (event.type === "hotels" ? event.hotels : []));
  const said = events.find((event) => event.type === "notes")?.notes ?? [];
  const notes = [...said, ...notesOf(wished)];
  const days = events.filter((event) => event.type === "day");
  // Open data may know no hotel; then the days start in the middle of the city.
  const isOpen = started?.openData !== undefined || started?.bases !== undefined;
  const hasHotels = hotels.length > 0 || isOpen;
  if (started === undefined || !hasHotels || days.length !== started.days) {
    return undefined;
  }
  const tripData: TripData = {
    hotels,
    itinerary: days.map((event) => event.day),
    ...(notes.length === 0 ? {} : { notes }),
  };
  return {
    userSelection: selectionOfRequest(request, started.location),
    tripData,
    plannedBy,
    ...(request.bookings === undefined ? {} : { bookings: [...request.bookings] }),
    ...(started.openData === undefined ? {} : { openData: started.openData }),
    ...(started.bases === undefined ? {} : { bases: started.bases }),
  };
}

function notesOf(
  { read, unread }: Pick<WishesEvent, "read" | "unread"> = { read: [], unread: [] },
) {
  // Values that were read or parsed have no undefined fields.
  // Wishes met with the finished plan are noted there.
  const told = read.filter(({ kind }) => kind !== "change");
  const notes: PlannerNote[] = told.map((wish) => ({
    code: "wishReadAs",
    values: wish as NotedWish,
  }));
  return unread.length === 0
    ? notes
    : [...notes, { code: "wishesUnread" as const, values: { wishes: [...unread] } }];
}
