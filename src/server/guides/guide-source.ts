import type { ReadingStep } from "../../domain/api/generation.ts";
import { cityOfBases } from "../../domain/engine/city-of-bases.ts";
import type { KnownCity } from "../../domain/engine/known-city.ts";
import type { GuideTexts } from "../../domain/guide-text.ts";
import type { LanguageTag } from "../../domain/language-tags.ts";
import type { Position } from "../../domain/places/geo.ts";
import type { Sketch } from "../../domain/places/sketch.ts";
import type { OpenDataOfTrip, Trip } from "../../domain/trip/trip.ts";
import type { TripBases } from "../../domain/trip/trip-bases.ts";
import { findCity } from "../../guide/find-city.ts";
import type { Guide } from "../../guide/guide.ts";
import { knownOpenCity } from "../../guide/known-open-city.ts";
import type { OpenGuide } from "../../guide/open/open-guide.ts";
import type { RegionTown } from "../../guide/open/region-town.ts";
import { type TransitRides, withNotedRides } from "../ways/transit-rides.ts";
import { type TravelTimes, withKeptWalks } from "../ways/travel-times.ts";

/** A guide made of open data, as it is kept: it never changes under its id. */
export type Snapshot = { readonly id: string; readonly guide: OpenGuide };

/** The result of reading about a place. */
export type ReadPlace =
  | ({ readonly kind: "snapshot" } & Snapshot)
  /** A region, an island or a country: its towns, perhaps none. */
  | { readonly kind: "region"; readonly towns: readonly RegionTown[] }
  /** So few places are known there that there is no plan. */
  | {
      readonly kind: "little";
      readonly places: number;
      readonly at?: Position | undefined;
      /** The map shows places, and nobody else says which are worth going to. */
      readonly isMapOnly?: boolean | undefined;
    }
  /** This person or this server has read about as many new places as it may. */
  | { readonly kind: "limited" }
  /** Several places are called so: their labels, the likeliest first. */
  | { readonly kind: "several"; readonly labels: readonly string[] }
  /** There is no such place, or whoever asked knows it. */
  | { readonly kind: "none" }
  /** Nobody answers who would know it. */
  | { readonly kind: "unanswered" };

/** The place that a destination was read as. */
export type TakenPlace = {
  readonly label: string;
  /** Whether what was asked for is only taken for this place, or is a sight in it. */
  readonly takenFor?: "name" | "sight" | undefined;
};

/** Reads about places that our own guide doesn't have. */
export type GuideSource = {
  /** How long it takes at most, waits included. */
  readonly deadlineMs: number;
  /**
   * The guide to a place: the one that is kept, or a new one, which takes seconds to two minutes; of several who ask at
   * once for the same place, one reads about it. Yields what it is about to do, before it does it.
   *
   * @param location as the traveller named or chose it; one of our own guide's cities is never asked for.
   * @param options.userId who asks, for the limit of new places.
   * @returns what came of it. Services that fail are no errors here.
   * @throws the signal's reason.
   */
  read(
    location: { readonly label: string; readonly value?: { readonly place_id: string } },
    options: {
      readonly signal: AbortSignal;
      readonly userId: string | undefined;
      /** Called once it is known which place that is; where it returns true nothing is read about it. */
      readonly isKnown?: (place: TakenPlace) => boolean;
    },
  ): AsyncGenerator<ReadingStep, ReadPlace, void>;
};

/** The guides that were made before. Asks nobody. */
export type Snapshots = {
  /** @param id `openData.snapshot` of a trip. @returns undefined where it is kept no longer. */
  find(id: string): Promise<OpenGuide | undefined>;
};

/** All guides: the built-in one, and those made of open data. */
export type Guides = {
  readonly own: Guide;
  readonly snapshots: Snapshots;
  /** The ways on foot in their cities; left out where all are estimated. */
  readonly travelTimes?: TravelTimes | undefined;
  /** The timetables of public transport; left out where all rides are estimated. */
  readonly transitRides?: TransitRides | undefined;
};

/** For what runs without a store. */
export const noSnapshots: Snapshots = { find: async () => undefined };

/** A city with its sketch, if it has one. */
export type CityOfTrip = KnownCity & {
  readonly sketch?: Sketch;
  readonly bases?: readonly CityOfTrip[] | undefined;
};

/**
 * The facts of a trip's destination, by our own guide or the snapshot its plan was made from; undefined: none. Of a
 * trip with several bases all of them, or nothing.
 */
export async function cityOfTrip(
  {
    userSelection,
    openData,
    bases,
  }: Pick<Trip, "userSelection"> & {
    openData?: OpenDataOfTrip | undefined;
    bases?: TripBases | undefined;
  },
  guides: Guides,
): Promise<CityOfTrip | undefined> {
  if (bases === undefined) return oneCity(userSelection.location.label, openData, guides);
  const cities = await Promise.all(
    bases.towns.map((town) => oneCity(town.label, town.openData, guides)),
  );
  const known = cities.filter((city) => city !== undefined);
  return known.length === cities.length ? cityOfBases(known) : undefined;
}

/** The guide's texts of a trip's cities in a language; undefined in English, and where nobody has translated them. */
export async function textsOfTrip(
  { userSelection, openData, bases }: Pick<Trip, "userSelection" | "openData" | "bases">,
  { own }: Pick<Guides, "own">,
  language: LanguageTag,
): Promise<GuideTexts | undefined> {
  if (language === "en") return undefined;
  const towns = bases?.towns ?? [{ label: userSelection.location.label, openData }];
  const tables = await Promise.all(
    towns.map((town) =>
      town.openData === undefined ? findCity(own, town.label)?.loadTexts(language) : undefined,
    ),
  );
  const known = tables.filter((table) => table !== undefined);
  return known.length === 0 ? undefined : { language, byHash: Object.assign({}, ...known) };
}

async function oneCity(
  label: string,
  openData: OpenDataOfTrip | undefined,
  { own, snapshots, travelTimes, transitRides }: Guides,
): Promise<CityOfTrip | undefined> {
  const city =
    openData === undefined
      ? await findCity(own, label)?.load()
      : cityOfSnapshot(await snapshots.find(openData.snapshot));
  if (city === undefined) return undefined;
  return withNotedRides(await withKeptWalks<CityOfTrip>(city, travelTimes), transitRides);
}

function cityOfSnapshot(guide: OpenGuide | undefined): CityOfTrip | undefined {
  return guide === undefined ? undefined : knownOpenCity(guide);
}
