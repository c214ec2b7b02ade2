import { useState } from "react";
import type { Edit } from "../../../../domain/edits/edit-kinds.ts";
import type { Trip, TripPlace } from "../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../messages/change-plan-words.ts";
import { guideText } from "../../../messages/guide-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Mark } from "../trip/mark.tsx";
import { problemText } from "../trip/problem-text.ts";
import { useTripEditing } from "../trip/trip-editing.ts";

type LateButtonsProps = {
  readonly place: TripPlace;
  /** The traveller is there; otherwise the place is next. */
  readonly isHere: boolean;
  /** Only one of the places of a moment asks by how much. */
  readonly canBeLate: boolean;
};

const DELAYS_MINUTES = [15, 30, 60];

/** For those who are late: the rest of the day moves with them, or the place is skipped. */
export function LateButtons({ place, isHere, canBeLate }: LateButtonsProps) {
  const editor = useTripEditing();
  const [isAsking, setAsking] = useState(false);
  if (editor === undefined || place.visit === undefined) return null;
  return (
    <div className="mt-3">
      <div className="flex flex-wrap gap-3">
        {canBeLate ? (
          <Button
            aria-expanded={isAsking}
            className="min-h-13 flex-1 whitespace-nowrap max-[19rem]:px-1 max-[19rem]:whitespace-normal"
            onClick={() => setAsking(!isAsking)}
          >
            <span className="max-[19rem]:hidden">
              <Icon name="clock" size={20} />
            </span>
            {changePlanWords.runningLate}
          </Button>
        ) : null}
        {isHere ? null : (
          <Button
            aria-label={changePlanWords.skipOf(guideText(place.placeName))}
            className="min-h-13 flex-1 whitespace-nowrap max-[19rem]:px-1 max-[19rem]:whitespace-normal"
            onClick={() => void editor.edit({ kind: "remove-place", placeId: place.id })}
          >
            {changePlanWords.skip}
          </Button>
        )}
      </div>
      {isAsking ? (
        <fieldset aria-label={changePlanWords.byHowMuch} className="mt-3 flex flex-wrap gap-2">
          {DELAYS_MINUTES.map((minutes) => (
            <Button
              key={minutes}
              aria-label={changePlanWords.lateBy(minutes)}
              className="min-w-0 flex-1 max-[19rem]:basis-full whitespace-nowrap px-2"
              onClick={() => {
                setAsking(false);
                void editor.edit(delayEdit(place, isHere, minutes));
              }}
            >
              {changePlanWords.late(minutes)}
            </Button>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}

/** Who is there stays longer; who is on the way begins later. What follows moves with it. */
function delayEdit(place: TripPlace, isHere: boolean, minutes: number): Edit {
  const { startMinutes = 0, endMinutes = 0 } = place.visit ?? {};
  return isHere
    ? { kind: "set-stay", placeId: place.id, minutes: endMinutes - startMinutes + minutes }
    : { kind: "set-start", placeId: place.id, startMinutes: startMinutes + minutes };
}

type NoLongerFitsProps = {
  readonly trip: Trip;
  readonly dayId: string;
  /** The stops still to come. */
  readonly placeIds: readonly string[];
};

/** The stops that the rest of the day can't hold any more, each with a button that sets it aside. */
export function NoLongerFits({ trip, dayId, placeIds }: NoLongerFitsProps) {
  const editor = useTripEditing();
  const problems = (trip.planCheck?.problems ?? []).filter(
    (problem) =>
      problem.dayId === dayId &&
      problem.placeId !== undefined &&
      placeIds.includes(problem.placeId),
  );
  if (editor === undefined || problems.length === 0) return null;
  const names = new Map(
    trip.tripData.itinerary.flatMap(({ plan }) =>
      plan.map(({ id, placeName }) => [id, guideText(placeName)]),
    ),
  );
  return (
    <section role="status" className="card mt-3 border-watch px-[min(1.25rem,5vw)] py-3">
      <p className="font-semibold">{changePlanWords.noLongerFits}</p>
      <ul>
        {problems.map((problem) => (
          <li
            key={`${problem.placeId} ${problem.code}`}
            className="flex flex-wrap items-center justify-between gap-x-4"
          >
            <Mark look="watch">{problemText(problem, trip)}</Mark>
            <button
              type="button"
              aria-label={changePlanWords.setAsideOf(names.get(problem.placeId ?? "") ?? "")}
              className="min-h-11 font-semibold text-accent hover:underline"
              onClick={() =>
                void editor.edit({ kind: "remove-place", placeId: problem.placeId ?? "" })
              }
            >
              {changePlanWords.setAside}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
