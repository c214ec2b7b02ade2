import type { ReactNode } from "react";
import type { Trip, TripDay, TripPlace } from "../../../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../../../messages/change-plan-words.ts";
import { language } from "../../../../../messages/domain/language.ts";
import { storedWords } from "../../../../../messages/domain/stored-words.ts";
import { guideText } from "../../../../../messages/guide-text.ts";
import { DeferredIcon, type DeferredIconName } from "../../../../../ui/deferred-icon.tsx";
import { compareDays, type DayRow, type Fate, figuresOf, type MealRow } from "./day-comparison.ts";
import { FigureRows } from "./figure-rows.tsx";

type ProposalTableProps = {
  readonly before: Trip;
  readonly after: Trip;
  /** Days that it is about. */
  readonly dayIds: readonly string[];
};

/** A proposal beside the plan as it is: figures, and each day that changes. */
export function ProposalTable({ before, after, dayIds }: ProposalTableProps) {
  const days = compareDays(before, after).filter(({ day }) => dayIds.includes(day.id));
  return (
    <>
      <FigureTable {...{ before, after, dayIds }} />
      {days.map(({ day, rows, meals }) => (
        <section key={day.id} aria-label={nameOf(day, after)} className="mt-3">
          {days.length === 1 ? null : <h3 className="font-semibold">{nameOf(day, after)}</h3>}
          {rows === undefined ? (
            <p className="text-ink-soft">{changePlanWords.dayUnchanged}</p>
          ) : (
            <DayTable rows={rows} meals={meals} />
          )}
        </section>
      ))}
    </>
  );
}

/** A day's name, and its new one where its number changes. */
function nameOf({ id, day }: TripDay, { tripData }: Trip): string {
  const next = tripData.itinerary.find((one) => one.id === id)?.day ?? day;
  const name = storedWords.day(day);
  return next === day ? name : changePlanWords.becomes(name, storedWords.day(next));
}

function FigureTable({ before, after, dayIds }: ProposalTableProps) {
  const daysOf = ({ tripData }: Trip) => tripData.itinerary.filter(({ id }) => dayIds.includes(id));
  const [was, is] = [figuresOf(daysOf(before)), figuresOf(daysOf(after))];
  const onFoot = ({ kmOnFoot }: typeof was) => language.way(kmOnFoot, language.tenths);
  const clock = (minutes: number | undefined) =>
    minutes === undefined ? undefined : language.time(minutes);
  const rows = [
    [changePlanWords.onFoot, onFoot(was), onFoot(is)],
    [
      changePlanWords.travel,
      changePlanWords.minutes(was.travelMinutes),
      changePlanWords.minutes(is.travelMinutes),
    ],
    [changePlanWords.backAt, clock(was.backAtMinutes), clock(is.backAtMinutes)],
  ] as const;
  return <FigureRows rows={rows} />;
}

type DayTableProps = { readonly rows: readonly DayRow[]; readonly meals: readonly MealRow[] };

function DayTable({ rows, meals }: DayTableProps) {
  return (
    <table className="mt-2 w-full table-fixed overflow-hidden rounded-card border border-line bg-card text-start align-top leading-6 tabular-nums">
      <thead className="font-serif">
        <tr>
          <th scope="col" className="border-line border-e px-2 py-1.5">
            {changePlanWords.before}
          </th>
          <th scope="col" className="px-2 py-1.5">
            {changePlanWords.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ before, after }) => (
          <tr
            key={`${before?.place.id} ${after?.place.id}`}
            className="border-line border-t align-top"
          >
            <td className="border-line border-e px-2 py-2">
              {before === undefined ? null : (
                <Cell place={before.place}>
                  {before.movesTo === undefined ? null : (
                    <Marked
                      mark={["calendar", "text-watch", changePlanWords.movesTo(before.movesTo)]}
                    />
                  )}
                  {before.isGone ? (
                    <Marked mark={["minus", "text-watch", changePlanWords.isSetAside]} />
                  ) : null}
                </Cell>
              )}
            </td>
            <td className={`px-2 py-2 ${after?.fate.kind === "new" ? "bg-good/10" : ""}`}>
              {after === undefined ? null : (
                <Cell place={after.place}>
                  <Marked mark={markOf(after.place, after.fate)} />
                </Cell>
              )}
            </td>
          </tr>
        ))}
        {meals.map(({ before, after }) => (
          <tr key={before?.kind ?? after?.kind} className="border-line border-t align-top">
            <td className="border-line border-e px-2 py-2">
              <MealCell meal={before} />
            </td>
            <td className="px-2 py-2">
              <MealCell meal={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ place, children }: { place: TripPlace; children: ReactNode }) {
  const { visit } = place;
  return (
    <>
      {visit === undefined ? null : (
        <span className="block text-ink-soft">
          {language.span(visit.startMinutes, visit.endMinutes)}
        </span>
      )}
      <bdi className="block font-semibold text-[0.9375rem]">{guideText(place.placeName)}</bdi>
      {children}
    </>
  );
}

function MealCell({ meal }: { readonly meal: MealRow["after"] }) {
  if (meal === undefined) return changePlanWords.noMeal;
  return (
    <>
      <span className="block text-ink-soft">
        {changePlanWords.meal(meal.kind, language.time(meal.startMinutes))}
      </span>
      <bdi className="block font-semibold">{meal.placeName && guideText(meal.placeName)}</bdi>
    </>
  );
}

type Mark = readonly [icon: DeferredIconName, look: string, words: string];

function markOf({ isLocked }: TripPlace, fate: Fate): Mark {
  switch (fate.kind) {
    case "stays":
      return isLocked === true
        ? ["lock", "text-good", changePlanWords.locked]
        : ["check", "text-good", changePlanWords.stays];
    case "new":
      return ["plus", "text-good", changePlanWords.isNew];
    case "moved":
      return ["calendar", "text-watch", changePlanWords.moved(fate.day)];
    case "shifted": {
      const { minutes } = fate;
      const words =
        minutes < 0 ? changePlanWords.earlier(-minutes) : changePlanWords.later(minutes);
      return ["clock", "", words];
    }
  }
}

/** A place's fate, in words with a mark before them. */
function Marked({ mark: [icon, look, words] }: { readonly mark: Mark }) {
  return (
    <span className={`flex items-start gap-1.5 max-[19rem]:block ${look}`}>
      <span className="flex h-lh items-center max-[19rem]:hidden">
        <DeferredIcon name={icon} size={18} />
      </span>
      <span>{words}</span>
    </span>
  );
}
