import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tripPhotoPath } from "../../../src/domain/places/photo-answer.ts";
import { API_PATHS, pathWithId } from "../../../src/domain/wire.ts";
import { readEvents } from "../../support/server/event-reader.ts";
import { expectError } from "../../support/server/expect-error.ts";
import {
  cancelGeneration,
  generateTrip,
  listTripIds,
  postGeneration,
  startGenerating,
} from "../../support/server/generate.ts";
import { rawRequest } from "../../support/server/raw-request.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import {
  ADA,
  EVE,
  fetchAsPage,
  type SignedInClient,
  signIn,
} from "../../support/sign-in/sign-in.ts";

let server: TestServer;
let ada: SignedInClient;
let eve: SignedInClient;
beforeAll(async () => {
  server = await startTestServer();
  ada = await signIn(server.url, ADA);
  eve = await signIn(server.url, EVE);
});
afterAll(() => server.close());

const PROTECTED: [string, string][] = [
  ["GET", API_PATHS.session],
  ["POST", API_PATHS.generations],
  ["GET", pathWithId(API_PATHS.generationEvents, "abc")],
  ["DELETE", pathWithId(API_PATHS.generation, "abc")],
  ["GET", API_PATHS.trips],
  ["GET", pathWithId(API_PATHS.trip, "1700000000000")],
  ["GET", tripPhotoPath("1700000000000", "hero")],
  ["GET", API_PATHS.photo.replace(":ref", "abc")],
  ["GET", API_PATHS.sessionPicture],
  ["DELETE", API_PATHS.account],
  ["GET", API_PATHS.accountData],
  ["GET", API_PATHS.accountSessions],
  ["DELETE", API_PATHS.accountSessions],
  ["DELETE", pathWithId(API_PATHS.accountSession, "abc")],
];

const OPEN: string[] = [
  API_PATHS.config,
  API_PATHS.signIn,
  API_PATHS.signInCallback,
  API_PATHS.suggestions,
  API_PATHS.guide,
];

test("every path of the API is known to be open or protected", () => {
  const isProtected = (path: string) =>
    PROTECTED.some(([, example]) => new RegExp(`^${path.replace(/:\w+/g, "\\w+")}$`).test(example));
  const unknown = Object.values(API_PATHS).filter(
    (path) => !OPEN.includes(path) && !isProtected(path),
  );
  expect(unknown).toEqual([]);
});

describe("T6 without a session", () => {
  describe.each(PROTECTED)("%s %s answers 401", (method, path) => {
    const init = method === "POST" ? { method, body: '{"userSelection":{}}' } : { method };

    test.each([
      ["an empty one", ""],
      ["an invented one", "A".repeat(43)],
      ["a strange one", "%00' OR 1=1 --"],
    ])("to %s", async (_name, token) => {
      await expectError(await fetchAsPage(server.url, token, path, init), 401, "not_signed_in");
    });

    test("to no cookie at all", async () => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(server.url + path, {
        ...init,
        ...(method === "POST" ? { headers } : {}),
      });
      await expectError(answer, 401, "not_signed_in");
    });

    test("to the hash under which a stolen database holds a session", async () => {
      const { hashToken } = await import("../../../src/server/lib/tokens.ts");
      const answer = await fetchAsPage(server.url, hashToken(ada.sessionToken), path, init);
      await expectError(answer, 401, "not_signed_in");
    });
  });
});

describe("T6 what belongs to someone else", () => {
  /** Everything a stranger could tell answers apart by, but for the request's own id and the clock. */
  async function answerTo(client: SignedInClient, path: string, method = "GET") {
    const { status, headers, body } = await rawRequest(server.url, path, {
      method,
      headers: { cookie: `tripwright-session=${client.sessionToken}` },
    });
    const { date: _date, ...rest } = headers;
    return {
      status,
      headers: rest,
      body: body.toString().replace(/"requestId":"[\w-]+"/, '"requestId":"-"'),
    };
  }

  test("someone else's trip, an invented id and a malformed id look exactly the same", async () => {
    const tripId = await generateTrip(ada);
    expect((await answerTo(ada, `/api/trips/${tripId}`)).status).toBe(200);
    const foreign = await answerTo(eve, `/api/trips/${tripId}`);
    expect(foreign.status).toBe(404);
    expect(foreign.body).toContain('"code":"trip_not_found","text":"No trip found"');
    const others = ["1600000000000", "abc", "0", "-1", "constructor", "%27%20OR%201=1", "%00"];
    for (const id of [...others, `${tripId}0`, ` ${tripId}`.replaceAll(" ", "%20")]) {
      expect(await answerTo(eve, `/api/trips/${id}`), id).toEqual(foreign);
    }
  });

  test("someone else's trip is in nobody else's list", async () => {
    const tripId = await generateTrip(ada);
    expect(await listTripIds(ada)).toContain(tripId);
    expect(await listTripIds(eve)).toEqual([]);
  });

  test("someone else's generation can be neither watched nor cancelled, and looks like none", async () => {
    const id = await startGenerating(ada, {
      budget: "Comfort",
      traveler: "2",
      noOfDays: 30,
      location: { label: "Rome" },
    });
    for (const method of ["GET", "DELETE"]) {
      const suffix = method === "GET" ? "/events" : "";
      const foreign = await answerTo(eve, `/api/generations/${id}${suffix}`, method);
      expect(foreign.status).toBe(404);
      expect(foreign.body).toContain('"code":"generation_not_found"');
      for (const invented of ["A".repeat(22), "abc", "%00", "constructor"]) {
        const path = `/api/generations/${invented}${suffix}`;
        expect(await answerTo(eve, path, method), invented).toEqual(foreign);
      }
    }
    await expectError(await cancelGeneration(eve, id), 404, "generation_not_found");
    const end = (await (await readEvents(ada, id)).rest()).at(-1)?.event;
    expect(end?.type).toBe("saved");
  });

  test("two people may use the same idempotency key and get a generation each", async () => {
    const answers = await Promise.all(
      [ada, eve].map((client) => postGeneration(client, { key: "the-same-key" })),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map((answer) => answer.status)).toEqual([202, 202]);
    expect(bodies[0]).not.toBe(bodies[1]);
  });
});
