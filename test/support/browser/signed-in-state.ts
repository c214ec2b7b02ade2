import type { BrowserContextOptions } from "playwright-core";
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
