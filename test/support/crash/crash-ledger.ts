import { edits } from "../../../src/domain/edits/edit-kinds.ts";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import type { CrashAsk } from "./crash-asks.ts";
import { type CrashGeneration, type CrashSnapshot, md5 } from "./crash-database.ts";
import { expectedTrip } from "./crash-plan.ts";

type Change = Extract<CrashAsk, { kind: "change" }>;
type Known = {
  readonly label: string;
  /** The stored trip, once it was read. */
  text?: string;
  hash?: string;
};

export type CrashFindings = {
  /** Acknowledged, and then not there, or not as it was. */
  readonly lost: string[];
  /** Done twice. */
  readonly duplicated: string[];
  /** Damage, and what is only half there. */
  readonly broken: string[];
};

/** The acknowledged writes, and those that are found. */
export type CrashLedger = {
  readonly findings: CrashFindings;
  readonly acknowledged: () => number;
  saved(tripId: string, label: string): void;
  /** A trip as it was read the first time. */
  read(tripId: string, text: string): Promise<void>;
  changed(change: Change, text: string): void;
  /** The trip as it was last acknowledged; undefined where it was lost, or never read. */
  tripOf(tripId: string): Trip | undefined;
  /** Compares everything with what was acknowledged, and with what is being asked now. */
  check(snapshot: CrashSnapshot, pending: readonly CrashAsk[]): Promise<void>;
};

export function createCrashLedger(userEmail: string): CrashLedger {
  const findings: CrashFindings = { lost: [], duplicated: [], broken: [] };
  const trips = new Map<string, Known>();
  const idOfLabel = new Map<string, string>();
  let acknowledged = 0;

  function tripOf(tripId: string): Trip | undefined {
    const { text } = trips.get(tripId) ?? {};
    // What was acknowledged is a stored Trip.
    return text === undefined ? undefined : (JSON.parse(text) as Trip);
  }

  function after({ tripId, edit }: Change): string {
    const before = tripOf(tripId);
    if (before === undefined) return "";
    const version = (before.version ?? 0) + 1;
    const edited = edits.apply(before, [edit]);
    return typeof edited === "object" ? JSON.stringify({ ...edited, version }) : "";
  }

  function note(known: Known, text: string): void {
    known.text = text;
    known.hash = md5(text);
  }

  /** One trip for each that was asked for. */
  function assertOnly(tripId: string, label: string): void {
    const other = idOfLabel.get(label);
    if (other === undefined) idOfLabel.set(label, tripId);
    else if (other !== tripId) findings.duplicated.push(`${label} is both ${other} and ${tripId}`);
  }

  async function read(tripId: string, text: string): Promise<void> {
    const known = trips.get(tripId);
    if (known === undefined) throw new Error(`${tripId} was never acknowledged`);
    const createdAtMs = Date.parse(String((JSON.parse(text) as Trip).createdAt));
    const wanted = await expectedTrip(known.label, { id: tripId, userEmail, createdAtMs });
    const isSaved = withoutPartIds(text) === withoutPartIds(JSON.stringify(wanted));
    if (!isSaved) findings.lost.push(`${tripId} isn't what was saved`);
    note(known, text);
  }

  async function checkTrips(snapshot: CrashSnapshot, pending: readonly CrashAsk[]): Promise<void> {
    const hashes = new Map(snapshot.trips.map(({ id, hash }) => [id, hash]));
    const underWay = new Map(
      pending.flatMap((ask) => (ask.kind === "change" ? [[ask.tripId, md5(after(ask))]] : [])),
    );
    for (const [id, known] of trips) {
      const hash = hashes.get(id);
      if (hash === undefined) {
        findings.lost.push(`${id} is gone`);
        trips.delete(id);
      } else if (known.text === undefined) await read(id, await snapshot.documentOf(id));
      else if (hash !== known.hash && hash !== underWay.get(id)) {
        findings.lost.push(`${id} isn't what was acknowledged`);
        note(known, await snapshot.documentOf(id));
      }
    }
    for (const { id } of snapshot.trips) if (!trips.has(id)) await checkUnheard(id);

    /** Saved, but nobody heard of it: then somebody still asks. */
    async function checkUnheard(id: string): Promise<void> {
      const { location } = (JSON.parse(await snapshot.documentOf(id)) as Trip).userSelection;
      assertOnly(id, location.label);
      const isAsked = pending.some((ask) => ask.kind === "plan" && ask.label === location.label);
      if (!isAsked) findings.duplicated.push(`${id} is a trip that nobody asked for`);
    }
  }

  /** A generation is saved, or its trip and its last event are not there: nothing in between. */
  function checkGenerations({ trips: stored, generations }: CrashSnapshot): void {
    const named = new Map<string, number>();
    for (const generation of generations) {
      const half = whatIsHalf(generation);
      if (half !== undefined) findings.broken.push(`generation ${generation.id} ${half}`);
      for (const tripId of generation.ends) named.set(tripId, (named.get(tripId) ?? 0) + 1);
    }
    for (const { id } of stored) {
      const times = named.get(id) ?? 0;
      if (times !== 1) findings.broken.push(`${times} generations say that they saved ${id}`);
      named.delete(id);
    }
    for (const id of named.keys())
      findings.broken.push(`a generation names ${id}, which isn't there`);
  }

  return {
    findings,
    acknowledged: () => acknowledged,
    saved(tripId, label) {
      acknowledged += 1;
      if (trips.has(tripId)) findings.lost.push(`${tripId} was overwritten by ${label}`);
      assertOnly(tripId, label);
      trips.set(tripId, { label });
    },
    read,
    changed(change, text) {
      acknowledged += 1;
      const known = trips.get(change.tripId);
      if (known === undefined) throw new Error(`${change.tripId} was never acknowledged`);
      if (text !== after(change)) {
        const { version = 0 } = JSON.parse(text) as Trip;
        const isTwice = version > change.expectedVersion + 1;
        findings[isTwice ? "duplicated" : "lost"].push(`${change.tripId} at version ${version}`);
      }
      note(known, text);
    },
    tripOf,
    async check(snapshot, pending) {
      findings.broken.push(...snapshot.damage);
      await checkTrips(snapshot, pending);
      checkGenerations(snapshot);
    },
  };
}

function whatIsHalf({ state, events, lastSeq, ends }: CrashGeneration): string | undefined {
  if (events !== lastSeq) return `has ${events} events up to number ${lastSeq}`;
  if (ends.includes("failed") || state === "failed") return "failed";
  const wanted = state === "saved" ? 1 : 0;
  return ends.length === wanted ? undefined : `is ${state} and has ended ${ends.length} times`;
}

/** The ids of days, places and hotels are random. */
function withoutPartIds(text: string): string {
  return text.replaceAll(/,"id":"[0-9a-f]{8}"/g, "");
}
