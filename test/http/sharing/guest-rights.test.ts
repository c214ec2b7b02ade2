import { afterAll, expect, test } from "vitest";
import type { AccessScope } from "../../../src/domain/access-token.ts";
import type { Edit } from "../../../src/domain/edits/edit-kinds.ts";
import { type GuestAnswer, guestAnswerSchema } from "../../../src/domain/sharing/share-link.ts";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import { fetchWithToken, makeToken } from "../../support/server/access-token.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { createGuest, linksOf, makeLink } from "../../support/server/guest.ts";
import { createTestClock } from "../../support/server/test-clock.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { UNLIMITED } from "../../support/server/unlimited.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";
import { sendEdits } from "../../support/store/send-edits.ts";

const DAY_MS = 24 * 3_600_000;
const clock = createTestClock(Date.now());
const env = { ...UNLIMITED, TRUST_PROXY: "127.0.0.1" };
const server = await startTestServer({ env, overrides: { clock } });
const ada = await signIn(server.url, ADA);
afterAll(() => server.close());

const newTrip = () => generateTrip(ada, { ...SELECTION, location: { label: "Rome, Italy" } });
const tripOf = async (id: string) => (await (await ada.fetch(`/api/trips/${id}`)).json()) as Trip;
const firstOf = (trip: Trip) => {
  const [day] = trip.tripData.itinerary;
  const [place] = day?.plan ?? [];
  if (day === undefined || place === undefined) throw new Error("Rome has places");
  return { day, place };
};
const asOwner = (id: string, edit: Edit) => sendEdits(ada, id, [edit]);
async function createToken(scopes: AccessScope[]) {
  const { token } = await makeToken(ada, { scopes });
  return {
    fetch: (at: string, init: RequestInit) => fetchWithToken(server.url, token, at, init),
  };
}
const path = (tripId: string, linkId: string) => `/api/trips/${tripId}/links/${linkId}`;

test("T58 a guest undoes nothing of a guest of the same name, nor what they may not see any more", async () => {
  const id = await newTrip();
  const costs = { notes: false, costs: true };
  const open = await makeLink(ada, id, { scope: "edit", shows: costs });
  // It shows costs, too: nothing but whose change it is stands in the way.
  const closed = await makeLink(ada, id, { name: "Others", scope: "edit", shows: costs });
  const ann = createGuest(server.url, open.token);
  await ann.join("Ann");
  const other = createGuest(server.url, closed.token);
  await other.join("Ann");
  const expense = { id: "a", title: "Dinner", kind: "meals", amountMinor: 1, currency: "EUR" };
  const set = { kind: "set-expense", id: "a", expense } as Edit;
  expect((await ann.edit([set])).status).toBe(200);
  await expectError(await other.undo(2), 403, "link_forbids");
  await ada.fetch(path(id, open.link.id), {
    method: "PATCH",
    body: JSON.stringify({ shows: { notes: false, costs: false } }),
  });
  await expectError(await ann.undo(2), 403, "link_forbids");
  expect((await tripOf(id)).costs?.expenses).toMatchObject([{ id: "a" }]);
});

test("T58 the owner's note, price and picture stay where a guest who doesn't see them takes a place out and puts it back", async () => {
  const id = await newTrip();
  const { day, place } = firstOf(await tripOf(id));
  await asOwner(id, { kind: "set-note", id: place.id, text: "A secret note" });
  const { note, ticketsPricing, placeImageURL } = firstOf(await tripOf(id)).place;
  expect(note).toBe("A secret note");
  const { token } = await makeLink(ada, id, { scope: "edit" });
  const guest = createGuest(server.url, token);
  await guest.join("Ann");
  const seen = (await guest.see()).trip.tripData.itinerary[0]?.plan[0];
  const { visit: _, open: __, leg: ___, notOn: ____, ...told } = seen ?? { id: "" };
  const back = { ...told, placeName: place.placeName, placeImageURL: "", ticketsPricing: "" };
  const remove: Edit = { kind: "remove-place", placeId: place.id };
  const add = { kind: "add-place", dayId: day.id, place: back } as Edit;
  for (const edits of [[remove], [add], [remove, add]]) {
    expect((await guest.edit(edits)).status).toBe(200);
  }
  expect(firstOf(await tripOf(id)).place).toMatchObject({ note, ticketsPricing, placeImageURL });
  const noted = { ...back, id: "own-1", note: "Mine" };
  const refused = await guest.edit([{ ...add, place: noted } as Edit]);
  await expectError(refused, 403, "link_forbids");
});

test("T58 the owner's hotel keeps its price where a guest who doesn't see it takes it out and puts it back", async () => {
  const id = await newTrip();
  const [hotel] = (await tripOf(id)).tripData.hotels;
  if (hotel === undefined) throw new Error("Rome has hotels");
  const { token } = await makeLink(ada, id, { scope: "edit" });
  const guest = createGuest(server.url, token);
  await guest.join("Ann");
  const back = { ...hotel, price: "1 EUR", hotelImageURL: "" };
  const remove: Edit = { kind: "remove-hotel", hotelId: hotel.id };
  expect((await guest.edit([remove, { kind: "add-hotel", hotel: back }])).status).toBe(200);
  const { hotels } = (await tripOf(id)).tripData;
  expect(hotels.find((one) => one.id === hotel.id)).toMatchObject({ price: hotel.price });
});

test("guests see and tick the lists, and where somebody has been, where the link shows notes and allows changes", async () => {
  const id = await newTrip();
  const { place } = firstOf(await tripOf(id));
  const item = { id: "tent", list: "pack", text: "Tent", who: "Ada" } as const;
  await asOwner(id, { kind: "add-list-items", items: [item] });
  await asOwner(id, { kind: "set-visited", placeIds: [place.id], isVisited: true });
  const tick: Edit = { kind: "tick-list-items", ids: ["tent"], isDone: true };
  const own: Edit[] = [
    tick,
    { kind: "add-list-items", items: [{ ...item, id: "mine" }] },
    { kind: "remove-list-item", id: "tent" },
    { kind: "set-visited", placeIds: [place.id], isVisited: false },
  ];
  const closed = await makeLink(ada, id, { scope: "edit", shows: { notes: false, costs: true } });
  const stranger = createGuest(server.url, closed.token);
  await stranger.join("Ann");
  const seen = JSON.stringify((await stranger.see()).trip);
  expect(seen).not.toContain("Tent");
  expect(seen).not.toContain("isVisited");
  for (const edit of own) await expectError(await stranger.edit([edit]), 403, "link_forbids");

  const shows = { notes: true, costs: false };
  const looking = await makeLink(ada, id, { name: "Looking", scope: "vote", shows });
  const reader = createGuest(server.url, looking.token);
  await reader.join("Ben");
  expect((await reader.see()).trip.listItems).toEqual([item]);
  await expectError(await reader.edit([tick]), 403, "link_forbids");

  const open = await makeLink(ada, id, { name: "Packing", scope: "edit", shows });
  const guest = createGuest(server.url, open.token);
  await guest.join("Cleo");
  expect((await guest.edit([tick])).status).toBe(200);
  expect((await tripOf(id)).listItems).toEqual([{ ...item, isDone: true }]);
});

test("a guest who edits without a pause is told to wait", async () => {
  const id = await newTrip();
  const { token } = await makeLink(ada, id, { scope: "edit" });
  const guest = createGuest(server.url, token);
  await guest.join("Ann");
  const statuses = new Set<number>();
  for (let nth = 0; nth <= 120; nth += 1) {
    statuses.add((await guest.edit([{ kind: "set-title", text: `Title ${nth}` }])).status);
  }
  expect([...statuses]).toEqual([200, 429]);
  clock.advance(60_000);
  expect((await guest.edit([{ kind: "set-title", text: "Rome" }])).status).toBe(200);
});

test("T59 an edit that is under way when its link is ended or lowered is not stored", async () => {
  const id = await newTrip();
  for (const end of ["DELETE", "PATCH"] as const) {
    const { token, link } = await makeLink(ada, id, { name: end, scope: "edit" });
    const guest = createGuest(server.url, token);
    await guest.join(end);
    const { trips } = server.context.store;
    const { replace } = trips;
    // The link ends between the moment at which the edit was allowed and the write.
    trips.replace = async (...args) => {
      trips.replace = replace;
      const body = end === "PATCH" ? { body: JSON.stringify({ scope: "vote" }) } : {};
      expect((await ada.fetch(path(id, link.id), { method: end, ...body })).ok).toBe(true);
      return replace(...args);
    };
    const edited = await guest.edit([{ kind: "set-title", text: "Too late" }]);
    await expectError(
      edited,
      end === "PATCH" ? 403 : 404,
      end === "PATCH" ? "link_forbids" : "link_ended",
    );
  }
  expect((await tripOf(id)).title).toBeUndefined();
});

test("T60 one browser is one guest, one address is ten, and who never voted gives way after a day", async () => {
  const id = await newTrip();
  const { token, link } = await makeLink(ada, id, { scope: "vote" });
  const guest = createGuest(server.url, token);
  const statuses = [];
  for (const name of ["Ann", "Anna", "Annabel"]) statuses.push((await guest.join(name)).status);
  expect(statuses).toEqual([201, 200, 200]);
  expect((await linksOf(ada, id))[0]?.guests.map(({ name }) => name)).toEqual(["Annabel"]);
  const { place } = firstOf(await tripOf(id));
  await guest.vote({ placeId: place.id, value: 1 });

  for (let nth = 1; nth < 10; nth += 1) {
    expect((await createGuest(server.url, token).join(`Same ${nth}`)).status).toBe(201);
  }
  clock.advance(60_000);
  await expectError(await createGuest(server.url, token).join("Same 10"), 409, "link_full");
  for (let nth = 10; nth < 50; nth += 1) {
    if (nth % 15 === 0) clock.advance(60_000);
    const joined = await createGuest(server.url, token, `198.51.${nth}.7`).join(`Guest ${nth}`);
    expect(joined.status).toBe(201);
  }
  clock.advance(60_000);
  const late = createGuest(server.url, token, "203.0.113.7");
  await expectError(await late.join("Late"), 409, "link_full");
  clock.advance(DAY_MS);
  expect((await late.join("Late")).status).toBe(201);
  const names = (await linksOf(ada, id)).find((one) => one.id === link.id)?.guests ?? [];
  expect(names).toHaveLength(50);
  expect(names[0]?.name).toBe("Annabel");
  expect(names.map(({ name }) => name)).not.toContain("Same 1");
});

test("a guest whom the owner removes is gone with their votes, and their browser doesn't come back", async () => {
  const id = await newTrip();
  const { token, link } = await makeLink(ada, id, { scope: "vote" });
  const [ann, ben] = [createGuest(server.url, token), createGuest(server.url, token)];
  const { token: personal } = guestAnswerSchema.parse(
    await (await ann.join("Ann")).json(),
  ) satisfies GuestAnswer;
  await ben.join("Ben");
  const { place } = firstOf(await tripOf(id));
  for (const guest of [ann, ben]) await guest.vote({ placeId: place.id, value: 1 });
  const [shown] = (await linksOf(ada, id))[0]?.guests ?? [];
  const removal = `${path(id, link.id)}/guests/${shown?.id}`;
  const removed = await ada.fetch(removal, { method: "DELETE" });
  expect(await removed.json()).toMatchObject({ link: { guests: [{ name: "Ben" }] } });
  await expectError(await ada.fetch(removal, { method: "DELETE" }), 404, "guest_not_found");
  expect((await ben.see()).tallies).toEqual([{ placeId: place.id, up: 1, down: 0 }]);
  await expectError(await ann.send("/api/shared"), 404, "link_ended");
  await expectError(await ann.join("Ann again"), 404, "link_ended");
  const elsewhere = createGuest(server.url, token);
  await expectError(await elsewhere.comeBack(personal), 404, "link_ended");
  expect((await elsewhere.join("Ann")).status).toBe(201);
});

test("T61 nobody joins by the owner's name, or by one that looks like another guest's", async () => {
  const id = await newTrip();
  const { token } = await makeLink(ada, id, { scope: "vote" });
  await createGuest(server.url, token).join("Zoë Ng");
  const names = [
    ADA.name,
    ADA.name.toUpperCase(),
    ` ${ADA.name}. `,
    "zoe ng",
    "Zoe\u0308 N\u200bg",
    "Ada\u3164Lovelace",
    "Ada \u200dLovelace",
    "\u034fAda Love\u{e0061}lace",
    "Ada Lovelac\u20dde",
    "ᴀda Lovelace",
    "Ada Lovelɑce",
    "𝐀da L0velace",
    "Аda Lоvelace",
  ];
  for (const name of names) {
    await expectError(await createGuest(server.url, token).join(name), 409, "name_taken");
  }
  expect((await createGuest(server.url, token).join("Zoë")).status).toBe(201);
});

test("a token that may only share makes no link that opens more than it may, nor changes one so", async () => {
  const id = await newTrip();
  const link = (scope: string) => ({
    method: "POST",
    body: JSON.stringify({
      name: "Mine",
      scope,
      shows: { notes: true, costs: true },
      expiresAtMs: null,
    }),
  });
  const links = `/api/trips/${id}/links`;
  const sharing = await createToken(["share"]);
  for (const scope of ["view", "vote", "edit"]) {
    await expectError(await sharing.fetch(links, link(scope)), 403, "token_forbids");
  }
  const reading = await createToken(["share", "read"]);
  expect((await reading.fetch(links, link("vote"))).status).toBe(201);
  await expectError(await reading.fetch(links, link("edit")), 403, "token_forbids");
  const [made] = await linksOf(ada, id);
  const raise = { method: "PATCH", body: JSON.stringify({ scope: "edit" }) };
  const at = path(id, made?.id ?? "");
  await expectError(await reading.fetch(at, raise), 403, "token_forbids");
  await expectError(
    await sharing.fetch(at, { ...raise, body: JSON.stringify({ expiresAtMs: null }) }),
    403,
    "token_forbids",
  );
  const ending = { method: "PATCH", body: JSON.stringify({ expiresAtMs: clock.nowMs() + DAY_MS }) };
  expect((await sharing.fetch(at, ending)).status).toBe(200);
  const longer = JSON.stringify({ expiresAtMs: clock.nowMs() + 2 * DAY_MS });
  await expectError(await sharing.fetch(at, { ...ending, body: longer }), 403, "token_forbids");
  const writing = await createToken(["share", "write"]);
  expect((await writing.fetch(at, raise)).status).toBe(200);
});

test("the page of a link counts like any other request that asks the store", async () => {
  const counted = await startTestServer({ env: { MINUTE_REQUESTS_PER_ADDRESS: "20" } });
  try {
    const statuses: number[] = [];
    for (let nth = 0; nth < 30; nth += 1) {
      statuses.push((await fetch(`${counted.url}/s/${"A".repeat(21)}${nth % 10}`)).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  } finally {
    await counted.close();
  }
});
