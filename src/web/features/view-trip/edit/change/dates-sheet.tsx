import { useEffect, useEffectEvent, useState } from "react";
import { bookedNames, bookingsOffDates } from "../../../../../domain/bookings/off-dates.ts";
import { OF_DATES } from "../../../../../domain/engine/revise/of-dates.ts";
import type { PlanProblem, Trip, TripDay } from "../../../../../domain/trip/trip.ts";
import { dateRange } from "../../../../lib/date-range.ts";
import { changePlanWords } from "../../../../messages/change-plan-words.ts";
import { guideText, messageText } from "../../../../messages/guide-text.ts";
import { PROBLEM_WORDS } from "../../../../messages/problem-words.ts";
import { Button } from "../../../../ui/button.tsx";
import { Sheet } from "../../../../ui/sheet.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import type { ChangeSheetProps } from "./change-sheet-props.ts";
import type { PlanPreview } from "./plan-preview-of.ts";
import { Proposal } from "./proposal/proposal.tsx";
import { AskAgain, useAsked } from "./use-asked.tsx";

type DatesSheetProps = ChangeSheetProps & {
  /** The first day, "2026-05-04". */
  readonly startDate: string;
};

/**
 * A trip on other dates: what is closed then moves or gives way, before and after; nothing changes before it is
 * accepted. Where all places can stay on their days, the dates are set without a question.
 */
export function DatesSheet({ trip, startDate, editor, preview, onClose }: DatesSheetProps) {
  const { from, found, askAgain } = useAsked(trip, () => proposalOf(preview, startDate));
  const span = dateRange({ startDate, noOfDays: trip.tripData.itinerary.length }) ?? startDate;
  const isNew = trip.userSelection.startDate !== startDate;
  const proposed = found?.value?.trip;
  const dayIds = proposed === undefined ? [] : daysWithOthers(from, proposed);
  const [before] = useState(trip.userSelection.startDate);
  const days = trip.tripData.itinerary.length;
  const off = bookingsOffDates(
    trip.bookings ?? [],
    before === undefined ? undefined : { startDate: before, days },
    { startDate, days },
  ).map(({ name }) => name);
  const isMoved = before !== undefined && before !== startDate;
  const left = isMoved
    ? [...new Set([...off, ...bookedNames(trip.tripData.itinerary).map((name) => guideText(name))])]
    : off;
  const stillShut = proposed === undefined ? [] : shutOnDates(proposed);
  const isPlain =
    isNew && proposed !== undefined && dayIds.length + left.length + stillShut.length === 0;

  const setPlainly = useEffectEvent(async () => {
    await editor.edit({ kind: "set-start-date", date: startDate });
    onClose();
  });
  useEffect(() => {
    if (isPlain) void setPlainly();
  }, [isPlain]);

  async function setOnly(close: () => void): Promise<void> {
    if (await editor.edit({ kind: "set-start-date", date: startDate })) close();
  }

  return (
    <Sheet title={changePlanWords.fitDates(span)} onClose={onClose}>
      {(close) => (
        <>
          <div role="status" className="py-2">
            {found?.state === "waiting" || isPlain ? (
              <Spinner label={changePlanWords.workingItOut} />
            ) : found?.state === "here" ? (
              sayFit(movedOrGone(from, found.value), left, stillShut)
            ) : left.length > 0 ? (
              changePlanWords.bookingsOff(left)
            ) : (
              changePlanWords.failed
            )}
          </div>
          {isNew && found !== undefined && found.state !== "waiting" && !isPlain ? (
            <Button className="my-2 w-full" onClick={() => void setOnly(close)}>
              {dayIds.length > 0 ? changePlanWords.onlyDates : changePlanWords.datesAllTheSame}
            </Button>
          ) : null}
          <AskAgain {...{ found, askAgain }} className="w-full" />
          {proposed !== undefined && dayIds.length > 0 ? (
            <Proposal {...{ trip, from, proposed, editor, close, dayIds }} onOutdated={askAgain} />
          ) : null}
        </>
      )}
    </Sheet>
  );
}

type DatesProposal = {
  readonly trip: Trip;
  /** What is wrong where only the dates are set. */
  readonly problems: readonly PlanProblem[];
};

/** Undefined where that can't be worked out now. */
async function proposalOf(
  preview: PlanPreview,
  startDate: string,
): Promise<DatesProposal | undefined> {
  const [trip, dated] = await Promise.all([
    preview.proposeDates(startDate),
    preview.tryEdits([{ kind: "set-start-date", date: startDate }]),
  ]);
  return trip && { trip, problems: dated?.planCheck?.problems ?? [] };
}

function sayFit(
  moved: readonly string[],
  left: readonly string[],
  stillShut: readonly string[],
): string {
  const isAllFit = left.length + moved.length + stillShut.length === 0;
  return [
    ...(left.length === 0 ? [] : [changePlanWords.bookingsOff(left)]),
    ...(isAllFit || moved.length > 0 ? [changePlanWords.fitDatesMeaning(moved)] : []),
    ...(stillShut.length === 0 ? [] : [changePlanWords.stillShut(stillShut)]),
  ].join(" ");
}

/** Places that stay where the dates have something against them, as what is locked does, with what that is. */
function shutOnDates({ tripData, planCheck }: Trip): string[] {
  const names = new Map(
    tripData.itinerary.flatMap(({ plan }) => plan.map(({ id, placeName }) => [id, placeName])),
  );
  return (planCheck?.problems ?? []).flatMap((problem) => {
    const name = names.get(problem.placeId ?? "");
    if (name === undefined || !OF_DATES.has(problem.code)) return [];
    const why = messageText(PROBLEM_WORDS, problem) ?? "";
    return [changePlanWords.placeBecause(guideText(name), why)];
  });
}

/** Ids of the days that get or lose a place. */
function daysWithOthers({ tripData: before }: Trip, { tripData: after }: Trip): string[] {
  const placesOf = (day: TripDay | undefined) =>
    day?.plan
      .map(({ id }) => id)
      .toSorted()
      .join();
  return after.itinerary.flatMap((day) =>
    placesOf(before.itinerary.find(({ id }) => id === day.id)) === placesOf(day) ? [] : [day.id],
  );
}

/** Names of the places that are not on their days any more, with what the dates have against them, where that is so. */
function movedOrGone({ tripData: before }: Trip, { trip, problems }: DatesProposal): string[] {
  return before.itinerary.flatMap((day) => {
    const after = trip.tripData.itinerary.find(({ id }) => id === day.id);
    const stay = new Set(after?.plan.map(({ id }) => id));
    return day.plan
      .filter(({ id }) => !stay.has(id))
      .map(({ id, placeName }) => {
        const problem = problems.find(({ placeId, code }) => placeId === id && OF_DATES.has(code));
        const why = problem && messageText(PROBLEM_WORDS, problem);
        const name = guideText(placeName);
        return why === undefined ? name : changePlanWords.placeBecause(name, why);
      });
  });
}
