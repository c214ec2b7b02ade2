import type { Client } from "@modelcontextprotocol/client";
import { afterAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { ACCESS_SCOPES, type AccessScope } from "../../../src/domain/access-token.ts";
import { tripListAnswerSchema } from "../../../src/domain/trip/trip-summary.ts";
import { tripOutlineSchema } from "../../../src/server/trips/tools/trip-outline.ts";
import { callTool, connectMcp, type McpEra, refusalOf } from "../../support/mcp/mcp-client.ts";
import { makeToken } from "../../support/server/access-token.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, EVE, signIn } from "../../support/sign-in/sign-in.ts";
import { startSession } from "../../support/sign-in/start-session.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { saveCheckedTrip } from "../../support/store/save-checked-trip.ts";

const server = await startTestServer();
const ada = await signIn(server.url, ADA);
afterAll(() => server.close());

async function tokenFor(scopes: readonly AccessScope[], person = ada): Promise<string> {
  return (await makeToken(person, { scopes: [...scopes] })).token;
}

async function connect(scopes: readonly AccessScope[], era?: McpEra, person = ada) {
  const token = await tokenFor(scopes, person);
  return connectMcp(server.url, { token: async () => token }, era);
}

const READING = ["list_trips", "get_trip", "export_trip", "search_guide", "propose_edits"];
const PLANNING = ["plan_trip", "get_generation"];
const WRITING = ["apply_edits", "undo_edit", "add_expense"];

const proposalSchema = z.object({
  version: z.int(),
  made: z.array(z.string()),
  changedDays: z.array(z.object({ places: z.array(z.object({ id: z.string() })) })),
});
const editedSchema = z.object({ version: z.int() });
const generationSchema = z.object({ state: z.string(), tripId: z.optional(z.string()) });

async function readTrip(client: Client, tripId: string) {
  return tripOutlineSchema.parse(await callTool(client, "get_trip", { tripId }));
}

describe.each(["auto", "legacy"] as const)("the protocol's own client, %s", (era) => {
  test("plans a trip, tries edits, makes them, takes them back and exports", async () => {
    const client = await connect(ACCESS_SCOPES, era);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual(
      [...READING, ...PLANNING, ...WRITING].toSorted(),
    );

    const { generationId } = z.object({ generationId: z.string() }).parse(
      await callTool(client, "plan_trip", {
        idempotencyKey: `plan-${era}`,
        destination: "Lisbon, Portugal",
        days: 2,
        travellers: "Couple",
        budget: "Comfort",
        startDate: "2026-05-04",
      }),
    );
    const look = async () =>
      generationSchema.parse(await callTool(client, "get_generation", { generationId }));
    await expect.poll(async () => (await look()).state, { timeout: 30_000 }).toBe("saved");
    const { tripId = "" } = await look();

    const { trips } = tripListAnswerSchema.parse(await callTool(client, "list_trips", {}));
    expect(trips.map(({ id }) => id)).toContain(tripId);
    const before = await readTrip(client, tripId);
    expect(before.verdict.verdict).toBe("sound");

    const [first, second] = before.days;
    const placeId = first?.places[0]?.id ?? "";
    const edits = [{ kind: "move-place", placeId, dayId: second?.id }];
    const proposal = proposalSchema.parse(
      await callTool(client, "propose_edits", { tripId, edits }),
    );
    expect(proposal.made[0]).toMatch(/ moved to /);
    expect(proposal.changedDays[1]?.places[0]?.id).toBe(placeId);
    expect((await readTrip(client, tripId)).version).toBe(before.version);

    const change = { tripId, version: before.version, idempotencyKey: `move-${era}`, edits };
    const { version } = editedSchema.parse(await callTool(client, "apply_edits", change));
    expect(version).toBe(before.version + 1);
    // The same again is the same answer, and changes nothing.
    expect(editedSchema.parse(await callTool(client, "apply_edits", change)).version).toBe(version);
    expect((await readTrip(client, tripId)).days[1]?.places[0]?.id).toBe(placeId);
    expect(
      await refusalOf(client, "apply_edits", { ...change, idempotencyKey: `other-${era}` }),
    ).toMatch(/^version_conflict: .*get_trip/);

    await callTool(client, "undo_edit", { tripId, version, idempotencyKey: `undo-${era}` });
    const after = await readTrip(client, tripId);
    expect({ ...after, version: before.version }).toEqual(before);

    const expense = { title: "Dinner", kind: "meals", amountMinor: 4250, currency: "EUR" };
    const entered = { tripId, idempotencyKey: `dinner-${era}`, ...expense };
    await callTool(client, "add_expense", entered);
    await callTool(client, "add_expense", entered);
    expect((await fetchTrip(ada, tripId)).costs?.expenses).toMatchObject([expense]);

    const file = await callTool(client, "export_trip", { tripId, format: "ics" });
    expect(file).toMatchObject({ text: expect.stringContaining("BEGIN:VCALENDAR") });
    await client.close();
  });
});

test("a place of the guide is found, and comes into a plan as it was found", async () => {
  const client = await connect(["read", "write"]);
  const tripId = await saveCheckedTrip(server.context, ada.sessionToken);
  const cities = await callTool(client, "search_guide", {});
  expect(cities).toMatchObject({ cities: expect.arrayContaining([]) });
  expect(await callTool(client, "search_guide", { destination: "Atlantis" })).toMatchObject({
    unknown: { code: "destination_unknown" },
  });
  const found = z
    .object({ places: z.array(z.object({ place: z.looseObject({ placeName: z.string() }) })) })
    .parse(
      await callTool(client, "search_guide", {
        destination: "Lisbon, Portugal",
        category: "museum",
      }),
    );
  const [{ place } = { place: { placeName: "" } }] = found.places;
  const { version, days } = await readTrip(client, tripId);
  const edits = [{ kind: "add-place", dayId: days[1]?.id, place }];
  await callTool(client, "apply_edits", { tripId, version, idempotencyKey: "add-museum", edits });
  const after = await readTrip(client, tripId);
  expect(after.days[1]?.places.map(({ name }) => name)).toEqual([place.placeName]);
});

test.each([
  [["read"], READING],
  [["plan"], PLANNING],
  [["write"], [...READING, ...WRITING]],
  [["share"], []],
] as const)(
  "a token of %s has its tools alone, and is refused any other",
  async (scopes, allowed) => {
    const client = await connect(scopes);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual([...allowed].toSorted());
    const token = await tokenFor(scopes);
    for (const name of [...READING, ...PLANNING, ...WRITING]) {
      if ((allowed as readonly string[]).includes(name)) continue;
      const answer = await post({ method: "tools/call", params: { name, arguments: {} } }, token);
      await expectError(answer, 403, "token_forbids");
      expect(answer.headers.get("www-authenticate")).toMatch(/^Bearer error="insufficient_scope"/);
    }
  },
);

test("tools say what they do, and take no text that has no bound", async () => {
  const client = await connect(ACCESS_SCOPES);
  const { tools } = await client.listTools();
  for (const { name, annotations, inputSchema, outputSchema, description } of tools) {
    expect([name, annotations?.readOnlyHint]).toEqual([
      name,
      [...READING, "get_generation"].includes(name),
    ]);
    expect([name, inputSchema.type, outputSchema?.type]).toEqual([name, "object", "object"]);
    expect(description?.length).toBeGreaterThan(40);
    expect([name, unboundedTexts(inputSchema)]).toEqual([name, []]);
  }
  expect(JSON.stringify(tools)).not.toMatch(/delete-trip|set-plan/);
});

test("a trip is planned by flat arguments in plain words, and each edit is worded as it is made", async () => {
  const client = await connect(ACCESS_SCOPES);
  const { tools } = await client.listTools();
  const input = tools.find(({ name }) => name === "plan_trip")?.inputSchema;
  const { properties = {}, required } = z
    .object({
      properties: z.record(z.string(), z.looseObject({ type: z.string() })),
      required: z.array(z.string()),
    })
    .parse(input);
  const types = Object.entries(properties).map(([name, { type }]) => [name, type]);
  expect(types.filter(([, type]) => type === "object")).toEqual([]);
  expect(Object.fromEntries(types)).toMatchObject({ days: "integer", destination: "string" });
  expect(properties.travellers).toMatchObject({
    enum: ["Solo", "Couple", "Family", "Friends", "Group"],
  });
  expect(required.toSorted()).toEqual(["budget", "days", "idempotencyKey", "travellers"]);
  const wanted = { destination: "Lisbon", days: 2, travellers: "Couple", budget: "Comfort" };
  for (const wrong of [{ days: "2" }, { travellers: "2" }, { noOfDays: 2 }, { days: 0 }]) {
    const asked = { ...wanted, idempotencyKey: "plan-wrong", ...wrong };
    expect(await refusalOf(client, "plan_trip", asked)).toMatch(/^(?:bad_request|days_out)/);
  }

  const tripId = await saveCheckedTrip(server.context, ada.sessionToken);
  const { days } = await readTrip(client, tripId);
  const place = {
    ...{ id: "rosas-house", placeName: "Aunt Rosa's house", isOwn: true },
    ...{ placeDetails: "", placeImageURL: "", geoCoordinates: "", ticketsPricing: "" },
    ...{ timeToTravel: "", bestTime: "" },
  };
  const edits = [
    { kind: "add-place", dayId: days[0]?.id, place },
    { kind: "move-place", placeId: place.id, dayId: days[1]?.id },
    { kind: "remove-place", placeId: place.id },
    { kind: "set-traveller", id: "rosa", name: "Aunt Rosa" },
    { kind: "set-traveller", id: "rosa", name: "" },
  ];
  const { made } = proposalSchema.parse(await callTool(client, "propose_edits", { tripId, edits }));
  for (const words of made.slice(0, 3)) expect(words).toContain("Aunt Rosa's house");
  for (const words of made.slice(3)) expect(words).toContain("Aunt Rosa");
});

test("what doesn't fit is said in a tool's error, with what would", async () => {
  const client = await connect(ACCESS_SCOPES);
  const tripId = await saveCheckedTrip(server.context, ada.sessionToken);
  const change = { tripId, version: 1, idempotencyKey: "deletion" };
  expect(await refusalOf(client, "get_trip", { tripId: "7" })).toMatch(/^bad_request: .*tripId/);
  expect(await refusalOf(client, "get_trip", { tripId: "1700000000000" })).toMatch(
    /^trip_not_found: .*list_trips/,
  );
  for (const kind of ["delete-trip", "set-plan"]) {
    const edits = [{ kind, days: [] }];
    expect(await refusalOf(client, "apply_edits", { ...change, edits })).toMatch(/^bad_request: /);
    expect(await refusalOf(client, "propose_edits", { tripId, edits })).toMatch(/^bad_request: /);
  }
  const edits = [{ kind: "remove-place", placeId: "nowhere" }];
  expect(await refusalOf(client, "propose_edits", { tripId, edits })).toMatch(
    /^change_impossible: .*get_trip/,
  );
  expect(await refusalOf(client, "export_trip", { tripId, format: "exe" })).toMatch(
    /^bad_request: .*ics/,
  );
});

test("T50 another's trips don't exist", async () => {
  const eve = await signIn(server.url, EVE);
  const client = await connect(ACCESS_SCOPES, "auto", eve);
  const tripId = await saveCheckedTrip(server.context, ada.sessionToken);
  const key = { idempotencyKey: "eves-key", version: 1 };
  const edits = [{ kind: "set-title", text: "Eve's" }];
  const expense = { title: "x", kind: "other", amountMinor: 1, currency: "EUR" };
  const tries: [string, Record<string, unknown>][] = [
    ["get_trip", { tripId }],
    ["export_trip", { tripId, format: "json" }],
    ["search_guide", { tripId }],
    ["propose_edits", { tripId, edits }],
    ["apply_edits", { tripId, ...key, edits }],
    ["undo_edit", { tripId, ...key }],
    ["add_expense", { tripId, idempotencyKey: "eves-key", ...expense }],
  ];
  for (const [name, input] of tries) {
    expect(await refusalOf(client, name, input)).toMatch(/^trip_not_found: /);
  }
});

test("thirty expenses at once are thirty expenses: none named a version, so none meets a conflict", async () => {
  const frank = await startSession(server, "frank");
  const client = await connect(["read", "write"], "auto", frank);
  const tripId = await saveCheckedTrip(server.context, frank.sessionToken);
  const expense = { title: "Dinner", kind: "meals", amountMinor: 100, currency: "EUR" };
  await Promise.all(
    Array.from({ length: 30 }, (_, nth) =>
      callTool(client, "add_expense", { tripId, idempotencyKey: `at-once-${nth}`, ...expense }),
    ),
  );
  expect((await fetchTrip(frank, tripId)).costs?.expenses).toHaveLength(30);
  await client.close();
});

test("T50 without a token nothing is answered, with a session's cookie neither", async () => {
  const listing = { method: "tools/list" };
  const answer = await post(listing, undefined);
  await expectError(answer, 401, "not_signed_in");
  expect(answer.headers.get("www-authenticate")).toMatch(/^Bearer\b/);
  expect((await post(listing, "twp_nonsense")).status).toBe(401);
  const cookie = { cookie: `tripwright-session=${ada.sessionToken}` };
  await expectError(await post(listing, undefined, cookie), 401, "not_signed_in");
  const basic = { ...cookie, authorization: "Basic YWRhOmFkYQ==" };
  await expectError(await post(listing, undefined, basic), 401, "not_signed_in");
});

test("T50 several requests at once, other methods and other sites are refused", async () => {
  const token = await tokenFor(ACCESS_SCOPES);
  const listing = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  await expectError(await post([listing, listing], token), 400, "bad_request");
  await expectError(
    await post(listing, token, { origin: "https://evil.example" }),
    403,
    "wrong_origin",
  );
  await expectError(
    await post({ ...listing, padding: "x".repeat(70_000) }, token),
    413,
    "body_too_large",
  );
  for (const method of ["GET", "DELETE"]) {
    const answer = await fetch(`${server.url}/mcp`, {
      method,
      headers: { authorization: `Bearer ${token}`, accept: "text/event-stream" },
    });
    expect(answer.status).toBe(405);
  }
});

test("T50 calls have a limit a minute", async () => {
  const grace = await startSession(server, "grace");
  const client = await connect(["read"], "auto", grace);
  const call = () => client.callTool({ name: "list_trips", arguments: {} });
  const answers = await Promise.all(Array.from({ length: 130 }, call));
  const refused = answers.filter(({ isError }) => isError);
  // A minute may begin meanwhile.
  expect(refused.length === 10 || refused.length === 0).toBe(true);
});

function post(body: object, token: string | undefined, headers: Record<string, string> = {}) {
  return fetch(`${server.url}/mcp`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify(Array.isArray(body) ? body : { jsonrpc: "2.0", id: 1, ...body }),
  });
}

/** Values from a fixed list: dates of the calendar, and currencies. */
const LISTED = /\/(?:date|currency|to)$/;

/** Where a schema takes a text of any length. */
function unboundedTexts(schema: unknown, path = ""): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const inside = Object.entries(schema).flatMap(([key, value]) =>
    unboundedTexts(value, `${path}/${key}`),
  );
  const { type } = schema as { type?: unknown };
  const isBounded = ["maxLength", "pattern", "enum", "const", "format"].some(
    (key) => key in schema,
  );
  return type === "string" && !isBounded && !LISTED.test(path) ? [path, ...inside] : inside;
}
