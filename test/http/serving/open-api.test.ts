import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { calendarSecret } from "../../../src/domain/access-token.ts";
import { errorAnswerSchema } from "../../../src/domain/errors/error-answer.ts";
import { tileJsonSchema } from "../../../src/domain/places/tile-json.ts";
import { LINK_HEADER } from "../../../src/domain/sharing/share-link.ts";
import { API_PATHS } from "../../../src/domain/wire.ts";
import { lisbonTiles } from "../../support/map/lisbon-tiles.ts";
import { pmtilesFile } from "../../support/map/pmtiles-file.ts";
import { makeToken } from "../../support/server/access-token.ts";
import { readApiDescription } from "../../support/server/api-description.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { createGuest, linksOf, makeLink } from "../../support/server/guest.ts";
import { openDataAt, startPhotoWorld } from "../../support/server/photo-world.ts";
import { rawRequest } from "../../support/server/raw-request.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { UNLIMITED } from "../../support/server/unlimited.ts";
import { createCookieClient } from "../../support/sign-in/cookie-client.ts";
import { evilEnv, returnFrom, startEvilIssuer } from "../../support/sign-in/evil-issuer.ts";
import { ensureAccount } from "../../support/sign-in/local-account.ts";
import { EVE, signIn } from "../../support/sign-in/sign-in.ts";
import { startSession } from "../../support/sign-in/start-session.ts";

const POLL = { timeout: 60_000 };

const folder = mkdtempSync(join(tmpdir(), "api-"));
const MAP_TILES = join(folder, "lisbon.pmtiles");
writeFileSync(MAP_TILES, pmtilesFile(lisbonTiles(14, 14), {}));
const world = await startPhotoWorld((url) => ({
  ...openDataAt(url),
  ...UNLIMITED,
  MAP_TILES,
  ACCOUNT_FILES_MB: "1",
}));
const api = await readApiDescription(world.server.url);
const issuer = await startEvilIssuer();
afterAll(async () => {
  await issuer.close();
  await world.close();
  rmSync(folder, { recursive: true });
});

test("is valid OpenAPI, and describes every route of the API", async () => {
  const result = await new Validator().validate(structuredClone(api.whole));
  expect(result).toEqual({ valid: true });
  const missing: string[] = [];
  for (const pattern of Object.values(API_PATHS)) {
    const options = { method: "OPTIONS" };
    const { headers } = await rawRequest(
      world.server.url,
      pattern.replaceAll(/:\w+/g, "abc"),
      options,
    );
    for (const method of String(headers.allow).split(", ")) {
      const path = pattern.replaceAll(/:(\w+)/g, "{$1}");
      const isKnown = api.document.paths[path]?.[method.toLowerCase()] !== undefined;
      if (!isKnown && method !== "HEAD") missing.push(`${method} ${path}`);
    }
  }
  expect(missing).toEqual([]);
});

test("every operation has a name of its own that generators can call a method by", () => {
  const ids = Object.values(api.document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => String(operationId)),
  );
  // The strictest of them: one case of letters in one language, another in the next, and no word of a language.
  for (const id of ids) expect(id).toMatch(/^[a-z]+(?:[A-Z][a-z]+)*$/);
  for (const word of ["delete", "import", "export", "default"]) expect(ids).not.toContain(word);
  const methods = ids.map((id) => id.toLowerCase());
  expect(methods.filter((id, at) => methods.indexOf(id) !== at)).toEqual([]);
  expect(ids).toContain("listTrips");
});

test("every route answers errors as it is described, to nobody, to a wrong token and to nonsense", async () => {
  const { url } = world.server;
  const faults: string[] = [];
  const unrefused: string[] = [];
  for (const { name, path, method } of api.operations()) {
    const target = path.replaceAll(/\{\w+\}/g, "abc");
    const send = (headers: Record<string, string>, body?: string) =>
      fetch(url + target, {
        method: method.toUpperCase(),
        headers,
        redirect: "manual",
        ...(body === undefined ? {} : { body }),
      });
    const nonsense = ["get", "head"].includes(method) ? undefined : '{"nothing":1}';
    const json = { "content-type": "application/json" };
    const forChange = { ...json, "if-match": "*", "idempotency-key": randomUUID() };
    // One of them deletes their session.
    const mallory = await startSession(world.server, "mallory");
    const cookie = `tripwright-session=${mallory.sessionToken}`;
    const answers = [
      await send({}),
      await send({ authorization: "Bearer twp_wrong" }),
      await send({ cookie, ...(nonsense === undefined ? {} : json) }, nonsense),
      await send({ cookie, ...(nonsense === undefined ? {} : forChange) }, nonsense),
      await send({ [LINK_HEADER]: "A".repeat(22) }),
    ];
    const isRefused = answers.some(({ status }) => status >= 400);
    if (!isRefused) unrefused.push(name);
    for (const answer of answers) {
      const fault = await api.faultOf(name, answer);
      if (fault !== undefined) faults.push(fault);
    }
  }
  expect(faults).toEqual([]);
  expect(unrefused).toEqual([]);
});

/** Routes that need other services are checked in open-api-services.test.ts. */
const NEEDS_SERVICES = [
  "GET /api/session/picture",
  "GET /api/guides/{id}",
  "POST /api/trips/{id}/wishes",
  "DELETE /api/account/apps/{id}",
];

test("every route answers as it is described when all is well", async () => {
  const { server } = world;
  const ada = await signIn(server.url, { name: "Ann", email: "ann@example.com" });
  const other = await signIn(server.url, { name: "Ann", email: "ann@example.com" });
  const faults: string[] = [];
  const answered = new Set<string>();

  async function look(name: string, asked: Promise<Response> | Response): Promise<unknown> {
    const answer = await asked;
    const isJson = answer.headers.get("content-type")?.startsWith("application/json") === true;
    const copy = isJson ? answer.clone() : undefined;
    const fault = await api.faultOf(name, answer);
    if (fault !== undefined) faults.push(fault);
    if (answer.status < 400 || answer.status === 412) answered.add(name);
    return copy?.json();
  }
  const as = (init: RequestInit & { json?: unknown } = {}) => ({
    ...init,
    ...(init.json === undefined ? {} : { body: JSON.stringify(init.json) }),
    headers: { "if-match": "*", "idempotency-key": randomUUID(), ...init.headers },
  });
  /** A call of Ada's to a path of the document. */
  const ask = (name: string, target: string, init?: RequestInit & { json?: unknown }) =>
    look(
      name,
      ada.fetch(target, {
        method: name.split(" ", 1)[0] ?? "",
        ...(init === undefined ? {} : as(init)),
      }),
    );

  const byProvider = await startTestServer({ env: evilEnv(issuer) });
  const browser = createCookieClient(byProvider.url);
  await look("GET /api/sign-in", browser.fetch("/api/sign-in"));
  await look("GET /api/sign-in/callback", returnFrom(issuer, browser));
  await look("DELETE /api/session", browser.fetch("/api/session", { method: "DELETE" }));
  await byProvider.close();

  for (const path of [
    "/api/openapi.json",
    "/api/config",
    "/api/session",
    "/api/places/suggestions?input=Lis",
    "/api/places/named?input=Lis",
    "/api/places/guide",
    "/api/places/guide?destination=Lisbon",
    "/api/places/guide?destination=Atlantis",
    "/api/exchange-rates",
  ]) {
    await ask(`GET ${path.split("?", 1)[0]}`, path);
  }

  await ask("PUT /api/language", "/api/language", { json: { language: "en" } });
  const map = tileJsonSchema.parse(await ask("GET /api/map", "/api/map"));
  const tile = `${map.tiles[0]}`.replace("{z}/{x}/{y}", "14/0/0");
  await ask("GET /api/map/{version}/{z}/{x}/{y}", tile);

  const posted = { json: { userSelection: SELECTION } };
  const accepted = await ask("POST /api/generations", "/api/generations", posted);
  const { id: running } = z.object({ id: z.string() }).parse(accepted);
  await ask("GET /api/generations/{id}/events", `/api/generations/${running}/events`);
  await ask("DELETE /api/generations/{id}", `/api/generations/${running}`, {});
  const dated = { ...SELECTION, startDate: "2027-05-03", interests: ["history"] };
  // What was stopped may not have ended yet.
  let tripId = "";
  await expect
    .poll(async () => (tripId = await generateTrip(ada, dated).catch(() => "")), POLL)
    .not.toBe("");
  const trip = `/api/trips/${tripId}`;

  await ask("GET /api/trips", "/api/trips");
  await ask("GET /api/whole-trips", `/api/whole-trips?ids=${tripId},1600000000000`);
  await ask("GET /api/trips/{id}", trip);
  const edits = [{ kind: "set-title", text: "Spring" }];
  await ask("PATCH /api/trips/{id}", trip, { json: { edits } });
  await ask("PATCH /api/trips/{id}", trip, { json: { edits }, headers: { "if-match": '"v1"' } });
  await ask("GET /api/trips/{id}/facts", `${trip}/facts`);
  await ask("GET /api/trips/{id}/rides", `${trip}/rides`);
  await ask("GET /api/trips/{id}/ways/{from}/{to}", `${trip}/ways/here/there`);
  await ask("GET /api/trips/{id}/weather", `${trip}/weather`);
  await ask("GET /api/trips/{id}/history", `${trip}/history`);
  await ask("GET /api/trips/{id}/history/{version}", `${trip}/history/1`);
  await ask("GET /api/trips/{id}/events", `${trip}/events`);
  for (const format of ["ics", "gpx", "kml", "geojson", "md", "json"]) {
    await ask("GET /api/trips/{id}/export/{format}", `${trip}/export/${format}`);
  }
  const file = await (await ada.fetch(`${trip}/export/json`)).text();
  const headers = { "content-type": "application/octet-stream" };
  await ask("POST /api/imports", "/api/imports", { headers, body: file });
  const kept = "/api/trips/{id}/files/{file}";
  const ticket = `${trip}/files/ticket-1`;
  const pdf = { headers, body: "%PDF-1.7 a ticket" };
  await ask(`PUT ${kept}`, `${ticket}?part=day-0&name=ticket.pdf`, pdf);
  await ask("GET /api/trips/{id}/files", `${trip}/files`);
  await ask(`GET ${kept}`, ticket);
  await ask(`DELETE ${kept}`, ticket, {});
  await ask(`PUT ${kept}`, `${ticket}?part=day-0&name=ticket.pdf`, pdf);
  const slot = "GET /api/trips/{id}/photos/{slot}";
  const photoAt = async (name: string, fetching: () => Promise<Response>) => {
    await expect.poll(async () => (await fetching()).status).toBe(200);
    return z.object({ src: z.string() }).parse(await look(name, fetching()));
  };
  const { src } = await photoAt(slot, () => ada.fetch(`${trip}/photos/hero`));
  await ask("GET /api/photos/{ref}", src);

  const link = {
    name: "Family",
    scope: "edit",
    shows: { notes: true, costs: true },
    expiresAtMs: null,
  };
  await ask("POST /api/trips/{id}/links", `${trip}/links`, { json: link });
  const made = await makeLink(ada, tripId, { scope: "edit", shows: { notes: true, costs: true } });
  const calendar = await makeLink(ada, tripId, { isCalendar: true });
  const guest = createGuest(server.url, made.token);
  await look("POST /api/shared/guest", guest.join("Ben"));
  const shared = await guest.see();
  const placeId = shared.trip.tripData.itinerary[0]?.plan[0]?.id ?? "";
  await look("POST /api/shared/votes", guest.vote({ placeId, value: 1, word: "Yes" }));
  await look("GET /api/shared", guest.send("/api/shared"));
  await look("GET /api/shared/facts", guest.send("/api/shared/facts"));
  await look("GET /api/shared/weather", guest.send("/api/shared/weather"));
  await look("GET /api/shared/events", guest.send("/api/shared/events"));
  const renamed = await guest.edit([{ kind: "set-title", text: "Ours" }]);
  await look("PATCH /api/shared", renamed);
  const eve = await signIn(server.url, EVE);
  const byLink = { method: "POST", headers: { [LINK_HEADER]: made.token } };
  await look("POST /api/shared/keep", eve.fetch("/api/shared/keep", byLink));
  await look("GET /api/trips/{id}/votes", eve.fetch(`${trip}/votes`));
  const yes = { method: "POST", body: JSON.stringify({ placeId, value: 1 }) };
  await look("POST /api/trips/{id}/votes", eve.fetch(`${trip}/votes`, yes));
  await look("DELETE /api/trips/{id}/keeping", eve.fetch(`${trip}/keeping`, { method: "DELETE" }));
  const { id } = await ensureAccount(server.url, "Tom Baker");
  const { id: own } = await ensureAccount(server.url, "Ann", { email: "ann@example.com" });
  expect(id).not.toBe(own);
  await look("GET /api/trips/{id}/people", ada.fetch(`${trip}/people`));
  const chosen = { method: "POST", body: JSON.stringify({ id, scope: "view" }) };
  await look("POST /api/trips/{id}/people", ada.fetch(`${trip}/people`, chosen));
  const { version = 0 } = (await guest.see()).trip;
  await look("POST /api/shared/undo", guest.undo(version));
  const photo = await photoAt("GET /api/shared/photos/{slot}", () =>
    guest.send("/api/shared/photos/hero"),
  );
  await look("GET /api/shared/images/{ref}", guest.send(photo.src));
  const feed = `/api/shared/calendar/${calendar.token}`;
  await look("GET /api/shared/calendar/{token}", fetch(server.url + feed));
  const allTrips = await makeToken(ada, { scopes: ["calendar"] });
  const allTripsFeed = `/api/calendar/${calendarSecret(allTrips.token)}`;
  await look("GET /api/calendar/{token}", fetch(server.url + allTripsFeed));
  await ask("GET /api/trips/{id}/links", `${trip}/links`);
  const linkPath = `${trip}/links/${made.link.id}`;
  await ask("PATCH /api/trips/{id}/links/{link}", linkPath, { json: { name: "All" } });
  const [joined] = (await linksOf(ada, tripId)).flatMap(({ guests }) => guests);
  const guests = `${linkPath}/guests/${joined?.id}`;
  const scope = { json: { scope: "vote" } };
  await ask("PATCH /api/trips/{id}/links/{link}/guests/{guest}", guests, scope);
  await ask("DELETE /api/trips/{id}/links/{link}/guests/{guest}", guests);
  await ask("DELETE /api/trips/{id}/links/{link}", linkPath);

  const token = { name: "Script", scopes: ["read"], expiresAtMs: null };
  await ask("POST /api/account/tokens", "/api/account/tokens", { json: token });
  const { shown } = await makeToken(ada);
  await ask("GET /api/account/tokens", "/api/account/tokens");
  await ask("GET /api/account/apps", "/api/account/apps");
  await ask("GET /api/account/data", "/api/account/data");
  await ask("DELETE /api/account/tokens/{id}", `/api/account/tokens/${shown.id}`);
  await ask("DELETE /api/trips/{id}", trip, { headers: { "if-match": '"v1"' } });
  await ask("DELETE /api/trips/{id}", trip, {});
  const listed = await ask("GET /api/account/sessions", "/api/account/sessions");
  const sessions = z.object({
    sessions: z.array(z.object({ id: z.string(), isCurrent: z.boolean() })),
  });
  const second = sessions.parse(listed).sessions.find(({ isCurrent }) => !isCurrent)?.id ?? "";
  await ask("DELETE /api/account/sessions/{id}", `/api/account/sessions/${second}`);
  expect((await other.fetch("/api/session")).status).toBe(401);
  await ask("DELETE /api/account/sessions", "/api/account/sessions");
  await ask("DELETE /api/account", "/api/account", { json: { email: "ann@example.com" } });

  expect(faults).toEqual([]);
  const unanswered = api
    .operations()
    .map(({ name }) => name)
    .filter((name) => !answered.has(name));
  expect(unanswered.toSorted()).toEqual(NEEDS_SERVICES.toSorted());
});

test("an answer that is not as described would be found", async () => {
  const name = "GET /api/trips";
  expect(await api.faultOf(name, new Response("<p>"))).toContain("none of");
  const json = { headers: { "content-type": "application/json; charset=utf-8" } };
  const faulty = [
    { trips: [{}] },
    { trips: [], more: 1 },
    { error: { code: "nothing", text: "" } },
  ];
  for (const body of faulty) {
    expect(await api.faultOf(name, new Response(JSON.stringify(body), json))).toContain(name);
  }
  const error = { error: { code: "photo_not_found", text: "", requestId: "x" } };
  expect(errorAnswerSchema.safeParse(error).success).toBe(true);
  const wrong = new Response(JSON.stringify(error), { ...json, status: 401 });
  expect(await api.faultOf(name, wrong)).toContain("/error/code");
  expect(await api.faultOf(name, new Response(null, { status: 418 }))).toContain("no status");
});
