import type { GuideCity, GuideEatery, GuideHotel, GuidePlace } from "../../src/guide/guide-city.ts";
import type { Answers } from "./answers.ts";
import { isAskedFor, KIND_MARKS } from "./kind-marks.ts";

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
/** Classes that sights have and that say nothing of their kind: building, tourist attraction, skyscraper. */
const VAGUE_CLASSES = ["Q41176", "Q570116", "Q1497375"];
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

/** Adds the services' records of the places, hotels and eateries that our own guide knows, each with its gaps. */
export function addWrittenPlaces(
  answers: Answers,
  city: GuideCity,
  firstId: number,
  random: Random,
): void {
  const { currency } = city;
  for (const [nth, place] of city.places.entries())
    addSight(answers, place, { currency, number: firstId + nth }, random);
  for (const [nth, hotel] of city.hotels.entries())
    addHotel(answers, hotel, { currency, number: firstId + 200 + nth }, random);
  for (const eatery of city.eateries ?? []) addEatery(answers, eatery, random);
}

type Place = { readonly currency: string; readonly number: number };

function addSight(
  { wikidata, osm, listings, views }: Answers,
  { name, at, category, mustSee, hours, ticketPrice, visitMinutes, popularity }: GuidePlace,
  { currency, number }: Place,
  random: Random,
): void {
  const [wikidataClass, ownTags, kind, section] = KIND_MARKS[category];
  const happens = (share: number) => random() < share;
  const id = `Q${number}`;
  const rank = mustSee ? "mustSee" : "other";
  const isAtWikidata = happens(AT_WIKIDATA[rank]);
  const fame = LINKS.least + (LINKS.most - LINKS.least) * (popularity / 100) ** 2;
  const sitelinks = Math.round(Math.exp(fame + LINKS.deviation * normal(random)));
  const vague = VAGUE_CLASSES[Math.floor(random() * VAGUE_CLASSES.length)] ?? wikidataClass;
  const classes = [happens(OF_VAGUE_CLASS) ? vague : wikidataClass];
  if (isAtWikidata) {
    wikidata.push({ id, label: name, at, sitelinks, classes, wikipediaTitle: name });
    views[name] = Math.round(VIEWS_A_LINK * Math.exp(fame + VIEWS_DEVIATION * normal(random)));
  }
  const mapHours = category === "museum" ? MAPPED_WITH_HOURS.museum : MAPPED_WITH_HOURS.other;
  const tags = {
    ...ownTags,
    ...(isAtWikidata && happens(MAPPED_WITH_WIKIDATA[rank]) ? { wikidata: id } : {}),
    ...(hours !== undefined && happens(mapHours) ? { opening_hours: hours } : {}),
  };
  if (happens(MAPPED[rank]) && isAskedFor(tags))
    osm.push({ type: "node", id: number, at, tags: { name, ...tags } });
  if (!happens(LISTED[rank])) return;
  const length = happens(WITH_LENGTH) ? ` Allow ${visitMinutes} minutes.` : "";
  listings.push({
    kind,
    section,
    name,
    at: happens(PLACED) ? at : undefined,
    wikidata: isAtWikidata && happens(WITH_WIKIDATA) ? id : "",
    hours: happens(WITH_HOURS) ? hoursText(hours) : "",
    price: ticketPrice !== undefined && happens(WITH_PRICE) ? priceText(ticketPrice, currency) : "",
    content: happens(WITH_TEXT) ? `People come to ${name} from near and far.${length}` : "",
  });
}

function addHotel(
  { osm, listings }: Answers,
  { name, at, budget, address, stars, isHostel, pricePerNight }: GuideHotel,
  { currency, number: id }: Place,
  random: Random,
): void {
  const happens = (share: number) => random() < share;
  const tags = {
    name,
    tourism: isHostel ? "hostel" : "hotel",
    ...(stars !== undefined && happens(HOTEL_WITH_STARS) ? { stars: String(stars) } : {}),
  };
  if (happens(HOTEL_MAPPED)) osm.push({ type: "node", id, at, tags });
  listings.push({
    kind: "sleep",
    section: HEADINGS[budget],
    name,
    at: happens(HOTEL_PLACED) ? at : undefined,
    price: happens(HOTEL_WITH_PRICE)
      ? `doubles from ${priceText(pricePerNight.low, currency)}`
      : "",
    address,
    content: `${name} has rooms for one, two and three guests.`,
  });
}

function addEatery({ listings }: Answers, eatery: GuideEatery, random: Random): void {
  const { name, at, price, hours } = eatery;
  listings.push({
    kind: "eat",
    section: EAT_HEADINGS[price],
    name,
    at: random() < PLACED ? at : undefined,
    hours: random() < EATERY_WITH_HOURS ? hoursText(hours) : "",
    content: `${name} cooks what the market had in the morning.`,
  });
}

const DATES_OFF = /^(?:[A-Z][a-z]{2} \d\d[-, ]*)+off$/;
const PLAIN_RULE =
  /^(?:[A-Z][a-z]{2}-[A-Z][a-z]{2} )?(?:[A-Z][a-z][-, ]?)*(?:off|\d\d:\d\d-\d\d:\d\d)$/;

/** Hours as travel guides write them: no holidays, and a remark where there is more to say than months, days and times. */
function hoursText(hours: string | undefined): string {
  if (hours === undefined || hours === "24/7") return hours === undefined ? "" : "24 hours";
  const rules = hours.split(";").map((rule) => rule.trim().replace(",PH", ""));
  const own = rules.filter((rule) => !rule.startsWith("PH") && !DATES_OFF.test(rule));
  return own.every((rule) => PLAIN_RULE.test(rule))
    ? own
        .map((rule) =>
          rule
            .replaceAll(",", " ")
            .replace(/^(?=\d)/, "daily ")
            .replace("off", "closed"),
        )
        .join(", ")
    : "times change with the season, see their site";
}

function priceText(amount: number, currency: string): string {
  return amount === 0 ? "free" : `${currency} ${amount}`;
}

/** By Box and Muller. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
