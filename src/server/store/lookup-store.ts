import { openDataOf } from "../../domain/bases/open-data-of.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import { hashToken } from "../lib/tokens.ts";

/** Facts once found out about the world that may be kept: small texts under a key. */
export type LookupStore = {
  /** @param key of any length. */
  find(key: string): Promise<string | undefined>;
  /** Takes the place of what was there. */
  save(key: string, value: string, nowMs: number): Promise<void>;
  /** Saves it unless something is there. @returns what is there now, the same to all who ask. */
  saveFirst(key: string, value: string, nowMs: number): Promise<string>;
  /**
   * Forgets what was saved before `beforeMs`, but for what is under `keepKey` and the guides that a trip names.
   *
   * @param nowMs when a guide that is kept counts as saved, so that no later call looks at it again too soon.
   */
  removeOld(beforeMs: number, options: { keepKey: string; nowMs: number }): Promise<void>;
};

/** The key of a guide made of open data, by the id that trips name it by. */
export const guideKey = (snapshot: string): string => `open guide 1 / ${snapshot}`;

/** The hash of a key, under which a lookup is kept: a key may be long, and holds what a traveller asked for. */
export const lookupHash = (key: string): string => hashToken(key);

/** The hashes of the lookups that a trip names, which stay as long as the trip does. */
export function lookupsOfTrip(trip: Pick<Trip, "openData" | "bases">): string[] {
  return [...new Set(openDataOf(trip).map(({ snapshot }) => lookupHash(guideKey(snapshot))))];
}

/** The part for adapters that ask a service and keep its answers. */
export type KeptLookups = Pick<LookupStore, "find" | "save">;
