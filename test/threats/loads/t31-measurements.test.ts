import { afterAll, describe, expect, test } from "vitest";
import { rawRequest } from "../../support/server/raw-request.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { UNLIMITED } from "../../support/server/unlimited.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";

/** Where others keep what an operator, and an attacker, wants to know. */
const TRIED =
  "/metrics /metrics/ /api/metrics /prometheus /stats /server-status /health /livez /healthz/ /readyz/details /version /debug/pprof/ /debug/vars /actuator/env /_profiler /heapdump /.env /.git/config /.svn/entries /config.json /api/health /api-docs /openapi.json /graphql /admin /phpinfo.php /json/list /logs /trips.sqlite /backup.zip".split(
    " ",
  );

const TOKEN = "canary-token-of-the-measurements-32";

const server = await startTestServer({ env: UNLIMITED });
afterAll(() => server.close());

describe("T31 Measurements for strangers", () => {
  test("there are none at any address where others have theirs, signed in or not", async () => {
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
  });

  test("their address is one like any other where the operator wants none", async () => {
    const there = await rawRequest(server.url, "/metrics");
    const nowhere = await rawRequest(server.url, "/no-such-page");
    expect(there.body.equals(nowhere.body)).toBe(true);
    expect({ ...there.headers, date: "" }).toEqual({ ...nowhere.headers, date: "" });
    expect(server.context.metrics.report).toBeUndefined();
  });

  test("where there is a token, nobody has them without it", async () => {
    const withToken = await startTestServer({ env: { METRICS_TOKEN: TOKEN } });
    try {
      const ada = await signIn(withToken.url);
      const refused: Record<string, string>[] = [
        {},
        { cookie: `tripwright-session=${ada.sessionToken}` },
        { authorization: "" },
        { authorization: "Bearer" },
        { authorization: "Bearer " },
        { authorization: TOKEN },
        { authorization: `Bearer ${TOKEN.slice(0, -1)}` },
        { authorization: `Bearer ${TOKEN}x` },
        { authorization: `Bearer ${TOKEN.toUpperCase()}` },
        { authorization: `Bearer ${TOKEN} ${TOKEN}` },
        { authorization: `Basic ${Buffer.from(`:${TOKEN}`).toString("base64")}` },
        { "x-metrics-token": TOKEN },
        { "x-forwarded-for": "127.0.0.1" },
      ];
      for (const headers of refused) {
        const answer = await rawRequest(withToken.url, "/metrics", { headers });
        expect([headers, answer.status]).toEqual([headers, 401]);
        expect(answer.headers["www-authenticate"]).toBe("Bearer");
        expect(answer.body.toString()).not.toContain("tripwright_");
      }
      const inAddress = await rawRequest(withToken.url, `/metrics?token=${TOKEN}`);
      expect(inAddress.status).toBe(401);
      const authorization = `Bearer ${TOKEN}`;
      const given = (path: string, method = "GET") =>
        rawRequest(withToken.url, path, { method, headers: { authorization } });
      expect((await given("/metrics/")).status).toBe(404);
      for (const method of ["HEAD", "POST", "PUT", "DELETE"]) {
        expect((await given("/metrics", method)).status).toBe(405);
      }
      const answer = await given("/metrics");
      expect(answer.status).toBe(200);
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(answer.body.toString()).toContain("tripwright_open_streams 0");
      // By whichever name Prometheus knows this machine.
      const byName = { authorization, host: "tripwright:3000" };
      expect((await rawRequest(withToken.url, "/metrics", { headers: byName })).status).toBe(200);
    } finally {
      await withToken.close();
    }
  });

  test("the two addresses for machines say yes or no and, of what is wrong, one word each", async () => {
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
  });
});
