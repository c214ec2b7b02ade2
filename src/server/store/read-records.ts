import type { GenerationEvent } from "../../domain/generation.ts";
import type { TripDocument } from "../../domain/trip/trip.ts";
import type { TripRequest } from "../../domain/trip/trip-request.ts";
import type { Profile } from "../../domain/wire.ts";
import { parseStored } from "./parse-stored.ts";
import { readListedSession } from "./read-rows.ts";
import type { StoreRecords } from "./record-store.ts";
import type { GenerationState } from "./store.ts";

/** A row by its columns' names, whichever database gave it; texts in it were written by our own stores. */
type Row = Readonly<Record<string, unknown>>;

export function readUserRecord(row: Row): StoreRecords["users"] {
  return {
    id: String(row.id),
    issuer: String(row.issuer),
    subject: String(row.subject),
    email: String(row.email),
    // Written by `upsert` from a parsed Profile.
    profile: parseStored<Profile>(row.profile),
  };
}

export function readSessionRecord(row: Row): StoreRecords["sessions"] {
  return {
    ...readListedSession(row),
    userId: String(row.user_id),
    expiresAtMs: Number(row.expires_at_ms),
    sealedProviderToken:
      row.sealed_provider_token === null ? undefined : String(row.sealed_provider_token),
  };
}

export function readTripRecord(row: Row): StoreRecords["trips"] {
  return {
    id: String(row.id),
    ownerId: String(row.owner_id),
    version: Number(row.version),
    // Written by a trip store, from a Trip.
    document: parseStored<TripDocument>(row.document),
  };
}

export function readTripChangeRecord(row: Row): StoreRecords["tripChanges"] {
  return {
    ownerId: String(row.owner_id),
    idempotencyKey: String(row.idempotency_key),
    tripId: String(row.trip_id),
    changesHash: String(row.changes_hash),
    madeAtMs: Number(row.made_at_ms),
  };
}

export function readGenerationRecord(
  row: Row,
  events: readonly GenerationEvent[],
): StoreRecords["generations"] {
  return {
    id: String(row.id),
    userId: String(row.user_id),
    idempotencyKey: String(row.idempotency_key),
    // Written by `create` from a checked TripRequest.
    request: parseStored<TripRequest>(row.request),
    state: String(row.state) as GenerationState,
    ownerId: String(row.owner_id),
    leaseUntilMs: Number(row.lease_until_ms),
    createdAtMs: Number(row.created_at_ms),
    inputTokens: Number(row.input_tokens),
    outputTokens: Number(row.output_tokens),
    events,
  };
}

/** @param rows in the order of the log. @returns each generation's events, by its id. */
export function readEventsById(rows: readonly Row[]): ReadonlyMap<string, GenerationEvent[]> {
  const events = new Map<string, GenerationEvent[]>();
  for (const row of rows) {
    const id = String(row.generation_id);
    const log = events.get(id) ?? [];
    // Written from a GenerationEvent.
    log.push(parseStored<GenerationEvent>(row.event));
    events.set(id, log);
  }
  return events;
}

export function readRemovedGenerationRecord(row: Row): StoreRecords["removedGenerations"] {
  return {
    id: String(row.id),
    userId: String(row.user_id),
    createdAtMs: Number(row.created_at_ms),
    inputTokens: Number(row.input_tokens),
    outputTokens: Number(row.output_tokens),
  };
}

export function readLookupRecord(row: Row): StoreRecords["lookups"] {
  return {
    keyHash: String(row.key_hash),
    value: String(row.value),
    savedAtMs: Number(row.saved_at_ms),
  };
}
