import type { GuideCity, GuideEatery, GuideHotel, GuidePlace } from "../../src/guide/guide-city.ts";
import type { AnsweredPlace } from "./answered-place.ts";
import { hoursText } from "./hours-text.ts";
import { isAskedFor, KIND_MARKS, VAGUE_CLASSES } from "./kind-marks.ts";

/**
 * Of the places that we know, how many the services have, and how much of each: counted in ten recorded pages of
 * Wikivoyage (116 sights, 47 hotels) and in recorded answers of Overpass for Madrid, Helsinki and Monaco. That must-sees
 * are known to more of them, and how far fame as the services count it agrees with our own rating, is assumed.
 */
const LISTED = { mustSee: 0.98, other: 0.7 };
const PLACED = 0.91;
const WITH_TEXT = 0.93;
/** 63 %, less a tenth of them that are no days and times. */
const WITH_HOURS = 0.57;
const WITH_PRICE = 0.48;
const WITH_WIKIDATA = 0.58;
const WITH_LENGTH = 0.06;
const MAPPED = { mustSee: 0.95, other: 0.8 };
const MAPPED_WITH_HOURS = { museum: 0.7, other: 0.12 };
const MAPPED_WITH_WIKIDATA = { mustSee: 0.9, other: 0.45 };
const AT_WIKIDATA = { mustSee: 1, other: 0.85 };
const OF_VAGUE_CLASS = 0.2;
const HOTEL_WITH_PRICE = 0.94;
const HOTEL_PLACED = 0.79;
const HOTEL_MAPPED = 0.8;
const HOTEL_WITH_STARS = 0.04;
const EATERY_WITH_HOURS = 0.7;
/** Articles about a place, and how often they are read, by our own rating of its fame: e to this power, each with its own chance. */
const LINKS = { least: 1.3, most: 5, deviation: 0.35 };
const VIEWS_A_LINK = 250;
const VIEWS_DEVIATION = 0.5;
const HEADINGS: Readonly<Record<GuideHotel["budget"], string>> = {
  Economy: "Budget",
  Budget: "Budget",
  Standard: "Mid-range",
  Comfort: "Mid-range",
  Premium: "Splurge",
};
const EAT_HEADINGS = { low: "Budget", middle: "Mid-range", high: "Splurge" } as const;

type Random = () => number;

/** The services' records of the places, hotels and eateries that our own guide knows, each with its gaps. */
export function writtenPlaces(city: GuideCity, firstId: number, random: Random): AnsweredPlace[] {
  return [
    ...city.places.map((place, index) => answeredSight(place, city, firstId + index, random)),
    ...city.hotels.map((hotel, index) => answeredHotel(hotel, city, firstId + 200 + index, random)),
    ...(city.eateries ?? []).map((eatery) => answeredEatery(eatery, random)),
  ];
}

function answeredSight(
  place: GuidePlace,
  { currency }: GuideCity,
  number: number,
  random: Random,
): AnsweredPlace {
  const { name, at, category, mustSee, hours, ticketPrice, visitMinutes } = place;
  const { wikidataClass, tags = {}, kind, section } = KIND_MARKS[category];
  const happens = (share: number) => random() < share;
  const id = `Q${number}`;
  const rank = mustSee ? "mustSee" : "other";
  const isAtWikidata = happens(AT_WIKIDATA[rank]);
  const fame = LINKS.least + (LINKS.most - LINKS.least) * (place.popularity / 100) ** 2;
  const sitelinks = Math.round(Math.exp(fame + LINKS.deviation * normal(random)));
  const views = Math.round(VIEWS_A_LINK * Math.exp(fame + VIEWS_DEVIATION * normal(random)));
  const vague = VAGUE_CLASSES[Math.floor(random() * VAGUE_CLASSES.length)] ?? wikidataClass;
  const item = {
    id,
    wikidataClass: happens(OF_VAGUE_CLASS) ? vague : wikidataClass,
    sitelinks,
    views,
  };
  const mapHours = category === "museum" ? MAPPED_WITH_HOURS.museum : MAPPED_WITH_HOURS.other;
  const allTags = {
    ...tags,
    ...(isAtWikidata && happens(MAPPED_WITH_WIKIDATA[rank]) ? { wikidata: id } : {}),
    ...(hours !== undefined && happens(mapHours) ? { opening_hours: hours } : {}),
  };
  const element = { type: happens(0.5) ? "way" : "node", id: number, tags: allTags } as const;
  const listing = {
    kind,
    section,
    at: happens(PLACED) ? at : undefined,
    wikidata: isAtWikidata && happens(WITH_WIKIDATA) ? id : "",
    hours: hours !== undefined && happens(WITH_HOURS) ? hoursText(hours, happens(0.5)) : "",
    price: ticketPrice !== undefined && happens(WITH_PRICE) ? priceText(ticketPrice, currency) : "",
    address: "",
    content: happens(WITH_TEXT)
      ? `People come to ${name} from near and far.${happens(WITH_LENGTH) ? ` Allow ${visitMinutes} minutes.` : ""}`
      : "",
  };
  return {
    name,
    at,
    ...(isAtWikidata ? { item } : {}),
    ...(happens(MAPPED[rank]) && isAskedFor(allTags) ? { element } : {}),
    ...(happens(LISTED[rank]) ? { listing } : {}),
  };
}

function answeredHotel(
  { name, at, budget, address, stars, isHostel, pricePerNight }: GuideHotel,
  { currency }: GuideCity,
  id: number,
  random: Random,
): AnsweredPlace {
  const section = HEADINGS[budget];
  const happens = (share: number) => random() < share;
  const tags = {
    tourism: isHostel ? "hostel" : "hotel",
    ...(stars !== undefined && happens(HOTEL_WITH_STARS) ? { stars: String(stars) } : {}),
  };
  return {
    name,
    at,
    ...(happens(HOTEL_MAPPED) ? { element: { type: "node", id, tags } } : {}),
    listing: {
      kind: "sleep",
      section,
      at: happens(HOTEL_PLACED) ? at : undefined,
      wikidata: "",
      hours: "",
      price: happens(HOTEL_WITH_PRICE)
        ? `doubles from ${priceText(pricePerNight.low, currency)}`
        : "",
      address,
      content: `${name} has rooms for one, two and three guests.`,
    },
  };
}

function answeredEatery({ name, at, price, hours }: GuideEatery, random: Random): AnsweredPlace {
  const isSaid = hours !== undefined && random() < EATERY_WITH_HOURS;
  return {
    name,
    at,
    listing: {
      kind: "eat",
      section: EAT_HEADINGS[price],
      at: random() < PLACED ? at : undefined,
      wikidata: "",
      hours: isSaid ? hoursText(hours, random() < 0.5) : "",
      price: "",
      address: "",
      content: `${name} cooks what the market had in the morning.`,
    },
  };
}

function priceText(amount: number, currency: string): string {
  return amount === 0 ? "free" : `${currency} ${amount}`;
}

/** By Box and Muller. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
