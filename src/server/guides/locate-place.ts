import { distanceKm, type Position } from "../../domain/places/geo.ts";
import { plainText } from "../../domain/plain-text.ts";
import type { Guide } from "../../guide/guide.ts";
import { type Choice, isWellKnown } from "../../guide/named/choose-named.ts";
import { type Match, matchOf } from "../../guide/named/match-name.ts";
import { classOf, isWide, labelsOf, type NamedPlace } from "../../guide/named/named-place.ts";
import { isSight } from "../../guide/named/photon-features.ts";
import { readTyped, type Typed } from "../../guide/named/read-typed.ts";
import { readingsOf } from "../../guide/named/readings-of.ts";
import { withoutTripWords } from "../../guide/named/trip-words.ts";
import { orNothing } from "../lib/service-error.ts";
import { locateByPage } from "./locate-by-page.ts";
import { type Located, type LocatedPlace, locatedOf, toPlace } from "./located-place.ts";
import type { PhotonPlaces } from "./photon-places.ts";
import type { Wikidata } from "./wikidata.ts";
import type { Wikivoyage } from "./wikivoyage.ts";

/** Photon has only the name of a sight's town: it must lie there. */
const TOWN_OF_SIGHT_KM = 60;
/** A page's point and Photon's are both "the middle". */
const SAME_TOWN_KM = 30;
const SAME_REGION_KM = 400;
/** Fewer inhabitants: a hamlet or a quarter. */
const TOWN_CLASS = 3;
const CITY_CLASS = 5;
const MAX_OTHER_NAMES = 3;
const PAGE_MATCHES: readonly Match[] = ["same", "short", "longer"];
const SIGHT_MATCHES: readonly Match[] = ["same", "short", "longer", "like", "begins"];

export type PlaceLocator = {
  /**
   * @returns what is meant by what was typed, and all that may be: among it is the suggestion that was chosen.
   * @throws ServiceError
   */
  locate(
    label: string,
    signal: AbortSignal,
  ): Promise<{ readonly named: Located; readonly places: readonly LocatedPlace[] }>;
};

type Asked = {
  readonly photon: PhotonPlaces;
  readonly wikivoyage: Wikivoyage;
  readonly guide: Guide;
  readonly wikidata: Pick<Wikidata, "called">;
  readonly signal: AbortSignal;
};
type OneChoice = Extract<Choice, { kind: "one" }>;

/**
 * Where a destination is, by Photon: the questions that have what was typed in them. Where several places or none are
 * called so, the travel guide's pages and redirects say which one travellers mean.
 */
export function createPlaceLocator(parts: Omit<Asked, "signal">): PlaceLocator {
  return {
    async locate(typed, signal) {
      const asked = { ...parts, signal };
      const label = withoutTripWords(typed);
      if (!/[\p{L}\p{N}]/u.test(label)) return { named: { kind: "none" }, places: [] };
      const found: NamedPlace[] = [];
      const choice = await byName(label, found, asked);
      return { named: await meantBy(label, choice, found, asked), places: found.map(toPlace) };
    },
  };
}

async function meantBy(
  label: string,
  choice: Choice,
  found: readonly NamedPlace[],
  asked: Asked,
): Promise<Located> {
  if (choice.kind === "one" && isClear(choice)) {
    return (await sightBefore(label, choice, asked)) ?? locatedOf(choice);
  }
  // A place may lie in an area that the guide's titles don't name.
  const meant = label.includes(",") ? undefined : await byGuide(label, choice, found, asked);
  if (typeof meant === "object") return meant;
  if (choice.kind === "one" && (meant === "several" || hasGreaterRival(choice))) {
    return askedAbout(choice);
  }
  // The name shown differs from the one typed, and no city was once called so.
  const isDoubtful =
    choice.kind === "one" && choice.match === "alias" && classOf(choice.place) < CITY_CLASS;
  if (choice.kind !== "none" && !isDoubtful) return locatedOf(choice);
  const other = (await byOtherName(label, asked)) ?? (await aroundSight(label, asked));
  if (other !== undefined) return other;
  if (choice.kind === "none") return choice;
  const isOnlyOne = new Set(found.map(({ id }) => id)).size === 1;
  return isOnlyOne && classOf(choice.place) >= TOWN_CLASS ? locatedOf(choice) : askedAbout(choice);
}

/** A place that is called so in a language that Photon doesn't search. */
async function byOtherName(
  name: string,
  { photon, wikidata, signal }: Asked,
): Promise<Located | undefined> {
  // A service that doesn't answer says nothing about the name.
  const items = await orNothing(wikidata.called(name, signal), [], signal);
  for (const { label, at } of items.slice(0, MAX_OTHER_NAMES)) {
    const place = placeOfPage(await photon.named(label, signal), readTyped(label), at);
    if (place !== undefined && classOf(place) >= TOWN_CLASS) {
      return { kind: "place", place: { ...toPlace(place), takenFor: "name" } };
    }
  }
  return undefined;
}

function hasGreaterRival({ place, rivals }: OneChoice): boolean {
  return rivals.some((rival) => classOf(rival) > classOf(place));
}

function askedAbout({ place, rivals }: OneChoice): Located {
  return locatedOf({ kind: "several", places: [place, ...rivals] });
}

/** The place that the travel guide's page of that name is about; "several" where it lists places of the name. */
async function byGuide(
  name: string,
  choice: Choice,
  found: readonly NamedPlace[],
  asked: Asked,
): Promise<Located | "several" | undefined> {
  const { photon, wikivoyage, signal } = asked;
  // Where a place is called so, it is no slip of the pen.
  const isExact = choice.kind === "one" && choice.match === "same";
  const called = await orNothing(wikivoyage.called(name, { isExact, signal }), undefined, signal);
  if (called === undefined) return undefined;
  const { title } = called;
  if (called.kind === "several") {
    return isSameName(title, name) ? "several" : namesakes(title, asked);
  }
  const { at } = called;
  // "Paris/7th arrondissement" is a page about a part of Paris, "Georgia (country)" one about Georgia.
  const [town = title, district] = title.split("/");
  const plain = town.replace(/ \([^)]*\)$/, "");
  const isOwn = district !== undefined || isSameName(plain, name);
  const own = isOwn ? placeOfPage(found, readTyped(name), at) : undefined;
  if (own !== undefined) return { kind: "place", place: toPlace(own) };
  const other = placeOfPage(await photon.named(plain, signal), readTyped(plain), at);
  const place =
    other === undefined ? await locateByPage(title, wikivoyage, signal) : toPlace(other);
  return place && { kind: "place", place: { ...place, takenFor: "name" } };
}

/** Places that are called as was probably meant: "Qeenstown". */
async function namesakes(title: string, { photon, signal }: Asked): Promise<Located | undefined> {
  const { choice } = await photon.choose(title, readTyped(title), signal);
  if (choice.kind === "one") return askedAbout(choice);
  return choice.kind === "several" ? locatedOf(choice) : undefined;
}

const isSameName = (a: string, b: string) => plainText(a) === plainText(b);

/** The town that a sight or an address is in, by what it is called. */
async function aroundSight(label: string, asked: Asked): Promise<Located | undefined> {
  const { photon, signal } = asked;
  const typed = readTyped(label);
  const sights = await photon.sights(label, signal);
  // Of sights of one name Photon puts the most important first; a house with a name of its own is found by its number.
  const matches = /\d/.test(label) ? [...SIGHT_MATCHES, "alias"] : SIGHT_MATCHES;
  const sight = sights.find((one) => matches.includes(matchOf(one, typed) ?? "elsewhere"));
  const place = sight && (await townOf(sight, asked));
  return place && { kind: "place", place: { ...place, takenFor: "sight" } };
}

async function townOf(
  sight: NamedPlace,
  { photon, signal }: Asked,
): Promise<LocatedPlace | undefined> {
  const { city, state, country, centre } = sight;
  if (city === undefined) return undefined;
  const where = [city, state, country].filter((part) => part !== undefined).join(", ");
  const towns = (await photon.named(where, signal)).filter(
    (town) => !isWide(town) && distanceKm(town.centre, centre) <= TOWN_OF_SIGHT_KM,
  );
  const town = towns.find(({ name }) => name === city) ?? towns[0];
  // A town that isn't found is around the sight all the same.
  return town === undefined
    ? { ...toPlace({ ...sight, box: undefined }), name: city, label: where }
    : toPlace(town);
}

/** Beside a town that few know, the town of a sight of that name which Photon thinks more of: "Alhambra". */
async function sightBefore(
  label: string,
  { place }: OneChoice,
  asked: Asked,
): Promise<Located | undefined> {
  if (isWide(place) || isWellKnown(asked.guide, place)) return undefined;
  const first = await asked.photon.first(label, asked.signal);
  if (first === undefined || !isSight(first) || matchOf(first, readTyped(label)) !== "same") {
    return undefined;
  }
  const town = await townOf(first, asked);
  const labels = [town?.label, ...labelsOf([place])].filter((one) => one !== undefined);
  return town && { kind: "several", labels };
}

/** By what it is called; what was found at all is added to the places. */
async function byName(
  label: string,
  places: NamedPlace[],
  { photon, signal }: Asked,
): Promise<Choice> {
  let possible: Choice = { kind: "none" };
  for (const { q, typed } of readingsOf(label)) {
    const { choice, found } = await photon.choose(q, typed, signal);
    places.push(...found);
    if (choice.kind === "one" && choice.match !== "begins") return choice;
    if (possible.kind === "none") possible = choice;
    if (choice.kind === "several" && q === label) break;
  }
  return possible;
}

/** Whether the place is called as it was typed, no hamlet, and the only town of the name: nobody else need be asked. */
function isClear({ match, place, rivals }: OneChoice): boolean {
  return match === "same" && classOf(place) >= TOWN_CLASS && rivals.length === 0;
}

/**
 * Of the places that are called so the one that a page is about: the one around its point. A page without one is about a
 * region or a country.
 */
function placeOfPage(
  found: readonly NamedPlace[],
  typed: Typed,
  at: Position | undefined,
): NamedPlace | undefined {
  const called = found
    .filter((place) => PAGE_MATCHES.includes(matchOf(place, typed) ?? "alias"))
    .filter((place) =>
      at === undefined
        ? isWide(place)
        : distanceKm(place.centre, at) <= (isWide(place) ? SAME_REGION_KM : SAME_TOWN_KM),
    );
  return at === undefined ? called[0] : called.toSorted((a, b) => classOf(b) - classOf(a))[0];
}
