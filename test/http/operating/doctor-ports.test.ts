import { createServer, type RequestListener } from "node:http";
import { describe, expect, test } from "vitest";
import { startMetricsServer } from "../../../src/server/metrics/metrics-server.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { freePort } from "../../support/server/free-port.ts";
import { askDoctor, runDoctor } from "../../support/server/run-doctor.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { eachDataFolder } from "../../support/store/each-data-folder.ts";

const TOKEN = "canary-token-of-the-measurements-32";
const folder = eachDataFolder("doctor");
const ask = (more: Record<string, string> = {}) => askDoctor({ ...folder().env, ...more });

const { keep } = closeAfterEach();

/** Someone else's server at a port. @returns what it was asked. */
async function listen(port: string, answer: RequestListener): Promise<string[]> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(Number(port), "127.0.0.1", resolve));
  keep({
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
  return asked;
}

test("the doctor names a port that someone else has", async () => {
  const { PORT } = folder().env;
  await listen(PORT, (_, response) => response.end("hello"));
  expect((await ask()).problems).toEqual([
    `Port ${PORT} is in use by something other than Tripwright. Stop it, or set PORT to another number.`,
  ]);
});

describe("the doctor tries the measurements' own port:", () => {
  test("none is looked for where none is set", async () => {
    expect((await ask({ METRICS_TOKEN: TOKEN })).about("metrics port")).toEqual([]);
  });

  test("one that is free, and is so afterwards", async () => {
    const port = String(await freePort());
    const { about } = await ask({ METRICS_PORT: port });
    expect(about("metrics port")).toEqual([`ok: Port ${port} is free.`]);
    await listen(port, () => {});
  });

  test("one at which a Tripwright tells them already", async () => {
    const port = String(await freePort());
    const more = { METRICS_PORT: port, METRICS_TOKEN: TOKEN };
    const { dataDir, env } = folder();
    const server = keep(await startTestServer({ env: more, dataDir, port: Number(env.PORT) }));
    const closeMetrics = await startMetricsServer(server.context);
    if (closeMetrics === undefined) throw new Error("measurements were asked for");
    keep({ close: closeMetrics });
    const { about, problems } = await ask(more);
    expect(problems).toEqual([]);
    expect(about("metrics port")).toEqual([
      `ok: A Tripwright serves its measurements at port ${port}.`,
    ]);
  });

  test.each([
    ["answers", (_, response) => void response.end("There is something else here.")],
    [
      "answers alike",
      (_, response) => void response.writeHead(404).end('{"error":{"status":"X_Y"}}'),
    ],
    ["floods", (_, response) => void response.writeHead(404).write("x".repeat(2_000_000))],
    ["hangs up", (request) => void request.socket.destroy()],
  ] satisfies [string, RequestListener][])(
    "one that someone else has, who %s, and who is sent no token",
    async (_does, answer) => {
      const port = String(await freePort());
      const asked = await listen(port, answer);
      const { problems } = await ask({ METRICS_PORT: port, METRICS_TOKEN: TOKEN });
      expect(problems).toEqual([
        `Port ${port} is in use. Stop what listens there, or set METRICS_PORT to another number.`,
      ]);
      expect(asked).toHaveLength(1);
      expect(asked.join()).not.toContain("canary");
    },
  );

  test("an address for the pages that isn't this machine's, without calling its port taken", async () => {
    const client = { GOOGLE_CLIENT_ID: "client", GOOGLE_CLIENT_SECRET: "secret" };
    const { about } = await ask({
      ...client,
      OIDC_ISSUER: "http://127.0.0.1:9",
      HOST: "192.0.2.1",
    });
    expect(about("port")).toEqual([
      "problem: HOST is not an address of this machine. Set HOST to one that is.",
    ]);
  });

  test("an address that isn't this machine's, and ends with 1", async () => {
    const more = { METRICS_PORT: String(await freePort()), METRICS_HOST: "192.0.2.1" };
    const { code, stdout } = await runDoctor({ ...folder().env, ...more });
    expect(stdout).toMatch(
      /^problem {2}metrics port {3}METRICS_HOST is not an address of this machine\. Set METRICS_HOST/m,
    );
    expect(code).toBe(1);
  });
});
