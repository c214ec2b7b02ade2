import { randomUUID } from "node:crypto";
import { noteOn, setTitle } from "../store/change-stored.ts";
import type { CrashAsk } from "./crash-asks.ts";
import type { CrashLedger } from "./crash-ledger.ts";
import { type CrashWriter, Unanswered } from "./crash-writer-process.ts";

/** Changes to each trip that is made. */
const CHANGES_PER_TRIP = 4;

/** Asks for one thing after the other, and asks again, with the same key, for what was never answered. */
export type CrashTraveller = {
  /** Asked, and not answered yet. */
  readonly pending: () => CrashAsk | undefined;
  /** Goes on until the writer or its store is gone, or the round is over. */
  travel(writer: CrashWriter, isOver: () => boolean): Promise<void>;
  /** Gets an answer to what is pending, and asks for no more. */
  finish(writer: CrashWriter): Promise<void>;
};

export function createCrashTraveller(
  name: string,
  userId: string,
  ledger: CrashLedger,
): CrashTraveller {
  let pending: CrashAsk | undefined;
  let tripId: string | undefined;
  let trips = 0;
  let changes = 0;

  function next(): CrashAsk {
    const key = randomUUID();
    const trip = tripId === undefined ? undefined : ledger.tripOf(tripId);
    if (tripId === undefined || trip === undefined || changes >= CHANGES_PER_TRIP) {
      trips += 1;
      changes = 0;
      return { kind: "plan", key, userId, label: `Nowhere ${name}-${trips}` };
    }
    changes += 1;
    const text = `${name} wrote ${key}`;
    return {
      kind: "change",
      key,
      userId,
      tripId,
      expectedVersion: trip.version ?? 0,
      edit: changes % 2 === 0 ? setTitle(text) : noteOn(text, { day: 0 })(trip),
    };
  }

  async function carryOut(ask: CrashAsk, writer: CrashWriter): Promise<void> {
    const done = await writer.ask(ask);
    if (ask.kind === "plan") {
      tripId = String(done.tripId);
      ledger.saved(tripId, ask.label);
      pending = { kind: "read", userId, tripId };
      return;
    }
    if (ask.kind === "read") await ledger.read(ask.tripId, String(done.document));
    if (ask.kind === "change") ledger.changed(ask, String(done.document));
    pending = undefined;
  }

  /** @returns whether the writer still answers. */
  async function tryTo(ask: CrashAsk, writer: CrashWriter): Promise<boolean> {
    try {
      await carryOut(ask, writer);
    } catch (error) {
      if (error instanceof Unanswered) return false;
      const [said] = String(error).split("\n");
      ledger.findings.broken.push(`a ${ask.kind} failed: ${said}`);
      pending = undefined;
    }
    return true;
  }

  return {
    pending: () => pending,
    async travel(writer, isOver) {
      do pending ??= next();
      while ((await tryTo(pending, writer)) && !isOver());
    },
    async finish(writer) {
      while (pending !== undefined && (await tryTo(pending, writer)));
    },
  };
}
