import type { ReadingEvent } from "../../domain/api/generation.ts";
import type { KnownCity } from "../../domain/engine/known-city.ts";
import type { PlannerNote } from "../../domain/messages/words.ts";
import type { OpenDataOfTrip } from "../../domain/trip/trip.ts";
import type { TripRequest } from "../../domain/trip/trip-request.ts";
import type { WantedBases } from "../../domain/trip/wanted-bases.ts";
import { adviseDestination } from "../../guide/advise-destination.ts";
import { basesOfCountry, basesOfRegion, townsToPlan } from "../../guide/bases-of-region.ts";
import { cityLabel, findCity } from "../../guide/find-city.ts";
import type { GuideEntry } from "../../guide/guide.ts";
import type { GuideCity } from "../../guide/guide-city.ts";
import { knownOpenCity } from "../../guide/known-open-city.ts";
import type { GuideSource, Guides, Snapshot, TakenPlace } from "../guides/guide-source.ts";
import { openDataOfSnapshot } from "./open-data-of-snapshot.ts";
import type { PlanFailure } from "./planner.ts";

/** Where plans of other cities than our own guide's are from. */
export type GuidePlannerDeps = {
  /** Undefined: nobody is asked about other cities. */
  readonly source: GuideSource | undefined;
  readonly guides: Guides;
};

/** The sources that a plan is made from. */
export type Chosen = {
  readonly city: KnownCity;
  /** As the city is named to people. */
  readonly label: string;
  readonly asOf?: GuideCity["asOf"];
  /** Where the traveller left the destination open. */
  readonly reason?: PlannerNote;
  /** Where what they named is only taken for this place: then the trip is called `label`. */
  readonly taken?: PlannerNote;
  readonly openData?: OpenDataOfTrip;
};

/** A city of our own guide, loaded. */
export async function chosenOf(entry: GuideEntry): Promise<Chosen> {
  const city = await entry.load();
  return { city, label: cityLabel(city), asOf: city.asOf };
}

export type Reading = GuidePlannerDeps & {
  readonly signal: AbortSignal;
  /** The beginning of an earlier run of the same plan. */
  readonly snapshot: string | undefined;
  readonly userId: string | undefined;
};

/** A city that isn't in our own guide, by open data; a failure where that doesn't know it either. */
export async function* readAbout(
  { location, days }: Pick<TripRequest, "location" | "days">,
  { source, guides, signal, snapshot, userId }: Reading,
): AsyncGenerator<ReadingEvent, Chosen | PlanFailure, void> {
  const destination = location?.label ?? "";
  const kept = snapshot === undefined ? undefined : await guides.snapshots.find(snapshot);
  if (kept !== undefined && snapshot !== undefined) {
    return fromSnapshot(destination, { id: snapshot, guide: kept });
  }
  const { advice, alternatives } = adviseDestination(guides.own, destination);
  const unknown: PlanFailure = {
    type: "failed",
    code: "destination_unknown",
    values: { destination, ...advice },
    alternatives,
    ...choicesIn(basesOfCountry(guides.own, destination, days)),
  };
  if (source === undefined || location === undefined) return unknown;
  let place: TakenPlace | undefined;
  const isKnown = (one: TakenPlace) => {
    place = one;
    return findCity(guides.own, one.label) !== undefined;
  };
  const reading = source.read(location, { signal, userId, isKnown });
  let next = await reading.next();
  for (; next.done !== true; next = await reading.next()) {
    yield { type: "reading", place: destination, step: next.value };
  }
  const found = next.value;
  const taken = takenNote(destination, place);
  const own = findCity(guides.own, place?.label ?? "");
  // Köln is Cologne, which our own guide has.
  if (own !== undefined) {
    const renamed = {
      code: "destinationTaken",
      values: { typed: destination, place: cityLabel(own) },
    } as const;
    return { ...(await chosenOf(own)), taken: taken ?? renamed };
  }
  switch (found.kind) {
    case "snapshot":
      return taken === undefined
        ? fromSnapshot(destination, found)
        : { ...fromSnapshot(place?.label ?? destination, found), taken };
    case "region": {
      const towns = townsToPlan(guides.own, found.towns);
      if (towns.length === 0) return unknown;
      return {
        type: "failed",
        code: "destination_is_region",
        values: { destination },
        alternatives: towns.map(({ label }) => label),
        ...choicesIn(basesOfRegion(guides.own, towns, days)),
      };
    }
    case "little": {
      const values = { destination, places: found.places };
      const near = adviseDestination(guides.own, destination, found.at).alternatives;
      const code = found.isMapOnly === true ? "only_map_known" : "too_little_known";
      return { type: "failed", code, values, alternatives: near };
    }
    case "several":
      return {
        type: "failed",
        code: "destination_ambiguous",
        values: { destination },
        alternatives: found.labels,
      };
    case "limited":
      return { type: "failed", code: "too_many_new_places", alternatives };
    case "none":
      return unknown;
    case "unanswered":
      return { ...unknown, code: "destination_unanswered" };
  }
}

/** The notice for a traveller whose destination is another one than they named. */
function takenNote(typed: string, place: TakenPlace | undefined): PlannerNote | undefined {
  if (place?.takenFor === undefined) return undefined;
  const values = { typed, place: place.label };
  return { code: place.takenFor === "sight" ? "sightIn" : "destinationTaken", values };
}

function fromSnapshot(label: string, snapshot: Snapshot): Chosen {
  return { city: knownOpenCity(snapshot.guide), label, openData: openDataOfSnapshot(snapshot) };
}

function choicesIn(baseChoices: readonly WantedBases[]): Pick<PlanFailure, "baseChoices"> {
  return baseChoices.length === 0 ? {} : { baseChoices };
}
