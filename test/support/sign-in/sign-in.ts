import { serverAt } from "../server/running-servers.ts";
import type { CookieClient } from "./cookie-client.ts";
import { ensureAccount, enterByPages, PASSWORD, providerPerson } from "./local-account.ts";
import {
  fetchAsPage,
  follow,
  locationOf,
  type SignedInClient,
  sendForm,
  walkToForm,
} from "./walk.ts";

export const ADA = { name: "Ada Lovelace", email: "ada@example.com" };
export const EVE = { name: "Eve Moneypenny", email: "eve@example.com" };

/**
 * Signs a person in, whom the server need not know. At a server of this process that is a session made directly, for all
 * tests that are about something else; at another process's it is the whole way through its pages (local-account.ts).
 */
export async function signIn(url: string, person = ADA): Promise<SignedInClient> {
  const server = serverAt(url);
  // Names are what tells accounts of ours apart.
  const [local] = person.email.split("@");
  if (server === undefined) return enterByPages(url, `${person.name} ${local}`);
  const signedIn = { ...providerPerson(url, person), accessToken: "a provider's" };
  const sessionToken = await server.context.sessions.start(signedIn, "Unknown browser");
  return { sessionToken, fetch: (path, init) => fetchAsPage(url, sessionToken, path, init) };
}

/** Goes on through the provider's form. @returns the callback's address, not yet visited. */
export async function walkToCallback(
  browser: CookieClient,
  start: string,
  { name } = ADA,
): Promise<string> {
  await ensureAccount(browser.origin, name);
  const form = await walkToForm(browser, start);
  const answer = await sendForm(browser, form, { name, password: PASSWORD });
  return follow(browser, locationOf(answer), (address) =>
    address.includes("/api/sign-in/callback"),
  );
}
