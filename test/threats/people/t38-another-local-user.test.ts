import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { freePort } from "../../support/server/free-port.ts";
import { askDoctor } from "../../support/server/run-doctor.ts";
import { spawnServer } from "../../support/server/spawn-server.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { SESSION_COOKIE } from "../../support/sign-in/walk.ts";
import { eachDataFolder } from "../../support/store/each-data-folder.ts";

const { keep } = closeAfterEach();
const folder = eachDataFolder("local-user");

/** A server that another local user starts where a browser looks for ours. */
async function squat(host: string, port: number): Promise<string | undefined> {
  const squatter: Server = createServer();
  squatter.listen(port, host);
  const failed = await Promise.race([
    once(squatter, "error").then(([error]) => (error as NodeJS.ErrnoException).code),
    once(squatter, "listening").then(() => undefined),
  ]);
  if (failed === undefined) keep({ close: async () => squatter.close() });
  return failed;
}

let hasIpv6 = false;
beforeAll(async () => {
  const probe = createServer();
  probe.listen(0, "::1");
  hasIpv6 = await Promise.race([
    once(probe, "listening").then(() => true),
    once(probe, "error").then(() => false),
  ]);
  probe.close();
});

describe("T38 Another local user on [::1]", () => {
  test("finds no address free at which browsers look for localhost", async ({ skip }) => {
    skip(!hasIpv6, "no IPv6 here");
    const hosts = ["127.0.0.1", "::1", "localhost"];
    for (const HOST of hosts) {
      const { config, url } = keep(await startTestServer({ env: { HOST } }));
      const { port } = config.listen;
      for (const taken of ["127.0.0.1", "::1"]) {
        expect(await squat(taken, port), `${HOST}, ${taken}`).toBe("EADDRINUSE");
        const headers = { host: `localhost:${port}` };
        const name = taken === "::1" ? "[::1]" : taken;
        const answer = await fetch(`http://${name}:${port}/healthz`, { headers });
        expect(answer.status).toBe(200);
      }
      expect(url).toBe(`http://localhost:${port}`);
    }
  });

  test.each(["::1", "127.0.0.1"])(
    "who has %s before us keeps the server from starting, which says so, as does the doctor",
    async (host) => {
      if (!hasIpv6) return;
      const port = await freePort();
      expect(await squat(host, port)).toBeUndefined();
      const { dataDir } = folder();
      const HOST = host === "::1" ? "127.0.0.1" : "::1";
      const env = { PORT: String(port), HOST, DATA_DIR: dataDir, LOG_LEVEL: "silent" };
      const { code, stdout, stderr } = await spawnServer(env).ended;
      expect(code).toBe(1);
      expect(stdout).not.toContain("Tripwright is at");
      const name = host === "::1" ? "[::1]" : host;
      const sentence = `Port ${port} of ${name} is in use, and browsers look for localhost there, too. Stop what listens there, set PORT to another number, or PUBLIC_URL to http://${HOST === "::1" ? "[::1]" : HOST}:${port}.`;
      expect(stderr).toContain(sentence);
      expect((await askDoctor(env)).about("port")).toEqual([`problem: ${sentence}`]);
    },
  );

  test("is no matter where people don't come by localhost", async () => {
    const port = await freePort();
    const env = { PUBLIC_URL: `http://127.0.0.1:${port}` };
    await squat("::1", port);
    const server = keep(await startTestServer({ port, env }));
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  test("a request that came by [::1] is answered to its end when the server closes", async ({
    skip,
  }) => {
    skip(!hasIpv6, "no IPv6 here");
    const arrived = Promise.withResolvers<void>();
    const server = await startTestServer({
      beforeListening: (app) => {
        app.get("/slow", async () => {
          arrived.resolve();
          await wait(300);
          return "at last";
        });
      },
    });
    const { port } = server.config.listen;
    const { sessionToken } = await signIn(server.url);
    const headers = { host: `localhost:${port}`, cookie: `${SESSION_COOKIE}=${sessionToken}` };
    const answer = fetch(`http://[::1]:${port}/slow`, { headers });
    await arrived.promise;
    const closed = server.close();
    expect(await (await answer).text()).toBe("at last");
    await closed;
    expect(await squat("::1", port)).toBeUndefined();
  });
});
