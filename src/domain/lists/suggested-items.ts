import { addDays, isCalendarDate, middleOf } from "../calendar-date.ts";
import type { PlaceCategory } from "../places/place-category.ts";
import type { ListName } from "../trip/list-item.ts";
import type { Trip } from "../trip/trip.ts";

/** Means of each month, January first, as the guide has them of a city: degrees Celsius, and days with rain. */
export type MonthlyClimate = {
  readonly highC: readonly number[];
  readonly lowC?: readonly number[] | undefined;
  readonly rainDays?: readonly number[] | undefined;
};

/** Editorial: from these means on a traveller packs for the sun, the cold or the rain. */
const SUNNY_C = 24;
const COOL_C = 10;
const FROSTY_C = 2;
const RAINY_DAYS = 7;
/** Of clothes: a longer trip has a wash in it. */
const MOST_DAYS_OF_CLOTHES = 7;
const DIAPER_AGE = 2;
const TOY_AGE = 10;
/** The United Kingdom and others want six months on a passport, and a new one takes weeks. */
const PASSPORT_DAYS_AHEAD = 60;

const PACKED: Readonly<Partial<Record<PlaceCategory, readonly SuggestedCode[]>>> = {
  beach: ["swimwear", "beach-towel"],
  nature: ["hiking-shoes", "daypack"],
  worship: ["covering-clothes"],
  nightlife: ["smart-clothes"],
  show: ["smart-clothes"],
};

/** Codes of suggestions: an item that the traveller takes has its code as its id. */
type SuggestedCode =
  | "passports"
  | "insurance"
  | "check-in"
  | "home"
  | "documents"
  | "cards"
  | "chargers"
  | "medicine"
  | "toiletries"
  | "clothes"
  | "walking-shoes"
  | "laundry"
  | "umbrella"
  | "sunscreen"
  | "sun-hat"
  | "water-bottle"
  | "warm-jacket"
  | "gloves"
  | "diapers"
  | "stroller"
  | "toys"
  | "swimwear"
  | "beach-towel"
  | "hiking-shoes"
  | "daypack"
  | "covering-clothes"
  | "smart-clothes";

/** A line for one of the lists; its words are the catalogue's. */
export type SuggestedItem = {
  readonly code: SuggestedCode;
  readonly list: ListName;
  /** "2026-05-04", where the trip has dates and that day is still to come. */
  readonly dueDate?: string;
  /** Of clothes: for how many days. */
  readonly days?: number;
};

/**
 * Suggestions for packing and for what to do before a trip, by its days, its month's weather, the children's ages and the kinds of
 * its places; without what its lists have already.
 *
 * @param climates of each of its towns, where the guide knows them.
 * @param today "2026-05-04".
 */
export function suggestedItems(
  trip: Trip,
  climates: readonly (MonthlyClimate | undefined)[],
  today: string,
): SuggestedItem[] {
  const { itinerary } = trip.tripData;
  const days = itinerary.length;
  const kinds = new Set(itinerary.flatMap(({ plan }) => plan.map(({ category }) => category)));
  const pack: SuggestedCode[] = [
    "documents",
    "cards",
    "chargers",
    "medicine",
    "toiletries",
    "clothes",
    "walking-shoes",
    ...(days > MOST_DAYS_OF_CLOTHES ? (["laundry"] as const) : []),
    ...forWeather(trip, climates),
    ...forChildren(trip.userSelection.childAges ?? []),
    ...[...kinds].flatMap((kind) => (kind === undefined ? [] : (PACKED[kind] ?? []))),
  ];
  const there = new Set(trip.listItems?.map(({ id }) => id));
  return [...toDo(trip, today), ...[...new Set(pack)].map(toPack)].filter(
    ({ code }) => !there.has(code),
  );

  function toPack(code: SuggestedCode): SuggestedItem {
    const clothes = code === "clothes" ? { days: Math.min(days, MOST_DAYS_OF_CLOTHES) } : {};
    return { code, list: "pack", ...clothes };
  }
}

function toDo({ userSelection: { startDate } }: Trip, today: string): SuggestedItem[] {
  const by = (daysAhead: number) => {
    if (startDate === undefined || !isCalendarDate(startDate)) return {};
    const dueDate = addDays(startDate, -daysAhead);
    return dueDate < today ? {} : { dueDate };
  };
  return [
    { code: "passports", list: "do", ...by(PASSPORT_DAYS_AHEAD) },
    { code: "insurance", list: "do", ...by(7) },
    { code: "check-in", list: "do", ...by(1) },
    { code: "home", list: "do", ...by(3) },
  ];
}

function forWeather(
  { userSelection: { startDate, month } }: Trip,
  climates: readonly (MonthlyClimate | undefined)[],
): SuggestedCode[] {
  const date = startDate ?? (month === undefined ? undefined : middleOf(month));
  if (date === undefined || !isCalendarDate(date)) return [];
  const at = Number(date.slice(5, 7)) - 1;
  const means = (of: (climate: MonthlyClimate) => readonly number[] | undefined) =>
    climates.flatMap((climate) => (climate === undefined ? [] : (of(climate)?.[at] ?? [])));
  const highC = Math.max(...means((climate) => climate.highC));
  const lowC = Math.min(...means((climate) => climate.lowC));
  const rainDays = Math.max(...means((climate) => climate.rainDays));
  return [
    ...(rainDays >= RAINY_DAYS ? (["umbrella"] as const) : []),
    ...(highC >= SUNNY_C ? (["sunscreen", "sun-hat", "water-bottle"] as const) : []),
    ...(lowC <= COOL_C ? (["warm-jacket"] as const) : []),
    ...(lowC <= FROSTY_C ? (["gloves"] as const) : []),
  ];
}

function forChildren(ages: readonly number[]): SuggestedCode[] {
  const hasOneUpTo = (age: number) => ages.some((one) => one <= age);
  return [
    ...(hasOneUpTo(DIAPER_AGE) ? (["diapers", "stroller"] as const) : []),
    ...(hasOneUpTo(TOY_AGE) ? (["toys"] as const) : []),
  ];
}
