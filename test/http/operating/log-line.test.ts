import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { errorAnswerSchema } from "../../../src/domain/errors/error-answer.ts";
import { readEvents } from "../../support/server/event-reader.ts";
import { generateTrip, SELECTION, startGenerating } from "../../support/server/generate.ts";
import { createLogLines } from "../../support/server/log-lines.ts";
import { rawRequest } from "../../support/server/raw-request.ts";
import { sendToSocket } from "../../support/server/raw-socket.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";

/** All that a request's line holds; docs/security.md says so, and that nothing of a person is in it. */
const lineSchema = z.strictObject({
  level: z.int(),
  time: z.int(),
  pid: z.int(),
  hostname: z.string(),
  reqId: z.string(),
  method: z.string(),
  route: z.string(),
  status: z.int(),
  ms: z.int(),
  msg: z.literal("request"),
});

const logLineSchema = z.looseObject({
  level: z.int(),
  msg: z.string(),
  problem: z.optional(z.string()),
});

const { lines, stream } = createLogLines();
const server = await startTestServer({ env: { LOG_LEVEL: "info" }, overrides: { logTo: stream } });
afterAll(() => server.close());

async function lineOf(requestId: string): Promise<unknown> {
  const found = () => lines.filter((line) => line.includes(requestId));
  await expect.poll(() => found().length, { timeout: 60_000 }).toBe(1);
  return JSON.parse(found()[0] ?? "");
}

test("what never was a request, or has no readable address, is found by its answer's id as well", async () => {
  const nonsense = await sendToSocket(server.url, "GET / nonsense\r\n\r\n");
  const body: unknown = JSON.parse(nonsense.slice(nonsense.indexOf("\r\n\r\n")));
  const { requestId = "-" } = errorAnswerSchema.parse(body).error;
  expect(await lineOf(requestId)).toMatchObject({ reqId: requestId, msg: "not valid HTTP" });

  const unreadable = await rawRequest(server.url, "/api/%zz");
  const { error } = errorAnswerSchema.parse(JSON.parse(unreadable.body.toString()));
  expect(await lineOf(error.requestId ?? "-")).toMatchObject({ reqId: error.requestId });
});

test("T14 a request is one line at its end, under its pattern rather than its address", async () => {
  lines.length = 0;
  await fetch(`${server.url}/api/trips/1700000000000?secret=query`);
  await fetch(`${server.url}/no-such-page-canary`);
  await expect.poll(() => lines.length, { timeout: 60_000 }).toBe(2);
  expect(lines.map((line) => lineSchema.parse(JSON.parse(line)))).toMatchObject([
    { route: "/api/trips/:id", status: 401 },
    { route: "none", status: 404 },
  ]);
  expect(lines.join()).not.toMatch(/secret|canary|1700000000000/);
});

test("a connection that was opened ahead and never used is no reason to be warned", async () => {
  const log = createLogLines();
  const hasty = await startTestServer({
    env: { LOG_LEVEL: "info" },
    overrides: { logTo: log.stream },
    connection: { headersMs: 200, wholeMs: 400, lookEveryMs: 50, requests: 10 },
  });
  const unused = connect(Number(new URL(hasty.url).port), "127.0.0.1").resume();
  await once(unused, "close");
  expect(await sendToSocket(hasty.url, "GET / HT")).toMatch(/^HTTP\/1\.1 408 /);
  await hasty.close();
  const said = log.lines.map((line) => logLineSchema.parse(JSON.parse(line)));
  expect(said.filter(({ problem }) => problem === "ERR_HTTP_REQUEST_TIMEOUT")).toEqual([
    expect.objectContaining({ level: 30, msg: "an unused connection" }),
    expect.objectContaining({ level: 40, msg: "not valid HTTP" }),
  ]);
});

test("LOG_LEVEL says from which level on there are lines", async () => {
  for (const [level, count] of [
    // Where it listens, the request, and what was none.
    ["info", 3],
    ["warn", 1],
    ["silent", 0],
  ] as const) {
    const log = createLogLines();
    const one = await startTestServer({
      env: { LOG_LEVEL: level },
      overrides: { logTo: log.stream },
    });
    await fetch(`${one.url}/healthz`);
    await sendToSocket(one.url, "GET / nonsense\r\n\r\n");
    await one.close();
    expect([level, log.lines.length]).toEqual([level, count]);
  }
});

test("a refusal says under which id it is in the log, and the log says when: milliseconds of UTC", async () => {
  const before = Date.now();
  const answer = await fetch(`${server.url}/api/trips`);
  const { requestId = "-" } = errorAnswerSchema.parse(await answer.json()).error;
  const ofRequest = () => lines.filter((line) => line.includes(requestId));
  await expect.poll(() => ofRequest().length, { timeout: 60_000 }).toBe(1);
  const line = lineSchema.parse(JSON.parse(ofRequest()[0] ?? ""));
  expect(line).toMatchObject({ method: "GET", status: 401 });
  expect(line.time).toBeGreaterThanOrEqual(before);
  expect(line.time).toBeLessThanOrEqual(Date.now());
});

test("each plan's end and each deleted account is a line, and none says for whom or where to", async () => {
  const person = { name: "Canary Person", email: "canary@example.com" };
  const client = await signIn(server.url, person);
  const saved = await generateTrip(client);
  const unknown = { ...SELECTION, location: { label: "Canaryville" } };
  const refused = await startGenerating(client, unknown);
  await (await readEvents(client, refused)).rest();
  const { email } = person;
  const answer = await client.fetch("/api/account", {
    method: "DELETE",
    body: JSON.stringify({ email }),
  });
  expect(answer.status).toBe(204);

  const said = lines.map((line) => z.looseObject({ msg: z.string() }).parse(JSON.parse(line)));
  const about = (msg: string) => said.filter((line) => line.msg === msg);
  expect(saved).not.toBe("");
  expect(about("a plan was saved")).toEqual([
    expect.objectContaining({ generation: expect.stringMatching(/^[\w-]{22}$/), planner: "guide" }),
  ]);
  expect(about("a plan ended without a trip")).toEqual([
    expect.objectContaining({ generation: refused, code: "destination_unknown" }),
  ]);
  expect(about("account deleted")).toEqual([
    expect.objectContaining({ user: expect.stringMatching(/^[\w-]{22}$/) }),
  ]);
  expect(lines.join("\n")).not.toMatch(/canary|lisbon/i);
});
