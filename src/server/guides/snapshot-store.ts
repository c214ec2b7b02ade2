import * as z from "zod/mini";
import { degreesSchema } from "../../domain/places/degrees-schema.ts";
import { openGuideSchema } from "../../guide/open/open-guide.ts";
import type { Clock } from "../lib/clock.ts";
import { guideKey, type LookupStore } from "../store/lookup-store.ts";
import type { ReadPlace, Snapshot, Snapshots } from "./guide-source.ts";

const DAY_MS = 24 * 3_600_000;
const FRESH_MS = 30 * DAY_MS;
/** Where a service did not answer: it is read about again sooner. */
const PARTLY_FRESH_MS = DAY_MS;
const LITTLE_FRESH_MS = 7 * DAY_MS;
/** Where no service answers, older than fresh is better than nothing. */
const MAX_MS = 180 * DAY_MS;

const pointSchema = z.object({ lat: degreesSchema(90), lon: degreesSchema(180) });
const keptSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("snapshot"),
    atMs: z.number(),
    id: z.string(),
    isPartial: z.boolean(),
  }),
  z.object({
    kind: z.literal("little"),
    atMs: z.number(),
    places: z.int(),
    at: z.optional(pointSchema),
    isMapOnly: z.optional(z.boolean()),
  }),
  z.object({
    kind: z.literal("region"),
    atMs: z.number(),
    // Before there were bases they were names alone: such a region is read about anew.
    towns: z.array(
      z.object({
        label: z.string(),
        at: z.optional(pointSchema),
        sights: z.optional(z.int()),
      }),
    ),
  }),
]);
type Kept = z.infer<typeof keptSchema>;

/** Results of reading about a place that are kept. */
export type KeptPlace = Extract<ReadPlace, { kind: "snapshot" | "little" | "region" }>;

export type SnapshotStore = Snapshots & {
  /** The stored guide of a place, and whether it is as good as new; undefined where there is none, or it is too old. */
  latest(placeId: string): Promise<{ place: KeptPlace; isFresh: boolean } | undefined>;
  save(placeId: string, place: KeptPlace): Promise<void>;
  /** The id of a new snapshot. */
  newId(placeId: string): string;
};

/**
 * Guides out of open data in the store's lookups: each under an id of its own, which trips name, and for each place
 * what was made of it last.
 */
export function createSnapshotStore(
  lookups: Pick<LookupStore, "find" | "save">,
  clock: Clock,
): SnapshotStore {
  async function find(id: string) {
    const text = await lookups.find(guideKey(id));
    // One of another version of ours is none.
    return text === undefined ? undefined : openGuideSchema.safeParse(JSON.parse(text)).data;
  }

  async function toPlace(kept: Kept): Promise<KeptPlace | undefined> {
    if (kept.kind !== "snapshot") return kept;
    const guide = await find(kept.id);
    return guide === undefined ? undefined : { kind: "snapshot", id: kept.id, guide };
  }

  return {
    find,
    async latest(placeId) {
      const text = await lookups.find(placeKey(placeId));
      const kept = text === undefined ? undefined : keptSchema.safeParse(JSON.parse(text)).data;
      if (kept === undefined) return undefined;
      const ageMs = clock.nowMs() - kept.atMs;
      if (ageMs > MAX_MS) return undefined;
      const place = await toPlace(kept);
      return place === undefined ? undefined : { place, isFresh: ageMs < freshMs(kept) };
    },
    async save(placeId, place) {
      const atMs = clock.nowMs();
      if (place.kind === "snapshot") {
        const { id, guide }: Snapshot = place;
        await lookups.save(guideKey(id), JSON.stringify(guide), atMs);
        const isPartial = guide.failed.length > 0;
        const kept: Kept = { kind: "snapshot", atMs, id, isPartial };
        await lookups.save(placeKey(placeId), JSON.stringify(kept), atMs);
        return;
      }
      await lookups.save(placeKey(placeId), JSON.stringify({ ...place, atMs }), atMs);
    },
    newId: (placeId) => `${placeId}@${new Date(clock.nowMs()).toISOString()}`,
  };
}

function freshMs(kept: Kept): number {
  switch (kept.kind) {
    case "snapshot":
      return kept.isPartial ? PARTLY_FRESH_MS : FRESH_MS;
    case "little":
      return LITTLE_FRESH_MS;
    case "region":
      return FRESH_MS;
  }
}

const placeKey = (placeId: string) => `open guide 1 of ${placeId}`;
