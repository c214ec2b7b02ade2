import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { type Edit, edits } from "../../../src/domain/edits/edit-kinds.ts";
import { tripDifference } from "../../../src/domain/edits/trip-difference.ts";
import type { Expense } from "../../../src/domain/trip/costs.ts";
import { type Trip, tripSchema } from "../../../src/domain/trip/trip.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

const server = await startTestServer();
const ada = await signIn(server.url, ADA);
const first = await fetchTrip(ada, await generateTrip(ada, SELECTION));
afterAll(() => server.close());

/** Sends edits made to a version; without `before` another version is a conflict. */
function send(made: readonly unknown[], version: number | undefined, before?: readonly unknown[]) {
  return ada.fetch(`/api/trips/${first.id}`, {
    method: "PATCH",
    headers: { "idempotency-key": randomUUID(), "if-match": `"v${version}"` },
    body: JSON.stringify({ edits: made, ...(before === undefined ? {} : { before }) }),
  });
}

async function edited(...made: Edit[]): Promise<Trip> {
  const answer = await send(made, (await fetchTrip(ada, first.id)).version);
  expect(answer.status).toBe(200);
  const body = (await answer.json()) as Trip;
  expect(tripSchema.safeParse(body).error).toBeUndefined();
  return body;
}

const dinner = (id: string, amountMinor: number): Expense => ({
  // Another order of fields than ours.
  split: { parts: [{ part: 1, travellerId: "ben" }], how: "EVENLY" },
  payers: [{ part: amountMinor, travellerId: "ada" }],
  title: "Dinner",
  kind: "meals",
  currency: "JPY",
  rate: { value: 0.006, to: "EUR" },
  amountMinor,
  id,
});
const set = (expense: Expense): Edit => ({ kind: "set-expense", id: expense.id, expense });
const withoutVersion = ({ version: _, ...trip }: Trip) => trip;

test("costs are edited, leave the plan as it is, and are taken back", async () => {
  const trip = await edited(
    { kind: "set-traveller", id: "ada", name: "Ada" },
    { kind: "set-traveller", id: "ben", name: " Ben " },
    set(dinner("b", 9000)),
    set(dinner("a", 3000)),
    { kind: "set-budget", currency: "EUR", budgetMinor: 150_000 },
  );
  expect(trip.costs).toMatchObject({
    currency: "EUR",
    budgetMinor: 150_000,
    travellers: [
      { id: "ada", name: "Ada" },
      { id: "ben", name: "Ben" },
    ],
    expenses: [{ id: "a", amountMinor: 3000, currency: "JPY" }, { id: "b" }],
  });
  expect({ ...trip, costs: undefined, version: 0 }).toEqual({
    ...first,
    costs: undefined,
    version: 0,
  });
  const changed = await edited(set(dinner("a", 4000)), { kind: "set-expense", id: "b" });
  expect(changed.costs?.expenses).toHaveLength(1);
  const back = await edited(...tripDifference(changed, first));
  expect(withoutVersion(back)).toEqual(withoutVersion(first));
});

test("edits of different costs to an older version merge; of the same one they are a conflict", async () => {
  const seen = await edited(set(dinner("x", 1000)));
  const theirs = await edited(set(dinner("y", 2000)), set(dinner("x", 1500)));
  const fresh = set(dinner("z", 3000));
  const merged = await send([fresh], seen.version, [edits.before(seen, fresh)]);
  expect(merged.status).toBe(200);
  const mine = set(dinner("x", 9900));
  const refused = await send([mine], seen.version, [edits.before(seen, mine)]);
  expect(refused.status).toBe(412);
  const now = await fetchTrip(ada, first.id);
  expect(now.costs?.expenses?.map(({ id, amountMinor }) => [id, amountMinor])).toEqual([
    ["x", 1500],
    ["y", 2000],
    ["z", 3000],
  ]);
  // What the author saw is compared whatever the order of its fields.
  const again = await send([mine], seen.version, [edits.before(theirs, mine)]);
  expect(again.status).toBe(200);
});

test.each([
  ["an unknown currency", { ...dinner("q", 100), currency: "XXX" }],
  ["payers of less than it", { ...dinner("q", 100), payers: [{ travellerId: "ada", part: 99 }] }],
  ["half a yen", dinner("q", 0.5)],
  ["a title of 200 letters", { ...dinner("q", 100), title: "x".repeat(200) }],
  ["another id", { ...dinner("r", 100) }],
])("an expense with %s is refused", async (_name, expense) => {
  const { version } = await fetchTrip(ada, first.id);
  const answer = await send([{ kind: "set-expense", id: "q", expense }], version);
  await expectError(answer, 400, "bad_request");
});

test("there is an end to how many expenses a trip takes", async () => {
  const many = (from: number) =>
    Array.from({ length: 50 }, (_, at) => set(dinner(`n${from + at}`, 100)));
  for (let from = 0; from < 450; from += 50) await edited(...many(from));
  const { version } = await fetchTrip(ada, first.id);
  await expectError(await send(many(450), version), 422, "costs_full");
});
