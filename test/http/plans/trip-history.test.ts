import { afterAll, expect, test } from "vitest";
import type { Edit } from "../../../src/domain/edits/edit-kinds.ts";
import { tripDifference } from "../../../src/domain/edits/trip-difference.ts";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import { tripHistoryAnswerSchema } from "../../../src/domain/trip/trip-history-answer.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";
import { sendEdits } from "../../support/store/send-edits.ts";

const server = await startTestServer();
const ada = await signIn(server.url, ADA);
afterAll(() => server.close());

const newTrip = () => generateTrip(ada, { ...SELECTION, location: { label: "Rome, Italy" } });

async function edit(id: string, ...edits: Edit[]): Promise<Trip> {
  const answer = await sendEdits(ada, id, edits);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Trip;
}

async function get(path: string, headers = {}) {
  const answer = await ada.fetch(path, { headers });
  const etag = answer.headers.get("etag") ?? "";
  return { status: answer.status, etag, text: await answer.text() };
}

async function historyOf(id: string) {
  const { text } = await get(`/api/trips/${id}/history`);
  return tripHistoryAnswerSchema.parse(JSON.parse(text));
}
const at = async (id: string, version: number) =>
  JSON.parse((await get(`/api/trips/${id}/history/${version}`)).text) as Trip;

/** All but what says how good a plan is, which is worked out anew. */
const plan = ({ planCheck: _, version: __, ...trip }: Trip) => trip;

test("each state of a trip can be looked at, and restored as one edit", async () => {
  const id = await newTrip();
  const planned = await at(id, 1);
  const [first, second] = planned.tripData.itinerary;
  const [place] = first?.plan ?? [];
  if (first === undefined || second === undefined || place === undefined) throw new Error("days");
  expect(await historyOf(id)).toEqual({ version: 1, oldestVersion: 1, steps: [] });

  const states = [
    planned,
    await edit(id, { kind: "move-place", placeId: place.id, dayId: second.id }),
    await edit(id, { kind: "remove-day", dayId: first.id }),
    await edit(id, { kind: "set-title", text: "Rome again" }),
  ];
  const history = await historyOf(id);
  expect(history).toMatchObject({
    version: 4,
    oldestVersion: 1,
    steps: [
      { version: 4, isOwn: true, made: { code: "renamed", values: { to: "Rome again" } } },
      { version: 3, made: { code: "dayRemoved", values: { about: "Day 1" } } },
      { version: 2, made: { code: "moved", values: { about: place.placeName, to: "Day 2" } } },
    ],
  });
  for (const [index, state] of states.entries()) {
    const then = await at(id, index + 1);
    expect(then.version).toBe(index + 1);
    expect(plan(then)).toEqual(plan(state));
  }
  const now = states.at(-1) ?? planned;
  const restored = await edit(id, ...tripDifference(now, await at(id, 1)));
  expect(plan(restored)).toEqual(plan(planned));
  expect((await historyOf(id)).steps).toHaveLength(4);
  expect(plan(await at(id, 4))).toEqual(plan(now));
});

test("what is not known is refused; what is unchanged is not sent again", async () => {
  const id = await newTrip();
  await edit(id, { kind: "set-title", text: "Rome" });
  for (const version of ["0", "3", "999999999", "-1", "1.5", "one", "constructor"]) {
    const { status, text } = await get(`/api/trips/${id}/history/${version}`);
    expect([version, status]).toEqual([version, 404]);
    expect(text).toContain("version_not_found");
  }
  for (const path of [`/api/trips/${id}/history`, `/api/trips/${id}/history/1`]) {
    const { etag } = await get(path);
    expect(await get(path, { "if-none-match": etag })).toEqual({ status: 304, etag, text: "" });
  }
  await ada.fetch(`/api/trips/${id}`, { method: "DELETE", headers: { "if-match": "*" } });
  expect((await get(`/api/trips/${id}/history`)).status).toBe(404);
});
