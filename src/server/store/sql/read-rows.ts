import type { GenerationEvent } from "../../../domain/api/generation.ts";
import { isoTime } from "../../../domain/iso-time.ts";
import { isLanguageTag } from "../../../domain/language-tags.ts";
import type { TripRequest } from "../../../domain/trip/trip-request.ts";
import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import type { Profile } from "../../../domain/wire-schemas.ts";
import type { Generation, GenerationState, StoredEvent } from "../generation-store.ts";
import { checkStored, parseStored, parseStoredOr } from "../parse-stored.ts";
import type { ListedSession, Session } from "../session-store.ts";
import type { StoredTrip } from "../trip-store.ts";
import type { User } from "../user-store.ts";

/** A row by its columns' names, whichever database gave it; texts in it were written by our own stores. */
type Row = Readonly<Record<string, unknown>>;

export function readUser(row: Row): User {
  return {
    id: String(row.id),
    issuer: String(row.issuer),
    subject: String(row.subject),
    email: String(row.email),
    // Written by `upsert` from a parsed Profile.
    profile: parseStored<Profile>(row.profile),
    language: isLanguageTag(row.language) ? row.language : undefined,
  };
}

export function readSession(row: Row): Session {
  return {
    user: readUser(row),
    createdAtMs: Number(row.created_at_ms),
    expiresAtMs: Number(row.expires_at_ms),
    sealedProviderToken:
      row.sealed_provider_token === null ? undefined : String(row.sealed_provider_token),
  };
}

export function readListedSession(row: Row): ListedSession {
  return {
    id: String(row.id),
    tokenHash: String(row.token_hash),
    device: String(row.device),
    createdAtMs: Number(row.created_at_ms),
    lastUsedAtMs: Number(row.last_used_at_ms),
  };
}

export function readTrip(row: Row): StoredTrip {
  return {
    document: readDocument(row.document),
    version: Number(row.version),
    stamp: String(row.stamp),
  };
}

/** @param document its bytes, or its text. */
function readDocument(document: unknown): Uint8Array {
  if (!(document instanceof Uint8Array)) return checkStored(Buffer.from(String(document)));
  return checkStored(Buffer.from(document.buffer, document.byteOffset, document.byteLength));
}

/** The document's bytes; undefined where they are no JSON any more. */
export function readListedDocument({ document }: Row): Uint8Array | undefined {
  try {
    return readDocument(document);
  } catch {
    return undefined;
  }
}

export function readSummary(row: Row): TripSummary {
  // Written from a TripSummary; the version counts on where only the address has changed.
  const summary = parseStoredOr<TripSummary, undefined>(row.summary, undefined);
  const version = Number(row.version);
  return summary === undefined ? damagedSummary(String(row.id), version) : { ...summary, version };
}

/** Stands in a list for a trip whose summary can't be read any more, so that it can be deleted. */
function damagedSummary(id: string, version: number): TripSummary {
  return {
    id,
    location: "",
    noOfDays: "",
    traveler: "",
    budget: "",
    createdAt: isoTime(Number(id)),
    version,
    isDamaged: true,
  };
}

export function readGeneration(row: Row): Generation {
  return {
    id: String(row.id),
    userId: String(row.user_id),
    // Written by `create` from a checked TripRequest.
    request: parseStored<TripRequest>(row.request),
    state: String(row.state) as GenerationState,
  };
}

export function readEvent(row: Row): StoredEvent {
  // Written from a GenerationEvent.
  return { seq: Number(row.seq), event: parseStored<GenerationEvent>(row.event) };
}

/** Events by their generations, each one's in the order of the rows. */
export function groupEvents(rows: readonly Row[]): Map<string, StoredEvent[]> {
  const groups = new Map<string, StoredEvent[]>();
  for (const row of rows) {
    const id = String(row.generation_id);
    const events = groups.get(id) ?? [];
    groups.set(id, events);
    events.push(readEvent(row));
  }
  return groups;
}
