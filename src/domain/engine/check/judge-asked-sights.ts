import type { PlannerNote } from "../../messages/words.ts";
import type { PlaceCategory } from "../../places/place-category.ts";
import {
  type AskedHour,
  askedHour,
  askedHourOfAll,
  isWantedByNight,
} from "../../trip/asked-hour.ts";
import { isDaily } from "../../trip/is-daily.ts";
import { asksForPrayers } from "../../trip/prayer-wish.ts";
import { type KnownPlace, placesOf } from "../known-city.ts";
import { isAtPrayers } from "../visits/city-at-prayers.ts";
import { onStage, placesToDo } from "../visits/done-there.ts";
import { eventVisits, nightAt, standInFor } from "../visits/event-asked-for.ts";
import { eveningFrom } from "../visits/event-of-place.ts";
import { darkMinutes } from "../visits/is-best-time.ts";
import { type FoundByName, namedPlaces } from "../visits/named-places.ts";
import { isDayOut, meantByDay, placesAbout } from "../visits/places-about.ts";
import { AFTER_OPENING_MINUTES, askedSpan, isOpenOn } from "../visits/visit-windows.ts";
import { DAY_OUT_MINUTES, placesMeant, placesMeantBy } from "../visits/wished-places.ts";
import type { CheckedVisit } from "./checked-days.ts";
import {
  aboutNote,
  datesOf,
  dayNumberOf,
  daysAt,
  type JudgedTrip,
  lengthOf,
  NEARLY_MINUTES,
  notMet,
  notMetBy,
  visitsOn,
  type WishOf,
} from "./judged-trip.ts";

/** Who asks for a beach or a theme park means to stay for so long. */
const LONG_MINUTES: Readonly<Partial<Record<PlaceCategory, number>>> = {
  beach: 120,
  "theme-park": 180,
};

/** Where a place is always open, or opens long before, nobody calls a later hour early. */
const EARLY_UNTIL_MINUTES = 9 * 60 + 15;

/** What is on is no part of the guide: only the place is. */
const FIXTURE =
  /\b(?:(?:football|soccer|basketball|baseball|rugby|cricket|hockey) (?:match|game)|an? (?:home )?(?:match|game)|fixtures?)\b/i;

export function seeNotes(
  wish: WishOf<"see">,
  on: readonly number[],
  trip: JudgedTrip,
): PlannerNote[] {
  const { city, days } = trip;
  const { text } = wish;
  const planned = visitsOn(trip).map((visit) =>
    plannedOf(visit, on.includes(dayNumberOf(trip, visit) - 1)),
  );
  const known = city === undefined ? [] : placesOf(city);
  const isDone = ({ name, place }: FoundByName<Planned | KnownPlace>) =>
    placesToDo(name, text, known, place) !== undefined;
  const inPlan = namedPlaces(wish.names, planned);
  const others = namedPlaces(inPlan.unknown.join(", "), known);
  // "A tango lesson" is no show that is called so.
  const toDo = [...inPlan.found, ...others.found].filter(isDone);
  const topics = [...toDo.map(({ name }) => name), ...others.unknown].map((name) =>
    topicOf(name, text, planned, trip),
  );
  // "At St Peter's on Sunday morning", on which there is mass on its square.
  const standIns = planned.filter(({ isOn, visit }) => isOn && isStandIn(visit, wish, trip));
  const there = [
    ...(standIns.length > 0 ? [] : inPlan.found.flatMap((one) => (isDone(one) ? [] : one.place))),
    ...topics.flatMap((topic) => topic.there ?? []),
  ];
  const missing = [
    ...(standIns.length > 0 ? [] : others.found.flatMap((one) => (isDone(one) ? [] : one.place))),
    ...topics.flatMap((topic) => (topic.there === undefined ? (topic.other ?? []) : [])),
  ];
  const unknown = topics.filter((topic) => (topic.there ?? topic.other) === undefined);
  return [
    // Another boat at the hour that was asked for is what was asked for.
    ...standIns
      .filter(({ visit }) => !isAlike(visit, wish, trip))
      .map(({ visit }) => aboutNote(text, visit, trip)),
    ...topics.flatMap((topic): PlannerNote[] =>
      topic.there?.isOn === true && !topic.isDone
        ? [aboutNote(topic.name, topic.there.visit, trip)]
        : [],
    ),
    ...there
      .filter(({ isOn }) => isOn && there.length === 1)
      .flatMap(({ visit }) => (isAtHour(wish, visit, trip) ? [] : notMet(wish, [visit]))),
    ...there
      .filter(({ isOn }) => !isOn)
      .map(
        ({ name, visit }): PlannerNote => ({
          code: "wishOtherDay",
          values: { wish: text, name, day: dayNumberOf(trip, visit) },
        }),
      ),
    ...fixtureNotes(wish, there),
    ...missing.map((place): PlannerNote => {
      const isOpen = days.some(({ date }) => isOpenOn(place, date));
      return {
        code: isOpen ? "wishNoRoom" : "wishClosed",
        values: { wish: text, name: place.name },
      };
    }),
    ...unknown.flatMap(({ name }) => tableNotes(name, text, trip)),
  ];
}

function plannedOf(visit: CheckedVisit, isOn: boolean) {
  return {
    name: visit.text.placeName,
    details: visit.text.placeDetails,
    category: visit.facts.category,
    way: visit.known?.way,
    visit,
    isOn,
  };
}

type Planned = ReturnType<typeof plannedOf>;

/** What a topic is about: what of it is in the plan, and what else is known; `isDone`: one does there what the words say. */
function topicOf(name: string, text: string, planned: readonly Planned[], trip: JudgedTrip) {
  const { city } = trip;
  const known = city === undefined ? [] : placesOf(city);
  const visits = eventVisits(name, city, datesOf(trip));
  const events = visits.flatMap(({ id, day }) =>
    planned.filter(({ visit }) => visit.known?.id === id && isAtEvent(visit, trip, day)),
  );
  // A cruise is meant by "boat", not a park with toy boats.
  const meant = placesMeantBy(name, text, known);
  const isMeant = ({ visit }: Planned) => meant.some(({ id }) => id === visit.known?.id);
  const about =
    events.length > 0
      ? events
      : meant.length > 0
        ? planned.filter(isMeant)
        : placesAbout(name, meantByDay(text, planned));
  const first = known.find(({ id }) => id === visits[0]?.id);
  const fameOf = ({ visit }: Planned) => visit.known?.popularity ?? 0;
  const [there, next] = about.toSorted(
    (a, b) => Number(b.isOn) - Number(a.isOn) || fameOf(b) - fameOf(a),
  );
  return {
    name,
    there,
    other: first ?? meant[0],
    // Who loves Gaudí has him in a house and a park.
    isDone: next?.isOn === true || (placesToDo(name, text, known, undefined) ?? []).length > 0,
  };
}

/** Who wants a match sees the ground. */
function fixtureNotes(
  { text, names }: WishOf<"see">,
  there: readonly {
    readonly name: string;
    readonly isOn: boolean;
    readonly category: PlaceCategory;
  }[],
): PlannerNote[] {
  if (!FIXTURE.test(text) || FIXTURE.test(names)) return [];
  return there
    .filter(({ isOn, category }) => isOn && category !== "show")
    .map(({ name }) => ({ code: "wishFixture", values: { wish: text, name } }));
}

/** A name that no sight has may be that of a place to eat. */
function tableNotes(name: string, wish: string, { name: town, city, days }: JudgedTrip) {
  const eaten = days.flatMap(({ text: { meals = [] } }) =>
    meals.flatMap(({ placeName }) => (placeName === undefined ? [] : [{ name: placeName }])),
  );
  if (namedPlaces(name, eaten).found.length > 0) return [];
  const [table] = namedPlaces(name, city?.eateries ?? []).found;
  const note: PlannerNote =
    table === undefined
      ? { code: "wishUnknown", values: { name, city: town } }
      : { code: "wishNoRoom", values: { wish, name: table.place.name } };
  return [note];
}

/** Whether one is there instead of the place that was asked for, which an event keeps shut then. */
function isStandIn(visit: CheckedVisit, wish: WishOf<"see">, trip: JudgedTrip): boolean {
  const { city, days } = trip;
  const day = days.find(({ visits }) => visits.includes(visit));
  const { known } = visit;
  if (city === undefined || day === undefined || known === undefined) return false;
  const hour = askedHour(wish.text, wish.names);
  const dates = datesOf(trip);
  return namedPlaces(wish.names, placesOf(city)).found.some(
    ({ place }) =>
      standInFor(place, hour, city, day)?.id === known.id ||
      nightAt(place, wish.text, city, dates)?.place.id === known.id,
  );
}

function isAlike({ known }: CheckedVisit, { names }: WishOf<"see">, { city }: JudgedTrip): boolean {
  const named = city === undefined ? [] : namedPlaces(names, placesOf(city)).found;
  return (
    known?.experience !== undefined &&
    named.some(({ place }) => place.experience === known.experience)
  );
}

/** Whether a visit is on that day, and in the evening, where its event is. */
function isAtEvent(visit: CheckedVisit, { days }: JudgedTrip, day: number): boolean {
  const { date, visits } = days[day] ?? {};
  const from = visit.known === undefined ? undefined : eveningFrom(visit.known, date);
  return visits?.includes(visit) === true && visit.startMinutes >= (from ?? 0);
}

/** Whether a visit is at the light or the hour that the words name: while the sun sets, or first of its day, as the place opens. */
function isAtHour(
  wish: WishOf<"see" | "have">,
  visit: CheckedVisit,
  { days, wishes }: JudgedTrip,
  hour: AskedHour | undefined = askedHour(wish.text, wish.kind === "see" ? wish.names : ""),
): boolean {
  const { known, startMinutes, endMinutes } = visit;
  const day = days.find(({ visits }) => visits.includes(visit));
  const names = wish.kind === "see" ? wish.names : "";
  if (known !== undefined && asksForPrayers(wish)) return isAtPrayers(known, day?.date, visit);
  if (known !== undefined && isWantedByNight(wish.text, names))
    return endMinutes + NEARLY_MINUTES >= darkMinutes(known, day?.date);
  const isOne = wishes.filter(({ kind, text }) => kind === wish.kind && text === wish.text);
  if (hour === undefined || known === undefined || day === undefined || isOne.length > 1)
    return true;
  if (hour === "last") return day.visits.at(-1) === visit;
  const visitMinutes = endMinutes - startMinutes;
  const span = askedSpan({ ...known, visitMinutes, askedHour: hour }, day.date, day.pace);
  if (span === undefined) return false;
  const [from, to] = span;
  if (hour === "opening") {
    const latest = Math.min(to, Math.max(from + AFTER_OPENING_MINUTES, EARLY_UNTIL_MINUTES));
    return day.visits[0] === visit && startMinutes <= latest + NEARLY_MINUTES;
  }
  // After the sun has risen nobody sees it rise.
  const latest = hour === "sunrise" ? to : Math.max(to, from + visitMinutes);
  return startMinutes >= from - NEARLY_MINUTES && startMinutes <= latest;
}

export function haveNotes(
  wish: WishOf<"have">,
  on: readonly number[],
  trip: JudgedTrip,
): PlannerNote[] {
  const { city } = trip;
  const known = city === undefined ? [] : placesMeant(wish, city);
  const ids = new Set(known.map(({ id }) => id));
  const ofText = visitsOn(trip, on).filter((visit) =>
    visit.known === undefined
      ? wish.categories.includes(visit.facts.category)
      : ids.has(visit.known.id),
  );
  if (isDaily(wish.text) && known.length > 0) {
    const without = daysAt(trip, on).filter(({ visits }) =>
      visits.every((visit) => !ofText.includes(visit)),
    );
    return notMetBy(
      wish,
      without.map(({ text }) => text.day),
    );
  }
  const hour = askedHourOfAll(wish.text);
  const late = ofText.filter((visit) => hour !== undefined && !isAtHour(wish, visit, trip, hour));
  if (late.length > 0) return notMet(wish, late);
  const meant = ofText.filter((visit) => hour !== undefined || isAtHour(wish, visit, trip));
  const others = known.filter((place) => meant.every((visit) => visit.known?.id !== place.id));
  // No plan has more of them than there are.
  if (meant.length >= wish.count || (meant.length > 0 && others.length === 0))
    return meant.length === 0
      ? []
      : [...otherNotes(wish, meant, known, trip), ...brieflyNotes(wish, meant, trip)];
  if (known.length === 0) {
    return [{ code: "wishNoneKnown", values: { wish: wish.text, city: trip.name } }];
  }
  const [first] = onStage(wish.text, others);
  return [{ code: "wishNoRoom", values: { wish: wish.text, name: first?.name ?? "" } }];
}

/** Another show than the words name: a musical for a classical concert. */
function otherNotes(
  { text: wish }: WishOf<"have">,
  [first, ...more]: readonly CheckedVisit[],
  known: readonly KnownPlace[],
  trip: JudgedTrip,
): PlannerNote[] {
  const named = new Set(onStage(wish, known).map(({ id }) => id));
  if (first === undefined || [first, ...more].some((one) => named.has(one.known?.id ?? "")))
    return [];
  return [aboutNote(wish, first, trip)];
}

const OF_HALF_A_DAY = /\b(?:mornings?|afternoons?|evenings?|hours?)\b/i;

/** A beach or a theme park for an hour between other things is not what was asked for. */
function brieflyNotes(
  { text, categories }: WishOf<"have">,
  meant: readonly CheckedVisit[],
  trip: JudgedTrip,
): PlannerNote[] {
  const longest = meant.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
  const usual = categories.length === 1 && categories[0] ? LONG_MINUTES[categories[0]] : undefined;
  const least = usual === undefined ? undefined : isDayOut(text) ? DAY_OUT_MINUTES : usual;
  // A morning of it is no day.
  if (longest === undefined || least === undefined || OF_HALF_A_DAY.test(text)) return [];
  const minutes = lengthOf(longest);
  if (minutes >= least) return [];
  const day = dayNumberOf(trip, longest);
  return [
    { code: "wishBriefly", values: { wish: text, name: longest.text.placeName, day, minutes } },
  ];
}
