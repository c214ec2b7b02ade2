import * as z from "zod/mini";
import { bookingsSchema } from "../../../domain/bookings/booking.ts";
import { childAgesSchema } from "../../../domain/trip/child-ages.ts";
import { countPeople } from "../../../domain/trip/count-people.ts";
import { INTEREST_IDS } from "../../../domain/trip/interest.ts";
import { AIRPORT_MINUTES, STATION_MINUTES } from "../../../domain/trip/journey-minutes.ts";
import { PACE_CHOICES } from "../../../domain/trip/pace-choice.ts";
import type { TripRequestInput } from "../../../domain/trip/trip-request.ts";
import {
  FOOD_NEEDS,
  MAX_WISH_CHARACTERS,
  MAX_WISHES,
  sentWishesSchema,
  type TravelNeed,
  type TripWish,
} from "../../../domain/trip/trip-wish.ts";
import { wantedBasesSchema } from "../../../domain/trip/wanted-bases.ts";
import { FORM_KEY } from "../../lib/begun-form.ts";
import { browserStorage } from "../../lib/browser-storage.ts";
import { createTripWords } from "../../messages/create-trip-words.ts";
import { language } from "../../messages/domain/language.ts";
import { storedWords } from "../../messages/domain/stored-words.ts";

/** The form's fields as they were typed. */
export type TripForm = z.infer<typeof tripFormSchema>;

/** How much of the trip's time the traveller knows. */
export const WHEN_CHOICES = ["dates", "month", "open"] as const;

/** The needs that the form asks for; others are said in words. */
export const FORM_NEEDS = [
  "vegetarian",
  "vegan",
  "glutenFree",
  "lactoseFree",
  "halal",
  "kosher",
  "nutFree",
  "stepFree",
] as const satisfies readonly TravelNeed[];

export type FormNeed = (typeof FORM_NEEDS)[number];

const SOLO = "1";
const COUPLE = "2";
const FAMILY = "4";
/** Of places in one wish, with room for the words around them. */
const NAMES_LENGTH = MAX_WISH_CHARACTERS - 20;
/** No day begins sooner, or ends before it. */
const EARLIEST_MINUTES = 5 * 60;

const tripFormSchema = z.object({
  destination: z.string(),
  placeId: z.optional(z.string()),
  days: z.string(),
  budget: z.string(),
  traveler: z.string(),
  /** How many of the chosen card's travellers; "" for as many as it says. */
  people: z.string(),
  when: z.enum(WHEN_CHOICES),
  startDate: z.string(),
  /** Goes with the first day and the number of days (`datesInStep`). */
  endDate: z.string(),
  /** "18:30" on the first and on the last day; "" where they are not known. */
  arriveAt: z.string(),
  leaveAt: z.string(),
  /** These are hours of flights. */
  isByAir: z.boolean(),
  /** "2027-05". */
  month: z.string(),
  childAges: childAgesSchema,
  needs: z.array(z.enum(FORM_NEEDS)),
  /** How many of them have each; left out: all. */
  needPeople: z.partialRecord(z.enum(FORM_NEEDS), z.int()),
  /** Names of places of this destination where the traveller has been, and of those to see again. */
  visited: z.array(z.string()),
  again: z.array(z.string()),
  pace: z.enum(PACE_CHOICES),
  interests: z.array(z.enum(INTEREST_IDS)),
  bookings: bookingsSchema,
  /** Wishes in words, those of them that are left out, and what the others come to. */
  wishText: z.string(),
  wishesLeftOut: z.array(z.string()),
  /** The choices made for a part that was asked back, by its words. */
  wishesChosen: z.record(z.string(), z.array(z.int())),
  wished: z.object({
    wishes: sentWishesSchema,
    pace: z.optional(z.enum(PACE_CHOICES)),
    childAges: z.optional(childAgesSchema),
    interests: z.array(z.enum(INTEREST_IDS)),
    /** The parts that our reader doesn't understand. */
    unread: z.optional(z.string()),
    /** Those of them that a question stands for which isn't answered. */
    unanswered: z.optional(z.array(z.string())),
  }),
  /** Who plans, where the traveller may choose; a new destination begins with the model again. */
  planner: z.enum(["model", "guide"]),
  /** The bases of this destination and number of days; any other has none. */
  bases: z.optional(wantedBasesSchema),
});

const WISH_KEY = "tripwright.generate-on-return";

const EMPTY_FORM: TripForm = {
  destination: "",
  days: "",
  budget: "",
  traveler: "",
  people: "",
  when: "dates",
  startDate: "",
  endDate: "",
  arriveAt: "",
  leaveAt: "",
  isByAir: false,
  month: "",
  childAges: [],
  needs: [],
  needPeople: {},
  visited: [],
  again: [],
  pace: "usual",
  interests: [],
  bookings: [],
  wishText: "",
  wishesLeftOut: [],
  wishesChosen: {},
  wished: { wishes: [], interests: [] },
  planner: "model",
};

/** The form as it was left in this tab: a reload, a full-page sign-in or Back from the trip it made loses nothing. */
export function loadForm(): TripForm {
  try {
    const { tab } = browserStorage;
    const kept = JSON.parse(tab.get(FORM_KEY) ?? tab.get(madeKey(history.state?.key)) ?? "");
    // One that another page began lacks fields.
    return tripFormSchema.parse({ ...EMPTY_FORM, ...kept });
  } catch {
    // Nothing was kept, or an older version kept something else.
    return EMPTY_FORM;
  }
}

export function keepForm(form: TripForm): void {
  browserStorage.tab.set(FORM_KEY, JSON.stringify(form));
}

export function forgetForm(): void {
  browserStorage.tab.remove(FORM_KEY);
  browserStorage.tab.remove(madeKey(history.state?.key));
}

/** Its trip is made: who comes back to this entry of the history finds the form, any other begins anew. */
export function leaveForm(): void {
  const { key = crypto.randomUUID(), ...state } = history.state ?? {};
  browserStorage.tab.set(madeKey(key), JSON.stringify(loadForm()));
  browserStorage.tab.remove(FORM_KEY);
  history.replaceState({ ...state, key }, "");
}

function madeKey(entryKey: string | undefined): string {
  return `${FORM_KEY} ${entryKey}`;
}

/** Remembers over a full-page sign-in that Generate had been pressed. */
export function wishToGenerateOnReturn(): void {
  browserStorage.tab.set(WISH_KEY, "1");
}

export function takeWishToGenerate(): boolean {
  const wished = browserStorage.tab.get(WISH_KEY) !== null;
  browserStorage.tab.remove(WISH_KEY);
  return wished;
}

export function hasWishes({ pace, interests, wishText }: TripForm): boolean {
  return wishText !== "" || pace !== EMPTY_FORM.pace || interests.length > 0;
}

export function isFamily({ traveler }: Pick<TripForm, "traveler">): boolean {
  return traveler === FAMILY;
}

/** Whether the card leaves open how many they are. */
export function isSeveral({ traveler }: Pick<TripForm, "traveler">): boolean {
  return traveler !== "" && traveler !== SOLO && traveler !== COUPLE;
}

/** How many travel: as many as the card says, until another number is chosen. */
export function peopleOf({ traveler, people }: Pick<TripForm, "traveler" | "people">): number {
  return people === "" ? countPeople(traveler) : Number(people);
}

/** Whether a need may be that of some: all go where there are no steps. */
export function isOfSome(need: FormNeed): boolean {
  return (FOOD_NEEDS as readonly TravelNeed[]).includes(need);
}

/** To the hotel with the bags; from there to a train (editorial). */
const BY_LAND_MINUTES = { after: 30, before: STATION_MINUTES };

/** Wishes made by fields, not by words. */
function wishesOfFields(form: TripForm): TripWish[] {
  const { when, arriveAt, leaveAt, isByAir, needs } = form;
  const wishes: TripWish[] = [
    ...needs.map((need) => wishOfNeed(need, form)),
    ...wishesOfVisited(form),
  ];
  if (when !== "dates") return wishes;
  const { before, after } = isByAir ? AIRPORT_MINUTES : BY_LAND_MINUTES;
  // Who arrives in the night begins as on any day.
  const arrival = minutesOf(arriveAt);
  if (arrival !== undefined && arrival >= EARLIEST_MINUTES) {
    const minutes = Math.min(arrival + after, 24 * 60);
    wishes.push({
      kind: "start",
      minutes,
      days: [1],
      text: createTripWords.arriving(language.time(arrival)),
    });
  }
  const departure = minutesOf(leaveAt);
  if (departure !== undefined) {
    const minutes = Math.max(EARLIEST_MINUTES, departure - before);
    wishes.push({
      kind: "end",
      minutes,
      days: [-1],
      text: createTripWords.leaving(language.time(departure)),
    });
  }
  return wishes;
}

function wishOfNeed(need: FormNeed, form: TripForm): TripWish {
  const { [need]: count } = form.needPeople;
  const people = peopleOf(form);
  const title = createTripWords.needTitles[need];
  return count === undefined || !isOfSome(need) || count >= people
    ? { kind: "need", need, text: title }
    : { kind: "need", need, isOfSome: 1, text: createTripWords.ofSome(title, count, people) };
}

/** As few wishes as hold the names: of these a request takes only some. */
function wishesOfVisited({ visited, again }: TripForm): TripWish[] {
  const lists: string[] = [];
  for (const name of visited) {
    if (again.includes(name) || name.length > NAMES_LENGTH) continue;
    const longer = `${lists.at(-1) ?? ""}, ${name}`;
    if (lists.length === 0 || longer.length > NAMES_LENGTH) lists.push(name);
    else lists[lists.length - 1] = longer;
  }
  return lists.map((names) => ({
    kind: "without",
    names,
    text: createTripWords.notAgain(names).slice(0, MAX_WISH_CHARACTERS),
  }));
}

/** Of "18:30" after midnight; undefined where nothing is typed. */
function minutesOf(time: string): number | undefined {
  const [hours, minutes] = time.split(":").map(Number);
  return hours === undefined || minutes === undefined ? undefined : hours * 60 + minutes;
}

/** The form as the server takes it; the cards' values are ours, and the server checks them again. */
export function toRequest(form: TripForm): TripRequestInput {
  const value = form.placeId === undefined ? {} : { value: { place_id: form.placeId } };
  const { wishes: said, pace = form.pace, childAges: saidAges = [], unread = "" } = form.wished;
  // What was chosen and said as well is wished once, in the traveller's words.
  const isSaid = (wish: TripWish) =>
    wish.kind === "need" && said.some((one) => one.kind === "need" && one.need === wish.need);
  const wishes = [...wishesOfFields(form).filter((wish) => !isSaid(wish)), ...said].slice(
    0,
    MAX_WISHES,
  );
  const childAges = isFamily(form) && form.childAges.length > 0 ? form.childAges : saidAges;
  const interests = [...new Set([...form.interests, ...form.wished.interests])];
  return {
    ...(form.destination === ""
      ? {}
      : { location: { label: storedWords.typedPlace(form.destination), ...value } }),
    ...(form.days === "" ? {} : { noOfDays: form.days }),
    traveler: form.traveler as TripRequestInput["traveler"],
    ...(isSeveral(form) && form.people !== "" ? { people: Number(form.people) } : {}),
    budget: form.budget as TripRequestInput["budget"],
    ...(form.when === "dates" && form.startDate !== "" ? { startDate: form.startDate } : {}),
    ...(form.when === "month" && form.month !== "" ? { month: form.month } : {}),
    ...(pace === EMPTY_FORM.pace ? {} : { pace }),
    ...(childAges.length === 0 ? {} : { childAges }),
    ...(interests.length === 0 ? {} : { interests }),
    // Also where there are none: the words are what our reader has left.
    ...(wishes.length === 0 && unread === "" ? {} : { wishes }),
    ...(unread === "" ? {} : { wishText: unread }),
    ...(form.bases === undefined ? {} : { bases: form.bases }),
    ...(form.bookings.length === 0 ? {} : { bookings: form.bookings }),
  };
}
