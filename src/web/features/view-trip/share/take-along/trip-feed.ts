import {
  linksAnswerSchema,
  newLinkAnswerSchema,
} from "../../../../../domain/sharing/share-link.ts";
import { API_PATHS, pathWithId } from "../../../../../domain/wire.ts";
import type { FeedSecrets } from "../../../../calendar-feed/calendar-feed.tsx";
import { callApi, queryApi } from "../../../../lib/api-client.ts";
import { calendarFeedWords } from "../../../../messages/calendar-feed-words.ts";

/** The calendar of a trip is followed by a link to it that opens nothing else. */
export function tripFeed(tripId: string): FeedSecrets {
  const path = pathWithId(API_PATHS.tripLinks, tripId);
  return {
    id: tripId,
    async list(signal) {
      const { links } = await queryApi(path, { schema: linksAnswerSchema, signal });
      return links.flatMap(({ id, isCalendar, isOver }) => (isCalendar && !isOver ? [id] : []));
    },
    async make() {
      const made = await callApi(path, {
        method: "POST",
        body: {
          name: calendarFeedWords.name,
          scope: "view",
          isCalendar: true,
          shows: { notes: true, costs: false, bookings: true },
          expiresAtMs: null,
        },
        schema: newLinkAnswerSchema,
      });
      if (!made.ok) return made;
      return { ...made, value: API_PATHS.sharedCalendar.replace(":token", made.value.token) };
    },
    end: (id) =>
      callApi(pathWithId(API_PATHS.tripLink, tripId).replace(":link", id), { method: "DELETE" }),
  };
}
