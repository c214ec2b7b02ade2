import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { errorAnswerSchema } from "../../src/domain/wire.ts";
import { createLogLines } from "../support/log-lines.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

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

const { lines, stream } = createLogLines();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { LOG_LEVEL: "info" }, overrides: { logTo: stream } });
});
afterAll(() => server.close());

test("a refusal says under which id it is in the log, and the log says when: milliseconds of UTC", async () => {
  const before = Date.now();
  const answer = await fetch(`${server.url}/api/trips`);
  const { requestId = "-" } = errorAnswerSchema.parse(await answer.json()).error;
  const ofRequest = () => lines.filter((line) => line.includes(requestId));
  await expect.poll(() => ofRequest().length, { timeout: 10_000 }).toBe(1);
  const line = lineSchema.parse(JSON.parse(ofRequest()[0] ?? ""));
  expect(line).toMatchObject({ method: "GET", status: 401 });
  expect(line.time).toBeGreaterThanOrEqual(before);
  expect(line.time).toBeLessThanOrEqual(Date.now());
});
