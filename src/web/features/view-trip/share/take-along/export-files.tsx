import { useState } from "react";
import type { ExportFormat } from "../../../../../domain/export/export-format.ts";
import { exportTrip } from "../../../../../domain/export/export-trip.ts";
import { exportedName } from "../../../../../domain/export/exported-days.ts";
import type { Trip } from "../../../../../domain/trip/trip.ts";
import { fileWords } from "../../../../messages/domain/file-words.ts";
import { takeAlongWords } from "../../../../messages/trip-page/take-along-words.ts";
import { SetDates } from "../../../../set-dates/set-dates.tsx";
import { DeferredIcon, type DeferredIconName } from "../../../../ui/deferred-icon.tsx";
import { downloadFile } from "../../trip/download-file.ts";
import type { TripEditor } from "../../trip/trip-editing.ts";

const FORMATS: ReadonlyArray<readonly [format: ExportFormat, icon: DeferredIconName]> = [
  ["ics", "calendar"],
  ["gpx", "route"],
  ["kml", "pin"],
  ["geojson", "map"],
  ["md", "note"],
  ["json", "list"],
];

type ExportFilesProps = {
  readonly trip: Trip;
  readonly timeZone: string | undefined;
  readonly edit: TripEditor["edit"];
  readonly onPrint: () => void;
};

/** A button for each format, and for paper. */
export function ExportFiles({ trip, timeZone, edit, onPrint }: ExportFilesProps) {
  const [problem, setProblem] = useState<"needsDates" | "noTimeZone">();
  const [made, setMade] = useState("");

  function make(format: ExportFormat): void {
    const file = exportTrip(trip, format, { timeZone, changedAtMs: Date.now() }, fileWords());
    if (file === undefined) {
      setMade("");
      setProblem("needsDates");
      return;
    }
    downloadFile(file);
    setProblem(format === "ics" && timeZone === undefined ? "noTimeZone" : undefined);
    setMade(takeAlongWords.made(file.name));
  }

  const needsDates = problem === "needsDates" && trip.userSelection.startDate === undefined;
  return (
    <>
      <ul className="mt-3 grid gap-2 min-[24rem]:grid-cols-2">
        <Choice icon="printer" name={takeAlongWords.print} onPress={onPrint} />
        {FORMATS.map(([format, icon]) => (
          <Choice
            key={format}
            icon={icon}
            name={takeAlongWords[format]}
            format={takeAlongWords.formats[format]}
            onPress={() => make(format)}
          />
        ))}
      </ul>
      <p role="status" className="mt-2 wrap-anywhere">
        {needsDates
          ? takeAlongWords.needsDates
          : problem === "noTimeZone"
            ? takeAlongWords.noTimeZone
            : made}
      </p>
      {needsDates ? (
        <SetDates
          days={trip.tripData.itinerary.length}
          tripName={exportedName(trip, fileWords())}
          className="text-accent"
          onSet={(date) => edit({ kind: "set-start-date", date })}
        />
      ) : null}
    </>
  );
}

type ChoiceProps = {
  readonly icon: DeferredIconName;
  readonly name: string;
  readonly format?: string;
  readonly onPress: () => void;
};

function Choice({ icon, name, format, onPress }: ChoiceProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        className="card flex min-h-13 w-full items-center gap-3 px-4 py-2 text-start hover:bg-accent-wash"
      >
        <span className="text-accent">
          <DeferredIcon name={icon} />
        </span>
        <span>
          {name} {format === undefined ? null : <span className="text-ink-soft">{format}</span>}
        </span>
      </button>
    </li>
  );
}
