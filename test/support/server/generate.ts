import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import type { TripRequestInput } from "../../../src/domain/trip/trip-request.ts";
import { API_PATHS, pathWithId } from "../../../src/domain/wire.ts";
import { generationAcceptedSchema } from "../../../src/domain/wire-schemas.ts";
import type { SignedInClient } from "../sign-in/walk.ts";
import { readEvents } from "./event-reader.ts";

/** The request of a filled-in form. */
export const SELECTION = {
  location: { label: "Lisbon, Portugal" },
  noOfDays: "3",
  traveler: "2",
  budget: "Comfort",
} as const satisfies TripRequestInput;

/** Asks for a trip; `body` takes the place of a good one. */
export function postGeneration(
  client: SignedInClient,
  options: { selection?: unknown; body?: string; key?: string; headers?: HeadersInit } = {},
): Promise<Response> {
  const headers = new Headers(options.headers);
  headers.set("idempotency-key", options.key ?? randomUUID());
  const selection = options.selection ?? SELECTION;
  const body = options.body ?? JSON.stringify({ userSelection: selection });
  return client.fetch(API_PATHS.generations, { method: "POST", headers, body });
}

/** Starts a generation that is sure to start. @returns its id. */
export async function startGenerating(
  client: SignedInClient,
  selection: unknown = SELECTION,
): Promise<string> {
  const answer = await postGeneration(client, { selection });
  if (answer.status !== 202) throw new Error(`${answer.status}: ${await answer.text()}`);
  return generationAcceptedSchema.parse(await answer.json()).id;
}

/** Has a trip made and waits for it. @returns the trip's id. */
export async function generateTrip(
  client: SignedInClient,
  selection: unknown = SELECTION,
): Promise<string> {
  const reader = await readEvents(client, await startGenerating(client, selection));
  const end = (await reader.rest()).at(-1)?.event;
  if (end?.type !== "saved") throw new Error(`no trip came of it: ${JSON.stringify(end)}`);
  return end.tripId;
}

export function cancelGeneration(client: SignedInClient, id: string): Promise<Response> {
  return client.fetch(pathWithId(API_PATHS.generation, id), { method: "DELETE" });
}

const listSchema = z.object({ trips: z.array(z.object({ id: z.string() })) });

/** The ids under My Trips, newest first. */
export async function listTripIds(client: SignedInClient): Promise<string[]> {
  const answer = await client.fetch(API_PATHS.trips);
  return listSchema.parse(await answer.json()).trips.map((trip) => trip.id);
}
