import { afterAll, describe, expect, test } from "vitest";
import { identityOf } from "../../support/server/identity-of.ts";
import { rawRequest } from "../../support/server/raw-request.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { startEvilIssuer } from "../../support/sign-in/evil-issuer.ts";

const ORIGIN = "https://trips.example";
const OURS = { host: "trips.example" };

const issuer = await startEvilIssuer();
const server = await startTestServer({
  env: {
    PUBLIC_URL: ORIGIN,
    GOOGLE_CLIENT_ID: "client",
    GOOGLE_CLIENT_SECRET: "secret",
    OIDC_ISSUER: issuer.url,
  },
});
const address = `http://localhost:${server.config.listen.port}`;
afterAll(async () => {
  await server.close();
  await issuer.close();
});

describe("T8 over https", () => {
  test("its cookies are secure, and the session's is bound to the one origin", async () => {
    const begun = await rawRequest(address, "/api/sign-in", { headers: OURS });
    expect(begun.status).toBe(302);
    expect(begun.headers.location).toContain(encodeURIComponent(`${ORIGIN}/api/sign-in/callback`));
    const [pending = ""] = begun.headers["set-cookie"] ?? [];
    expect(pending).toMatch(
      /^__Host-tripwright-sign-in=[\w-]{43}; .*HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(pending).toContain("Path=/;");

    identityOf(server).finish = async () => ({
      issuer: issuer.url,
      subject: "1",
      profile: { id: "1", email: "ada@example.com", verified_email: true, name: "Ada" },
      accessToken: "token",
    });
    const cookie = pending.split(";")[0] ?? "";
    const ended = await rawRequest(address, "/api/sign-in/callback?code=1", {
      headers: { ...OURS, cookie },
    });
    const session =
      ended.headers["set-cookie"]?.find((one) => one.startsWith("__Host-tripwright=")) ?? "";
    expect(session).toMatch(
      /^__Host-tripwright=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );

    const token = session.split(";")[0]?.split("=")[1];
    const ask = async (name: string) =>
      (
        await rawRequest(address, "/api/session", {
          headers: { ...OURS, cookie: `${name}=${token}` },
        })
      ).status;
    expect(await ask("__Host-tripwright")).toBe(200);
    expect(await ask("tripwright-session")).toBe(401);
  });
});

describe("T12 over https", () => {
  test.each([
    "127.0.0.1",
    "localhost",
    "trips.example.evil.example",
    "evil.example",
    "trips.example:8080",
  ])("it answers at no other name (%s), loopback included", async (host) => {
    const answer = await rawRequest(address, "/", { headers: { host } });
    expect(answer.status).toBe(421);
    expect(answer.body.toString()).toContain(`This server is only available at ${ORIGIN}.`);
  });

  test("there are no accounts of ours on it", async () => {
    const answer = await rawRequest(address, "/enter", { headers: OURS });
    expect(answer.status).toBe(404);
  });
});
