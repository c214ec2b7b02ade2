import { afterAll, expect, test, vi } from "vitest";
import type { ShownLink, ShownPerson } from "../../../src/domain/sharing/share-link.ts";
import type { TripListAnswer } from "../../../src/domain/trip/trip-summary.ts";
import { generateTrip } from "../../support/server/generate.ts";
import { linksOf } from "../../support/server/guest.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { UNLIMITED } from "../../support/server/unlimited.ts";
import {
  ensureAccount,
  providerPerson,
  signInByPassword,
} from "../../support/sign-in/local-account.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";

const server = await startTestServer({ env: UNLIMITED });
const ada = await signInByPassword(server.url, "Ada Lovelace");
const tom = await signInByPassword(server.url, "Tom Baker");
afterAll(() => server.close());

async function peopleOf(client: SignedInClient, tripId: string): Promise<ShownPerson[]> {
  const answer = await client.fetch(`/api/trips/${tripId}/people`);
  return ((await answer.json()) as { people: ShownPerson[] }).people;
}

const send = (client: SignedInClient, path: string, method: string, body?: object) =>
  client.fetch(path, { method, ...(body && { body: JSON.stringify(body) }) });

async function share(tripId: string, scope: "view" | "vote" | "edit", name = "Tom Baker") {
  const { id } = await ensureAccount(server.url, name);
  return send(ada, `/api/trips/${tripId}/people`, "POST", { id, scope });
}

async function listed(client: SignedInClient, id: string) {
  const { trips } = (await (await client.fetch("/api/trips")).json()) as TripListAnswer;
  return trips.find((trip) => trip.id === id)?.sharedBy;
}

const codeOf = async (answer: Response) =>
  ((await answer.json()) as { error: { code: string } }).error.code;

test("who is chosen by name has the trip at once, with the right that its owner gives, changes and takes away", async () => {
  const tripId = await generateTrip(ada);
  expect(await peopleOf(ada, tripId), "a stranger").toEqual([]);
  const answer = await share(tripId, "view");
  expect(answer.status).toBe(201);
  const { link } = (await answer.json()) as { link: ShownLink };
  expect(link).toMatchObject({ name: "Tom Baker", isPersonal: true, scope: "view" });
  expect(JSON.stringify(link)).not.toContain("token");
  expect(await listed(tom, tripId)).toMatchObject({ name: "Ada Lovelace", scope: "view" });
  expect(await peopleOf(ada, tripId)).toEqual([]);
  const another = await generateTrip(ada);
  expect(await peopleOf(ada, another)).toMatchObject([{ name: "Tom Baker" }]);
  expect(await peopleOf(tom, await generateTrip(tom))).toMatchObject([{ name: "Ada Lovelace" }]);

  // Again, at once twice: one link, with the last right.
  await Promise.all([share(tripId, "edit"), share(tripId, "edit")]);
  expect(await linksOf(ada, tripId)).toMatchObject([
    { scope: "edit", guests: [{ name: "Tom Baker" }] },
  ]);
  expect(await listed(tom, tripId)).toMatchObject({ scope: "edit" });

  await send(ada, `/api/trips/${tripId}/links/${link.id}`, "DELETE");
  expect((await tom.fetch(`/api/trips/${tripId}`)).status).toBe(404);
  expect(await listed(tom, tripId)).toBeUndefined();
  expect(await peopleOf(ada, another)).toEqual([]);
});

test("who leaves takes the link along, and can be chosen again", async () => {
  const tripId = await generateTrip(ada);
  await share(tripId, "edit");
  expect((await send(tom, `/api/trips/${tripId}/keeping`, "DELETE")).status).toBe(204);
  expect(await linksOf(ada, tripId)).toEqual([]);
  expect((await tom.fetch(`/api/trips/${tripId}`)).status).toBe(404);
  await share(tripId, "vote");
  expect(await listed(tom, tripId)).toMatchObject({ scope: "vote" });
});

test("who has the trip by another link keeps that one, with the new right", async () => {
  const tripId = await generateTrip(ada);
  const wish = { name: "Friends", scope: "view", shows: { notes: true, costs: false } };
  const path = `/api/trips/${tripId}/links`;
  const made = await send(ada, path, "POST", { ...wish, expiresAtMs: null });
  const { token } = (await made.json()) as { token: string };
  const headers = { "tripwright-link": token };
  await tom.fetch("/api/shared/keep", { method: "POST", headers });
  await share(tripId, "edit");
  expect(await linksOf(ada, tripId)).toMatchObject([{ name: "Friends", scope: "view" }]);
  expect(await listed(tom, tripId)).toMatchObject({ scope: "edit", shows: wish.shows });
});

test("T65 who was removed stays removed, whatever they leave, and under the account that takes theirs over", async () => {
  const tripId = await generateTrip(ada);
  const path = `/api/trips/${tripId}/links`;
  const wish = { name: "Friends", scope: "edit", shows: { notes: true, costs: false } };
  const made = await send(ada, path, "POST", { ...wish, expiresAtMs: null });
  const { token, link } = (await made.json()) as { token: string; link: ShownLink };
  const mia = await signInByPassword(server.url, "Mia");
  const keep = (client: SignedInClient) =>
    client.fetch("/api/shared/keep", { method: "POST", headers: { "tripwright-link": token } });
  expect((await keep(mia)).status).toBe(200);
  const [guest] = (await linksOf(ada, tripId))[0]?.guests ?? [];
  await send(ada, `${path}/${link.id}/guests/${guest?.id}`, "DELETE");
  await send(mia, `/api/trips/${tripId}/keeping`, "DELETE");
  expect(await codeOf(await keep(mia))).toBe("link_ended");

  const provided = { name: "Mia", email: "mia@provider.example" };
  const joined = await signIn(server.url, provided);
  const { userId } = await ensureAccount(server.url, "Mia");
  const { users } = server.context.store;
  const person = await users.upsert(providerPerson(server.url, provided));
  await users.merge(userId, person.id);
  expect(await codeOf(await keep(joined))).toBe("link_ended");
  // But its owner may want them back.
  await share(tripId, "view", "Mia");
  expect(await listed(joined, tripId)).toMatchObject({ scope: "view" });
});

test("T65 people are told of to those who have an account of ours, and of their own trips only", async () => {
  const tripId = await generateTrip(ada);
  await share(tripId, "edit");
  const { id } = await ensureAccount(server.url, "Ada Lovelace");
  expect((await tom.fetch(`/api/trips/${tripId}/people`)).status).toBe(404);
  const his = await send(tom, `/api/trips/${tripId}/people`, "POST", { id, scope: "edit" });
  expect(await codeOf(his)).toBe("trip_not_found");

  const stranger = await signIn(server.url, { name: "Eve", email: "eve@provider.example" });
  const hers = await generateTrip(stranger);
  expect(await peopleOf(stranger, hers)).toEqual([]);
  const tried = await send(stranger, `/api/trips/${hers}/people`, "POST", { id, scope: "view" });
  expect(await codeOf(tried)).toBe("person_not_found");

  await ensureAccount(server.url, "Blocked Bob", { isBlocked: true });
  const names = (await peopleOf(ada, await generateTrip(ada))).map(({ name }) => name);
  expect(names).toContain("Tom Baker");
  expect(names).not.toContain("Blocked Bob");
  expect(await codeOf(await share(tripId, "view", "Blocked Bob"))).toBe("person_not_found");
});

test("who deletes their account while they are chosen isn’t there any more, and leaves no link", async () => {
  const tripId = await generateTrip(ada);
  const { userId } = await ensureAccount(server.url, "Gone Gus");
  const { users } = server.context.store;
  const find = users.find.bind(users);
  vi.spyOn(users, "find").mockImplementation(async (id) => {
    const user = await find(id);
    if (id === userId) await users.remove(userId);
    return user;
  });
  expect(await codeOf(await share(tripId, "view", "Gone Gus"))).toBe("person_not_found");
  vi.restoreAllMocks();
  expect(await linksOf(ada, tripId)).toEqual([]);
});
