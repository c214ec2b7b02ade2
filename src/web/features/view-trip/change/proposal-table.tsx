import type { ReactNode } from "react";
import { clockText } from "../../../../domain/places/clock-text.ts";
import type { Trip, TripPlace } from "../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../messages/en/change-plan-words.ts";
import { Icon } from "../../../ui/icon.tsx";
import { compareDays, type DayRow, type Fate, figuresOf } from "./day-comparison.ts";

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
      {days.map(({ day, rows }) => (
        <section key={day.id} aria-label={day.day} className="mt-3">
          {days.length === 1 ? null : <h3 className="font-semibold">{day.day}</h3>}
          {rows === undefined ? (
            <p className="text-ink-soft">{changePlanWords.dayUnchanged}</p>
          ) : (
            <DayTable rows={rows} />
          )}
        </section>
      ))}
    </>
  );
}

function FigureTable({ before, after, dayIds }: ProposalTableProps) {
  const daysOf = ({ tripData }: Trip) => tripData.itinerary.filter(({ id }) => dayIds.includes(id));
  const [was, is] = [figuresOf(daysOf(before)), figuresOf(daysOf(after))];
  const clock = (minutes: number | undefined) =>
    minutes === undefined ? undefined : clockText(minutes);
  const rows = [
    [changePlanWords.onFoot, changePlanWords.km(was.kmOnFoot), changePlanWords.km(is.kmOnFoot)],
    [
      changePlanWords.travel,
      changePlanWords.minutes(was.travelMinutes),
      changePlanWords.minutes(is.travelMinutes),
    ],
    [changePlanWords.backAt, clock(was.backAtMinutes), clock(is.backAtMinutes)],
  ] as const;
  return (
    <dl className="mt-2 tabular-nums">
      {rows.map(([term, from, to]) =>
        from === undefined || to === undefined ? null : (
          <div
            key={term}
            className="flex flex-wrap justify-between gap-x-4 border-line border-b py-1.5"
          >
            <dt className="text-ink-soft">{term}</dt>
            <dd className="flex items-center gap-2">
              {from}
              <span className="-rotate-90">
                <Icon name="chevron-down" size={18} />
              </span>
              <span className="sr-only">{changePlanWords.to}</span> <b>{to}</b>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

function DayTable({ rows }: { rows: readonly DayRow[] }) {
  return (
    <table className="mt-2 w-full table-fixed overflow-hidden rounded-card border border-line bg-card text-left align-top leading-6 tabular-nums">
      <thead className="font-serif">
        <tr>
          <th scope="col" className="border-line border-r px-3 py-1.5">
            {changePlanWords.before}
          </th>
          <th scope="col" className="px-3 py-1.5">
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
            <td className="border-line border-r px-3 py-2">
              {before === undefined ? null : (
                <Cell place={before.place}>
                  {before.movesTo === undefined ? null : (
                    <span className="text-watch">{changePlanWords.movesTo(before.movesTo)}</span>
                  )}
                  {before.isGone ? (
                    <span className="text-watch">{changePlanWords.setAside}</span>
                  ) : null}
                </Cell>
              )}
            </td>
            <td className="px-3 py-2">
              {after === undefined ? null : (
                <Cell place={after.place}>
                  <FateWords place={after.place} fate={after.fate} />
                </Cell>
              )}
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
          {changePlanWords.hours(clockText(visit.startMinutes), clockText(visit.endMinutes))}
        </span>
      )}
      <bdi className="block font-semibold">{place.placeName}</bdi>
      {children}
    </>
  );
}

function FateWords({ place, fate }: { place: TripPlace; fate: Fate }) {
  switch (fate.kind) {
    case "stays":
      return (
        <span className="text-good">
          {place.isLocked === true ? changePlanWords.locked : changePlanWords.stays}
        </span>
      );
    case "new":
      return <span className="text-good">{changePlanWords.isNew}</span>;
    case "moved":
      return <span className="text-watch">{changePlanWords.moved(fate.day)}</span>;
    case "shifted":
      return (
        <span>
          {fate.minutes < 0
            ? changePlanWords.earlier(-fate.minutes)
            : changePlanWords.later(fate.minutes)}
        </span>
      );
  }
}
