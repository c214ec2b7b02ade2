import type { Trip } from "../../../../../domain/trip/trip.ts";
import type { TripFacts } from "../../../../../domain/trip/trip-facts.ts";
import { CalendarFeed } from "../../../../calendar-feed/calendar-feed.tsx";
import { takeAlongWords } from "../../../../messages/trip-page/take-along-words.ts";
import { Sheet } from "../../../../ui/sheet.tsx";
import type { TripEditor } from "../../trip/trip-editing.ts";
import { DayLinks } from "./day-links.tsx";
import { ExportFiles } from "./export-files.tsx";
import { tripFeed } from "./trip-feed.ts";

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
