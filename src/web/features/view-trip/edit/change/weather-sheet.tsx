import { useState } from "react";
import { tripDifference } from "../../../../../domain/edits/trip-difference.ts";
import type { DayWeather } from "../../../../../domain/places/day-weather.ts";
import type { Trip } from "../../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../../messages/change-plan-words.ts";
import { weatherWords } from "../../../../messages/trip-page/weather-words.ts";
import { Sheet } from "../../../../ui/sheet.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import type { TripEditor } from "../../trip/trip-editing.ts";
import type { PlanPreview } from "./plan-preview.ts";
import { Proposal } from "./proposal/proposal.tsx";
import { useAnswer } from "./use-answer.ts";

type WeatherSheetProps = {
  readonly trip: Trip;
  readonly weather: readonly DayWeather[];
  readonly editor: Pick<TripEditor, "edit">;
  readonly preview: PlanPreview;
  readonly onClose: () => void;
};

/** The plan around bad weather, before and after; nothing changes before it is accepted. */
export function WeatherSheet({ trip, weather, editor, preview, onClose }: WeatherSheetProps) {
  /** The subject of the question; it is asked again when this changes. */
  const [from, setFrom] = useState(trip);
  const [times, setTimes] = useState(1);
  const found = useAnswer(`${times}`, () => preview.proposeForWeather(weather));
  const dayIds = found?.state === "here" ? changedDays(from, found.value) : [];

  function askAgain(): void {
    setFrom(trip);
    setTimes(times + 1);
  }

  return (
    <Sheet title={weatherWords.title} onClose={onClose}>
      {(close) => (
        <>
          <div role="status" className="py-2">
            {found?.state === "waiting" ? (
              <Spinner label={changePlanWords.workingItOut} />
            ) : found?.state !== "here" ? (
              changePlanWords.failed
            ) : dayIds.length === 0 ? (
              weatherWords.nothingBetter
            ) : (
              weatherWords.meaning
            )}
          </div>
          {found?.state === "failed" ? (
            <button type="button" className="button button-accent w-full" onClick={askAgain}>
              {changePlanWords.tryAgain}
            </button>
          ) : null}
          {found?.state === "here" && dayIds.length > 0 ? (
            <Proposal
              {...{ trip, from, editor, close, dayIds }}
              proposed={found.value}
              onOutdated={askAgain}
            />
          ) : null}
        </>
      )}
    </Sheet>
  );
}

function changedDays(before: Trip, after: Trip): string[] {
  const edits = tripDifference(before, after);
  return edits.flatMap((edit) => (edit.kind === "set-plan" ? edit.days.map(({ id }) => id) : []));
}
