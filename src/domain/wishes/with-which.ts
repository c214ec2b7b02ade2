import { placesAbout } from "../engine/visits/places-about.ts";
import { plainText, withoutAccents } from "../plain-text.ts";
import type { Trip } from "../trip/trip.ts";
import { idsOf, isPlanned } from "./language/said-items.ts";
import {
  type Choice,
  choiceOf,
  markOf,
  type SaidPart,
  type SaidWish,
} from "./language/said-wish.ts";
import { MUSIC } from "./meant-by.ts";
import type { NamedPlaces, WishedPlace, WishObject } from "./wish.ts";
import { dayIdsOf } from "./wishes-of.ts";

const MAX_CHOICES = 6;
/** So many of a kind are named. */
const FEW = 3;

/** "The museum" is one place of the plan: of these verbs. */
const OF_ONE = /^(?:remove|keep|swap|move|set-start|set-end|stay|lock|unlock|swap-day-of|not-on)$/;

/**
 * A part where a kind that stands for one place, "the castle", is that place of the plan. Where the plan has several of
 * it, the traveller is asked which.
 *
 * @param dayId the day that is meant where none is named.
 */
export function withWhich(part: SaidPart, trip: Trip, dayId: string | undefined): SaidPart {
  if (part.kind === "ask") {
    const isNote = ({ label }: Choice) => label === "note";
    const choices = part.choices.flatMap((choice) => namedChoices(choice, trip, dayId));
    const most = Math.max(MAX_CHOICES, part.choices.length) - 1;
    return {
      ...part,
      choices: [
        ...choices.filter((one) => !isNote(one)).slice(0, most),
        ...part.choices.filter(isNote),
      ],
    };
  }
  if (part.kind !== "wish") return part;
  const there = asPlanned(part, trip);
  if (there !== undefined) return there;
  const added = asNew(part, trip);
  if (added !== undefined) return added;
  const byDay = freeByDay(part, trip, dayId);
  if (byDay !== undefined) return byDay;
  const at = part.wishes.findIndex((wish) => kindOf(wish) !== undefined);
  const wish = part.wishes[at];
  const kind = wish === undefined ? undefined : kindOf(wish);
  if (wish === undefined || kind === undefined) return part;
  const places = placesOn(trip, wish, kind, dayId);
  const as = (place: WishedPlace) =>
    part.wishes.with(at, withPlace(wish, { kind: "places", text: kind.text, found: [place] }));
  const [only, ...others] = places;
  if (only === undefined && wish.verb === "remove" && MUSIC.test(kind.text)) {
    const none: WishedPlace = { id: kind.text, name: kind.text, in: "guide" };
    return { ...part, wishes: as(none) };
  }
  if (only === undefined) return part;
  if (others.length === 0) return withWhich({ ...part, wishes: as(only) }, trip, dayId);
  const choices: readonly Choice[] = places
    .slice(0, MAX_CHOICES)
    .map((place) => ({ label: "which", name: place.name, wishes: as(place) }));
  return { from: part.from, to: part.to, text: part.text, kind: "ask", choices, isTurned: true };
}

/** "Keep Spittelberg" is the market there, where the plan has that only. */
function asPlanned(
  part: Extract<SaidPart, { readonly kind: "wish" }>,
  { tripData: { itinerary } }: Trip,
): SaidPart | undefined {
  const called = (text: string) =>
    itinerary.flatMap(({ plan }) => plan).filter(({ placeName }) => isCalled(placeName, text));
  const at = part.wishes.findIndex(
    (wish) =>
      /^(?:keep|remove|move|stay|set-start|set-end|lock|unlock)$/.test(wish.verb) &&
      "what" in wish &&
      wish.what.kind === "places" &&
      !isPlanned(wish.what) &&
      called(wish.what.text).length === 1,
  );
  const wish = part.wishes[at];
  if (wish === undefined || !("what" in wish) || wish.what.kind !== "places") return undefined;
  const { text } = wish.what;
  const found = called(text).map(
    ({ id, placeName }): WishedPlace => ({ id, name: placeName, in: "plan" }),
  );
  return {
    ...part,
    wishes: part.wishes.with(at, { ...wish, what: { kind: "places", text, found } } as SaidWish),
  };
}

/** "Add a club after the bars": another one, on their day. */
function asNew(
  part: Extract<SaidPart, { readonly kind: "wish" }>,
  { tripData: { itinerary } }: Trip,
): SaidPart | undefined {
  const [wish, ...others] = part.wishes;
  if (wish?.verb !== "move" || others.length > 0 || typeof wish.to === "string") return undefined;
  const { what, to } = wish;
  if (what.kind !== "category" || what.isPlural) return undefined;
  const before = part.text.slice(0, Math.max(0, part.text.indexOf(what.text)));
  if (!/\b(?:add|include|put in|squeeze in)\b.{0,20}\b(?:an?|another) $/i.test(before))
    return undefined;
  const mark = markOf(to);
  const ids = mark === undefined ? [] : idsOf(mark);
  const day = itinerary.findIndex(({ plan }) => plan.some(({ id }) => ids.includes(id)));
  const when = wish.when ?? (day === -1 ? undefined : { days: [day + 1] });
  const choices = [choiceOf({ verb: "add", what, ...(when && { when }) })];
  return { from: part.from, to: part.to, text: part.text, kind: "ask", choices, isTurned: true };
}

/** "A free morning": of which day? */
function freeByDay(
  { from, to, text, wishes }: Extract<SaidPart, { readonly kind: "wish" }>,
  { tripData: { itinerary } }: Trip,
  dayId: string | undefined,
): SaidPart | undefined {
  const [wish, ...others] = wishes;
  const isOne = wish?.verb === "free" && wish.part !== "day" && wish.when === undefined;
  if (!isOne || others.length > 0 || dayId !== undefined || itinerary.length < 2) return undefined;
  if (!/\b(?:a|an|one)\b/i.test(text)) return undefined;
  const choices = itinerary.slice(0, MAX_CHOICES).map((_, at): Choice => {
    const when = { days: [at + 1] };
    return { label: "doIt", name: "", wishes: [{ ...wish, when }] };
  });
  return { from, to, text, kind: "ask", choices };
}

/** "Remove the palace" is a button for each palace of the plan. */
function namedChoices(choice: Choice, trip: Trip, dayId: string | undefined): readonly Choice[] {
  const [wish, ...others] = choice.wishes;
  // "Two cathedrals, one is enough": either of them, beside none.
  if (wish?.verb === "remove" && wish.what.kind === "category" && wish.what.isPlural) {
    const places = placesOn(trip, wish, wish.what, dayId);
    const { text } = wish.what;
    const each = places.map((place) =>
      choiceOf({ ...wish, what: { kind: "places", text, found: [place] } }),
    );
    return [...(each.length <= FEW ? each : []), choice];
  }
  const kind = wish === undefined ? undefined : kindOf(wish);
  if (wish === undefined || kind === undefined || others.length > 0) return [choice];
  const places = placesOn(trip, wish, kind, dayId);
  if (places.length === 0) return [choice];
  return places.map((place) =>
    choiceOf(withPlace(wish, { kind: "places", text: kind.text, found: [place] })),
  );
}

type Kind = Extract<WishObject, { readonly kind: "category" }>;

/** The kind that stands for one place, of the wish or of what it goes beside. */
function kindOf(wish: SaidWish): Kind | undefined {
  if (!("what" in wish) || !OF_ONE.test(wish.verb)) return undefined;
  return [wish.what, wish.verb === "move" ? markOf(wish.to) : undefined].find(
    (what): what is Kind => what?.kind === "category" && !what.isPlural,
  );
}

/** "Spittelberg" for the market there, "the fish market of Rialto" for Rialto Market. */
function isCalled(placeName: string, text: string): boolean {
  const [name, said] = [plainText(placeName), plainText(text)];
  const words = name.split(" ");
  return (
    ` ${name} `.includes(` ${said} `) ||
    (words.length > 1 && words.every((word) => ` ${said} `.includes(` ${word} `)))
  );
}

function withPlace(wish: SaidWish, place: NamedPlaces): SaidWish {
  if (!("what" in wish)) return wish;
  if (wish.what.kind === "category") return { ...wish, what: place } as SaidWish;
  const isBefore = wish.verb === "move" && typeof wish.to !== "string" && "before" in wish.to;
  return { ...wish, to: isBefore ? { before: place } : { after: place } } as SaidWish;
}

/** Places of the kind, or with its word in their name, on the days that are meant. */
function placesOn(
  { tripData: { itinerary } }: Trip,
  wish: SaidWish,
  { text, categories }: Kind,
  dayId: string | undefined,
): readonly WishedPlace[] {
  // "Move the museum to Friday" says where it goes.
  const isFrom = /^(?:remove|swap|not-on|set-end)$/.test(wish.verb);
  const named = isFrom ? dayIdsOf(wish.when, itinerary) : undefined;
  const days = named ?? (dayId === undefined ? undefined : [dayId]);
  const places = itinerary
    .filter(({ id }) => days === undefined || days.includes(id))
    .flatMap(({ plan }) => plan);
  const word = withoutAccents(text);
  // "Flamenco isn't our thing" is of no bar.
  const music = MUSIC.exec(text)?.[0];
  if (music !== undefined) {
    const heard = placesAbout(
      music,
      places.map(({ placeName: name, placeDetails: details, ...place }) => ({
        ...{ ...place, name, details },
      })),
    );
    return heard.map(({ id, name }) => ({ id, name, in: "plan" }));
  }
  const byName = places.filter(({ placeName }) =>
    withoutAccents(placeName)
      .split(/[^\p{L}]+/u)
      .includes(word),
  );
  const ofKind = places.filter(
    ({ category }) => category !== undefined && categories.includes(category),
  );
  // "The castle" is the one that is called so, though another palace is there.
  const meant =
    byName.length === 1 && !IS_WIDE.test(word) ? byName : [...new Set([...ofKind, ...byName])];
  return meant.map(({ id, placeName }) => ({ id, name: placeName, in: "plan" }));
}

/** Words for any place of the kind, whatever it is called. */
const IS_WIDE = /^(?:museum|gallery|park|garden|market|church|temple|mosque|viewpoint|view|shop)$/;
