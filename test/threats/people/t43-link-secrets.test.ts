import { expect, test } from "vitest";
import { calendarSecret } from "../../../src/domain/access-token.ts";
import { guestAnswerSchema } from "../../../src/domain/sharing/share-link.ts";
import { hashToken } from "../../../src/server/lib/tokens.ts";
import { makeToken } from "../../support/server/access-token.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { createGuest, makeLink } from "../../support/server/guest.ts";
import { createLogLines } from "../../support/server/log-lines.ts";
import { rawRequest } from "../../support/server/raw-request.ts";
import { sendToSocket } from "../../support/server/raw-socket.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { UNLIMITED } from "../../support/server/unlimited.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";
import { saveTrip } from "../../support/store/save-trip.ts";
import { CANARY_KEYS, canariesIn } from "../../support/threats/canaries.ts";

const { keep } = closeAfterEach();
const { METRICS_TOKEN } = CANARY_KEYS;

/** Where a token stands in what is asked: where it belongs, and where somebody has put it by mistake. */
const addressesOf = (token: string) => [
  `/s/${token}`,
  `/s/${token}?from=chat&token=${token}`,
  `/S/${token}`,
  `/s/${token}%00`,
  `/s/${encodeURIComponent(`${token}"`)}`,
  `/s/${"x".repeat(9_000)}${token}`,
  `/api/shared/calendar/${token}`,
  `/api/calendar/${token}.ics`,
  `/api/shared/calendar/${token}/more`,
  `/api/shared?token=${token}`,
  `/api/shared/photos/${token}`,
  `/api/trips/${token}`,
  `/${token}`,
  `//${token}`,
];

test("T43 the secrets of links, guests and calendars are in no line of the log at any level, no figure and no answer but the one that tells them", async () => {
  const log = createLogLines();
  const server = keep(
    await startTestServer({
      env: { ...UNLIMITED, METRICS_TOKEN, LOG_LEVEL: "trace" },
      overrides: { logTo: log.stream },
    }),
  );
  const ada = await signIn(server.url, ADA);
  const user = await server.context.sessions.find(ada.sessionToken);
  if (user === undefined) throw new Error("Ada is signed in");
  const tripId = await saveTrip(server.context.store, {
    userId: user.id,
    nowMs: 1_700_000_000_000,
  });
  const edit = await makeLink(ada, tripId, { scope: "edit", shows: { notes: true, costs: true } });
  const calendar = await makeLink(ada, tripId, { isCalendar: true });
  const allTrips = await makeToken(ada, { scopes: ["calendar"] });
  const guest = createGuest(server.url, edit.token);
  const joined = guestAnswerSchema.parse(await (await guest.join("Ann")).json());
  const secrets = {
    link: edit.token,
    calendar: calendar.token,
    allTrips: calendarSecret(allTrips.token),
    guest: joined.token,
    hashOfLink: hashToken(edit.token),
    hashOfGuest: hashToken(joined.token),
  };
  const told: string[] = [];
  async function look(name: string, answering: Promise<Response>): Promise<void> {
    const answer = await answering;
    const text = `${JSON.stringify([...answer.headers])}\n${await answer.text()}`;
    told.push(...canariesIn(text, secrets).map((one) => `${one} in ${name}`));
  }

  const tokens = [edit.token, calendar.token, calendarSecret(allTrips.token), joined.token];
  for (const token of tokens) {
    for (const path of addressesOf(token)) {
      const headers = { referer: `${server.url}/s/${token}`, "user-agent": `bot ${token}` };
      const { body } = await rawRequest(server.url, path, { headers });
      told.push(...canariesIn(body.toString(), secrets).map((one) => `${one} in ${path}`));
    }
    for (const method of ["POST", "DELETE", "PUT"]) {
      await look(`${method} of the page`, fetch(`${server.url}/s/${token}`, { method }));
    }
    for (const line of [
      `GET /s/${token} HTTP/9.9\r\n\r\n`,
      `GET /s/${token} HTTP/1.1\r\nBad header ${token}\r\n\r\n`,
      `GET /s/${token} HTTP/1.1\r\nHost: localhost\r\nX: ${token.repeat(2_000)}\r\n\r\n`,
    ]) {
      told.push(...canariesIn(await sendToSocket(server.url, line), secrets));
    }
  }
  const places = (await guest.see()).trip.tripData.itinerary.flatMap(({ plan }) => plan);
  const placeId = places[0]?.id ?? "";
  const everything = () => [
    guest.send("/api/shared"),
    guest.send("/api/shared/facts"),
    guest.send("/api/shared/photos/hero"),
    guest.vote({ placeId, value: 1, word: "Yes" }),
    guest.vote({ placeId: "nothing", value: 1 }),
    guest.edit([{ kind: "set-title", text: "Ours" }]),
    guest.edit([{ kind: "delete-trip" }]),
    guest.send("/api/shared/votes", { method: "POST", body: "{" }),
    guest.send("/api/shared", { method: "PATCH", body: " ".repeat(3_000_000) }),
    guest.send("/api/shared/guest", { method: "POST", body: `{"token":"${joined.token}x"}` }),
    guest.comeBack("A".repeat(22)),
    fetch(`${server.url}/api/shared`, { headers: { "tripwright-link": `${edit.token} ` } }),
    fetch(`${server.url}/api/shared`, { headers: { authorization: `Bearer ${edit.token}` } }),
    ada.fetch(`/api/trips/${tripId}/links`),
    ada.fetch(`/api/trips/${tripId}/history`),
    ada.fetch(`/api/trips/${tripId}/links/${edit.link.id}`, { method: "PATCH", body: "{}" }),
  ];
  for (const [at, answering] of everything().entries()) await look(`request ${at}`, answering);
  await ada.fetch(`/api/trips/${tripId}/links/${edit.link.id}`, { method: "DELETE" });
  for (const [at, answering] of everything().entries()) await look(`late request ${at}`, answering);

  const authorization = `Bearer ${METRICS_TOKEN}`;
  const measured = await (
    await fetch(`${server.url}/metrics`, { headers: { authorization } })
  ).text();
  expect(measured).toContain("tripwright_");
  expect(canariesIn(measured, secrets)).toEqual([]);
  const lines = log.lines.join("\n");
  expect(lines).toContain("/s/:token");
  expect(canariesIn(lines, secrets)).toEqual([]);
  expect(told).toEqual([]);
});
