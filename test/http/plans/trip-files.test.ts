import { afterAll, describe, expect, test } from "vitest";
import { accountDataSchema } from "../../../src/domain/api/account-data-answer.ts";
import { tripFilesSchema } from "../../../src/domain/files/trip-files.ts";
import { LIMITS } from "../../../src/domain/limits.ts";
import { createGuest, linksOf, makeLink } from "../../support/server/guest.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, EVE, signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";
import { saveTrip } from "../../support/store/save-trip.ts";

const NOW_MS = 1_700_000_000_000;
const PDF = Buffer.from("%PDF-1.7 a ticket");
const HTML = "<!doctype html><script>alert(1)</script>";

const server = await startTestServer({ env: { ACCOUNT_FILES_MB: "1" } });
afterAll(() => server.close());

async function begin(person = ADA) {
  const client = await signIn(server.url, person);
  const user = await server.context.sessions.find(client.sessionToken);
  const tripId = await saveTrip(server.context.store, { userId: user?.id ?? "", nowMs: NOW_MS });
  return { client, tripId };
}

const path = (tripId: string, id: string) => `/api/trips/${tripId}/files/${id}`;

function put(
  client: Pick<SignedInClient, "fetch">,
  tripId: string,
  { id = "ticket-1", part = "day-0", name = "Zug nach Köln.pdf", body = PDF as BodyInit } = {},
) {
  const query = new URLSearchParams({ part, name });
  const headers = { "content-type": "application/octet-stream" };
  return client.fetch(`${path(tripId, id)}?${query}`, { method: "PUT", headers, body });
}

async function listed(client: SignedInClient, tripId: string) {
  const answer = await client.fetch(`/api/trips/${tripId}/files`);
  expect(answer.status).toBe(200);
  return tripFilesSchema.parse(await answer.json());
}

async function statusOf(answer: Promise<Response>): Promise<number> {
  return (await answer).status;
}

describe("files of a trip in the account", () => {
  test("come back byte by byte as a download that runs nothing, with the account's data, and go with their trip", async () => {
    const { client, tripId } = await begin();
    const body = Buffer.concat([PDF, Buffer.alloc(900_000, "%\u00ff")]);
    expect(await statusOf(put(client, tripId, { body }))).toBe(204);
    const file = { id: "ticket-1", partId: "day-0", name: "Zug nach Köln.pdf" };
    const { files, mostBytes } = await listed(client, tripId);
    expect(files).toMatchObject([{ ...file, type: "application/pdf", bytes: body.byteLength }]);
    expect(mostBytes).toBe(1024 * 1024);
    const answer = await client.fetch(path(tripId, "ticket-1"));
    expect(Buffer.from(await answer.arrayBuffer()).equals(body)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": "attachment; filename*=UTF-8''Zug%20nach%20K%C3%B6ln.pdf",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    });
    const headers = { "if-none-match": answer.headers.get("etag") ?? "" };
    expect(await statusOf(client.fetch(path(tripId, "ticket-1"), { headers }))).toBe(304);
    const data = accountDataSchema.parse(await (await client.fetch("/api/account/data")).json());
    const [saved] = data.files;
    expect(Buffer.from(saved?.content ?? "", "base64").equals(body)).toBe(true);
    const deleting = { method: "DELETE", headers: { "if-match": "*" } };
    expect(await statusOf(client.fetch(`/api/trips/${tripId}`, deleting))).toBe(204);
    expect(await statusOf(client.fetch(path(tripId, "ticket-1")))).toBe(404);
    expect(await server.context.store.records.count("tripFilePieces")).toBe(0);
  });

  test("T73 are taken by their first bytes, up to their size and the account's space, also when two come at once", async () => {
    const { client, tripId } = await begin({ name: "Grace", email: "grace@example.com" });
    for (const body of [HTML, "", "\n%PDF-", "<svg xmlns='http://www.w3.org/2000/svg'/>"]) {
      expect([body, await statusOf(put(client, tripId, { body }))]).toEqual([body, 422]);
    }
    const tooLarge = Buffer.alloc(LIMITS.keptFile.bytes + 1, PDF);
    expect(await statusOf(put(client, tripId, { body: tooLarge }))).toBe(413);
    const odd = [{ id: "a b" }, { id: "x".repeat(41) }, { part: "../x" }, { name: "\u202e" }];
    for (const wrong of [...odd, { name: "x".repeat(LIMITS.keptFile.name + 1) }]) {
      expect([wrong, await statusOf(put(client, tripId, wrong))]).toEqual([wrong, 400]);
    }
    const body = Buffer.concat([PDF, Buffer.alloc(500_000)]);
    const ids = ["a", "b", "c"];
    const answers = await Promise.all(ids.map((id) => statusOf(put(client, tripId, { id, body }))));
    expect(answers.toSorted()).toEqual([204, 204, 409]);
    // What is there stays, and is there once.
    const kept = ids[answers.indexOf(204)] ?? "";
    expect(await statusOf(put(client, tripId, { id: kept }))).toBe(204);
    expect((await listed(client, tripId)).files.map(({ bytes }) => bytes)).toEqual([
      body.byteLength,
      body.byteLength,
    ]);
    expect(await statusOf(client.fetch(path(tripId, kept), { method: "DELETE" }))).toBe(204);
    const long = "😀".repeat(LIMITS.keptFile.name / 2);
    for (const [id, name] of [
      ["d", "Ticket.html"],
      ["e", long],
    ] as const) {
      expect([name, await statusOf(put(client, tripId, { id, name }))]).toEqual([name, 204]);
    }
    const named = (await listed(client, tripId)).files.filter(({ id }) => id === "d" || id === "e");
    // No browser saves it as a page.
    expect(named.map(({ name }) => name)).toEqual(["Ticket.html.pdf", `${long.slice(0, 116)}.pdf`]);
  });

  test("T73 are for the owner and for members who may change the trip, never for guests", async () => {
    const { client, tripId } = await begin({ name: "Joan", email: "joan@example.com" });
    await put(client, tripId);
    const { token } = await makeLink(client, tripId, { scope: "edit" });
    const guest = createGuest(server.url, token);
    await guest.join("Ben");
    const sent = (asked: string, init?: RequestInit) => guest.send(asked, init);
    expect(await statusOf(sent(`/api/trips/${tripId}/files`))).toBe(401);
    expect(await statusOf(sent(path(tripId, "ticket-1")))).toBe(401);
    expect(await statusOf(put({ fetch: sent }, tripId, { id: "theirs" }))).toBe(401);

    const eve = await signIn(server.url, EVE);
    expect(await statusOf(put(eve, tripId, { id: "hers" }))).toBe(404);
    const keep = { method: "POST", headers: { "tripwright-link": token } };
    await eve.fetch("/api/shared/keep", keep);
    expect(await statusOf(put(eve, tripId, { id: "hers", name: "Hers.pdf" }))).toBe(204);
    const { files } = await listed(eve, tripId);
    expect(files.map(({ id }) => id)).toEqual(["hers", "ticket-1"]);
    // Her own account has nothing of it.
    const data = accountDataSchema.parse(await (await eve.fetch("/api/account/data")).json());
    expect(data.files).toEqual([]);

    const [link] = await linksOf(client, tripId);
    const [member] = link?.guests.filter(({ name }) => name !== "Ben") ?? [];
    const change = { method: "PATCH", body: JSON.stringify({ scope: "view" }) };
    await client.fetch(`/api/trips/${tripId}/links/${link?.id}/guests/${member?.id}`, change);
    expect(await statusOf(eve.fetch(`/api/trips/${tripId}/files`))).toBe(403);
    expect(await statusOf(eve.fetch(path(tripId, "hers"), { method: "DELETE" }))).toBe(403);
    expect(await statusOf(put(eve, tripId, { id: "more" }))).toBe(403);
  });
});

test("where the operator gives no space, none is taken, and the list says so", async () => {
  const without = await startTestServer();
  const client = await signIn(without.url);
  const user = await without.context.sessions.find(client.sessionToken);
  const tripId = await saveTrip(without.context.store, { userId: user?.id ?? "", nowMs: NOW_MS });
  expect(await statusOf(put(client, tripId))).toBe(409);
  expect(await listed(client, tripId)).toEqual({ files: [], mostBytes: 0 });
  await without.close();
});
