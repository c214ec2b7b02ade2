import { clockText } from "../clock-text.ts";
import type { KnownCity } from "../engine/known-city.ts";
import type { PlaceCategory } from "../places/place-category.ts";
import type { MeantWish } from "../trip/meant-wish.ts";
import type { Meal, Trip } from "../trip/trip.ts";
import type { TravelNeed } from "../trip/trip-wish.ts";
import { idsOf } from "./language/said-items.ts";
import { type NameIndex, nameIndex } from "./language/said-names.ts";
import type { When } from "./language/said-times.ts";
import type { Choice, SaidPart, SaidWish, SaidWishOf } from "./language/said-wish.ts";
import { meantBy } from "./meant-by.ts";
import { readParts } from "./reader/parts.ts";
import { isJoining } from "./reader/said-beside.ts";
import type { Wish } from "./wish.ts";
import type { UnmetReason } from "./wish-step.ts";
import { namedTables, wishedPlaces } from "./wished-places.ts";
import { asOneSwap, wishOf, withItsSpot } from "./wishes-of.ts";
import { withTopic } from "./with-topics.ts";
import { withWhich } from "./with-which.ts";
import { withoutLocked } from "./without-locked.ts";

/** What a plan has on a day, by its title, and from when on there: "08:30". */
export type There = { readonly name: string; readonly day: string; readonly time?: string };

/** A wish that can't be met, or was not understood, in the traveller's words. */
export type UnmetWish = {
  readonly text: string;
  readonly reason: UnmetReason | "notUnderstood";
  /** Where the plan has what is asked for. */
  readonly where?: readonly There[];
  /** When what is shut then opens and closes that day, by turns. */
  readonly hours?: readonly number[];
  /** What is not known, where that is why. */
  readonly need?: TravelNeed;
};

/** A reading of some words: what it comes to, where its label says no more than "that". */
export type AskedChoice = Pick<Choice, "label" | "name"> & {
  /** What its name, which is ours and English, means; left out where the name is of the traveller's words. */
  readonly kinds?: readonly PlaceCategory[];
  /** The days that its label ends with. */
  readonly when?: When;
  readonly meant?: readonly MeantWish[];
  readonly said?: readonly SaidWish[];
};

/** Words that may mean several things, or nothing that we know: one of these, by its number. */
export type AskedPart = {
  /** By what its choice is remembered, where that is not its words. */
  readonly key?: string;
  readonly text: string;
  readonly choices: readonly AskedChoice[];
  /** Where the plan has the places that it speaks of, and from when on there. */
  readonly where?: readonly There[];
  /** Two places of the trip to write of, where no choice could be meant. */
  readonly like?: readonly string[];
  /** It may turn a wish round: only the traveller says what is meant. */
  readonly isTurned?: true;
  /** It is in none of the languages that wishes are read in. */
  readonly isOtherLanguage?: true;
};

/** Words about a trip. */
export type Asked = {
  readonly text: string;
  readonly dayId?: string | undefined;
  /** The days that are meant where none is named. */
  readonly on?: When | undefined;
  /** The choice made for a part that was asked back, by the part's words. */
  readonly chosen?: Readonly<Record<string, number>> | undefined;
};

/** Parts of a text, some of them read by a model. */
export type ByModel = (parts: readonly SaidPart[], names: NameIndex) => readonly SaidPart[];

/** What was understood of them, and what was not. */
export type ReadWishes = {
  readonly wishes: readonly Wish[];
  readonly unmet: readonly UnmetWish[];
  readonly asked: readonly AskedPart[];
  /** Reasons and what is said beside. */
  readonly asides: readonly string[];
  /** Places that what is asked back speaks of: nothing else takes them out. */
  readonly open: ReadonlySet<string>;
  /** Nothing may be lost that isn't named. */
  readonly keepsRest: boolean;
};

/** The parts of words about a trip, with which of its places each is about. */
function partsOfTrip(
  trip: Trip,
  { text, dayId, on, byModel }: Asked & { readonly byModel?: ByModel | undefined },
  city: KnownCity | undefined,
): readonly SaidPart[] {
  const names = nameIndex(
    wishedPlaces(trip, city),
    false,
    namedTables(trip, city),
    // "Back in Lisboa".
    [trip.userSelection.location.label.split(",")[0], ...(city?.aliases ?? [])].join(" "),
  );
  const said = readParts(text, { names, isOfForm: false, mealAt: mealsOf(trip) }).map((part) =>
    withDays(part, on),
  );
  return (byModel?.(said, names) ?? said).map((one) => withWhich(one, trip, dayId));
}

/** The days that are meant where none is named. */
function withDays(part: SaidPart, on: When | undefined): SaidPart {
  const dated = (wish: SaidWish): SaidWish =>
    wish.when === undefined ? { ...wish, when: on } : wish;
  if (on === undefined || part.kind === "aside") return part;
  return part.kind === "wish"
    ? { ...part, wishes: part.wishes.map(dated) }
    : { ...part, choices: part.choices.map((one) => ({ ...one, wishes: one.wishes.map(dated) })) };
}

/** More than these are a kind, of which the choices speak. */
const MOST_TOLD = 2;

function whereOf(ids: ReadonlySet<string>, days: Trip["tripData"]["itinerary"]) {
  const there = days.flatMap(({ day, plan }) =>
    plan.flatMap(({ id, placeName: name, visit }) =>
      ids.has(id) ? [{ name, day, ...(visit && { time: clockText(visit.startMinutes) }) }] : [],
    ),
  );
  return there.length > MOST_TOLD ? [] : there;
}

/** Which meal of a trip is at a table, and on which day, 1 for the first. */
export function mealsOf({ tripData: { itinerary } }: Trip) {
  return (id: string) => {
    const day = itinerary.findIndex(({ meals = [] }) => meals.some((meal) => isAt(meal, id)));
    const meal = itinerary[day]?.meals?.find((one) => isAt(one, id))?.kind;
    return meal === undefined ? undefined : { meal, day: day + 1 };
  };
}

const isAt = ({ guideId, placeName }: Meal, id: string) => (guideId ?? placeName) === id;

/**
 * Reads wishes in plain English about a trip that stands. Pure.
 *
 * @param asked `byModel`: reads the parts that the reader left (`modelReading`).
 * @param city what is known of the destination, whose places may be named; undefined: the trip's only.
 */
export function readWishes(
  trip: Trip,
  { text, dayId, on, chosen = {}, byModel }: Asked & { readonly byModel?: ByModel | undefined },
  city: KnownCity | undefined,
): ReadWishes {
  const days = trip.tripData.itinerary;
  const wishes: Wish[] = [];
  const unmet: UnmetWish[] = [];
  const asked: AskedPart[] = [];
  const asides: string[] = [];
  const open = new Set<string>();
  let keepsRest = false;
  const parts = partsOfTrip(trip, { text, dayId, on, byModel }, city);
  // "Is it going to rain" asks for nothing.
  if (text.trim() !== "" && parts.every(({ kind }) => kind === "aside"))
    return {
      ...{ wishes, unmet, asides, open, keepsRest },
      asked: [{ text, choices: [], like: twoOf(days) }],
    };
  for (const one of parts) {
    const part = withoutLocked(one, trip);
    if (part === "isLocked") {
      unmet.push({ text: one.text, reason: part });
      continue;
    }
    if (part.kind === "aside") {
      asides.push(part.text);
      continue;
    }
    const choice =
      part.kind === "ask" && Object.hasOwn(chosen, part.text)
        ? part.choices[chosen[part.text] ?? -1]
        : undefined;
    if (part.kind === "ask" && choice === undefined) {
      const meant = part.choices.flatMap(({ wishes: each }) => each.flatMap(placesIn));
      for (const id of meant) open.add(id);
      // One answer is for both.
      if (asked.some(({ text: one }) => one === part.text)) continue;
      const where = whereOf(new Set(meant), days);
      asked.push({ ...askedOf(part, days), ...(where.length === 0 ? {} : { where }) });
      continue;
    }
    for (const one of part.kind === "wish" ? part.wishes : (choice?.wishes ?? [])) {
      const wish = wishOf(withTopic(one, trip, city), part.text, days, dayId);
      const need = one.verb === "need" ? { need: one.need } : {};
      // Who travels is for the form.
      if (one.verb === "with" && (areNewChildren(one, trip) || isJoining(part)))
        unmet.push({ text: part.text, reason: "whoTravels" });
      else if (one.verb === "with") asides.push(part.text);
      else if (one.verb === "keep-rest") keepsRest = true;
      else if (typeof wish === "string") unmet.push({ text: part.text, reason: wish, ...need });
      else wishes.push(...withItsSpot(wish, one, days, wishes));
    }
  }
  return { wishes: asOneSwap(wishes), unmet, asked, asides, open, keepsRest };
}

function askedOf(
  { text, choices, isTurned }: Extract<SaidPart, { readonly kind: "ask" }>,
  days: Trip["tripData"]["itinerary"],
): AskedPart {
  return {
    text,
    choices: choices.map((one) => ({ ...askedChoice(one, text), ...plannedDay(one, days) })),
    ...(choices.length === 0 ? { like: twoOf(days) } : {}),
    ...(isTurned ? { isTurned: true } : {}),
  };
}

/** Two places that the traveller may write of. */
function twoOf(days: Trip["tripData"]["itinerary"]): readonly string[] {
  return days.flatMap(({ plan }) => plan.slice(0, 1).map(({ placeName }) => placeName)).slice(0, 2);
}

/** Children of whom the trip doesn't know. */
function areNewChildren(
  wish: SaidWishOf<"with">,
  { userSelection: { childAges = [] } }: Trip,
): boolean {
  return wish.who === "children" && !(wish.ages ?? []).every((age) => childAges.includes(age));
}

/** A reading for its button. */
export function askedChoice({ label, name, wishes }: Choice, text: string): AskedChoice {
  const [when] = wishes.flatMap((wish) =>
    wish.when?.except === undefined ? (wish.when ?? []) : [],
  );
  if (label !== "doIt") {
    // Both days are in its words.
    const on = label === "swapDays" ? undefined : when;
    return { label, name, ...kindsOf({ label, wishes, name }, text), ...(on && { when: on }) };
  }
  const meant = wishes.flatMap((wish) => meantBy(wish, text) ?? []);
  const words = name || text;
  const on = when === undefined || name === "" ? {} : { when };
  return { label, name: words, ...on, meant, said: wishes };
}

/** What would be kept is so already: its button says on which day. */
function plannedDay({ label, wishes: [wish] }: Choice, days: Trip["tripData"]["itinerary"]) {
  const [id] = wish === undefined ? [] : placesIn(wish);
  const at = days.findIndex(({ plan }) => plan.some((place) => place.id === id));
  return label === "keep" && at !== -1 ? { when: { days: [at + 1] } } : {};
}

const OF_KINDS = /^(?:more|fewer|none)$/;

function kindsOf({ label, wishes: [wish], name }: Choice, text: string) {
  const isOwn = text.toLowerCase().includes(name.toLowerCase());
  return OF_KINDS.test(label) && !isOwn && wish && "what" in wish && wish.what.kind === "category"
    ? { kinds: wish.what.categories }
    : {};
}

function placesIn(wish: SaidWish): readonly string[] {
  return "what" in wish ? idsOf(wish.what) : [];
}
