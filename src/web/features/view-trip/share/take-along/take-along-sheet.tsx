import {
  linksAnswerSchema,
  newLinkAnswerSchema,
} from "../../../../../domain/sharing/share-link.ts";
import type { Trip } from "../../../../../domain/trip/trip.ts";
import type { TripFacts } from "../../../../../domain/trip/trip-facts.ts";
import { API_PATHS, pathWithId } from "../../../../../domain/wire.ts";
import { CalendarFeed, type FeedSecrets } from "../../../../calendar-feed/calendar-feed.tsx";
import { callApi, queryApi } from "../../../../lib/api-client.ts";
import { calendarFeedWords } from "../../../../messages/calendar-feed-words.ts";
import { takeAlongWords } from "../../../../messages/trip-page/take-along-words.ts";
import { Sheet } from "../../../../ui/sheet.tsx";
import type { TripEditor } from "../../trip/trip-editing.ts";
import { DayLinks } from "./day-links.tsx";
import { ExportFiles } from "./export-files.tsx";

type TakeAlongSheetProps = {
  readonly trip: Trip;
  readonly facts: TripFacts | undefined;
  readonly edit: TripEditor["edit"];
  readonly onClose: () => void;
};

/** The trip as files, on paper and in map services. */
export function TakeAlongSheet({ trip, facts, edit, onClose }: TakeAlongSheetProps) {
  return (
    <Sheet title={takeAlongWords.title} onClose={onClose}>
      {(close) => (
        <>
          <h3 className="mt-3 text-xl">{takeAlongWords.files}</h3>
          <p className="text-ink-soft">{takeAlongWords.filesAbout}</p>
          <ExportFiles
            trip={trip}
            timeZone={facts?.timeZone ?? trip.timeZone}
            edit={edit}
            onPrint={() => {
              close();
              window.print();
            }}
          />
          <h3 className="mt-6 text-xl">{takeAlongWords.maps}</h3>
          <p className="text-ink-soft">{takeAlongWords.mapsAbout}</p>
          <DayLinks trip={trip} />
          <h3 className="mt-6 text-xl">{takeAlongWords.feed}</h3>
          <p className="text-ink-soft">{takeAlongWords.feedAbout}</p>
          {trip.userSelection.startDate === undefined ? (
            <p className="mt-2">{takeAlongWords.feedNeedsDates}</p>
          ) : (
            <CalendarFeed secrets={tripFeed(trip.id)} />
          )}
        </>
      )}
    </Sheet>
  );
}

/** The calendar of a trip is followed by a link to it that opens nothing else. */
function tripFeed(tripId: string): FeedSecrets {
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
