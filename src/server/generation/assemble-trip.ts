import type { PlanEvent, WishesEvent } from "../../domain/api/generation.ts";
import type { NotedWish } from "../../domain/messages/message-values.ts";
import type { PlannerNote } from "../../domain/messages/words.ts";
import { selectionOfRequest } from "../../domain/trip/selection-of-request.ts";
import type { Trip, TripData, TripDraft } from "../../domain/trip/trip.ts";
import type { TripRequest } from "../../domain/trip/trip-request.ts";
import { unreadNotes } from "../../domain/wishes/unread-notes.ts";

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
  const days = events.filter((event) => event.type === "day");
  const itinerary = days.map((event) => event.day);
  const unread = unreadNotes(wished?.unread ?? [], itinerary, started?.location?.label);
  const notes = [...said, ...notesOf(wished?.read ?? []), ...unread];
  // Open data may know no hotel; then the days start in the middle of the city.
  const isOpen = started?.openData !== undefined || started?.bases !== undefined;
  const hasHotels = hotels.length > 0 || isOpen;
  if (started === undefined || !hasHotels || days.length !== started.days) {
    return undefined;
  }
  const tripData: TripData = {
    hotels,
    itinerary,
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

function notesOf(read: WishesEvent["read"]): readonly PlannerNote[] {
  // Values that were read or parsed have no undefined fields.
  // Wishes met with the finished plan are noted there.
  const told = read.filter(({ kind }) => kind !== "change");
  return told.map((wish) => ({ code: "wishReadAs", values: wish as NotedWish }));
}
