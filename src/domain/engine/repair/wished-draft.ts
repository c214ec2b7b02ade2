import type { PlanRequest } from "../../trip/plan-request.ts";
import type { ExplainedChange } from "../plan-messages.ts";
import type { PlannedPlace, PlannedTown } from "../reading/planned-trip.ts";
import { readPlace } from "../reading/read-trip.ts";
import { isAskedFor, isUnwanted } from "../visits/is-unwanted.ts";
import { countsAs } from "../visits/most-a-day.ts";
import { unwantedDays, type WishedPlace } from "../visits/wished-places.ts";
import { describePlace } from "../writing/describe-place.ts";

/** A place of a draft, the day that it is on, and where it is to be. */
type Drafted = { readonly place: PlannedPlace; readonly from: number; readonly day: number };

/**
 * The days of a draft as the traveller's wishes have them, before it is repaired: without what isn't wanted, with what
 * was asked for, each on a day that will do. A draft that meets them stays as it is.
 *
 * @param wished the places that were asked for.
 * @param dates of each day; undefined without dates.
 */
export function wishedDraft(
  { days, request: { wishes = [] }, city, find }: PlannedTown,
  wished: readonly WishedPlace[],
  dates: readonly (string | undefined)[],
): {
  readonly days: readonly { readonly places: readonly PlannedPlace[] }[];
  readonly changes: readonly ExplainedChange[];
} {
  if (wishes.length === 0) return { days, changes: [] };
  const drafted = days.flatMap(({ places }, day) =>
    places.map((place): Drafted => ({ place, from: day, day })),
  );
  const changes: ExplainedChange[] = [];
  const tooMany = beyondMost(drafted, wishes);
  const kept = drafted.filter((one) => {
    const { facts, text } = one.place;
    const isKept = !isUnwanted(facts, wishes) && !tooMany.has(one);
    if (!isKept) changes.push({ kind: "dropped", name: text.placeName, code: "notWanted" });
    return isKept;
  });
  let placed: readonly Drafted[] = kept;
  for (const one of kept) {
    const { known, facts, text } = one.place;
    const asked = wished.find(({ place }) => place.id === known?.id);
    const notDays = unwantedDays(facts, wishes, dates);
    const may = asked?.days ?? [...dates.keys()].filter((day) => !notDays.has(day));
    if (may.includes(one.day) || may.length === 0) continue;
    const day = emptiest(may, placed);
    placed = placed.map((other) => (other === one ? { ...one, day } : other));
    const values = { from: one.from + 1, to: day + 1 };
    changes.push({ kind: "moved", name: text.placeName, code: "otherDayAsked", values });
  }
  for (const { place: known, days: on } of wished) {
    if (city === undefined || placed.some(({ place }) => place.known?.id === known.id)) continue;
    const day = emptiest(on ?? [...dates.keys()], placed);
    const place = readPlace(describePlace(known, city), known.id, find, city.centre);
    placed = [...placed, { place, from: -1, day }];
    changes.push({ kind: "added", name: known.name, code: "askedFor" });
  }
  const wishedDays = days.map((_, day) => ({
    places: placed.filter((one) => one.day === day).map(({ place }) => place),
  }));
  return { days: changes.length === 0 ? days : wishedDays, changes };
}

/** Of kinds that the traveller wants only some of, those that come after them. */
function beyondMost(
  drafted: readonly Drafted[],
  wishes: NonNullable<PlanRequest["wishes"]>,
): ReadonlySet<Drafted> {
  return new Set(
    wishes.flatMap((wish) => {
      if (wish.kind !== "most" || wish.isADay === 1) return [];
      const meant = drafted.filter((one) => countsAs(wish.categories, one.place.facts));
      const isAsked = (one: Drafted) => isAskedFor(one.place.facts, wishes);
      const inOrder = [...meant.filter(isAsked), ...meant.filter((one) => !isAsked(one))];
      return inOrder.slice(wish.count);
    }),
  );
}

/** The day with the fewest places, the first of several. */
function emptiest(days: readonly number[], placed: readonly Drafted[]): number {
  const held = (day: number) => placed.filter((one) => one.day === day).length;
  return days.toSorted((a, b) => held(a) - held(b) || a - b)[0] ?? 0;
}
