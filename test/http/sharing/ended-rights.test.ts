import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import type { Edit } from "../../../src/domain/edits/edit-kinds.ts";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import { connectMcp, refusalOf } from "../../support/mcp/mcp-client.ts";
import { fetchWithToken, makeToken } from "../../support/server/access-token.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { generateTrip, listTripIds, SELECTION } from "../../support/server/generate.ts";
import { createGuest, linksOf, makeLink } from "../../support/server/guest.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, EVE, signIn } from "../../support/sign-in/sign-in.ts";
import { fetchAsPage } from "../../support/sign-in/walk.ts";
import { daysOfPins } from "../../support/threats/hostile-files.ts";

const server = await startTestServer();
const ada = await signIn(server.url, ADA);
afterAll(() => server.close());

const { trips, shareLinks } = server.context.store;
const rome = () => generateTrip(ada, { ...SELECTION, location: { label: "Rome, Italy" } });
const tripOf = async (id: string) => (await (await ada.fetch(`/api/trips/${id}`)).json()) as Trip;
const linkPath = (tripId: string, linkId: string) => `/api/trips/${tripId}/links/${linkId}`;
const patch = (edits: readonly Edit[]) => ({
  method: "PATCH",
  headers: { "if-match": "*", "idempotency-key": randomUUID() },
  body: JSON.stringify({ edits }),
});
const title = (text: string): Edit => ({ kind: "set-title", text });

/** Does something right before the next write of an edit, when what came before it has been allowed. */
function beforeWrite(act: () => Promise<unknown>): void {
  const { replace } = trips;
  trips.replace = async (...args) => {
    trips.replace = replace;
    await act();
    return replace(...args);
  };
}

async function guestOf(tripId: string) {
  const shows = { notes: true, costs: true };
  const { token, link } = await makeLink(ada, tripId, { scope: "edit", shows });
  const guest = createGuest(server.url, token);
  expect((await guest.join("Ann")).status).toBe(201);
  const show = (less: object) =>
    ada.fetch(linkPath(tripId, link.id), {
      method: "PATCH",
      body: JSON.stringify({ shows: less }),
    });
  return { guest, link, hideAll: () => show({ notes: false, costs: false }) };
}

test("T59 the answer to an edit shows what the link shows by then", async () => {
  const id = await rome();
  const { guest, hideAll } = await guestOf(id);
  const [place] = (await tripOf(id)).tripData.itinerary[0]?.plan ?? [];
  const note: Edit = { kind: "set-note", id: place?.id ?? "", text: "A secret note" };
  expect((await ada.fetch(`/api/trips/${id}`, patch([note]))).status).toBe(200);
  expect(JSON.stringify(await guest.see())).toContain("A secret note");
  beforeWrite(hideAll);
  const edited = await guest.edit([title("Ours")]);
  expect(edited.status).toBe(200);
  const told = await edited.text();
  expect(told).toContain("Ours");
  expect(told).not.toContain("A secret note");
});

test("T59 a price that a guest gave while they saw costs isn't stored once they see none", async () => {
  const id = await rome();
  const { guest, hideAll } = await guestOf(id);
  const [day] = (await tripOf(id)).tripData.itinerary;
  const [first] = day?.plan ?? [];
  if (day === undefined || first === undefined) throw new Error("Rome has places");
  const { visit: _, open: __, leg: ___, notOn: ____, guideId: _____, ...bare } = first;
  const place = { ...bare, id: "own-1", isOwn: true as const, ticketsPricing: "1 euro" };
  beforeWrite(hideAll);
  const edited = await guest.edit([{ kind: "add-place", dayId: day.id, place }]);
  await expectError(edited, 403, "link_forbids");
  expect(JSON.stringify(await tripOf(id))).not.toContain("1 euro");
  // Without a price of theirs it is a place like any other.
  expect((await guest.edit([{ kind: "add-place", dayId: day.id, place }])).status).toBe(200);
  expect(JSON.stringify(await tripOf(id))).not.toContain("1 euro");
});

test("T59 a conflict isn't shown by a link that has ended meanwhile", async () => {
  const id = await rome();
  const { guest, link } = await guestOf(id);
  const { find } = trips;
  trips.find = async (...args) => {
    trips.find = find;
    expect((await ada.fetch(linkPath(id, link.id), { method: "DELETE" })).status).toBe(204);
    return find(...args);
  };
  const late = await guest.edit([title("Late")], { "if-match": '"v99"' });
  await expectError(late, 404, "link_ended");
});

test("T59 a guest who is removed while they edit or give a name changes nothing and isn't back", async () => {
  const id = await rome();
  const { guest, link } = await guestOf(id);
  const other = createGuest(server.url, (await makeLink(ada, id, { scope: "edit" })).token);
  await other.join("Ben");
  const remove = async (linkId: string) => {
    const [one] = (await linksOf(ada, id)).find((shown) => shown.id === linkId)?.guests ?? [];
    const at = `${linkPath(id, linkId)}/guests/${one?.id}`;
    expect((await ada.fetch(at, { method: "DELETE" })).status).toBe(200);
  };
  beforeWrite(() => remove(link.id));
  await expectError(await guest.edit([title("Too late")]), 404, "link_ended");
  expect((await tripOf(id)).title).toBeUndefined();
  const otherLink = (await linksOf(ada, id)).find((shown) => shown.id !== link.id);
  const { change } = shareLinks;
  shareLinks.change = async (...args) => {
    shareLinks.change = change;
    await remove(otherLink?.id ?? "");
    return change(...args);
  };
  await expectError(await other.join("Benjamin"), 404, "link_ended");
  expect((await linksOf(ada, id)).map(({ guests }) => guests)).toEqual([[], []]);
});

test("T59 an owner's edit is not stored once the token or the session that it came by has ended", async () => {
  const id = await rome();
  const { token, shown } = await makeToken(ada, { scopes: ["read", "write"] });
  const gone = { method: "DELETE" };
  beforeWrite(() => ada.fetch(`/api/account/tokens/${shown.id}`, gone));
  const byToken = await fetchWithToken(server.url, token, `/api/trips/${id}`, patch([title("A")]));
  await expectError(byToken, 401, "token_refused");

  const elsewhere = await signIn(server.url, ADA);
  beforeWrite(() => ada.fetch("/api/account/sessions", gone));
  const bySession = await elsewhere.fetch(`/api/trips/${id}`, patch([title("B")]));
  await expectError(bySession, 401, "not_signed_in");
  expect((await tripOf(id)).title).toBeUndefined();
  expect((await ada.fetch(`/api/trips/${id}`, patch([title("C")]))).status).toBe(200);
});

test("T59 a program's edit is not stored once its token has ended", async () => {
  const id = await rome();
  const { token, shown } = await makeToken(ada, { scopes: ["read", "write"] });
  const program = await connectMcp(server.url, { token: async () => token });
  beforeWrite(() => ada.fetch(`/api/account/tokens/${shown.id}`, { method: "DELETE" }));
  const edit = { tripId: id, version: 1, idempotencyKey: randomUUID(), edits: [title("A")] };
  expect(await refusalOf(program, "apply_edits", edit)).toContain("token");
  expect((await tripOf(id)).title).toBeUndefined();
});

test("T59 a file that is under way when its token or session ends becomes no trip", async () => {
  const eve = await signIn(server.url, EVE);
  const { token, shown } = await makeToken(eve, { scopes: ["read", "write"] });
  const elsewhere = await signIn(server.url, EVE);
  const file = {
    method: "POST",
    headers: { "content-type": "application/octet-stream", "idempotency-key": randomUUID() },
    body: daysOfPins(1, 3),
  };
  const beforeAdd = (act: () => Promise<unknown>) => {
    const { add } = trips;
    trips.add = async (...args) => {
      trips.add = add;
      await act();
      return add(...args);
    };
  };
  beforeAdd(() => eve.fetch(`/api/account/tokens/${shown.id}`, { method: "DELETE" }));
  const byToken = await fetchWithToken(server.url, token, "/api/imports", file);
  await expectError(byToken, 401, "token_refused");
  beforeAdd(() => eve.fetch("/api/account/sessions", { method: "DELETE" }));
  const { sessionToken } = elsewhere;
  const bySession = await fetchAsPage(server.url, sessionToken, "/api/imports", file);
  await expectError(bySession, 401, "not_signed_in");
  expect(await listTripIds(eve)).toEqual([]);
});

test("T60 one browser that comes by two links of a trip has one vote on a place", async () => {
  const id = await rome();
  const [place] = (await tripOf(id)).tripData.itinerary[0]?.plan ?? [];
  const placeId = place?.id ?? "";
  const links = await Promise.all(
    ["Family", "Friends"].map((name) => makeLink(ada, id, { name, scope: "vote" })),
  );
  const cookies: string[] = [];
  const send = async (token: string, path: string, body: object) => {
    const answer = await createGuest(server.url, token).send(path, {
      method: "POST",
      headers: { cookie: cookies.join("; ") },
      body: JSON.stringify(body),
    });
    cookies.push(...answer.headers.getSetCookie().map((one) => one.split(";")[0] ?? ""));
    return answer;
  };
  for (const { token } of links) {
    expect((await send(token, "/api/shared/guest", { name: "Ann" })).status).toBe(201);
  }
  const tallies: unknown[] = [];
  for (const [at, value] of [
    [0, 1],
    [1, 1],
    [0, -1],
    [1, 1],
  ] as const) {
    const voted = await send(links[at]?.token ?? "", "/api/shared/votes", { placeId, value });
    tallies.push(((await voted.json()) as { tallies: unknown }).tallies);
  }
  const [up, down] = [[{ placeId, up: 1, down: 0 }], [{ placeId, up: 0, down: 1 }]];
  expect(tallies).toEqual([up, up, down, up]);
  const ben = createGuest(server.url, links[0]?.token ?? "");
  await ben.join("Ben");
  await ben.vote({ placeId, value: 1 });
  expect((await ben.see()).tallies).toEqual([{ placeId, up: 2, down: 0 }]);
});
