import ICAL from "ical.js";
import { afterAll, expect, test } from "vitest";
import { calendarSecret } from "../../../src/domain/access-token.ts";
import { addDays } from "../../../src/domain/calendar-date.ts";
import { checkedTripDraft } from "../../support/plans/checked-trip.ts";
import { fetchWithToken, makeToken } from "../../support/server/access-token.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { createGuest, makeLink } from "../../support/server/guest.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, EVE, signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";
import { saveCheckedTrip } from "../../support/store/save-checked-trip.ts";
import { sendEdits } from "../../support/store/send-edits.ts";

const server = await startTestServer();
const ada = await signIn(server.url, ADA);
const eve = await signIn(server.url, EVE);
afterAll(() => server.close());

const inDays = (days: number) => addDays(new Date().toISOString().slice(0, 10), days);

async function tripOf(owner: SignedInClient, title: string, date: string): Promise<string> {
  const draft = { ...checkedTripDraft(), timeZone: "Europe/Lisbon" };
  const id = await saveCheckedTrip(server.context, owner.sessionToken, draft);
  const edits = [
    { kind: "set-title", text: title },
    ...(date === "" ? [] : [{ kind: "set-start-date", date }]),
  ];
  const answer = await sendEdits(owner, id, edits);
  expect(answer.status).toBe(200);
  return id;
}

const ask = (token: string, headers = {}) =>
  fetch(`${server.url}/api/calendar/${calendarSecret(token)}`, { headers });

test("T49 one calendar follows all trips by a secret that opens nothing else, until it is revoked", async () => {
  await tripOf(ada, "Long ago; far away", inDays(-400));
  await tripOf(ada, "Soon", inDays(20));
  await tripOf(ada, "Some day", "");
  const evesTrip = await tripOf(eve, "Eve’s", inDays(60));
  await tripOf(eve, "Eve’s own", inDays(70));
  const link = await makeLink(eve, evesTrip, { scope: "view" });
  await createGuest(server.url, link.token).send("/api/shared");
  const keep = { method: "POST", headers: { "tripwright-link": link.token } };
  expect((await ada.fetch("/api/shared/keep", keep)).status).toBe(200);

  const { token, shown } = await makeToken(ada, { name: "Calendar", scopes: ["calendar"] });
  const first = await ask(token);
  expect(first.status).toBe(200);
  expect(first.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(first.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  const text = await first.text();
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
  const spans = events.filter(({ startDate }) => startDate.isDate).map(({ summary }) => summary);
  const names = spans.filter((name) => name !== "Casa do Rio");
  expect(names.toSorted()).toEqual(["Eve’s", "Long ago; far away", "Soon"]);
  // Visits of what is over, or of others, would fill a calendar.
  const visits = events.filter(({ startDate }) => !startDate.isDate);
  expect(visits.map(({ summary }) => summary)).toContain("Livraria Lello");
  expect(new Set(visits.map(({ startDate }) => startDate.toString().slice(0, 10)))).toContain(
    inDays(20),
  );
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  expect(text).not.toContain("@example.com");
  const unchanged = await ask(token, { "if-none-match": first.headers.get("etag") ?? "" });
  expect(unchanged.status).toBe(304);

  // Neither as a token of programs, nor does one of these open it.
  await expectError(await fetchWithToken(server.url, token, "/api/trips"), 403, "token_forbids");
  const wide = await makeToken(ada, { scopes: ["read", "calendar"] });
  await expectError(await ask(wide.token), 404, "link_ended");
  const listed = await (await ada.fetch("/api/account/data")).text();
  expect(listed).toContain('"scopes":["calendar"]');
  expect(listed).not.toContain(calendarSecret(token));

  const gone = await ada.fetch(`/api/account/tokens/${shown.id}`, { method: "DELETE" });
  expect(gone.status).toBe(204);
  await expectError(await ask(token), 404, "link_ended");
});
