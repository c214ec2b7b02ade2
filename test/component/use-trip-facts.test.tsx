import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { TripFacts } from "../../src/domain/trip/trip-facts.ts";
import { onlineTracker } from "../../src/web/lib/online-state.ts";
import { clearProfile, storeProfile } from "../../src/web/lib/profile.ts";
import { openOfflineLibrary } from "../../src/web/offline/offline-library.ts";
import { useTripFacts } from "../../src/web/offline/trips/use-trip-facts.ts";
import { render } from "./render.tsx";

const TRIP_ID = "1700000000001";

/** The server's facts; undefined while it can't be reached. */
let server: { etag: string; facts: TripFacts } | undefined;
let asked: (string | null)[] = [];

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (server === undefined) throw new TypeError("no network");
  if (!String(input).endsWith("/facts")) return Response.json({ trips: [] });
  const known = new Headers(init?.headers).get("if-none-match");
  asked.push(known);
  if (known === server.etag) return new Response(null, { status: 304 });
  return Response.json(server.facts, { headers: { etag: server.etag } });
}

beforeEach(async () => {
  asked = [];
  vi.spyOn(window, "fetch").mockImplementation(answer);
  vi.spyOn(console, "warn").mockImplementation(() => {});
  storeProfile({ id: "ada", email: "ada@example.com", verified_email: true, name: "Ada" });
  const { store } = await openOfflineLibrary();
  await store.wipe();
  await store.claim("ada");
});
afterEach(() => {
  clearProfile();
  vi.restoreAllMocks();
});

function Facts() {
  return <p>{useTripFacts(TRIP_ID)?.timeZone ?? "nothing"}</p>;
}

/** A page of its own that shows the trip, twice. */
function openTrip(): () => void {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <Facts />
      <Facts />
    </QueryClientProvider>,
  );
}

async function expectShown(timeZone: string) {
  for (const at of [0, 1]) {
    await expect.element(page.getByRole("paragraph").nth(at)).toHaveTextContent(timeZone);
  }
}

async function keptEtag() {
  return (await (await openOfflineLibrary()).store.facts(TRIP_ID))?.etag;
}

test("facts are asked for once an opening, and sent once a version", async () => {
  server = { etag: '"1"', facts: { timeZone: "Europe/Rome", hours: {} } };
  const close = openTrip();
  await expectShown("Europe/Rome");
  await expect.poll(keptEtag).toBe('"1"');
  expect(asked).toEqual([null]);
  close();
  openTrip();
  await expectShown("Europe/Rome");
  await expect.poll(() => asked).toEqual([null, '"1"']);
});

test("without a network those that are kept are shown, and newer ones when it is back", async () => {
  server = { etag: '"1"', facts: { timeZone: "Europe/Rome", hours: {} } };
  const close = openTrip();
  await expect.poll(keptEtag).toBe('"1"');
  close();
  server = undefined;
  openTrip();
  await expectShown("Europe/Rome");
  await expect.poll(() => onlineTracker.state()).toBe("Offline");
  expect(asked).toEqual([null]);
  server = { etag: '"2"', facts: { timeZone: "Asia/Tokyo", hours: {} } };
  onlineTracker.check();
  await expectShown("Asia/Tokyo");
  await expect.poll(keptEtag).toBe('"2"');
  expect(asked).toEqual([null, '"1"']);
});
