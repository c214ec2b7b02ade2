import { isSameJson } from "../../is-same-json.ts";
import type { Note, Trip } from "../../trip/trip.ts";
import { checkPlan } from "../check/check-plan.ts";
import { type CheckedPart, joinChecks } from "../check/join-checks.ts";
import { judgeWishes, leftOutFirst } from "../check/judge-wishes.ts";
import type { SavedTrip } from "../reading/planned-trip.ts";
import { withDocument } from "../reading/read-trip.ts";
import { elsewhereProblems, withoutFollowing } from "./elsewhere-problems.ts";
import { idleGaps } from "./idle-gaps.ts";
import { journeyProblems } from "./journey-problems.ts";
import { planProblems } from "./plan-problems.ts";

/**
 * The trip with its plan checked afresh, with every rule that it breaks, and with what now comes of the wishes that it
 * was planned by. Long gaps are compared with those of `former`. What was changed before it was saved is still said. A day with nothing on it is as the traveller wants it.
 */
export function* checkEdited(
  trip: SavedTrip,
  former: Trip = trip.document,
): Generator<void, SavedTrip, void> {
  const parts: CheckedPart[] = [];
  const problems = [
    ...elsewhereProblems(trip),
    ...journeyProblems(trip),
    ...idleGaps(trip.document, former),
  ];
  for (const town of trip.towns) {
    // A base whose days are all gone is none any more.
    if (town.days.length === 0) continue;
    const checked = yield* checkPlan(town, { mayBeFree: true });
    const failed = checked.isFeasible ? [] : checked.checks.filter(({ isMet }) => !isMet);
    problems.push(...(yield* planProblems(town, failed)));
    parts.push({ checked, days: town.days.length });
    yield;
  }
  const changes = trip.document.planCheck?.changes ?? [];
  const planCheck = { ...joinChecks(parts), changes, problems: withoutFollowing(problems) };
  return yield* withDocument(trip, { ...withNotes(trip, former), planCheck });
}

/** What the planner said of wishes when it made the plan may be so no more; how it read them stays. */
function withNotes(trip: SavedTrip, former: Trip): Trip {
  const { document, city, request } = trip;
  const { notes = [], ...tripData } = document.tripData;
  if (city === undefined || (request.wishes ?? []).length === 0) return document;
  const kept = notes.filter(
    (note) =>
      typeof note === "string" || !JUDGES.test(note.code) || isStillCelebrated(note, document),
  );
  const judged = leftOutFirst([...kept, ...judgeWishes(trip, changesMet(trip, former))]);
  if (isSameJson(judged, notes)) return document;
  return {
    ...document,
    tripData: { ...tripData, ...(judged.length === 0 ? {} : { notes: judged }) },
  };
}

/**
 * The words of wishes that the plan was changed by, and was said to meet: nobody can judge them of the plan alone. A wish for a meal is met no
 * more once a table that somebody chose is gone.
 */
function changesMet({ document, request }: SavedTrip, former: Trip): string[] {
  const said = (former.tripData.notes ?? []).flatMap((note) =>
    typeof note !== "string" && note.code === "wishesMet" ? [note.values?.wishes].flat() : [],
  );
  const kept = new Set(chosenTables(document));
  const keepsTables = chosenTables(former).every((id) => kept.has(id));
  return (request.wishes ?? []).flatMap((wish) =>
    wish.kind === "change" &&
    said.includes(wish.text) &&
    (keepsTables || !/^(?:eat|lunch|dinner)\b/.test(wish.words))
      ? wish.text
      : [],
  );
}

function chosenTables({ tripData: { itinerary } }: Trip): (string | undefined)[] {
  return itinerary.flatMap(({ meals = [] }) =>
    meals.flatMap(({ isChosen, guideId, placeName }) => (isChosen ? (guideId ?? placeName) : [])),
  );
}

/** Whether the dinner that is for a birthday is on its day. */
function isStillCelebrated({ code, values }: Exclude<Note, string>, { tripData }: Trip): boolean {
  const { meals = [] } = tripData.itinerary[Number(values?.day) - 1] ?? {};
  return code === "wishCelebrated" && meals.some(({ placeName }) => placeName === values?.name);
}

/** The notes of `judgeWishes`, and of changes to a plan that was just made. */
const JUDGES = /^wish(?!ReadAs$|esUnread$)/;
