import { request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, test } from "vitest";
import { API_PATHS } from "../../../src/domain/wire.ts";
import { createToldPlanner } from "../../support/models/told-planner.ts";
import { inTurn } from "../../support/nightly.ts";
import { SELECTION } from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";
import { SESSION_COOKIE } from "../../support/sign-in/walk.ts";

const server = await startTestServer({ overrides: { planner: createToldPlanner() } });
const ada = await signIn(server.url);
afterAll(() => server.close());

/** Each route that reads a body, with a body that fits but for one field too many. */
const READERS = {
  [`POST ${API_PATHS.generations}`]: { userSelection: SELECTION, isAdmin: true },
  [`PATCH ${API_PATHS.trip}`]: { edits: [{ kind: "set-title", text: "x" }], isAdmin: true },
  [`POST ${API_PATHS.accountTokens}`]: {
    name: "x",
    scopes: ["read"],
    expiresAtMs: null,
    isAdmin: true,
  },
  [`DELETE ${API_PATHS.account}`]: { email: ADA.email, isAdmin: true },
  [`PUT ${API_PATHS.language}`]: { language: "de", isAdmin: true },
};
/** Those that look first whether the trip, or the link, is there for who asks. */
const GUARDED = {
  [`POST ${API_PATHS.tripLinks}`]: { name: "x", isAdmin: true },
  [`POST ${API_PATHS.tripVotes}`]: { placeId: "x", value: 1, isAdmin: true },
  [`POST ${API_PATHS.tripPeople}`]: { id: "x", scope: "view", isAdmin: true },
  [`PATCH ${API_PATHS.tripLink}`]: { name: "x", isAdmin: true },
  [`PATCH ${API_PATHS.tripLinkGuest}`]: { scope: "view", isAdmin: true },
  [`POST ${API_PATHS.tripWishes}`]: { text: "x", version: 1, isAdmin: true },
  [`PATCH ${API_PATHS.shared}`]: { edits: [], before: [], isAdmin: true },
  [`POST ${API_PATHS.sharedGuest}`]: { name: "x", isAdmin: true },
  [`POST ${API_PATHS.sharedVotes}`]: { placeId: "x", value: 1, isAdmin: true },
};
const ALL_READERS = { ...READERS, ...GUARDED };
/** Read a file's bytes, and take them for nothing but that: `test/http/plans/imports.test.ts`, `trip-files.test.ts` there, and others. */
const FILES = [`POST ${API_PATHS.imports}`, `PUT ${API_PATHS.tripFile}`];
/** Those that change something and read no body. */
const OTHERS = [
  `POST ${API_PATHS.sharedUndo}`,
  `POST ${API_PATHS.sharedKeep}`,
  `DELETE ${API_PATHS.tripKeeping}`,
  `DELETE ${API_PATHS.tripLink}`,
  `DELETE ${API_PATHS.tripLinkGuest}`,
  `DELETE ${API_PATHS.trip}`,
  `DELETE ${API_PATHS.tripFile}`,
  `DELETE ${API_PATHS.generation}`,
  `DELETE ${API_PATHS.accountSessions}`,
  `DELETE ${API_PATHS.accountSession}`,
  `DELETE ${API_PATHS.accountToken}`,
  `DELETE ${API_PATHS.session}`,
  `DELETE ${API_PATHS.accountApp}`,
];

/** Not JSON by name: such a body is not read at all. */
const WRONG = [
  "text/plain",
  "text/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/octet-stream",
  "application/xml",
  "application/ld+json",
  "application/jsonp",
  "application/ json",
  "application\\json",
  "application/json,text/plain",
  "text/plain;application/json",
  "text/plain; x=application/json",
  "*/*",
  ";",
  "\u00e4pplication/json",
];
/** JSON by name, or near it: refused, or read and then checked against the schema. */
const ODD = [
  "application/json",
  "application/json\t",
  "application/json;;",
  "application/json; charset=utf-7",
  "application/json; charset=",
  "application/json;charset=utf-8;charset=utf-16",
  "application/json; a=b; c=d",
  "application/json x",
  "application/json\u00a0",
  "Application/Json; Charset=UTF-8",
];

/** Sends a body under the given content types, each in a header of its own, or under none. */
async function send(route: string, types: readonly string[], body: string) {
  const [method = "", path = ""] = route.split(" ");
  const { host, hostname, port } = new URL(server.url);
  const headers = [
    ...["Host", host, "Cookie", `${SESSION_COOKIE}=${ada.sessionToken}`],
    ...["Idempotency-Key", "content-types", "Content-Length", String(Buffer.byteLength(body))],
    ...["If-Match", "*"],
    ...types.flatMap((type) => ["Content-Type", type]),
  ];
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const address = path.replace(/:\w+/g, "1");
    const outgoing = request({
      host: hostname,
      port,
      path: address,
      method,
      headers,
      agent: false,
    });
    outgoing.on("error", reject);
    outgoing.on("response", (incoming) => {
      text(incoming).then(
        (read) => resolve({ status: incoming.statusCode ?? 0, body: read }),
        reject,
      );
    });
    outgoing.end(body);
  });
}

async function expectUntouched(): Promise<void> {
  expect(await server.context.store.records.count("generations")).toBe(0);
  expect((await ada.fetch(API_PATHS.session)).status).toBe(200);
}

describe("T20 Unvalidated content types", () => {
  test("the routes below are all that take anything", () => {
    const known = [...Object.keys(ALL_READERS), ...FILES, ...OTHERS];
    const found = Object.values(API_PATHS).flatMap((url) =>
      ["POST", "PUT", "PATCH", "DELETE"]
        .filter((method) => server.app.hasRoute({ method, url }))
        .map((method) => `${method} ${url}`),
    );
    expect(found.sort()).toEqual(known.sort());
  });

  test("what isn't called JSON is refused unread, also where it is good JSON", async () => {
    const through: string[] = [];
    for (const [route, body] of Object.entries(ALL_READERS)) {
      const { isAdmin: _, ...good } = body;
      for (const type of WRONG) {
        const { status } = await send(route, [type], JSON.stringify(good));
        if (status !== 415) through.push(`${route} ${type}: ${status}`);
      }
      const { status } = await send(route, [], JSON.stringify(good));
      if (status !== 415 && status !== 400) through.push(`${route} without: ${status}`);
    }
    expect(through).toEqual([]);
    await expectUntouched();
  });

  test("what is read as JSON is checked against the schema, whatever its name", async () => {
    const lists = [
      ...ODD.map((type) => [type]),
      [],
      ["application/json", "text/plain"],
      ["application/json", "application/json; charset=utf-16"],
    ];
    const through: string[] = [];
    for (const [nth, [route, body]] of Object.entries(ALL_READERS).entries()) {
      const bodies = [JSON.stringify(body), "{}", "[]", "null", '"x"', "\ufeff{}"];
      for (const [at, types] of lists.entries()) {
        for (const wrong of inTurn(bodies, nth + at)) {
          const { status, body: said } = await send(route, types, wrong);
          const isRefused =
            status === 415 ||
            (status === 400 && said.includes('"bad_request"')) ||
            (status === 404 && route in GUARDED);
          if (!isRefused) through.push(`${route} ${types.join()} ${wrong}: ${status}`);
        }
      }
    }
    expect(through).toEqual([]);
    await expectUntouched();
  });

  test("a body where none is read changes nothing, whatever it is called", async () => {
    const through: string[] = [];
    const routes = OTHERS.filter((route) => !route.endsWith(API_PATHS.session));
    const types = ["text/plain", "application/x-www-form-urlencoded", "application/xml", "x"];
    for (const route of routes) {
      for (const type of types) {
        const { status } = await send(route, [type], "<id>1</id>");
        if (status !== 415) through.push(`${route} ${type}: ${status}`);
      }
      const { status } = await send(route, ["application/json"], "{");
      if (status !== 400) through.push(`${route} broken JSON: ${status}`);
    }
    expect(through).toEqual([]);
    await expectUntouched();
  });
});
