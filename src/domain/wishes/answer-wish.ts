import type { KnownCity } from "../engine/known-city.ts";
import type { SavedTrip } from "../engine/reading/planned-trip.ts";
import { daysOf, readTrip } from "../engine/reading/read-trip.ts";
import { checkEdited } from "../engine/revise/check-edited.ts";
import type { Trip } from "../trip/trip.ts";
import { type DayWish, meetDayWish } from "./meet-day-wish.ts";
import { isDaysWish, meetDaysWish } from "./meet-days-wish.ts";
import { meetPlaceWish, type PlaceWish } from "./meet-place-wish.ts";
import { readModelWishes } from "./model/read-model-wishes.ts";
import { leftOf } from "./left-for-model.ts";
import { readSaid } from "./language/read-said.ts";
import { nameIndex } from "./language/said-names.ts";
import type { Choice } from "./language/said-wish.ts";
import type { Wish } from "./wish.ts";
import { wishedPlaces } from "./wish-names.ts";
import { type UnmetReason, type WishContext, type WishStep, withEdit } from "./wish-step.ts";
import { wishOf } from "./wishes-of.ts";

/** A wish that can't be met, or was not understood, in the traveller's words. */
export type UnmetWish = {
  readonly text: string;
  readonly reason: UnmetReason | "notUnderstood";
  /** Where the plan has what is asked for. */
  readonly where?: readonly { readonly name: string; readonly day: string }[];
};

/** Words that may mean several things, or nothing that we know: one of these, by its number. */
export type AskedPart = {
  readonly text: string;
  readonly choices: readonly Pick<Choice, "label" | "name">[];
  /** It may turn a wish round: only the traveller says what is meant. */
  readonly isTurned?: true;
};

export type WishAnswer =
  /** Nothing was understood: its parts, as they were written. */
  | { readonly state: "unread"; readonly parts: readonly string[] }
  /** Some words of the wish may mean each of these; the full name in their place says which. */
  | { readonly state: "which"; readonly text: string; readonly names: readonly string[] }
  /** The trip as it would be, checked; the same trip where no wish can be met. */
  | {
      readonly state: "here";
      readonly trip: Trip;
      readonly unmet: readonly UnmetWish[];
      readonly asked: readonly AskedPart[];
      /** Reasons and what is said beside. */
      readonly asides: readonly string[];
    };

type Asked = {
  readonly text: string;
  readonly dayId?: string | undefined;
  readonly read?: unknown;
  /** The choice made for a part that was asked back, by the part's words. */
  readonly chosen?: Readonly<Record<string, number>> | undefined;
  newId(): string;
};

type Parts = {
  readonly wishes: readonly Wish[];
  readonly unmet: readonly UnmetWish[];
  readonly asked: readonly AskedPart[];
  readonly asides: readonly string[];
};

/**
 * What a trip would be by wishes in plain words, for the traveller to accept or not. A part that is not understood is
 * asked back, and the rest is done. Pure. Yields every millisecond or so.
 *
 * @param asked `dayId`: the day that is meant where none is named; `read`: what a model reads the words as, for those
 * that the grammar does not understand, checked here (`readModelWishes`); `newId`: an id for a place that comes into the plan.
 */
export function* answerWish(
  trip: Trip,
  asked: Asked,
  city: KnownCity | undefined,
): Generator<void, WishAnswer, void> {
  const { dayId } = asked;
  const byGrammar = partsOf(trip, asked, city);
  yield;
  const byModel =
    asked.read === undefined
      ? undefined
      : readModelWishes(asked.read, leftOf(byGrammar.asked), trip, dayId, city);
  if (byModel !== undefined && "which" in byModel) return { state: "which", ...byModel.which };
  const parts = byModel === undefined ? byGrammar : joined(byGrammar, byModel);
  yield;
  const { wishes, asked: open } = parts;
  if (wishes.length + parts.unmet.length === 0 && open.length > 0 && open.every(({ choices }) => choices.length === 0)) {
    return { state: "unread", parts: open.map((part) => part.text) };
  }
  const unmet: UnmetWish[] = [...parts.unmet];
  const read = yield* readTrip(trip, city);
  const held = yield* withKept(read, wishes);
  let now = held.trip;
  for (const wish of wishes) {
    const step = yield* meetWish(now, wish, asked);
    if ("which" in step) return { state: "which", ...step.which };
    if ("unmet" in step) unmet.push({ text: wish.text, reason: step.unmet, ...whereIs(now, wish) });
    else now = step.trip;
  }
  if (now === held.trip) now = read;
  else for (const id of held.ids) now = (yield* withEdit(now, { kind: "set-lock", id, isLocked: false })) ?? now;
  const { document } = now === read ? now : yield* checkEdited(now);
  return { state: "here", trip: document, unmet, asked: open, asides: parts.asides };
}

function partsOf(trip: Trip, { text, dayId, chosen = {} }: Asked, city: KnownCity | undefined): Parts {
  const days = trip.tripData.itinerary;
  const wishes: Wish[] = [];
  const unmet: UnmetWish[] = [];
  const asked: AskedPart[] = [];
  const asides: string[] = [];
  for (const part of readSaid(text, nameIndex(wishedPlaces(trip, city)), false)) {
    if (part.kind === "aside") {
      asides.push(part.text);
      continue;
    }
    const choice = part.kind === "ask" && Object.hasOwn(chosen, part.text) ? part.choices[chosen[part.text] ?? -1] : undefined;
    if (part.kind === "ask" && choice === undefined) {
      asked.push({ text: part.text, choices: part.choices.map(({ label, name }) => ({ label, name })), ...(part.isTurned ? { isTurned: true } : {}) });
      continue;
    }
    for (const said of part.kind === "wish" ? part.wishes : (choice?.wishes ?? [])) {
      const wish = wishOf(said, part.text, days, dayId);
      if (typeof wish === "string") unmet.push({ text: part.text, reason: wish });
      else wishes.push(wish);
    }
  }
  return { wishes, unmet, asked, asides };
}

/** What the model read of the parts that the grammar left. */
function joined(parts: Parts, { wishes, unread }: { wishes: readonly Wish[]; unread: readonly string[] }): Parts {
  const isOpen = ({ text, isTurned }: AskedPart) =>
    isTurned === true || unread.some((one) => one.includes(text) || text.includes(one));
  return { ...parts, wishes: [...parts.wishes, ...wishes], asked: parts.asked.filter(isOpen) };
}

/** What is to stay is locked while the rest is done. */
function* withKept(trip: SavedTrip, wishes: readonly Wish[]): Generator<void, { trip: SavedTrip; ids: readonly string[] }, void> {
  const kept = new Set(
    wishes.flatMap((wish) => (wish.verb === "keep" && wish.what.kind === "places" ? wish.what.found.map(({ id }) => id) : [])),
  );
  const ids = daysOf(trip).flatMap(({ places }) =>
    places.filter(({ text }) => kept.has(text.id) && text.isLocked !== true).map(({ text }) => text.id),
  );
  let now = trip;
  for (const id of ids) now = (yield* withEdit(now, { kind: "set-lock", id, isLocked: true })) ?? now;
  return { trip: now, ids };
}

function whereIs(trip: SavedTrip, wish: Wish): Pick<UnmetWish, "where"> {
  if (!isPlaceWish(wish) || wish.what.kind !== "places") return {};
  const ids = new Set(wish.what.found.map(({ id }) => id));
  const where = daysOf(trip).flatMap(({ text, places }) =>
    places.filter((place) => ids.has(place.text.id)).map((place) => ({ name: place.text.placeName, day: text.day })),
  );
  return where.length === 0 ? {} : { where };
}

function meetWish(
  trip: SavedTrip,
  wish: Wish,
  context: WishContext,
): Generator<void, WishStep, void> {
  if (isDaysWish(wish)) return meetDaysWish(trip, wish, context);
  return isPlaceWish(wish)
    ? meetPlaceWish(trip, wish, context)
    : meetDayWish(trip, wish as DayWish, context);
}

function isPlaceWish(wish: Wish): wish is PlaceWish {
  return "what" in wish && wish.what !== undefined;
}
