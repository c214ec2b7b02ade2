import { beforeEach, describe, expect, test } from "vitest";
import { allowProgram, browserOf, openConsent } from "../../support/mcp/allow-program.ts";
import { CALLBACK, createRawProgram } from "../../support/mcp/raw-oauth.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { createTestClock, type TestClock } from "../../support/server/test-clock.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { createCookieClient } from "../../support/sign-in/cookie-client.ts";
import { EVE, signIn } from "../../support/sign-in/sign-in.ts";
import { locationOf, type SignedInClient, sendForm } from "../../support/sign-in/walk.ts";

const { keep } = closeAfterEach();
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let server: TestServer;
let clock: TestClock;
let ada: SignedInClient;
let program: ReturnType<typeof createRawProgram>;
let clientId: string;
beforeEach(async () => {
  clock = createTestClock(Date.now());
  const env = { TRUST_PROXY: "127.0.0.1,::1", MINUTE_SIGN_INS_PER_ADDRESS: "20" };
  server = keep(await startTestServer({ env, overrides: { clock } }));
  ada = await signIn(server.url);
  program = createRawProgram(server.url);
  clientId = await program.newClient();
});

describe("T50 Programs that ask to be connected", () => {
  test("the browser goes to a registered address and nowhere else", async () => {
    const wrong = [
      "https://evil.example/callback",
      "http://127.0.0.1.evil.example/callback",
      "http://127.0.0.1:4711/callback/../other",
      "http://127.0.0.1:4711/callback?more=1",
      "http://user@127.0.0.1:4711/callback",
      "javascript:alert(1)",
      "//evil.example",
    ];
    for (const redirect_uri of wrong) {
      const answer = await fetch(program.address(clientId, { redirect_uri }), {
        redirect: "manual",
      });
      expect([redirect_uri, answer.status]).toEqual([redirect_uri, 400]);
      expect(await answer.text()).not.toContain("<script");
    }
    const answer = await program.exchange(
      clientId,
      await allowProgram(server.url, ada, program.address(clientId)),
      {
        redirect_uri: "http://127.0.0.1:4711/other",
      },
    );
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: "invalid_grant" });
    for (const uri of [
      "http://evil.example/",
      "https://127.0.0.1/",
      "https://a.example/#x",
      "https://u:p@a.example/",
      "data:text/html,x",
      "not an address",
      "https://*.example/",
      "https://a.example/\r\nx: y",
      " https://a.example/",
      "https:\\\\a.example/",
    ]) {
      const refused = await program.register({ redirect_uris: [uri] });
      expect([uri, refused.status === 400 || refused.status === 429]).toEqual([uri, true]);
      clock.advance(MINUTE_MS);
    }
  });

  test("only the traveller who is asked decides, in the browser that was sent, on our own page", async () => {
    const eve = await signIn(server.url, EVE);
    const browser = browserOf(server.url, ada);
    const { consent, page, answer } = await openConsent(browser, program.address(clientId));
    expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(page).toContain("Trip Helper");
    const person = /name="person" value="([^"]*)"/.exec(page)?.[1] ?? "";
    const decision = { person, decision: "allow" };
    const elsewhere = await sendForm(browserOf(server.url, ada), consent, decision);
    expect(elsewhere.status).toBe(400);
    const crossSite = await browser.fetch(consent, {
      method: "POST",
      headers: { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
      body: new URLSearchParams(decision),
    });
    await expectError(crossSite, 403, "wrong_origin");
    browser.setCookie("tripwright-session", eve.sessionToken);
    await expectError(await sendForm(browser, consent, decision), 409, "other_person");
    browser.removeCookie("tripwright-session");
    await expectError(await sendForm(browser, consent, decision), 401, "not_signed_in");
    // A browser in which a program was allowed something is asked again, as the person who is signed in by then.
    browser.setCookie("tripwright-session", ada.sessionToken);
    await sendForm(browser, consent, decision).then((allowed) =>
      browser.fetch(locationOf(allowed)),
    );
    browser.setCookie("tripwright-session", eve.sessionToken);
    const again = await openConsent(browser, program.address(clientId));
    expect(again.page).toContain(EVE.email);
    const denied = await allowProgram(server.url, ada, program.address(clientId), "deny");
    expect(denied.searchParams.get("error")).toBe("access_denied");
    expect(denied.searchParams.has("code")).toBe(false);
  });

  test("registrations have a limit, and are forgotten where nobody allows them anything", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => program.register()));
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(5);
    for (const answer of answers) {
      if (answer.status !== 201) await expectError(answer, 429, "too_many_requests");
    }
    clock.advance(MINUTE_MS);
    const large = { redirect_uris: [CALLBACK], client_name: "x".repeat(70_000) };
    await expectError(await program.register(large), 413, "body_too_large");
    const many = { redirect_uris: Array.from({ length: 6 }, () => CALLBACK) };
    expect((await program.register(many)).status).toBe(400);
    const name = { redirect_uris: [CALLBACK], client_name: `Trip\u202E\n\u200B ${"x".repeat(90)}` };
    expect(await (await program.register(name)).json()).toMatchObject({
      client_name: `Trip ${"x".repeat(75)}`,
    });
    await program.exchange(
      clientId,
      await allowProgram(server.url, ada, program.address(clientId)),
    );
    clock.advance(DAY_MS + MINUTE_MS);
    await server.context.store.oauth.removeExpired(clock.nowMs());
    const kept = await server.context.store.records.read("oauthEntries", {
      after: undefined,
      limit: 1000,
    });
    expect(kept.records.filter(({ kind }) => kind === "client")).toHaveLength(1);
  });

  test("registrations from many addresses have a limit together, and each address one for asking", async () => {
    clock.advance(MINUTE_MS);
    const from = (count: number) => ({ "x-forwarded-for": `198.51.100.${count}` });
    const metadata = JSON.stringify({ redirect_uris: [CALLBACK] });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, count) =>
        fetch(`${server.url}/oauth/register`, {
          method: "POST",
          headers: { "content-type": "application/json", ...from(count) },
          body: metadata,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(30);
    const asked = await Promise.all(
      Array.from({ length: 30 }, () =>
        fetch(program.address(clientId), { redirect: "manual", headers: from(100) }),
      ),
    );
    expect(asked.filter(({ status }) => status === 303)).toHaveLength(20);
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  test("a program's name is text on the pages that ask, and its form leads to the program alone", async () => {
    const name = '"><img src=x onerror=alert(1)></title><script>alert(1)</script>';
    const registered = await program.register({ redirect_uris: [CALLBACK], client_name: name });
    const { client_id } = (await registered.json()) as { client_id: string };
    const nobody = createCookieClient(server.url);
    for (const browser of [browserOf(server.url, ada), nobody]) {
      const { page, answer } = await openConsent(browser, program.address(client_id));
      expect(page).toContain("&lt;script&gt;");
      expect(page).not.toMatch(/<img|<script/);
      const policy = answer.headers.get("content-security-policy");
      const to = browser === nobody ? "" : ` ${new URL(CALLBACK).origin}`;
      expect(policy).toMatch(new RegExp(`form-action 'self'${to}(;|$)`));
    }
  });

  test("no other site's page reads an answer", async () => {
    const headers = { origin: "https://evil.example" };
    const metadata = "/.well-known/oauth-authorization-server";
    const answers = [
      await fetch(`${server.url}${metadata}`, { headers }),
      await fetch(program.address(clientId), { headers, redirect: "manual" }),
      await fetch(`${server.url}/oauth/token`, { method: "POST", headers, body: "" }),
      await fetch(`${server.url}/oauth/revoke`, { method: "POST", headers, body: "" }),
    ];
    for (const answer of answers) {
      expect([answer.url, answer.headers.get("access-control-allow-origin")]).toEqual([
        answer.url,
        null,
      ]);
    }
  });
});
