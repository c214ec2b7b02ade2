import timeZoneAt from "@photostructure/tz-lookup";
import { distanceKm } from "../../domain/places/geo.ts";
import { plainText } from "../../domain/plain-text.ts";
import { findCity } from "../find-city.ts";
import { findInGazetteer } from "../gazetteer.ts";
import type { Guide } from "../guide.ts";
import { boxHas, diagonalKm } from "../open/box.ts";
import { coreOf, type Match, matchOf, namesOf } from "./match-name.ts";
import { classOf, isWide, type NamedPlace } from "./named-place.ts";
import type { Typed } from "./read-typed.ts";

/** Which place was meant. */
export type Choice =
  | {
      readonly kind: "one";
      readonly place: NamedPlace;
      readonly match: Match;
      /** Others of the name that are less prominent, but no villages either. */
      readonly rivals: readonly NamedPlace[];
    }
  /** The likeliest first. */
  | { readonly kind: "several"; readonly places: readonly NamedPlace[] }
  | { readonly kind: "none" };

const MAX_CHOICES = 5;
/** So much more of a place is "far more prominent"; 1 is enough where Photon puts it first too. */
const FAR_MORE = 2;
/** Of places that are called so Photon knows best which is the most important, but for a hamlet before a city. */
const FAR_MORE_OF_SAME = 3;
/** Between countries and states of a name only somebody who knows what is meant can choose. */
const FAR_MORE_OF_WIDE = 3;
const CITY_CLASS = 5;
const RIVAL_CLASS = 4;
const TOWN_CLASS = 3;
const LEAST_OF_LIKE = 4;
const SAME_TOWN_KM = 30;
const WELL_KNOWN_KM = 80;
const SMALL_KM = 100;

type Candidate = {
  readonly place: NamedPlace;
  readonly match: Match;
  readonly prominence: number;
  /** In Photon's order, which knows how important places are. */
  readonly order: number;
};

/**
 * Of the places that Photon has for what was typed the one that was meant, by its names, by what it is, and by Photon's
 * order. Several where none is far more prominent than the others of the name: then the traveller is asked.
 *
 * @param found in Photon's order.
 */
export function chooseNamed(guide: Guide, found: readonly NamedPlace[], typed: Typed): Choice {
  const all = found.flatMap((place, order): Candidate[] => {
    const match = matchOf(place, typed);
    if (match === undefined) return [];
    return [{ place, match, order, prominence: prominenceOf(guide, place) }];
  });
  const of = (...kinds: Match[]) => withoutTwins(all.filter(({ match }) => kinds.includes(match)));
  const same = of("same");
  const called = same.length > 0 ? same : of("short");
  const [best] = called.toSorted(byProminence);
  const cities = of("alias", "like").filter(({ place }) => classOf(place) >= CITY_CLASS);
  const isFarMore = ({ prominence }: Candidate) => prominence >= (best?.prominence ?? 0) + FAR_MORE;
  // A hamlet is called so, and a large city was: "Bombay"; or nearly is, then the traveller is asked: "Cuzco".
  const former = cities.filter((city) => city.match === "alias" && isFarMore(city));
  const alike = cities.filter(
    ({ match, prominence }) => match === "like" && prominence > (best?.prominence ?? 0),
  );
  if (called.length > 0) {
    if (former.length > 0) return decided([...called, ...former], all, FAR_MORE);
    if (alike.length > 0) return asked([...called, ...alike]);
    const choice = decided([...called, ...additions(of("longer"))], all, FAR_MORE_OF_SAME);
    // A city that was called so is thought of beside a town that is: "Port Elizabeth".
    const rivals = cities.filter(({ match }) => match === "alias").map(({ place }) => place);
    return choice.kind === "one" ? { ...choice, rivals: [...choice.rivals, ...rivals] } : choice;
  }
  const like = of("like");
  const [likely] = like.toSorted(byProminence);
  const [alias] = of("alias").toSorted(byProminence);
  const isLikely = (likely?.prominence ?? 0) >= Math.max(LEAST_OF_LIKE, alias?.prominence ?? 0);
  if (isLikely) return decided(like, all, FAR_MORE);
  const longer = of("longer").filter(({ place }) => classOf(place) >= CITY_CLASS);
  for (const pool of [of("alias"), longer]) {
    if (pool.length > 0) return decided(pool, all, FAR_MORE);
  }
  // A hamlet that only begins so is nobody's destination.
  return asked(
    all.filter(({ match, place }) => match !== "begins" || classOf(place) >= TOWN_CLASS),
  );
}

/** "Santiago de Cuba" is a Santiago too, for who says "Santiago": its addition tells it from the others. */
function additions(longer: readonly Candidate[]): Candidate[] {
  return longer
    .filter(({ place }) => classOf(place) >= CITY_CLASS)
    .map((one) => ({ ...one, prominence: one.prominence + 1 }));
}

/** @param overtaking how much more of a place it must be than one that Photon puts before it. */
function decided(
  pool: readonly Candidate[],
  all: readonly Candidate[],
  overtaking: number,
): Choice {
  const [best, ...rivals] = pool.toSorted(byProminence);
  if (best === undefined) return { kind: "none" };
  const isFar = rivals.every((rival) => {
    const areWide = isWide(best.place) && isWide(rival.place) && classOf(rival.place) >= CITY_CLASS;
    const least = areWide ? FAR_MORE_OF_WIDE : rival.order > best.order ? 1 : overtaking;
    return best.prominence - rival.prominence >= least;
  });
  if (isFar) {
    const towns = rivals.map(({ place }) => place).filter((one) => classOf(one) >= RIVAL_CLASS);
    return { kind: "one", place: best.place, match: best.match, rivals: towns };
  }
  const rest = all.filter(({ place }) => !pool.some((one) => one.place.id === place.id));
  const others = rest.filter(({ match }) => match === "longer" || match === "alias");
  return asked([...pool, ...withoutTwins(others)]);
}

function asked(candidates: readonly Candidate[]): Choice {
  const places = candidates.toSorted((a, b) => a.order - b.order).map(({ place }) => place);
  return places.length === 0
    ? { kind: "none" }
    : { kind: "several", places: places.slice(0, MAX_CHOICES) };
}

function byProminence(a: Candidate, b: Candidate): number {
  return b.prominence - a.prominence || a.order - b.order;
}

/**
 * Photon knows how important places are, but doesn't say. What shows it: what kind of place it is, a name of its own in
 * English, a time zone called after it, and that we have heard of it.
 */
function prominenceOf(guide: Guide, place: NamedPlace): number {
  const { name, localName, centre } = place;
  const own = plainText(name);
  const hasExonym =
    localName !== undefined && !namesOf({ ...place, name: localName }).includes(own);
  const zone = timeZoneAt(centre.lat, centre.lon).split("/").at(-1)?.replaceAll("_", " ") ?? "";
  const signs =
    (hasExonym ? 1 : 0) + (plainText(zone) === own ? 1 : 0) + (isWellKnown(guide, place) ? 1 : 0);
  return classOf(place) + signs;
}

/** Whether we have heard of it: it is in our guide or among the cities that we know the position of. */
export function isWellKnown(guide: Guide, { name, country, centre, box }: NamedPlace): boolean {
  const known = findInGazetteer(`${name}, ${country}`);
  const reachKm = WELL_KNOWN_KM + (box === undefined ? 0 : diagonalKm(box) / 2);
  return (
    findCity(guide, `${name}, ${country}`) !== undefined ||
    (known !== undefined && distanceKm(known, centre) <= reachKm)
  );
}

/** A town and its county, or its place and its boundary, are one to who names it: the one that can be stayed in. */
function withoutTwins(candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(
    (one) => !candidates.some((other) => other !== one && stands(other, one)),
  );
}

/** Whether the first stands for the second too. */
function stands(a: Candidate, b: Candidate): boolean {
  if (a.place.countryCode !== b.place.countryCode || !shareName(a.place, b.place)) return false;
  const [isTown, isOtherTown] = [!isWide(a.place), !isWide(b.place)];
  if (isTown === isOtherTown) {
    const isNear = distanceKm(a.place.centre, b.place.centre) <= SAME_TOWN_KM;
    return isNear && a.order < b.order;
  }
  const [town, wide] = isTown ? [a.place, b.place] : [b.place, a.place];
  if (wide.box === undefined || !boxHas(wide.box, town.centre)) return false;
  const isOfTown =
    wide.layer === "state" ||
    wide.layer === "county" ||
    (wide.layer === "country" && diagonalKm(wide.box) <= SMALL_KM);
  // An island and the town on it: the one that Photon puts first.
  if (wide.layer === "other") return a.order < b.order;
  return isTown === isOfTown;
}

function shareName(a: NamedPlace, b: NamedPlace): boolean {
  const names = namesOf(b).map(coreOf);
  return namesOf(a).some((name) => names.includes(coreOf(name)));
}
