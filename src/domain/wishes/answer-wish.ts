import type { KnownCity } from "../engine/known-city.ts";
import type { SavedTrip } from "../engine/reading/planned-trip.ts";
import { dayOf, daysOf, readTrip } from "../engine/reading/read-trip.ts";
import { checkEdited } from "../engine/revise/check-edited.ts";
import type { Meal, Trip } from "../trip/trip.ts";
import { idsOf } from "./language/said-items.ts";
import { isWithin, meetAll, type RoomQuestion } from "./make-room.ts";
import { dinnerBefore, mealsOutOf } from "./meals-beside-hours.ts";
import { isMealsWish } from "./meet-meals.ts";
import { meetWish } from "./meet-wish.ts";
import { isMetOnAll } from "./meet-within-day.ts";
import {
  type Asked,
  type AskedPart,
  type ByModel,
  type ReadWishes,
  readWishes,
  type UnmetWish,
} from "./read-wishes.ts";
import type { Wish, WishOf } from "./wish.ts";
import { planned, unlockedDays, type WishContext, withEdit } from "./wish-step.ts";
import { dayIdsOf } from "./wishes-of.ts";
import { type FreedWish, withItsMeals } from "./with-its-meals.ts";
import { withItsTables } from "./with-its-tables.ts";

/** The trip as it would be, checked; the same trip where no wish can be met. */
export type WishAnswer = Pick<ReadWishes, "unmet" | "asked" | "asides"> & { readonly trip: Trip };

/**
 * What a trip would be by wishes in plain words, for the traveller to accept or not. A part that is not understood is
 * asked back, and the rest is done. Pure. Yields every millisecond or so.
 *
 * @param asked `dayId`: the day that is meant where none is named; `byModel`: reads the parts that the
 * grammar left (`modelReading`); `newId`: an id for a place that comes into the plan; `mayDrop`: what a wish doesn't name may
 * go for it unasked, since nobody has seen the plan yet, but for the places in `keep`.
 */
export function* answerWish(
  trip: Trip,
  asked: Asked & {
    readonly byModel?: ByModel | undefined;
    newId(): string;
    readonly mayDrop?: boolean;
    readonly keep?: ReadonlySet<string>;
  },
  city: KnownCity | undefined,
): Generator<void, WishAnswer, void> {
  const { asides, open, keepsRest, ...parts } = readWishes(trip, asked, city);
  let { wishes } = parts;
  yield;
  const read = yield* readTrip(trip, city);
  let unmet: readonly UnmetWish[] = parts.unmet;
  const held = yield* withKept(read, wishes, open);
  let now = held.trip;
  const stays = new Set([...held.kept, ...(asked.keep ?? [])]);
  let kept: ReadonlySet<string> = stays;
  const isAnyLocked = daysOf(read).some(
    ({ text }) => text.isLocked === true || text.plan.some(({ isLocked }) => isLocked === true),
  );
  const room: AskedPart[] = [];
  const said = ({ wish, choices }: RoomQuestion) =>
    asked.mayDrop === true
      ? choices[0]?.label
      : choices[asked.chosen?.[roomKey(wish.text)] ?? -1]?.label;
  const done = function* (some: readonly Wish[]) {
    const met = yield* meetAll(now, some, { newId: asked.newId, kept, keepsRest }, said);
    now = met.trip;
    unmet = [...unmet, ...met.unmet.map(isAnyLocked ? (one) => one : withoutLock)];
    room.push(...met.questions.map(roomPart));
  };
  const isOfHours = (wish: Wish) => HOURS.test(wish.verb);
  const isOfPlaces = (wish: Wish) =>
    !isOfHours(wish) && !isMealsWish(wish) && wish.verb !== "lock-days";
  // A day that is to stay as it is takes part in nothing else.
  yield* done(wishes.filter(({ verb }) => verb === "lock-days"));
  // What goes makes room for what comes.
  yield* done(wishes.filter((wish) => isOfPlaces(wish) && takesOfKind(wish)));
  yield* done(wishes.filter((wish) => isOfPlaces(wish) && !takesOfKind(wish)));
  // What stays keeps its day, and its hour only where no other hours are asked for.
  if (now === held.trip) now = read;
  else
    for (const id of held.ids)
      now = (yield* withEdit(now, { kind: "set-lock", id, isLocked: false })) ?? now;
  const moved = yield* clearOfEnds(now, wishes, { newId: asked.newId, kept, mayDrop: false });
  now = moved.trip;
  unmet = unmet.filter(({ text, reason }) => reason !== "isSo" || !moved.texts.includes(text));
  kept = new Set([...stays, ...placesToBe(wishes)]);
  wishes = ofDaysNow(wishes, now);
  yield* done(wishes.filter(isOfHours));
  for (const wish of wishes.filter(isOfBreak)) {
    const beside = yield* mealsBeside(now, wish, kept);
    // A meal that made way is what was asked for.
    if (beside !== now && isMetOnAll(beside, wish))
      unmet = unmet.filter(({ text }) => text !== wish.text);
    now = beside;
  }
  yield* done(wishes.filter(isMealsWish));
  const askedMeals = wishes.flatMap((wish) => (wish.verb === "meal" ? [wish.meal] : []));
  if (now !== read && !askedMeals.includes("any") && !wishes.some(({ verb }) => verb === "free"))
    now = yield* withItsMeals(now, read, {
      askedMeals,
      begunAnew: wishes.filter((wish) => wish.verb === "start-day"),
      freed: wishes.filter(isOfBreak),
      kept,
      mayDrop: asked.mayDrop === true,
    });
  if (now !== read && asked.mayDrop !== true)
    now = yield* withItsTables(now, read, (dayId, kind) =>
      wishes.some(
        (wish) =>
          (isMealsWish(wish) && isOfMeal(wish, dayId, kind)) ||
          (isOfBreak(wish) && wish.dayIds?.includes(dayId) !== false),
      ),
    );
  const text = [...new Set(wishes.map((wish) => wish.text))].join(", ");
  const isAgreed = asked.mayDrop === true || asked.chosen?.[roomKey(text)] === 0;
  const choices = isAgreed ? undefined : choicesOfLoss(read, now, wishes, asked.chosen);
  if (choices !== undefined)
    return {
      ...{ trip, unmet: [], asides },
      asked: [...parts.asked, { key: roomKey(text), text, choices, isTurned: true }],
    };
  const { document } = now === read ? now : yield* checkEdited(now);
  const missed = firstOfEach(butTaken(unmet, read, wishes));
  return { trip: document, unmet: missed, asked: [...parts.asked, ...room], asides };
}

const MOVES_DAYS = /^(?:swap-days|move-day|swap-day-of)$/;

/** "Swap day 1 and 3, and let the Monday begin at 11": the day that is Monday then. */
function ofDaysNow(wishes: readonly Wish[], { document }: SavedTrip): readonly Wish[] {
  if (!wishes.some(({ verb }) => MOVES_DAYS.test(verb))) return wishes;
  return wishes.map((wish) => {
    const { weekdays, dates } = wish.when ?? {};
    const ids = dayIdsOf(wish.when, document.tripData.itinerary);
    const isOfDate = (weekdays ?? dates) !== undefined && !MOVES_DAYS.test(wish.verb);
    return isOfDate && ids !== undefined ? { ...wish, dayIds: ids } : wish;
  });
}

function isOfMeal(wish: WishOf<"meal" | "need">, dayId: string, kind: Meal["kind"]): boolean {
  const isOfDay = wish.dayIds === undefined || wish.dayIds.includes(dayId);
  return isOfDay && (wish.meal === undefined || wish.meal === "any" || wish.meal === kind);
}

/** What is locked only while the rest is done, as it is to stay, has no lock that the traveller could take off. */
function withoutLock(unmet: UnmetWish): UnmetWish {
  return unmet.reason === "isLocked" ? { ...unmet, reason: "noneFits" } : unmet;
}

/** What only comes or stays longer takes no meal. */
const BRINGS = /^(?:add|at-least|set-end|stay)$/;
/** A meal that no wish names is not put off by so much unasked, nor lunch into the late afternoon. */
const UPSET_MINUTES = 120;
const LATE_LUNCH_MINUTES = 15 * 60 + 30;

function upsetsMeals(before: SavedTrip, after: SavedTrip, wishes: readonly Wish[]): boolean {
  const said = wishes.filter((wish) => HOURS.test(wish.verb) || isMealsWish(wish));
  const brings = wishes.length > 0 && wishes.every(({ verb }) => BRINGS.test(verb));
  const begun = wishes.filter(
    (wish) =>
      wish.verb === "start-day" &&
      typeof wish.minutes === "number" &&
      wish.minutes > 12 * 60 &&
      wish.minutes <= LATE_LUNCH_MINUTES - UPSET_MINUTES,
  );
  return daysOf(before).some(({ text: { id, meals = [] } }) => {
    const isSaid = said.some(({ dayIds }) => dayIds === undefined || dayIds.includes(id));
    const { meals: then = [], plan = [] } = dayOf(after, id)?.text ?? {};
    const isBegun = begun.some(({ dayIds }) => dayIds?.includes(id) === true);
    const isLost = (kind: Meal["kind"]) => !then.some((meal) => meal.kind === kind);
    if (isBegun && plan.length > 0 && meals.some(({ kind }) => kind === "lunch" && isLost(kind)))
      return true;
    return (
      !isSaid &&
      meals.some(({ kind, startMinutes }) => {
        const stands = then.find((meal) => meal.kind === kind);
        if (stands === undefined) return brings && plan.length > 0;
        const start = stands.startMinutes;
        const isLate = kind === "lunch" && start > LATE_LUNCH_MINUTES && start > startMinutes;
        return isLate || start - startMinutes >= UPSET_MINUTES;
      })
    );
  });
}

/** What only moves, brings or feeds, and so takes nothing out that it doesn't name. */
const TAKES_NOTHING =
  /^(?:move|set-start|set-end|stay|meal|need|exchange|keep|keep-rest|remove|lock|add|together|apart|start-day|end-day|free-hours|less-walking)$/;

/** Where it would upset meals, or cost stops, that nobody spoke of, the traveller says whether it is done. */
function choicesOfLoss(
  before: SavedTrip,
  after: SavedTrip,
  wishes: readonly Wish[],
  chosen: Asked["chosen"],
): AskedPart["choices"] | undefined {
  const asItIs = { label: "asItIs", name: "" } as const;
  if (upsetsMeals(before, after, wishes)) return [{ label: "evenSo", name: "" }, asItIs];
  const lost = hasRoom(chosen) ? [] : lostBeside(before, after, wishes);
  return lost.length === 0 ? undefined : [{ label: "makeRoom", name: lost.join(", ") }, asItIs];
}

const hasRoom = (chosen: Readonly<Record<string, number>> = {}) =>
  Object.keys(chosen).some((key) => key.startsWith(roomKey("")));

/** Names of the stops that went though no wish is about them. */
function lostBeside(
  before: SavedTrip,
  after: SavedTrip,
  wishes: readonly Wish[],
): readonly string[] {
  if (wishes.length === 0 || !wishes.every(({ verb }) => TAKES_NOTHING.test(verb))) return [];
  const gone = wishes.flatMap((wish) =>
    "what" in wish && wish.what !== undefined ? planned(before, wish.what) : [],
  );
  const left = new Set(daysOf(after).flatMap(({ text }) => text.plan.map(({ id }) => id)));
  return daysOf(before)
    .flatMap(({ text }) => text.plan)
    .filter((place) => !left.has(place.id) && !gone.some(({ text }) => text.id === place.id))
    .filter((place) => !wishes.some((wish) => isWithin(place, wish)))
    .map(({ placeName }) => placeName);
}

/** The same words may have been asked about before for what they mean. */
function roomKey(text: string): string {
  return `room: ${text}`;
}

function roomPart({ wish: { text }, choices }: RoomQuestion): AskedPart {
  return { key: roomKey(text), text, choices, isTurned: true };
}

/** "Remove the zoo, they hate zoos": what the other took isn't missed. */
function butTaken(
  unmet: readonly UnmetWish[],
  before: SavedTrip,
  wishes: readonly Wish[],
): readonly UnmetWish[] {
  const taken = wishes.filter(
    (wish) => wish.verb === "remove" && planned(before, wish.what).length > 0,
  );
  return unmet.filter(
    ({ text, reason }) => reason !== "noneThere" || !taken.some((wish) => wish.text === text),
  );
}

/** One reason for the same words is enough. */
function firstOfEach(unmet: readonly UnmetWish[]): readonly UnmetWish[] {
  return unmet.filter((one, at) => unmet.findIndex(({ text }) => text === one.text) === at);
}

function takesOfKind(wish: Wish): boolean {
  return TAKES.test(wish.verb) && "what" in wish && wish.what.kind === "category";
}

const TAKES = /^(?:remove|remove-some|remove-others|fewer|at-most)$/;
const HOURS = /^(?:start-day|end-day|free|free-hours|most-a-day|pace)$/;

function isOfBreak(wish: Wish): wish is FreedWish {
  return wish.verb === "free-hours" || wish.verb === "end-day";
}

/** Meals of the days whose hours were asked for: outside of a break, and before one is back. */
function* mealsBeside(
  trip: SavedTrip,
  wish: FreedWish,
  kept: ReadonlySet<string>,
): Generator<void, SavedTrip, void> {
  let now = trip;
  for (const { text } of unlockedDays(trip, wish)) {
    if (wish.verb === "free-hours") now = yield* mealsOutOf(now, text.id, wish, kept);
    else if (typeof wish.minutes === "number")
      now = yield* dinnerBefore(now, text.id, wish.minutes, kept);
  }
  return now;
}

const TO_BE = /^(?:move|set-start|set-end|stay|add|exchange|together|apart)$/;

/** "The tower in the evening, and on the last day we leave at 13:00": what a wish is about isn't lost by another. */
function placesToBe(wishes: readonly Wish[]): readonly string[] {
  return wishes.flatMap((wish) =>
    TO_BE.test(wish.verb) && "what" in wish
      ? [wish.what, ...("others" in wish ? wish.others : [])].flatMap(idsOf)
      : [],
  );
}

/** What a wish brings to an hour at which another ends its day comes to it on another day. */
function* clearOfEnds(
  trip: SavedTrip,
  wishes: readonly Wish[],
  context: WishContext,
): Generator<void, { readonly trip: SavedTrip; readonly texts: readonly string[] }, void> {
  let now = trip;
  const texts: string[] = [];
  for (const end of wishes) {
    if (end.verb !== "end-day" || typeof end.minutes !== "number") continue;
    for (const wish of wishes) {
      if (wish.verb !== "move" || wish.dayIds !== undefined || wish.what.kind !== "places")
        continue;
      const [found] = wish.what.found;
      const own = daysOf(now).find(({ text }) => text.plan.some(({ id }) => id === found?.id));
      const visit = own?.text.plan.find(({ id }) => id === found?.id)?.visit;
      const isMeant = end.dayIds?.includes(own?.text.id ?? "") ?? false;
      if (!isMeant || visit === undefined || visit.endMinutes <= end.minutes) continue;
      let best: { readonly trip: SavedTrip; readonly end: number } | undefined;
      for (const { text } of daysOf(now)) {
        if (end.dayIds?.includes(text.id) === true || text.isLocked === true) continue;
        const step = yield* meetWish(now, { ...wish, dayIds: [text.id] }, context);
        if (!("trip" in step) || countOf(step.trip) < countOf(now)) continue;
        if (upsetsMeals(now, step.trip, [])) continue;
        const ends = dayOf(step.trip, text.id)?.text.plan.at(-1)?.visit?.endMinutes ?? 0;
        if (best === undefined || ends < best.end) best = { trip: step.trip, end: ends };
      }
      if (best === undefined) continue;
      now = best.trip;
      texts.push(wish.text);
    }
  }
  return { trip: now, texts };
}

function countOf(trip: SavedTrip): number {
  return daysOf(trip).reduce((sum, { places }) => sum + places.length, 0);
}

/** What is to stay is locked while the rest is done. */
function* withKept(
  trip: SavedTrip,
  wishes: readonly Wish[],
  open: ReadonlySet<string>,
): Generator<void, { trip: SavedTrip; ids: readonly string[]; kept: ReadonlySet<string> }, void> {
  const named = (isMeant: (wish: Wish) => boolean) =>
    wishes.flatMap((wish) => (isMeant(wish) && "what" in wish ? idsOf(wish.what) : []));
  const stays = wishes.flatMap((wish) =>
    wish.verb === "remove-others" ? wish.but.flatMap(idsOf) : [],
  );
  const kept = new Set([...named(({ verb }) => verb === "keep"), ...stays, ...open]);
  // What is moved by another wish stays, and moves.
  const changed = new Set([...open, ...named(({ verb }) => verb !== "keep")]);
  const ids = daysOf(trip).flatMap(({ places }) =>
    places
      .filter(({ text }) => kept.has(text.id) && !changed.has(text.id) && text.isLocked !== true)
      .map(({ text }) => text.id),
  );
  let now = trip;
  for (const id of ids)
    now = (yield* withEdit(now, { kind: "set-lock", id, isLocked: true })) ?? now;
  return { trip: now, ids, kept };
}
