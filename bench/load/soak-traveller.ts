import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { API_PATHS, pathWithId } from "../../src/domain/wire.ts";
import { readEvents } from "../../test/support/server/event-reader.ts";
import { listTripIds, SELECTION, startGenerating } from "../../test/support/server/generate.ts";
import { signIn } from "../../test/support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../test/support/sign-in/walk.ts";

/** Trips of each traveller: one more is made for each that is removed, so that memory is the process's. */
const TRIPS = 10;
const PAUSE_MS = { least: 200, more: 400 } as const;
const CITIES = ["Lisbon, Portugal", "Rome, Italy", "Kyoto, Japan", "Paris, France"];

export type SoakCounts = { requests: number; plans: number; signIns: number; errors: string[] };

/** How often of a hundred times each thing is done. */
const SHARES = {
  list: 25,
  read: 31.8,
  change: 18,
  suggest: 8,
  page: 6,
  plan: 5,
  "break off": 4,
  "look back": 2,
  // The embedded sign-in keeps its newest thousand of each kind in memory, for a day: seldom, or that is seen.
  "sign in": 0.2,
} as const;
type Action = keyof typeof SHARES;

/** Does what people do, one thing after the other, until the signal is aborted. */
export async function soakTraveller(
  url: string,
  name: string,
  counts: SoakCounts,
  signal: AbortSignal,
): Promise<void> {
  const person = { name, email: `${name}@example.com` };
  let client = await enter();
  let generationId = "";
  while ((await tripIds()).length < TRIPS) await plan(false);

  const actions: Readonly<Record<Action, () => Promise<unknown>>> = {
    list: tripIds,
    async read() {
      const path = pathWithId(API_PATHS.trip, await someTrip());
      const etag = (await ask(path)).headers.get("etag") ?? "";
      await ask(path, { headers: { "if-none-match": etag } }, 304);
    },
    change: async () =>
      ask(pathWithId(API_PATHS.trip, await someTrip()), {
        method: "PATCH",
        headers: { "if-match": "*", "idempotency-key": randomUUID() },
        body: JSON.stringify({ edits: [{ kind: "set-title", text: `A title ${Math.random()}` }] }),
      }),
    suggest: () => ask(`${API_PATHS.suggestions}?input=${oneOf(["li", "rom", "ky", "zz"])}`),
    page: () => ask("/"),
    plan: () => makeRoom().then(() => plan(false)),
    "break off": () => makeRoom().then(() => plan(true)),
    "look back": async () => (await readEvents(client, generationId)).rest(),
    async "sign in"() {
      await ask(API_PATHS.session, { method: "DELETE" });
      client = await enter();
    },
  };

  while (!signal.aborted) {
    const action = someAction();
    try {
      await actions[action]();
    } catch (error) {
      counts.errors.push(`${action}: ${error}`);
    }
    await wait(PAUSE_MS.least + Math.random() * PAUSE_MS.more);
  }

  async function enter(): Promise<SignedInClient> {
    counts.signIns += 1;
    return signIn(url, person);
  }

  async function ask(path: string, init: RequestInit = {}, status?: number): Promise<Response> {
    counts.requests += 1;
    const answer = await client.fetch(path, init);
    // Read to its end, so that its connection serves the next.
    await answer.arrayBuffer();
    if (status === undefined ? answer.ok : answer.status === status) return answer;
    throw new Error(`${answer.status} for ${init.method ?? "GET"} ${path}`);
  }

  async function tripIds(): Promise<string[]> {
    counts.requests += 1;
    return listTripIds(client);
  }

  async function someTrip(): Promise<string> {
    return oneOf(await tripIds());
  }

  async function makeRoom(): Promise<void> {
    const oldest = (await tripIds()).slice(TRIPS - 1);
    for (const id of oldest) {
      const path = pathWithId(API_PATHS.trip, id);
      await ask(path, { method: "DELETE", headers: { "if-match": "*" } });
    }
  }

  /** @param breaksOff whether the stream is left after its first event, and taken up again. */
  async function plan(breaksOff: boolean): Promise<void> {
    counts.requests += 2;
    generationId = await startGenerating(client, {
      ...SELECTION,
      location: { label: oneOf(CITIES) },
    });
    let reader = await readEvents(client, generationId);
    if (breaksOff) {
      const first = await reader.next();
      reader.close();
      counts.requests += 1;
      reader = await readEvents(client, generationId, first?.id);
    }
    const end = (await reader.rest()).at(-1)?.event;
    if (end?.type !== "saved") throw new Error(`a plan ended as ${JSON.stringify(end)}`);
    counts.plans += 1;
  }
}

function someAction(): Action {
  let left = Math.random() * 100;
  for (const [action, share] of Object.entries(SHARES)) {
    left -= share;
    // Of SHARES's own keys.
    if (left < 0) return action as Action;
  }
  return "list";
}

function oneOf(values: readonly string[]): string {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error("there is nothing to choose from");
  return value;
}
