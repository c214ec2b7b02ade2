import { useDeferredValue, useState } from "react";
import { clockMinutes, clockText } from "../../../../../domain/clock-text.ts";
import { tripDifference } from "../../../../../domain/edits/trip-difference.ts";
import type { TableOption } from "../../../../../domain/engine/revise/tables-for-meal.ts";
import { travelText } from "../../../../../domain/places/travel-text.ts";
import type { Meal, Trip, TripDay } from "../../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../../messages/change-plan-words.ts";
import { language } from "../../../../messages/domain/language.ts";
import { storedWords } from "../../../../messages/domain/stored-words.ts";
import { guideText, langOf } from "../../../../messages/guide-text.ts";
import { wishWords } from "../../../../messages/trip-page/wish-words.ts";
import { viewTripWords } from "../../../../messages/view-trip-words.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field, PLAIN_LOOK, TextField } from "../../../../ui/field.tsx";
import { Sentence } from "../../../../ui/sentence.tsx";
import { Sheet } from "../../../../ui/sheet.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import { useEditModeContext } from "../../trip/edit-mode.ts";
import { Mark } from "../../trip/mark.tsx";
import { Watch } from "../../trip/watch.tsx";
import type { ChangeSheetProps } from "./change-sheet-props.ts";
import { Verdict } from "./proposal/verdict.tsx";
import { type Answer, useAnswer } from "./use-answer.ts";

type TableSheetProps = ChangeSheetProps & { readonly day: TripDay; readonly meal: Meal };

type AtTable = Meal & { readonly placeName: string };

/** When a meal is and at which table: those that the guide knows near there and open then, or one by its name. */
export function TableSheet(props: TableSheetProps) {
  const { trip, day, meal, editor, preview, onClose } = props;
  const { ask } = useEditModeContext();
  const [text, setText] = useState("");
  const wanted = useDeferredValue(text.trim());
  const { kind } = meal;
  const planned = clockText(meal.startMinutes);
  const [clock, setClock] = useState(planned);
  const moved = useMealAt(clock === "" || clock === planned ? undefined : clock, props);
  const then = moved === undefined ? { trip, meal } : moved.value;
  const at = then?.meal;
  const found = useAnswer(
    then === undefined ? undefined : `${day.id} ${kind} ${meal.placeName} ${clock} ${wanted}`,
    () => preview.tablesForMeal(day.id, kind, wanted, then?.trip),
  );

  /** The hour and the table are one step. */
  async function set(table: AtTable | undefined, close: () => void): Promise<void> {
    const taken =
      table === undefined ? [] : [{ kind: "set-table", dayId: day.id, meal: table } as const];
    const made = [...tripDifference(trip, then?.trip ?? trip), ...taken];
    if (await editor.edit(...made)) close();
  }

  return (
    <Sheet title={changePlanWords.whenAndWhere} onClose={onClose}>
      {(close) => (
        <>
          <p className="text-ink-soft">
            {storedWords.day(day.day)} ·{" "}
            {viewTripWords.meal(kind, language.span(meal.startMinutes, meal.endMinutes))}
          </p>
          <Field
            label={changePlanWords.starts}
            problem={clock === "" ? "" : undefined}
            className="mt-3"
          >
            {(field) => (
              <div className="flex gap-3">
                <input
                  {...field}
                  type="time"
                  value={clock}
                  onChange={(event) => setClock(event.target.value)}
                  className="min-h-13 min-w-0 flex-1 rounded-lg border border-line-strong bg-card px-4 text-lg tabular-nums"
                />
                <Button
                  look="accent"
                  disabled={moved === undefined || at === undefined}
                  onClick={() => void set(undefined, close)}
                >
                  {changePlanWords.set}
                </Button>
              </div>
            )}
          </Field>
          {moved === undefined ? null : at === undefined && moved.state === "here" ? (
            <p role="status" className="min-h-11 py-2">
              {changePlanWords.noMealThen}
            </p>
          ) : (
            <>
              {at === undefined ? null : <MealThen meal={at} />}
              <Verdict
                before={trip}
                after={moved.state === "here" ? { ...moved, value: moved.value.trip } : moved}
                dayIds={[day.id]}
              />
            </>
          )}
          <TextField
            label={changePlanWords.tableByName}
            type="search"
            value={text}
            maxLength={60}
            onChange={setText}
            look={PLAIN_LOOK}
            className="mt-3"
          />
          {at === undefined ? null : (
            <Tables {...{ found, wanted, at }} onTake={(table) => void set(table, close)} />
          )}
          <Button
            className="mt-4 w-full"
            onClick={() =>
              ask?.({
                ...{ kind: "replan", dayId: day.id, isSaid: true },
                ...{ wish: `Skip ${kind}`, shown: wishWords.withoutMeal },
              })
            }
          >
            {wishWords.withoutMeal}
          </Button>
        </>
      )}
    </Sheet>
  );
}

/** An hour that a plan has a little later is the one that was asked for. */
const NEARLY_MINUTES = 10;

/** The trip with a meal at another hour, at its table, and that meal; undefined where nothing can be moved so. */
function useMealAt(clock: string | undefined, { trip, day, meal, preview }: TableSheetProps) {
  const mealIn = (moved: Trip | undefined) =>
    moved?.tripData.itinerary
      .find(({ id }) => id === day.id)
      ?.meals?.find(({ kind }) => kind === meal.kind);
  return useAnswer(
    clock && `${trip.version} ${day.id} ${meal.kind} ${clock}`,
    async (): Promise<{ readonly trip: Trip; readonly meal: Meal | undefined } | undefined> => {
      const wish = `${meal.kind} at ${clock}`;
      const answer = await preview.wish(wish, day.id, { [`room: ${wish}`]: 0 });
      const then = mealIn(answer?.trip);
      const asked = clockMinutes(clock ?? "");
      const isThen =
        then !== undefined &&
        then.startMinutes >= asked &&
        then.startMinutes <= asked + NEARLY_MINUTES;
      if (answer === undefined || !isThen) return answer && { trip: answer.trip, meal: undefined };
      const { placeName } = meal;
      if (placeName === undefined || then.placeName === placeName)
        return { trip: answer.trip, meal: then };
      const { startMinutes, endMinutes } = then;
      const kept = { ...meal, placeName, startMinutes, endMinutes };
      const made = await preview.tryEdits([
        ...tripDifference(trip, answer.trip),
        { kind: "set-table", dayId: day.id, meal: kept },
      ]);
      return made && { trip: made, meal: mealIn(made) };
    },
  );
}

/** What becomes of the meal. */
function MealThen({ meal: { kind, startMinutes, endMinutes, placeName } }: { meal: Meal }) {
  const hours = language.span(startMinutes, endMinutes);
  return (
    <p className="mt-2 font-semibold">
      {placeName === undefined ? (
        viewTripWords.meal(kind, hours)
      ) : (
        <Sentence parts={viewTripWords.mealAt(kind, hours, <bdi>{guideText(placeName)}</bdi>)} />
      )}
    </p>
  );
}

type TablesProps = {
  readonly found: Answer<readonly TableOption[]> | undefined;
  readonly wanted: string;
  /** The meal at its hour. */
  readonly at: Meal;
  readonly onTake: (table: AtTable) => void;
};

function Tables({ found, wanted, at, onTake }: TablesProps) {
  const tables = found?.value ?? [];
  const { kind, startMinutes, endMinutes } = at;
  return (
    <>
      <div role="status" className="mt-2">
        {found?.state === "waiting" ? (
          <Spinner label={changePlanWords.workingItOut} />
        ) : found?.state !== "here" ? (
          changePlanWords.failed
        ) : tables.length > 0 ? (
          wanted === "" ? (
            changePlanWords.tablesFit
          ) : (
            changePlanWords.tablesNamed
          )
        ) : wanted === "" ? (
          changePlanWords.noTables
        ) : (
          changePlanWords.noTableNamed(wanted)
        )}
      </div>
      <ul className="mt-2 grid gap-3">
        {tables.map((option) => (
          <TableCard key={option.meal.guideId} option={option} onTake={() => onTake(option.meal)} />
        ))}
      </ul>
      {wanted === "" || found?.state !== "here" || tables.length > 0 ? null : (
        <Button
          className="mt-2 w-full"
          onClick={() => onTake({ kind, startMinutes, endMinutes, placeName: wanted })}
        >
          {changePlanWords.evenSoAt(wanted)}
        </Button>
      )}
    </>
  );
}

type TableCardProps = { readonly option: TableOption; readonly onTake: () => void };

function TableCard({ option: { meal, leg, has, lacks }, onTake }: TableCardProps) {
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
        {has.length === 0 ? null : (
          <p>
            <Mark look="good">{changePlanWords.suitsDiets(has)}</Mark>
          </p>
        )}
        {lacks.length === 0 ? null : <Watch text={changePlanWords.lacksDiets(lacks)} />}
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
