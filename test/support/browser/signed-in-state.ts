import type { BrowserContext, BrowserContextOptions } from "playwright-core";
import { API_PATHS } from "../../../src/domain/wire.ts";
import type { TestServer } from "../server/test-server.ts";
import { ADA, signIn } from "../sign-in/sign-in.ts";
import { SESSION_COOKIE, type SignedInClient } from "../sign-in/walk.ts";

export type SignedInState = {
  /** For a browser that is signed in from the start. */
  readonly storageState: NonNullable<BrowserContextOptions["storageState"]>;
  /** The same session without a browser. */
  readonly client: SignedInClient;
};

const DAY_S = 24 * 3600;

/** Signs someone in beforehand in a browser that keeps its profile, over a restart, too. */
export async function enterProfile(
  context: BrowserContext,
  server: Pick<TestServer, "url">,
  person = ADA,
): Promise<void> {
  const client = await signIn(server.url, person);
  const expires = Date.now() / 1000 + DAY_S;
  await context.addCookies([
    {
      name: SESSION_COOKIE,
      value: client.sessionToken,
      url: server.url,
      expires,
      httpOnly: true,
      sameSite: "Lax",
    },
  ]);
  const profile = await (await client.fetch(API_PATHS.session)).text();
  const page = await context.newPage();
  await page.goto("/favicon.svg");
  await page.evaluate((user) => localStorage.setItem("user", user), profile);
  await page.close();
}

/** Signs someone in beforehand, for tests about something else than signing in. */
export async function signedInState(
  server: Pick<TestServer, "url">,
  person = ADA,
): Promise<SignedInState> {
  const client = await signIn(server.url, person);
  const profile = await (await client.fetch(API_PATHS.session)).text();
  return {
    client,
    storageState: {
      cookies: [
        {
          name: SESSION_COOKIE,
          value: client.sessionToken,
          domain: "localhost",
          path: "/",
          expires: -1,
          httpOnly: true,
          secure: false,
          sameSite: "Lax",
        },
      ],
      origins: [{ origin: server.url, localStorage: [{ name: "user", value: profile }] }],
    },
  };
}
