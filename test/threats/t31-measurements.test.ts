import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countVectors } from "../support/count-vectors.ts";
import { rawRequest } from "../support/raw-request.ts";
import { signIn } from "../support/sign-in.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { UNLIMITED } from "../support/unlimited.ts";

/** Where others keep what an operator, and an attacker, wants to know. */
const TRIED = [
  "/metrics",
  "/metrics/",
  "/api/metrics",
  "/prometheus",
  "/stats",
  "/status",
  "/server-status",
  "/server-info",
  "/nginx_status",
  "/health",
  "/health/details",
  "/livez",
  "/healthz/",
  "/readyz/details",
  "/info",
  "/version",
  "/debug",
  "/debug/pprof/",
  "/debug/vars",
  "/debug/requests",
  "/actuator",
  "/actuator/env",
  "/actuator/heapdump",
  "/_status",
  "/_profiler",
  "/_debugbar",
  "/__debug__/",
  "/trace",
  "/dump",
  "/heapdump",
  "/env",
  "/.env",
  "/.env.local",
  "/.env.production",
  "/.git/config",
  "/.git/HEAD",
  "/.svn/entries",
  "/.DS_Store",
  "/.well-known/security",
  "/.htpasswd",
  "/.npmrc",
  "/.dockerignore",
  "/config",
  "/config.json",
  "/configuration",
  "/api/debug",
  "/api/status",
  "/api/health",
  "/api/env",
  "/api/docs",
  "/api-docs",
  "/openapi.json",
  "/swagger.json",
  "/swagger-ui.html",
  "/graphql",
  "/admin",
  "/administrator",
  "/phpinfo.php",
  "/console",
  "/json/list",
  "/json/version",
  "/documentation",
  "/logs",
  "/log",
  "/trips.sqlite",
  "/backup",
  "/backup.zip",
  "/dump.sql",
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: UNLIMITED });
});
afterAll(() => server.close());

describe("T31 Measurements for strangers", () => {
  test("there are none at any address where others have theirs, signed in or not", async ({
    task,
  }) => {
    const ada = await signIn(server.url);
    const found: string[] = [];
    for (const path of TRIED) {
      for (const [who, cookie] of [
        ["nobody", ""],
        ["Ada", `tripwright-session=${ada.sessionToken}`],
      ] as const) {
        const { status } = await rawRequest(server.url, path, { headers: { cookie } });
        if (status !== 404) found.push(`${path}: ${status} to ${who}`);
      }
    }
    expect(found).toEqual([]);
    expect(TRIED.length).toBeGreaterThan(60);
    countVectors(task, TRIED.length * 2);
  });

  test("the two addresses for machines say yes or no and, of what is wrong, one word each", async ({
    task,
  }) => {
    for (const headers of [{}, { authorization: "Bearer x" }, { accept: "text/plain" }]) {
      const healthy = await rawRequest(server.url, "/healthz", { headers });
      expect(JSON.parse(healthy.body.toString())).toEqual({ alive: true });
      const ready = await rawRequest(server.url, "/readyz", { headers });
      expect(JSON.parse(ready.body.toString())).toEqual({ ready: true, problems: [] });
      for (const { headers: sent } of [healthy, ready]) {
        expect(
          Object.keys(sent).filter((name) => /version|server|powered|time/i.test(name)),
        ).toEqual([]);
      }
    }
    const { store } = server.context;
    const { checkReady } = store;
    store.checkReady = () => Promise.reject(new Error("/var/lib/secret-place is full"));
    try {
      const ready = await rawRequest(server.url, "/readyz");
      expect(ready.status).toBe(503);
      expect(JSON.parse(ready.body.toString())).toEqual({ ready: false, problems: ["store"] });
    } finally {
      store.checkReady = checkReady;
    }
    countVectors(task, 7);
  });
});
