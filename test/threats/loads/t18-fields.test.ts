import { afterAll, describe, expect, test } from "vitest";
import { readPlanAnswer } from "../../../src/domain/plan/plan-answer.ts";
import { API_PATHS } from "../../../src/domain/wire.ts";
import { asOwner } from "../../../src/server/store/access.ts";
import { createToldPlanner } from "../../support/models/told-planner.ts";
import { inTurn } from "../../support/nightly.ts";
import { planEvents } from "../../support/plans/trip-draft.ts";
import { readEvents } from "../../support/server/event-reader.ts";
import {
  listTripIds,
  postGeneration,
  SELECTION,
  startGenerating,
} from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { parseDocument } from "../../support/store/parse-document.ts";
import { saveTrip } from "../../support/store/save-trip.ts";

const NOW_MS = 1_700_000_000_000;
const planner = createToldPlanner();
const server = await startTestServer({ overrides: { planner } });
const ada = await signIn(server.url);
afterAll(() => server.close());

/** Fields that every object has, and fields of a trip, a request or an account that aren't asked for. */
const KEYS =
  "__proto__ constructor prototype toString hasOwnProperty __defineGetter__ toJSON then userEmail email id ownerId userId version createdAtMs planCheck tripData days state maxRunning idempotencyKey isAdmin role".split(
    " ",
  );
const VALUES = [
  '"x"',
  "null",
  "true",
  "1",
  "[]",
  '{"isAdmin":true}',
  '{"prototype":{"isAdmin":true}}',
];
const SELECTION_TEXT = JSON.stringify({
  ...SELECTION,
  location: { ...SELECTION.location, value: { place_id: "guide:lisbon" } },
});

/** The body with a field more at each of its levels. */
function bodiesWith(field: string): string[] {
  const at = (text: string, opening: string) => text.replace(opening, `${opening}${field},`);
  const whole = `{"userSelection":${SELECTION_TEXT}}`;
  return [
    at(whole, "{"),
    at(whole, '"userSelection":{'),
    at(whole, '"location":{'),
    at(whole, '"value":{'),
  ];
}

async function expectUntouched(): Promise<void> {
  const page = { after: undefined, limit: 10 };
  const { records } = await server.context.store.records.read("generations", page);
  expect(records.filter(({ createdAtMs }) => createdAtMs > NOW_MS)).toEqual([]);
  expect(await listTripIds(ada)).toEqual([]);
  expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
  expect((Object as { isAdmin?: unknown }).isAdmin).toBeUndefined();
}

/** Each as a request for a plan. */
async function expectRefused(bodies: readonly string[]): Promise<void> {
  const through: string[] = [];
  for (const body of bodies) {
    const { status } = await postGeneration(ada, { body });
    if (status !== 400) through.push(`${status} ${body}`);
  }
  expect(through).toEqual([]);
  await expectUntouched();
}

describe("T18 Fields nobody asked for", () => {
  test("in a request for a plan, at any level, are refused, and nothing is stored", async () => {
    const bodies = KEYS.flatMap((key, nth) =>
      inTurn(VALUES, nth).flatMap((value) => bodiesWith(`${JSON.stringify(key)}:${value}`)),
    );
    await expectRefused(bodies);
  });

  test("written with escapes, or beside a second of the same name, are refused as well", async () => {
    const fields = [
      String.raw`"\u005f\u005fproto\u005f\u005f":{"isAdmin":true}`,
      String.raw`"\u005F_proto__":{"isAdmin":true}`,
      String.raw`"__pro\u0074o__":{"isAdmin":true}`,
      String.raw`"c\u006fnstructor":{"prototype":{"isAdmin":true}}`,
      `"constructor":{"prototype":{"isAdmin":true}},"constructor":{"x":1}`,
      `"__proto__" : {"isAdmin":true}`,
      `"__proto__"\n:\n{"isAdmin":true}`,
    ];
    const bodies = fields.flatMap(bodiesWith);
    await expectRefused(bodies);
  });

  test("in a change of a trip, at any level, are refused, and it stays as it is", async () => {
    const bodies = KEYS.flatMap((key) => {
      const field = `${JSON.stringify(key)}:{"isAdmin":true}`;
      const edit = `{"kind":"set-title","text":"x"}`;
      return [
        `{${field},"edits":[${edit}]}`,
        `{"edits":[{${field},"kind":"set-title","text":"x"}]}`,
        `{"edits":[{${field},"kind":"set-budget"}]}`,
        `{"edits":[${edit},{"kind":${JSON.stringify(key)},"text":"x"}]}`,
      ];
    });
    const user = await server.context.sessions.find(ada.sessionToken);
    if (user === undefined) throw new Error("Ada is signed in");
    const id = await saveTrip(server.context.store, { userId: user.id, nowMs: NOW_MS });
    const headers = { "if-match": "*", "idempotency-key": "fields-nobody-asked-for" };
    const through: string[] = [];
    for (const body of bodies) {
      const { status } = await ada.fetch(`/api/trips/${id}`, { method: "PATCH", headers, body });
      if (status !== 400) through.push(`${status} ${body}`);
    }
    expect(through).toEqual([]);
    expect((await server.context.store.trips.find(id, asOwner(user.id)))?.version).toBe(1);
    expect(await server.context.store.trips.remove(id, asOwner(user.id), undefined)).toMatchObject({
      outcome: "removed",
    });
  });

  test("in the deletion of an account are refused, and it stays", async () => {
    const through: string[] = [];
    for (const key of KEYS.filter((known) => known !== "email")) {
      const body = `{"email":"ada@example.com",${JSON.stringify(key)}:{"isAdmin":true}}`;
      const { status } = await ada.fetch(API_PATHS.account, { method: "DELETE", body });
      if (status !== 400) through.push(`${status} ${key}`);
    }
    expect(through).toEqual([]);
    expect((await ada.fetch(API_PATHS.session)).status).toBe(200);
  });

  test("in a model's answer are dropped, at any level", () => {
    const extra = KEYS.filter((key) => key !== "days")
      .map((key) => `${JSON.stringify(key)}:{"isAdmin":true,"hotelName":"x"}`)
      .join();
    const ours = `"guideId":"lisbon","notVerified":false,"visit":{"startMinutes":1},"category":"museum"`;
    const answer = `{${extra},"hotels":[{${extra},${ours},"hotelName":"H"}],"itinerary":[{${extra},${ours},"day":"1","plan":[{${extra},${ours},"placeName":"P"}]}]}`;
    const read = readPlanAnswer(answer);
    if (!read.ok) throw new Error(read.problem);
    const { hotels, itinerary } = read.plan;
    expect(Object.keys(read.plan).sort()).toEqual(["hotels", "itinerary", "whole"]);
    expect(Object.keys(hotels[0] ?? {})).not.toContain("guideId");
    expect(Object.keys(itinerary[0] ?? {})).toEqual(["day", "plan"]);
    expect(JSON.stringify(read.plan)).not.toMatch(/isAdmin|guideId|notVerified|visit|userEmail/);
    expect(Object.getPrototypeOf(hotels[0])).toBe(Object.prototype);
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
  });

  test("are only what they are: a trip to __proto__ is a trip to __proto__", async () => {
    const names = ["__proto__", "constructor", "prototype", "toString"];
    for (const label of names) {
      const id = await startGenerating(ada, {
        ...SELECTION,
        location: { label, value: { place_id: label } },
      });
      const plan = await planner.nextPlan();
      plan.say(...planEvents(label, 3));
      plan.end();
      const end = (await (await readEvents(ada, id)).rest()).at(-1)?.event;
      if (end?.type !== "saved") throw new Error(JSON.stringify(end));
      const user = await server.context.sessions.find(ada.sessionToken);
      const stored = await server.context.store.trips.find(end.tripId, asOwner(user?.id ?? ""));
      expect(parseDocument(stored)).toMatchObject({
        userSelection: { location: { label, value: { place_id: label } } },
        userEmail: "ada@example.com",
        version: 1,
      });
    }
  });
});
