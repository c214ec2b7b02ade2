import { describe, expect, test } from "vitest";
import { rawRequest } from "../../support/server/raw-request.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { SESSION_COOKIE } from "../../support/sign-in/sign-in.ts";
import { startSession } from "../../support/sign-in/start-session.ts";
import { countVectors } from "../../support/threats/count-vectors.ts";

describe("T26 Addresses of the API written otherwise", () => {
  test("are stored by no cache either", async ({ task }) => {
    const server = await startTestServer();
    const { sessionToken } = await startSession(server, "ada");
    const headers = { cookie: `${SESSION_COOKIE}=${sessionToken}` };
    const ways = [
      "/%61pi/trips",
      "/a%70%69/trips",
      "/api/%74rips",
      "/%61pi/session",
      `${server.url}/api/session`,
      `${server.url}/%61pi/account/sessions`,
    ];
    const kept: string[] = [];
    for (const way of ways) {
      const answer = await rawRequest(server.url, way, { headers });
      if (answer.status !== 200) kept.push(`${way}: ${answer.status}`);
      if (answer.headers["cache-control"] !== "private, no-store") kept.push(way);
    }
    expect(kept).toEqual([]);
    countVectors(task, ways.length);
    await server.close();
  });
});
