import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rawRequest } from "../../support/server/raw-request.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer();
  port = server.config.listen.port;
});
afterAll(() => server.close());

describe("T12 the one origin", () => {
  test.each([
    "evil.example",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "192.168.0.7",
    "0.0.0.0",
    "a b",
    "localhost@evil.example",
  ])("a request for the host %j is refused with the right address", async (host) => {
    for (const path of ["/", "/api/config", "/api/sign-in", "/idp/auth"]) {
      const answer = await rawRequest(server.url, path, { headers: { host } });
      expect(answer.status).toBe(421);
      expect(JSON.parse(answer.body.toString())).toMatchObject({
        error: { code: "wrong_host", text: `This server answers at ${server.url} only.` },
      });
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
  });

  test.each(["127.0.0.1", "[::1]", "LOCALHOST"])(
    "another loopback name (%s) is sent to it, path, query and method kept",
    async (name) => {
      const headers = { host: `${name}:${port + 1}` };
      const path = "/view-trip/1700000000000?a=1&b=%2f";
      for (const method of ["GET", "POST"]) {
        const answer = await rawRequest(server.url, path, { method, headers });
        expect(answer.status).toBe(308);
        expect(answer.headers.location).toBe(`${server.url}${path}`);
      }
    },
  );

  test.each(["/healthz", "/readyz"])(
    "%s answers under any name, for a machine that asks",
    async (path) => {
      const answer = await rawRequest(server.url, path, { headers: { host: "10.0.0.7:8080" } });
      expect(answer.status).toBe(200);
    },
  );
});
