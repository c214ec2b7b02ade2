import type { Edit } from "../edits/edit-kinds.ts";
import { withDayPlan } from "../edits/kinds/plan-parts.ts";
import type { SavedDay, SavedTrip } from "../engine/reading/planned-trip.ts";
import { dayOf, daysOf, withDocument } from "../engine/reading/read-trip.ts";
import { dayRulesBroken } from "../engine/revise/plan-problems.ts";
import { ticketText } from "../engine/writing/price-text.ts";
import { LOOK_MINUTES } from "../trip/asked-hour.ts";
import type { TripPlace } from "../trip/trip.ts";
import { settled } from "./meet-hours.ts";
import type { WishObject, WishOf } from "./wish.ts";
import {
  type PlaceOnDay,
  placesOfKind,
  type UnmetReason,
  unlockedDays,
  type WishContext,
  type WishStep,
  withEdit,
} from "./wish-step.ts";

type StayWish = WishOf<"stay">;

const HOUR = 60;

const LONGER = 1.5;

const STAY_STEP_MINUTES = 15;

const SHORTEST_STAY_MINUTES = 15;

/** "Until 2" of who is there in the evening is in the night. */
const EVENING_MINUTES = 17 * 60;
const NIGHT_ENDS_MINUTES = 6 * 60;
const DAY_MINUTES = 24 * 60;

/** Each place of a kind no longer than so. */
export function* noLonger(
  trip: SavedTrip,
  kind: Extract<WishObject, { readonly kind: "category" }>,
  wish: StayWish,
  context: WishContext,
): Generator<void, WishStep, void> {
  const { minutes } = wish;
  let now = trip;
  let unmet: UnmetReason = "isSo";
  for (const place of placesOfKind(unlockedDays(trip, wish), kind)) {
    const day = daysOf(now).find(({ places }) =>
      places.some(({ text }) => text.id === place.text.id),
    );
    const { visit, isLocked } = place.text;
    const length = visit === undefined ? 0 : visit.endMinutes - visit.startMinutes;
    if (day === undefined || typeof minutes !== "number" || length <= minutes) continue;
    const step: WishStep = isLocked
      ? { unmet: "isLocked" }
      : yield* staying(now, { place, day }, minutes, context);
    if ("trip" in step) now = step.trip;
    else unmet = step.unmet;
  }
  return now === trip ? { unmet } : { trip: now };
}

/** So long there; what no longer fits beside it goes. */
export function* staying(
  trip: SavedTrip,
  { place, day }: PlaceOnDay,
  minutes: number,
  { kept }: WishContext,
): Generator<void, WishStep, void> {
  const placeId = place.text.id;
  const broken = dayRulesBroken(trip, day.text.id).length;
  const set = yield* withEdit(trip, { kind: "set-stay", placeId, minutes });
  if (set === undefined) return { unmet: "noneFits" };
  return { trip: yield* settled(set, day.text.id, broken, new Set([...kept, placeId])) };
}

/** A look from outside: short, free, and nothing to book. */
export function* lookingAt(
  trip: SavedTrip,
  { place, day }: PlaceOnDay,
  context: WishContext,
): Generator<void, WishStep, void> {
  const { id, stayMinutes: stays, ticketsPricing } = place.text;
  if (stays === LOOK_MINUTES && ticketsPricing === NO_TICKET) return { unmet: "isSo" };
  const step = yield* staying(trip, { place, day }, LOOK_MINUTES, context);
  if (!("trip" in step)) return step;
  const document = withDayPlan(step.trip.document, day.text.id, (plan) =>
    plan.map((each) => (each.id === id ? seenFromOutside(each) : each)),
  );
  return { ...step, trip: yield* withDocument(step.trip, document) };
}

const NO_TICKET = ticketText(0, "");

function seenFromOutside({ booking: _, ...place }: TripPlace): TripPlace {
  return { ...place, ticketsPricing: NO_TICKET };
}

/** Until an hour, from when it begins; where it isn't open for so long, that is said. */
export function* until(
  trip: SavedTrip,
  one: PlaceOnDay,
  endsAt: number,
  context: WishContext,
): Generator<void, WishStep, void> {
  const { id: placeId, visit } = one.place.text;
  const { startMinutes = endsAt, endMinutes } = visit ?? {};
  const hour = startMinutes < EVENING_MINUTES ? endsAt : endsAt % (DAY_MINUTES / 2);
  const isNight = endsAt < startMinutes && hour <= NIGHT_ENDS_MINUTES;
  const end = isNight ? DAY_MINUTES + hour : endsAt;
  if (endMinutes === end) return { unmet: "isSo" };
  const minutes = end - startMinutes;
  if (minutes < SHORTEST_STAY_MINUTES) return { unmet: "noneFits" };
  // It begins as it does, whatever goes before it.
  const edit = { kind: "set-start", placeId, startMinutes } as const;
  const fixed = yield* withEdit(trip, edit);
  const step: WishStep =
    fixed === undefined ? { unmet: "noneFits" } : yield* staying(fixed, one, minutes, context);
  const shut = "trip" in step ? shutAt(step.trip, one) : undefined;
  if (shut === undefined || shutAt(trip, one) !== undefined) return step;
  return { unmet: "isShut", ...(shut.length === 0 ? {} : { hours: shut }) };
}

/** When a place opens and closes that is shut at a part of its visit, by turns. */
function shutAt(trip: SavedTrip, { day, place }: PlaceOnDay): readonly number[] | undefined {
  const problem = dayRulesBroken(trip, day.text.id).find(
    ({ placeId, code }) => placeId === place.text.id && /^(?:outsideHours|closed)$/.test(code),
  );
  return problem && hoursOf(problem.values?.hours);
}

function hoursOf(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "number") : [];
}

/** At an hour of its day, or of the one that is named: in its turn there, and what it crowds out goes. */
export function* atHour(
  trip: SavedTrip,
  { place, day }: PlaceOnDay,
  wish: WishOf<"set-start">,
  { kept }: WishContext,
): Generator<void, WishStep, void> {
  const placeId = place.text.id;
  const start = place.text.visit?.startMinutes;
  const { minutes: said, by = HOUR } = wish;
  if (typeof said !== "number" && start === undefined) return { unmet: "noneFits" };
  const minutes = typeof said === "number" ? said : (start ?? 0) + (said === "earlier" ? -by : by);
  const isNamed = ({ text }: SavedDay) => wish.dayIds?.includes(text.id) === true;
  const isInBounds =
    start !== undefined &&
    ((wish.isLatest === true && start <= minutes) || (wish.isSoonest === true && start >= minutes));
  if (isInBounds && (wish.dayIds === undefined || isNamed(day))) return { unmet: "isSo" };
  const target = isNamed(day) ? day : (daysOf(trip).find(isNamed) ?? day);
  if (target.text.isLocked === true) return { unmet: "isLocked" };
  const broken = dayRulesBroken(trip, target.text.id).length;
  const others = target.text.plan.filter(({ id }) => id !== placeId);
  const before = others.filter(({ visit }) => (visit?.startMinutes ?? 0) < minutes).length;
  const edit = { kind: "set-start", placeId, startMinutes: minutes } as const;
  // What waits for its doors to open may have to come after it.
  let set: SavedTrip | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const index of [before, before - 1, before + 1]) {
    if (index < 0 || index > others.length) continue;
    const isInTurn = target === day && target.text.plan[index]?.id === placeId;
    const moved = isInTurn
      ? trip
      : yield* withEdit(trip, moveAfter(placeId, { ...target.text, plan: others }, index));
    const there = moved && (yield* withEdit(moved, edit));
    const count =
      there === undefined
        ? fewest
        : dayRulesBroken(there, target.text.id).length + overlapsOn(there, target.text.id);
    if (count >= fewest) continue;
    [set, fewest] = [there, count];
    if (count <= broken) break;
  }
  if (set === undefined) return { unmet: "noneFits" };
  return {
    trip: yield* settled(set, target.text.id, broken, new Set([...kept, placeId])),
  };
}

/** Visits that begin before the one in front of them is over. */
function overlapsOn(trip: SavedTrip, dayId: string): number {
  const { plan = [] } = dayOf(trip, dayId)?.text ?? {};
  return plan.filter(
    ({ visit }, at) => (visit?.startMinutes ?? 0) < (plan[at - 1]?.visit?.endMinutes ?? 0),
  ).length;
}

export function stayMinutes(
  { stayMinutes: chosen, visit }: TripPlace,
  { minutes: wanted, by }: Pick<StayWish, "minutes" | "by">,
) {
  if (typeof wanted === "number") return wanted;
  const now = chosen ?? (visit === undefined ? 60 : visit.endMinutes - visit.startMinutes);
  if (by !== undefined)
    return Math.max(SHORTEST_STAY_MINUTES, now + (wanted === "longer" ? by : -by));
  const exact = wanted === "longer" ? now * LONGER : now / LONGER;
  const steps = Math.round(exact / STAY_STEP_MINUTES);
  return Math.max(SHORTEST_STAY_MINUTES, steps * STAY_STEP_MINUTES);
}

export function moveAfter(
  placeId: string,
  { id: dayId, plan }: SavedDay["text"],
  index: number,
): Edit {
  const after = plan[index - 1]?.id;
  return { kind: "move-place", placeId, dayId, ...(after === undefined ? {} : { afterId: after }) };
}
