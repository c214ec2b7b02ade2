import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod/mini";
import type { ReadingStep } from "../../domain/api/generation.ts";
import { plainText } from "../../domain/plain-text.ts";
import type { Guide } from "../../guide/guide.ts";
import { openGuideSchema } from "../../guide/open/open-guide.ts";
import type { ServiceLog } from "../lib/circuit-breaker.ts";
import type { Clock } from "../lib/clock.ts";
import { createSemaphore } from "../lib/semaphore.ts";
import { orNothing, ServiceError } from "../lib/service-error.ts";
import { waitUntil } from "../lib/wait-until.ts";
import type { KeptLookups } from "../store/lookup-store.ts";
import type { GuideServices } from "./build-guide.ts";
import type { BuildLeases } from "./build-lease.ts";
import type { GuideSource, ReadPlace } from "./guide-source.ts";
import type { PlaceLocator } from "./locate-place.ts";
import {
  type Located,
  type LocatedPlace,
  locatedPlaceSchema,
  locatedSchema,
} from "./located-place.ts";
import type { NewPlaceLimit } from "./new-place-limit.ts";
import type { SnapshotStore } from "./snapshot-store.ts";

/** One build, with its waits for services and for others: a busy one is asked twice, half a minute apart. */
const BUILD_MS = 110_000;
/** Where a place is, and what waits before a build. */
const SLACK_MS = 20_000;
/** While another server reads about the same place. */
const LOOK_EVERY_MS = 500;
const BUILDS_AT_ONCE = 2;
const KEEP_WHERE_MS = 30 * 24 * 3_600_000;
/** That there is no such place: somebody may add it, and nobody has to ask for it again and again. */
const KEEP_NOWHERE_MS = 3_600_000;

const whereSchema = z.object({
  atMs: z.number(),
  named: locatedSchema,
  places: z.array(locatedPlaceSchema),
});

/** The suggestion that was chosen, else what is meant by what was typed. */
function chosenOf(
  { named, places }: { readonly named: Located; readonly places: readonly LocatedPlace[] },
  placeId: string | undefined,
): Located {
  const place = places.find(({ id }) => id === placeId);
  return place === undefined ? named : { kind: "place", place };
}

/** A place that is being read about, for all who wait for it. */
type Build = {
  readonly steps: ReadingStep[];
  readonly result: Promise<ReadPlace>;
  isOver: boolean;
  /** Settles at the next step, and at the end. */
  next: Promise<void>;
};

export type OpenGuideSource = GuideSource & {
  /** Ends what is being read; another server, or the next start, begins anew. */
  stop(): Promise<void>;
};

type OpenServices = { readonly locator: PlaceLocator; readonly services: GuideServices };

type Parts = {
  readonly guide: Guide;
  /** Called once, before the first place is read about. */
  readonly loadServices: () => Promise<OpenServices>;
  readonly snapshots: SnapshotStore;
  readonly leases: BuildLeases;
  readonly limit: NewPlaceLimit;
  readonly lookups: KeptLookups;
  readonly clock: Clock;
  readonly log: ServiceLog & { info(facts: object, message: string): void };
};

/** Reads about places in open services, and keeps what came of it. */
export function createOpenGuideSource({ loadServices, ...rest }: Parts): OpenGuideSource {
  let loaded: Promise<OpenServices> | undefined;
  const parts = { ...rest, loadServices: () => (loaded ??= loadServices()) };
  const { snapshots } = parts;
  const builds = new Builds(parts);
  return {
    deadlineMs: BUILD_MS + SLACK_MS,
    stop: () => builds.stop(),
    async *read({ label, value }, { signal, userId, isKnown }) {
      yield "where";
      const asked = whereIs(parts, { label, placeId: value?.place_id, signal });
      const located = await orNothing(asked, { kind: "unanswered" } as const, signal);
      if (located.kind === "unanswered" || located.kind === "none") return located;
      if (located.kind === "several") {
        return { kind: "several", labels: located.labels };
      }
      const { place } = located;
      const taken = { label: place.label ?? label, takenFor: place.takenFor };
      if (isKnown?.(taken)) return { kind: "none" };
      const kept = await snapshots.latest(place.id);
      if (kept?.isFresh) return kept.place;
      const build = await builds.of(place, userId);
      if (build === undefined) return kept?.place ?? { kind: "limited" };
      for (let sent = 0; ; ) {
        const step = build.steps[sent];
        if (step !== undefined) {
          sent += 1;
          yield step;
        } else if (build.isOver) return await build.result;
        else await waitUntil(build.next, signal);
      }
    },
  };
}

/** The places that are being read about, each of them once for all who ask. */
class Builds {
  readonly #parts: Parts;
  readonly #underWay = new Map<string, Build>();
  /** Places for which somebody's limit is being asked. */
  readonly #starting = new Map<string, Promise<Build | undefined>>();
  readonly #stopped = new AbortController();
  readonly #turn = createSemaphore({
    permits: BUILDS_AT_ONCE,
    waitMs: BUILD_MS,
    onOverload: () => new ServiceError("too many places are being read about", { trouble: "late" }),
  });

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    // Each gives back its lease while there still is a store.
    await Promise.allSettled([...this.#underWay.values()].map(({ result }) => result));
  }

  /** The build that is under way, or a new one; undefined where this person may begin none. */
  async of(place: LocatedPlace, userId: string | undefined): Promise<Build | undefined> {
    for (;;) {
      const build = this.#underWay.get(place.id);
      if (build !== undefined) return build;
      const others = this.#starting.get(place.id);
      if (others === undefined) break;
      await others.catch(() => {});
    }
    const own = this.#parts.limit
      .take(userId)
      .then((isAllowed) => (isAllowed ? this.#begin(place) : undefined))
      .finally(() => this.#starting.delete(place.id));
    this.#starting.set(place.id, own);
    return own;
  }

  #begin(place: LocatedPlace): Build {
    let notify = () => {};
    const build: Build = {
      steps: [],
      isOver: false,
      next: new Promise((resolve) => (notify = resolve)),
      result: this.#make(place, (step) => {
        build.steps.push(step);
        const notifyNow = notify;
        build.next = new Promise((resolve) => (notify = resolve));
        notifyNow();
      }).finally(() => {
        build.isOver = true;
        this.#underWay.delete(place.id);
        notify();
      }),
    };
    // Those who wait learn of it; where nobody does any more, nobody has to.
    build.result.catch(() => {});
    this.#underWay.set(place.id, build);
    return build;
  }

  async #make(place: LocatedPlace, onStep: (step: ReadingStep) => void): Promise<ReadPlace> {
    const { snapshots, leases } = this.#parts;
    // Not before `begin` is done with it.
    await Promise.resolve();
    const signal = AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(BUILD_MS)]);
    const release = await this.#turn.acquire();
    try {
      for (;;) {
        const kept = await snapshots.latest(place.id);
        if (kept?.isFresh) return kept.place;
        const giveBack = await leases.take(place.id, BUILD_MS);
        if (giveBack === undefined) {
          await wait(LOOK_EVERY_MS, undefined, { signal });
          continue;
        }
        try {
          return (
            (await readAbout(this.#parts, place, { signal, onStep })) ??
            kept?.place ?? { kind: "unanswered" }
          );
        } finally {
          await giveBack();
        }
      }
    } catch (error) {
      // Out of time, not stopped: what Node throws then has several names.
      const isLate = signal.aborted && !this.#stopped.signal.aborted;
      if (error instanceof ServiceError || isLate) {
        return (await snapshots.latest(place.id))?.place ?? { kind: "unanswered" };
      }
      throw error;
    } finally {
      release();
    }
  }
}

async function whereIs(
  { loadServices, lookups, clock }: Parts,
  { label, placeId, signal }: { label: string; placeId: string | undefined; signal: AbortSignal },
): Promise<Located> {
  // The id is the page's word: were it a part of the key, each made-up one would be a question.
  const key = `open guide where 2 / ${plainText(label)}`;
  const text = await lookups.find(key);
  const kept = text === undefined ? undefined : whereSchema.parse(JSON.parse(text));
  const keptPlace = kept && chosenOf(kept, placeId);
  const keepMs = keptPlace?.kind === "none" ? KEEP_NOWHERE_MS : KEEP_WHERE_MS;
  if (keptPlace !== undefined && clock.nowMs() - (kept?.atMs ?? 0) < keepMs) return keptPlace;
  const { locator, services } = await loadServices();
  try {
    const found = await locator.locate(label, signal);
    const atMs = clock.nowMs();
    await lookups.save(key, JSON.stringify({ atMs, ...found }), atMs);
    return chosenOf(found, placeId);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ServiceError)) throw error;
    // Towns don't move; and where the travel guide has none either, that somebody else doesn't answer is what counts.
    if (keptPlace !== undefined) return keptPlace;
    const { locateByPage } = await import("./locate-by-page.ts");
    const place = await locateByPage(label, services.wikivoyage, signal);
    if (place === undefined) throw error;
    return { kind: "place", place };
  }
}

/** @returns undefined where no service answered. */
async function readAbout(
  { guide: roomPrices, loadServices, snapshots, clock, log }: Parts,
  place: LocatedPlace,
  { signal, onStep }: { signal: AbortSignal; onStep: (step: ReadingStep) => void },
): Promise<ReadPlace | undefined> {
  const startedAtMs = clock.nowMs();
  const { services } = await loadServices();
  const { buildGuide, townsOf } = await import("./build-guide.ts");
  if (place.isRegion) {
    onStep("wikivoyage");
    const towns = await townsOf(place, services.wikivoyage, signal);
    // The page of a city-state is about one town; an island that has none is a place to stay itself.
    if (towns.length > 0) {
      const region = { kind: "region", towns } as const;
      await snapshots.save(place.id, region);
      return region;
    }
  }
  const nowMs = clock.nowMs();
  const guide = await buildGuide(place, services, { roomPrices, signal, nowMs, onStep });
  if (guide === "unanswered") return undefined;
  const ms = clock.nowMs() - startedAtMs;
  const { quality } = guide;
  if (guide.quality === "none") {
    log.info({ place: place.id, quality, places: guide.placesFound, ms }, "too little is known");
    const { placesFound: places } = guide;
    const isMapOnly = guide.reason === "only_map";
    const little = { kind: "little", places, at: place.centre, isMapOnly } as const;
    await snapshots.save(place.id, little);
    return little;
  }
  const faulty = openGuideSchema.safeParse(guide).error?.issues[0];
  if (faulty !== undefined) {
    // A guide that can't be read again must not be planned from.
    log.warn({ place: place.id, path: faulty.path.join(".") }, "a guide of open data is faulty");
    return undefined;
  }
  const { known, failed } = guide;
  log.info({ place: place.id, quality, ...known, failed, ms }, "a guide was made of open data");
  const snapshot = { kind: "snapshot", id: snapshots.newId(place.id), guide } as const;
  await snapshots.save(place.id, snapshot);
  return snapshot;
}
