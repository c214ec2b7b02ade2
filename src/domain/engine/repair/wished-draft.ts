import type { Place, TripData } from "../../trip/trip.ts";
import { guessCategory } from "../ground/guess-category.ts";
import { locate } from "../ground/locate.ts";
import { placeMatcher } from "../ground/place-matcher.ts";
import type { KnownCity, KnownPlace } from "../known-city.ts";
import type { ExplainedChange } from "../plan-messages.ts";
import type { TimetableRequest } from "../visits/read-selection.ts";
import { unwantedDays, type WishedPlace } from "../visits/wished-places.ts";
import { isAskedFor, isUnwanted } from "../wishes/is-unwanted.ts";

/** A place of a draft, the day that it is on, and where it is to be. */
type Drafted = {
  readonly text: Place;
  readonly known: KnownPlace | undefined;
  readonly from: number;
  readonly day: number;
};

/**
 * A draft as the traveller's wishes have it, before it is repaired: without what isn't wanted, with what was asked
 * for, each on a day that will do. A draft that meets them stays as it is.
 *
 * @param wished the places that were asked for.
 * @param dates of each day; undefined without dates.
 * @param describePlace a place of the guide in the document's words.
 */
export function wishedDraft(
  plan: TripData,
  { wishes = [] }: Pick<TimetableRequest, "wishes">,
  wished: readonly WishedPlace[],
  dates: readonly (string | undefined)[],
  {
    city,
    describePlace,
  }: { readonly city: KnownCity | undefined; describePlace(place: KnownPlace): Place },
): { readonly plan: TripData; readonly changes: readonly ExplainedChange[] } {
  if (wishes.length === 0) return { plan, changes: [] };
  const find = placeMatcher(city);
  const drafted = plan.itinerary.flatMap((day, number) =>
    day.plan.map((text): Drafted => {
      const { known } = locate(text.placeName, text, find, city?.centre);
      return { text, known, from: number, day: number };
    }),
  );
  const changes: ExplainedChange[] = [];
  const tooMany = beyondMost(drafted, wishes);
  const kept = drafted.filter((one) => {
    const isKept = !isUnwanted(factsOf(one), wishes) && !tooMany.has(one);
    if (!isKept) changes.push({ kind: "dropped", name: one.text.placeName, code: "notWanted" });
    return isKept;
  });
  let placed: readonly Drafted[] = kept;
  for (const one of kept) {
    const asked = wished.find(({ place }) => place.id === one.known?.id);
    const notDays = unwantedDays(factsOf(one), wishes, dates);
    const may = asked?.days ?? [...dates.keys()].filter((day) => !notDays.has(day));
    if (may.includes(one.day) || may.length === 0) continue;
    const day = emptiest(may, placed);
    placed = placed.map((other) => (other === one ? { ...one, day } : other));
    const values = { from: one.from + 1, to: day + 1 };
    changes.push({ kind: "moved", name: one.text.placeName, code: "otherDayAsked", values });
  }
  for (const { place, days } of wished) {
    if (placed.some(({ known }) => known?.id === place.id)) continue;
    const day = emptiest(days ?? [...dates.keys()], placed);
    placed = [...placed, { text: describePlace(place), known: place, from: -1, day }];
    changes.push({ kind: "added", name: place.name, code: "askedFor" });
  }
  if (changes.length === 0) return { plan, changes };
  const itinerary = plan.itinerary.map((day, number) => ({
    ...day,
    plan: placed.filter((one) => one.day === number).map(({ text }) => text),
  }));
  return { plan: { ...plan, itinerary }, changes };
}

/** Of kinds that the traveller wants only some of, those that come after them. */
function beyondMost(
  drafted: readonly Drafted[],
  wishes: NonNullable<TimetableRequest["wishes"]>,
): ReadonlySet<Drafted> {
  return new Set(
    wishes.flatMap((wish) => {
      if (wish.kind !== "most") return [];
      const meant = drafted.filter((one) => wish.categories.includes(factsOf(one).category));
      const isAsked = (one: Drafted) => isAskedFor(factsOf(one), wishes);
      const inOrder = [...meant.filter(isAsked), ...meant.filter((one) => !isAsked(one))];
      return inOrder.slice(wish.count);
    }),
  );
}

function factsOf({ text, known }: Drafted) {
  const category = known?.category ?? text.category ?? guessCategory(text.placeName);
  return { name: known?.name ?? text.placeName, category };
}

/** The day with the fewest places, the first of several. */
function emptiest(days: readonly number[], placed: readonly Drafted[]): number {
  const held = (day: number) => placed.filter((one) => one.day === day).length;
  return days.toSorted((a, b) => held(a) - held(b) || a - b)[0] ?? 0;
}
