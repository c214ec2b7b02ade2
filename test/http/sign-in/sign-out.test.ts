import { afterAll, describe, expect, test, vi } from "vitest";
import { hashToken, openWithToken } from "../../../src/server/lib/tokens.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { createCookieClient } from "../../support/sign-in/cookie-client.ts";
import { signInByPassword } from "../../support/sign-in/local-account.ts";
import { signIn, walkToCallback } from "../../support/sign-in/sign-in.ts";
import { fetchAsPage, locationOf, type SignedInClient } from "../../support/sign-in/walk.ts";

const server = await startTestServer();
afterAll(() => server.close());

/** The provider's access token, which only the session's own token opens. */
async function providerTokenOf(client: SignedInClient): Promise<string> {
  const session = await server.context.store.sessions.find(
    hashToken(client.sessionToken),
    Date.now(),
  );
  return openWithToken(session?.sealedProviderToken ?? "", client.sessionToken).replace(/^.* /, "");
}

function userInfo(accessToken: string): Promise<Response> {
  const headers = { authorization: `Bearer ${accessToken}` };
  return fetch(`${server.url}/idp/oauth2/v1/userinfo`, { headers });
}

describe("T8 signing out", () => {
  test("signing out clears the cookie and what the browser stored", async () => {
    const ada = await signIn(server.url);
    const answer = await ada.fetch("/api/session", { method: "DELETE" });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("clear-site-data")).toBe('"storage"');
    expect(answer.headers.getSetCookie().join()).toMatch(
      /^tripwright-session=; .*Expires=Thu, 01 Jan 1970/,
    );
  });

  test("signing out revokes the provider's token", async () => {
    const ada = await signInByPassword(server.url);
    const accessToken = await providerTokenOf(ada);
    const before = await userInfo(accessToken);
    expect(await before.json()).toMatchObject({ email: "adalovelace@tripwright.invalid" });
    await ada.fetch("/api/session", { method: "DELETE" });
    await vi.waitFor(async () => {
      await expectError(await userInfo(accessToken), 401, "not_signed_in");
    });
  });

  test("signing out ends the provider's own session, which staying signed in keeps", async () => {
    /** The provider's answer, after a sign-in, when it may not ask who one is. */
    async function askSilently(options: { afterSignOut: boolean }): Promise<URLSearchParams> {
      const browser = createCookieClient(server.url);
      await browser.fetch(await walkToCallback(browser, "/api/sign-in"));
      if (options.afterSignOut) await browser.fetch("/api/session", { method: "DELETE" });
      const provider = new URL(locationOf(await browser.fetch("/api/sign-in")));
      provider.searchParams.set("prompt", "none");
      return new URL(locationOf(await browser.fetch(provider.href))).searchParams;
    }

    expect((await askSilently({ afterSignOut: false })).get("code")).not.toBeNull();
    expect((await askSilently({ afterSignOut: true })).get("error")).toBe("login_required");
  });

  test("signing out on one device leaves the other signed in", async () => {
    const phone = await signInByPassword(server.url);
    const laptop = await signInByPassword(server.url);
    await phone.fetch("/api/session", { method: "DELETE" });
    expect((await laptop.fetch("/api/session")).status).toBe(200);
    expect((await userInfo(await providerTokenOf(laptop))).status).toBe(200);
  });

  test("signing out waits for no provider that says nothing", async () => {
    const ada = await signInByPassword(server.url);
    const { identity } = server.context;
    const { end } = identity;
    identity.end = () => new Promise(() => {});
    try {
      expect((await ada.fetch("/api/session", { method: "DELETE" })).status).toBe(204);
      await expectError(await ada.fetch("/api/session"), 401, "not_signed_in");
    } finally {
      identity.end = end;
    }
  });

  test("a provider's token opens nothing but its own user info, and none opens that", async () => {
    const ada = await signInByPassword(server.url);
    const accessToken = await providerTokenOf(ada);
    await expectError(
      await fetchAsPage(server.url, accessToken, "/api/session"),
      401,
      "not_signed_in",
    );
    for (const wrong of ["", "A".repeat(43), `${accessToken}x`, ada.sessionToken]) {
      await expectError(await userInfo(wrong), 401, "not_signed_in");
    }
  });
});
