import { useDeferredValue, useId, useState } from "react";
import type { TableOption } from "../../../../../domain/engine/revise/tables-for-meal.ts";
import { travelText } from "../../../../../domain/places/travel-text.ts";
import type { Meal, TripDay } from "../../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../../messages/change-plan-words.ts";
import { language } from "../../../../messages/domain/language.ts";
import { storedWords } from "../../../../messages/domain/stored-words.ts";
import { guideText, langOf } from "../../../../messages/guide-text.ts";
import { viewTripWords } from "../../../../messages/view-trip-words.ts";
import { Sheet } from "../../../../ui/sheet.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import { useEditModeContext } from "../../trip/edit-mode.ts";
import type { TripEditor } from "../../trip/trip-editing.ts";
import type { PlanPreview } from "./plan-preview.ts";
import { useAnswer } from "./use-answer.ts";

type TableSheetProps = {
  readonly day: TripDay;
  readonly meal: Meal;
  readonly editor: Pick<TripEditor, "edit">;
  readonly preview: PlanPreview;
  readonly onClose: () => void;
};

/** Another table for a meal: those that the guide knows near there and open then; its hour is changed by words. */
export function TableSheet({ day, meal, editor, preview, onClose }: TableSheetProps) {
  const { ask } = useEditModeContext();
  const { kind, startMinutes, endMinutes, placeName } = meal;
  const id = useId();
  const [text, setText] = useState("");
  const wanted = useDeferredValue(text.trim());
  const found = useAnswer(`${day.id} ${kind} ${placeName} ${wanted}`, () =>
    preview.tablesForMeal(day.id, kind, wanted),
  );

  async function take({ meal }: TableOption, close: () => void): Promise<void> {
    if (await editor.edit({ kind: "set-table", dayId: day.id, meal })) close();
  }

  return (
    <Sheet title={viewTripWords.chooseTable} onClose={onClose}>
      {(close) => (
        <>
          <p className="text-ink-soft">
            {storedWords.day(day.day)} ·{" "}
            {viewTripWords.meal(kind, language.span(startMinutes, endMinutes))}
          </p>
          <label htmlFor={id} className="mt-3 mb-1 block font-semibold">
            {changePlanWords.tableByName}
          </label>
          <input
            id={id}
            type="search"
            value={text}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
            className="min-h-13 w-full rounded-lg border border-line-strong bg-card px-4"
          />
          <div role="status" className="mt-2">
            {found?.state === "waiting" ? (
              <Spinner label={changePlanWords.workingItOut} />
            ) : found?.state !== "here" ? (
              changePlanWords.failed
            ) : found.value.length === 0 ? (
              wanted === "" ? (
                changePlanWords.noTables
              ) : (
                changePlanWords.noTableNamed(wanted)
              )
            ) : wanted !== "" ? (
              changePlanWords.tablesNamed
            ) : (
              changePlanWords.tablesFit
            )}
          </div>
          <ul className="mt-2 grid gap-3">
            {(found?.state === "here" ? found.value : []).map((option) => (
              <TableCard
                key={option.meal.guideId}
                option={option}
                onTake={() => void take(option, close)}
              />
            ))}
          </ul>
          <button
            type="button"
            className="button button-quiet mt-4 w-full"
            onClick={() => ask?.({ kind: "replan", dayId: day.id, meal: kind })}
          >
            {changePlanWords.changeMeal}
          </button>
        </>
      )}
    </Sheet>
  );
}

type TableCardProps = { readonly option: TableOption; readonly onTake: () => void };

function TableCard({ option: { meal, leg }, onTake }: TableCardProps) {
  const { placeName, placeDetails = "", eateryKind, priceLevel } = meal;
  return (
    <li className="card overflow-hidden">
      <div className="px-3 py-2.5 leading-6">
        <p className="font-semibold">
          <bdi>{guideText(placeName)}</bdi>
        </p>
        <p className="tabular-nums">
          {viewTripWords.eatery(eateryKind, priceLevel)} {storedWords.way(travelText(leg))}
        </p>
        <p dir="auto" lang={langOf(placeDetails)} className="line-clamp-2 text-ink-soft">
          {guideText(placeDetails)}
        </p>
      </div>
      <button
        type="button"
        aria-label={changePlanWords.take(guideText(placeName))}
        onClick={onTake}
        className="min-h-11 w-full border-line border-t font-semibold text-accent hover:bg-accent-wash"
      >
        {changePlanWords.takeThis}
      </button>
    </li>
  );
}
