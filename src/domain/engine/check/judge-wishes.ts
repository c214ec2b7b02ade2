import type { PlannerNote } from "../../messages/words.ts";
import { ownField } from "../../own-field.ts";
import { type StepFree, TRANSIT_KINDS } from "../../places/step-free.ts";
import { asksForSunrise } from "../../trip/asked-hour.ts";
import { asksForEvening, CALM_DAY, GENTLE } from "../../trip/day-pace.ts";
import { daysOfWish } from "../../trip/days-of-wish.ts";
import { lastEnd } from "../../trip/last-end.ts";
import { needsStepFree } from "../../trip/needs-step-free.ts";
import { LOOK_MINUTES } from "../../trip/pace.ts";
import { takesItEasy } from "../../trip/plan-request.ts";
import { restsAtHotel } from "../../trip/rests-at-hotel.ts";
import type { Note } from "../../trip/trip.ts";
import type { TripWish } from "../../trip/trip-wish.ts";
import { kmOnFoot } from "../../trip/ways-of-day.ts";
import { wishedEnd } from "../../trip/wished-end.ts";
import { avoidsStalls, dietOf, isStall, suitsDiets } from "../days/suits-meal.ts";
import { type KnownCity, placesOf } from "../known-city.ts";
import type { PlannedTrip } from "../reading/planned-trip.ts";
import { isAgainst, isAskedFor, isOfKinds } from "../visits/is-unwanted.ts";
import { countsAs } from "../visits/most-a-day.ts";
import { namedPlaces } from "../visits/named-places.ts";
import { isInTheOpen } from "../visits/open-air.ts";
import { isRoughOnBodies, isStrenuous } from "../visits/place-score.ts";
import { asSeen, placesAbout } from "../visits/places-about.ts";
import { sunriseSpan } from "../visits/visit-windows.ts";
import { placesMeant, placesMeantBy } from "../visits/wished-places.ts";
import { type CheckedDay, type CheckedVisit, checkedDays, isOuting } from "./checked-days.ts";
import { haveNotes, seeNotes } from "./judge-asked-sights.ts";
import {
  aboutNote,
  datesOf,
  daysAt,
  type JudgedTrip,
  lengthOf,
  NEARLY_MINUTES,
  notMet,
  notMetBy,
  visitsOn,
  type WishOf,
} from "./judged-trip.ts";

/** A day with sights before and after it has a rest. */
const RESTS_FROM = 13 * 60;

/** So much of a rest at the hotel has to be there. */
const LEAST_REST = 0.7;

/** From the last sight or from dinner to the hotel. */
const HOME_MINUTES = 45;
/** Of what the traveller didn't name so much may cost something where they want free things. */
const MOST_PAID = 0.25;

/**
 * What came of a traveller's wishes in a plan: those that are met in one note, then one note for each that is not,
 * with its reason, and what one has to know for it.
 *
 * @param changed the words of wishes that the plan was changed by after it was made.
 */
export function judgeWishes(
  { document, city, request, towns }: PlannedTrip,
  changed: readonly string[] = [],
): PlannerNote[] {
  const { wishes = [], pace, childAges } = request;
  if (wishes.length === 0 || towns.length === 0) return [];
  const days = towns.flatMap(checkedDays).toSorted((a, b) => a.number - b.number);
  const name = city?.name ?? document.userSelection.location.label;
  const { setAside: aside = [] } = document.tripData;
  const trip: JudgedTrip = { city, name, wishes, pace, childAges, days, aside };
  const judged = judgedOf(trip);
  const undone = wishes.flatMap(({ kind, text }) =>
    kind === "change" && !changed.includes(text) ? [text] : [],
  );
  const texts = [...new Set([...judged.map(({ wish }) => wish.text), ...changed])].filter(
    (text) => !undone.includes(text),
  );
  const met = texts.flatMap((text) =>
    judged.every(({ wish, notes }) => wish.text !== text || notes.length === 0)
      ? asDone(text, wishes)
      : partsDone(text, judged),
  );
  const shownBy = met.map((text) => shown(text, trip));
  return [
    ...(met.length === 0
      ? []
      : [
          {
            code: "wishesMet",
            values: shownBy.some(Boolean) ? { wishes: met, shownBy } : { wishes: met },
          } as const,
        ]),
    ...judged.flatMap(({ notes }) => notes),
    ...wishes
      .filter(isOfDrinks)
      .map(({ text }): PlannerNote => ({ code: "wishNoAlcohol", values: { wish: text } })),
    ...(needsStepFree(request) ? (city?.bases ?? [city]).flatMap(transitNotes) : []),
  ];
}

const MOST_SHOWN = 3;
const WORD = /\p{L}{4,}/gu;

/** The names of what in the plan is what some words ask for, where they don't name it: the traveller sees whether it is. */
function shown(text: string, trip: JudgedTrip): string {
  const said = text.toLowerCase();
  const names = trip.wishes
    .filter((wish) => wish.text === text)
    .flatMap((wish) =>
      visitsFor(wish, trip).map(({ text: { placeName: name } }) => ({ wish, name })),
    )
    .filter(({ wish, name }) => {
      const words = wish.kind === "see" ? (name.toLowerCase().match(WORD) ?? []) : [];
      return ![name.toLowerCase(), ...words].some((one) => said.includes(one));
    });
  return [...new Set(names.map(({ name }) => name))].slice(0, MOST_SHOWN).join(", ");
}

/** What a wish to see or have something is met by, on any day. */
function visitsFor(wish: TripWish, trip: JudgedTrip): readonly CheckedVisit[] {
  if ((wish.kind !== "see" && wish.kind !== "have") || trip.city === undefined) return [];
  const named = visitsOn(trip).filter(({ text: { placeName: name } }) =>
    isAskedFor({ name }, [wish]),
  );
  if (named.length > 0) return named;
  const meant =
    wish.kind === "have"
      ? placesMeant(wish, trip.city)
      : placesMeantBy(wish.names, wish.text, placesOf(trip.city));
  const ids = new Set(meant.map(({ id }) => id));
  return visitsOn(trip).filter(({ known }) => ids.has(known?.id ?? ""));
}

/** The notes of a plan, what was asked for and isn't in it before all else. */
export function leftOutFirst(notes: readonly Note[]): Note[] {
  return notes.toSorted((a, b) => Number(isLeftOut(b)) - Number(isLeftOut(a)));
}

function isLeftOut(note: Note): boolean {
  return typeof note !== "string" && (note.code === "wishNoRoom" || note.code === "wishClosed");
}

/** What a wheelchair can ride in a city, where that is known. */
function transitNotes(city: KnownCity | undefined): PlannerNote[] {
  if (city?.transit === undefined) return [];
  const { name, transit } = city;
  const kinds = (access: StepFree) => TRANSIT_KINDS.filter((kind) => transit[kind] === access);
  const values = { city: name, yes: kinds("yes"), partly: kinds("partly"), no: kinds("no") };
  return [{ code: "wishTransit", values }];
}

/** Words that join several things, of which not all are known: the names of those that are. */
const JOINS = / (?:and|und|et|y|e|ed|&) |[,;、，]|و /iu;

/** Of words for several places the names of those that are in the plan as they were asked for. */
function partsDone(
  text: string,
  judged: readonly { readonly wish: TripWish; readonly notes: readonly PlannerNote[] }[],
): readonly string[] {
  const seen = judged.filter(({ wish }) => wish.text === text && wish.kind === "see");
  return seen.length < 2
    ? []
    : seen.flatMap(({ wish, notes }) =>
        wish.kind === "see" && notes.length === 0 ? [wish.names] : [],
      );
}

function asDone(text: string, wishes: readonly TripWish[]): readonly string[] {
  const named = wishes.filter((wish) => wish.text === text);
  const names = [...new Set(named.flatMap((wish) => (wish.kind === "see" ? [wish.names] : [])))];
  const isAll = names.length === 0 || names.length >= text.split(JOINS).length;
  return isAll || names.some((name) => JOINS.test(name)) ? [text] : names;
}

/** How much of a wish is met where the plan says no more of it than this; none of it where it says anything else. */
const SHARE_SHOWN: Readonly<Partial<Record<PlannerNote["code"], number>>> = {
  wishAbout: 0.7,
  wishOtherDay: 0.7,
  wishBriefly: 0.5,
  wishNotKnown: 0.5,
  // What is famous is in the plan for its parts without steps.
  wishSteps: 0.5,
  // No plan can show what the city hasn't got.
  wishNoneKnown: 0.6,
  wishNoSuchDay: 0.6,
};

/** Of what can't be done no day shows anything; what was not understood may be there all the same, as blind readers found in three plans of five. */
const MISSED_SHARES: Readonly<Record<string, number>> = { wishUndone: 0, wishesUnread: 0.6 };

/** What no plan can show, as nobody knows it; and a diet, of which a line names each table without a choice for it. */
const SAID_ELSEWHERE: ReadonlySet<PlannerNote["code"]> = new Set(["wishNotKnown", "wishMealsAt"]);

/**
 * The wishes that the days don't show in full, with the share of each that they do, 0 to 1; and how many there are in all.
 *
 * @param said the plan's notes, of what was not understood or can't be done.
 */
export function wishesShown(
  trip: JudgedTrip,
  said: readonly Note[] = [],
): {
  readonly all: number;
  readonly short: readonly {
    readonly text: string;
    readonly share: number;
    /** Days whose visits or meals are against it, by their number. */
    readonly days: readonly number[];
    /** Whether something of it isn't in the plan, which no line about a table says already. */
    readonly isMissing: boolean;
  }[];
} {
  const judged = judgedOf(trip)
    .map(({ wish: { kind, text }, notes }) => ({
      ...{ kind, text },
      share: shareShown(notes),
      days: daysAgainst(notes, trip),
      isMissing: notes.some(({ code }) => !SAID_ELSEWHERE.has(code)),
    }))
    // Any plan keeps to the hours: only breaking them says something.
    .filter(({ kind, share }) => share < 1 || (kind !== "start" && kind !== "end"));
  const missed = said.flatMap((note) => {
    const share = typeof note === "string" ? undefined : ownField(MISSED_SHARES, note.code);
    if (typeof note === "string" || share === undefined) return [];
    const texts = [note.values?.wishes ?? note.values?.wish ?? []].flat();
    return texts.map((text) => ({ text: `${text}`, share, days: [], isMissing: true }));
  });
  const all = [...judged, ...missed];
  return { all: all.length, short: all.filter(({ share }) => share < 1) };
}

function daysAgainst(notes: readonly PlannerNote[], { days }: JudgedTrip): number[] {
  const names = notes.flatMap((note) =>
    note.code === "wishNotMet" || note.code === "wishSteps" ? note.values.names : [],
  );
  const isNamed = (name: string | undefined) => name !== undefined && names.includes(name);
  return days
    .filter(
      ({ text: { day, meals = [] }, visits }) =>
        isNamed(day) ||
        visits.some(({ text }) => isNamed(text.placeName)) ||
        meals.some(({ placeName, near }) => isNamed(placeName ?? near)),
    )
    .map(({ number }) => number);
}

/** The wishes that a plan can show, and why each is not met. */
function judgedOf(trip: JudgedTrip) {
  return trip.wishes
    .map(asSeen)
    .filter((wish) => wish.kind !== "change" && !isForChildren(wish, trip.childAges))
    .filter((wish) => !isOfDrinks(wish))
    .map((wish) => ({ wish, notes: notesOf(wish, trip) }))
    .filter((one) => !isTakenBack(one, trip));
}

/** What was asked for, and the traveller then took out, is asked for no more. */
function isTakenBack(
  { wish, notes }: { readonly wish: TripWish; readonly notes: readonly PlannerNote[] },
  { aside }: JudgedTrip,
): boolean {
  if (!notes.some(isLeftOut)) return false;
  const places = aside.map(({ placeName: name, category }) => ({ name, category }));
  if (wish.kind === "see") return namedPlaces(wish.names, places).found.length > 0;
  return (
    wish.kind === "have" &&
    places.some(({ category }) => category !== undefined && wish.categories.includes(category))
  );
}

function shareShown(notes: readonly PlannerNote[]): number {
  const shares = notes.map((note) =>
    note.code === "wishMealsAt"
      ? note.values.count / note.values.all
      : (SHARE_SHOWN[note.code] ?? 0),
  );
  return Math.min(1, ...shares);
}

/** That children see no night life needs no word; their ages shape the days. */
function isForChildren(wish: TripWish, childAges: readonly number[] = []): boolean {
  return childAges.length > 0 && wish.kind === "none" && wish.categories.join() === "nightlife";
}

/** Who drinks no alcohol has something else anywhere: nobody has to ask a kitchen. */
function isOfDrinks(wish: TripWish): boolean {
  return (
    wish.kind === "need" &&
    wish.need === "noFood" &&
    /\b(?:drinks?|alcohol)\b/i.test(wish.text) &&
    !/\b(?:eat|food|spic)/i.test(wish.text)
  );
}

/** Why a wish is not met; none where it is. */
function notesOf(wish: TripWish, trip: JudgedTrip): PlannerNote[] {
  const isOfTrip = wish.kind === "most" || wish.kind === "walkLess" || wish.kind === "need";
  const on = daysOfWish(isOfTrip ? {} : wish, datesOf(trip));
  if (on === undefined) return [{ code: "wishNoDates", values: { wish: wish.text } }];
  if (on.length === 0) return noSuchDayNotes(wish, trip);
  switch (wish.kind) {
    case "none":
    case "without":
      return withoutNotes(
        wish,
        visitsOn(trip, on).filter((visit) => isSpoilt(wish, visit, trip)),
        trip,
      );
    case "see":
      return seeNotes(wish, on, trip);
    case "have":
      return haveNotes(wish, on, trip);
    case "most":
      return notMet(wish, beyondMost(wish, trip));
    case "start":
      return notMet(
        wish,
        daysAt(trip, on).flatMap(({ visits: [first] }) =>
          first !== undefined && first.startMinutes + NEARLY_MINUTES < wish.minutes ? [first] : [],
        ),
      );
    case "end":
      return notMetBy(
        wish,
        daysAt(trip, on).flatMap(({ visits, legs, text: { meals = [] } }) => {
          const last = visits.at(-1);
          const end = lastEnd({ plan: [{ visit: last }], meals });
          // Who dines after the last sight is late by the dinner, unless it is near the hotel.
          const meal = meals.find(({ endMinutes }) => endMinutes === end);
          const back = end + (meal?.isAfterRide === true ? 0 : (legs.at(-1)?.minutes ?? 0));
          const latest = wishedEnd(wish, trip.childAges);
          if (last === undefined || back <= latest + NEARLY_MINUTES) return [];
          return [meal?.placeName ?? last.text.placeName];
        }),
      );
    case "free":
      return freeNotes(wish, on, trip);
    case "indoors":
      return notMet(
        wish,
        visitsOn(trip, on).filter((visit) => isOutThen(visit, wish)),
      );
    // How full a full day is is the planner's word; a change has notes of its own.
    case "dayPace":
      return wish.pace === "relaxed"
        ? notMet(
            wish,
            daysAt(trip, on).flatMap(({ visits }) => tooMuchForCalm(visits)),
          )
        : [];
    case "change":
      return [];
    case "mostADay":
      return notMet(
        wish,
        daysAt(trip, on).flatMap(({ visits }) => visits.slice(wish.count)),
      );
    case "walkLess":
      return notMet(
        wish,
        trip.days.flatMap((day) => [
          ...(walksFar(day) || (takesItEasy(trip) && isHard(day, trip))
            ? day.visits.slice(0, 1)
            : []),
          ...day.visits.filter(({ known }) => known !== undefined && isStrenuous(known)),
        ]),
      );
    case "need":
      return needNotes(wish, trip);
  }
}

/** That a plan is without what nobody knows says nothing: "no dashi". */
function withoutNotes(
  wish: TripWish,
  spoilt: readonly CheckedVisit[],
  { city }: JudgedTrip,
): PlannerNote[] {
  const isUnknown =
    wish.kind === "without" &&
    spoilt.length === 0 &&
    city !== undefined &&
    placesOf(city).every((place) => !isAgainst(wish, place));
  return isUnknown
    ? [{ code: "wishNotKnown", values: { wish: wish.text, need: "facts" } }]
    : notMet(wish, spoilt);
}

/** A trip has no Sunday; what was asked for on it may be there on another day. */
function noSuchDayNotes(wish: TripWish, trip: JudgedTrip): PlannerNote[] {
  const [there] = visitsFor(wish, trip);
  return [
    { code: "wishNoSuchDay", values: { wish: wish.text } },
    ...(there === undefined ? [] : [aboutNote(wish.text, there, trip)]),
  ];
}

function freeNotes(wish: WishOf<"free">, on: readonly number[], trip: JudgedTrip): PlannerNote[] {
  return restsAtHotel(wish)
    ? notMetBy(
        wish,
        daysAt(trip, on).flatMap((day) => (isAwayThen(day, wish) ? [day.text.day] : [])),
      )
    : notMet(
        wish,
        visitsOn(trip, on).filter(
          ({ startMinutes, endMinutes }) =>
            startMinutes + NEARLY_MINUTES < wish.toMinutes &&
            endMinutes - NEARLY_MINUTES > wish.fromMinutes,
        ),
      );
}

/** Whether nobody gets to the hotel for most of a rest there. */
function isAwayThen(
  { text: { meals = [], free = [] }, visits }: CheckedDay,
  { fromMinutes, toMinutes }: WishOf<"free">,
): boolean {
  const stops = [...visits, ...meals];
  const isOut =
    stops.some(({ startMinutes }) => startMinutes < toMinutes) &&
    stops.some(({ endMinutes }) => endMinutes > fromMinutes + NEARLY_MINUTES);
  const rested = free
    .filter(({ rest }) => rest === "hotel")
    .map((part) => Math.min(part.endMinutes, toMinutes) - Math.max(part.startMinutes, fromMinutes));
  return isOut && Math.max(0, ...rested) < LEAST_REST * (toMinutes - fromMinutes);
}

/** All of kinds of which there are more than the traveller wants, or what is more on a day. */
function beyondMost(wish: WishOf<"most">, trip: JudgedTrip): readonly CheckedVisit[] {
  const { categories, count } = wish;
  const isMeant = (visit: CheckedVisit) =>
    isOfKinds(categories, { name: visit.text.placeName, category: visit.facts.category });
  const isCounted = (visit: CheckedVisit) =>
    visit.known === undefined ? isMeant(visit) : countsAs(categories, visit.known);
  if (wish.isADay === 1)
    return trip.days.flatMap(({ visits }) => visits.filter(isCounted).slice(count));
  const found = visitsOn(trip).filter(isCounted);
  return found.length > count ? found : [];
}

/** Whether a visit is in the open while the traveller wants to be under a roof, or on the water. */
function isOutThen(
  { known, startMinutes, endMinutes }: CheckedVisit,
  { fromMinutes, toMinutes, orWater }: WishOf<"indoors">,
): boolean {
  return (
    known !== undefined &&
    isInTheOpen(known) &&
    !(orWater === 1 && known.category === "beach") &&
    startMinutes + NEARLY_MINUTES < toMinutes &&
    endMinutes - NEARLY_MINUTES > fromMinutes
  );
}

/** Of a diet, how many of the meals have a choice for it; each has to be. Of steps, where some are; of doors no city knows all. */
function needNotes(wish: WishOf<"need">, trip: JudgedTrip): PlannerNote[] {
  const { city, days } = trip;
  if (asksForSunrise(wish)) return sunriseNotes(wish, trip);
  const there = wish.need === "facts" ? factsThere(wish, trip) : [];
  if (there.length > 0) return there;
  if (wish.need === "stepFree") {
    const known = days.flatMap(({ visits }) => visits.flatMap((visit) => visit.known ?? []));
    const names = known
      .filter((place) => isStrenuous(place) || (place.stepFree ?? "yes") !== "yes")
      .map(({ name }) => name);
    if (names.length > 0) return [{ code: "wishSteps", values: { wish: wish.text, names } }];
  }
  if (wish.need === "pregnant")
    return notMet(
      wish,
      days.flatMap(({ visits }) =>
        visits.filter(({ known }) => known !== undefined && isRoughOnBodies(known)),
      ),
    );
  if (wish.need === "freeThings") return paysNotes(wish, trip);
  const diet = dietOf(wish);
  const eateries = (city?.bases ?? [city]).flatMap((one) => one?.eateries ?? []);
  const meals = days.flatMap(({ text }) => text.meals ?? []);
  if (avoidsStalls(wish)) {
    const stalls = meals.filter(({ guideId }) =>
      eateries.some((eatery) => eatery.id === guideId && isStall(eatery)),
    );
    return notMetBy(
      wish,
      stalls.flatMap(({ placeName }) => placeName ?? []),
    );
  }
  const isKnown = eateries.some(({ diets }) => diet !== undefined && diets?.includes(diet));
  if (diet === undefined || !isKnown || meals.length === 0)
    return [{ code: "wishNotKnown", values: { wish: wish.text, need: wish.need } }];
  const others = meals.filter(({ guideId }) =>
    eateries.every((eatery) => eatery.id !== guideId || !suitsDiets(eatery, [diet])),
  );
  const count = meals.length - others.length;
  const names = [...new Set(others.flatMap(({ placeName }) => placeName ?? []))];
  const values = { wish: wish.text, count, all: meals.length, names };
  return others.length === 0 ? [] : [{ code: "wishMealsAt", values }];
}

/** What no fact is kept of may still be what places of the plan are about: Gaudí. */
function factsThere({ text }: TripWish, trip: JudgedTrip): PlannerNote[] {
  if (text.split(/\s+/).length > MOST_WORDS_OF_TOPIC) return [];
  const planned = visitsOn(trip).map((visit) => ({
    name: visit.text.placeName,
    details: visit.text.placeDetails,
    visit,
  }));
  return placesAbout(text, planned)
    .slice(0, 1)
    .map(({ visit }) => aboutNote(text, visit, trip));
}

const MOST_WORDS_OF_TOPIC = 3;

/** Days that the traveller wakes up on in town, each of which begins at a famous place as the sun rises. */
function sunriseNotes(wish: TripWish, { days }: JudgedTrip): PlannerNote[] {
  const begun = days.filter(({ pace }) => pace.sunriseMinutes !== undefined);
  const late = begun.filter(({ visits: [first], pace: { sunriseMinutes = 0 } }) => {
    const [from, to] = sunriseSpan(sunriseMinutes);
    const starts = first?.startMinutes ?? 0;
    return first?.known?.mustSee !== true || starts < from || starts > to;
  });
  return begun.length === 0
    ? [{ code: "wishUndone", values: { wish: wish.text } }]
    : notMetBy(
        wish,
        late.map(({ text }) => text.day),
      );
}

/** Of who wants free things most of what they didn't name costs nothing; else the notes say why it doesn't. */
function paysNotes(wish: WishOf<"need">, trip: JudgedTrip): PlannerNote[] {
  const chosen = visitsOn(trip).filter(
    ({ text: { placeName: name } }) => !isAskedFor({ name }, trip.wishes),
  );
  const paid = chosen.filter(({ known }) => (known?.ticketPrice ?? 0) > 0);
  return paid.length <= chosen.length * MOST_PAID
    ? []
    : [{ code: "wishNotKnown", values: { wish: wish.text, need: wish.need } }];
}

function isSpoilt(wish: TripWish, visit: CheckedVisit, { wishes }: JudgedTrip): boolean {
  const { placeName: name, placeDetails: details } = visit.text;
  return (
    isAgainst(wish, { name, details, category: visit.facts.category }) &&
    !isAskedFor({ name }, wishes)
  );
}

function walksFar({ legs, pace }: CheckedDay): boolean {
  return kmOnFoot(legs) > pace.maxWalkKm;
}

/** Of a day that is to be calm: what is more than two or three sights, and what ends in the evening. */
function tooMuchForCalm(visits: readonly CheckedVisit[]): CheckedVisit[] {
  const { most, endMinutes } = CALM_DAY;
  return visits.filter(
    (visit, at) => at >= most || visit.endMinutes > endMinutes + 30 + NEARLY_MINUTES,
  );
}

/** Whether a day is more than people of seventy like: it begins early, has no rest between the morning and the afternoon, too many sights, or ends late. */
function isHard(
  { text, visits, out, pace, startMinutes }: CheckedDay,
  { wishes }: JudgedTrip,
): boolean {
  if (out === undefined) return false;
  const asksFor = (kind: TripWish["kind"]) => wishes.some((wish) => wish.kind === kind);
  // In a hot month one is up for what is in the open.
  const begins = pace.coolStartMinutes === undefined ? GENTLE.startMinutes : startMinutes;
  const isEarly =
    out.from + NEARLY_MINUTES < Math.min(GENTLE.startMinutes, begins) && !asksFor("start");
  const dined = Math.max(0, ...(text.meals ?? []).map(({ endMinutes }) => endMinutes));
  // In a hot month they are out again after it.
  const back = Math.max(GENTLE.backMinutes, pace.endMinutes + HOME_MINUTES);
  const isLate =
    Math.max(out.to, dined) > back + NEARLY_MINUTES && !asksFor("end") && !asksForEvening(wishes);
  const sights = visits.filter((visit) => lengthOf(visit) > LOOK_MINUTES);
  const isWhole = visits.some(isOuting);
  const goesOn =
    sights.some(({ endMinutes }) => endMinutes <= RESTS_FROM) &&
    sights.some(({ startMinutes }) => startMinutes >= RESTS_FROM);
  const rests = (text.free ?? []).some(({ rest }) => rest !== undefined);
  const most = GENTLE.most + Number(asksForEvening(wishes));
  return isEarly || isLate || sights.length > most || (goesOn && !isWhole && !rests);
}
