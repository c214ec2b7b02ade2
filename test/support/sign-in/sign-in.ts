import { serverAt } from "../server/running-servers.ts";
import type { CookieClient } from "./cookie-client.ts";
import { ensureAccount, enterByPages, PASSWORD, providerPerson } from "./local-account.ts";
import { fetchAsPage, type SignedInClient, sendForm, walkToForm } from "./walk.ts";

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
  const signedIn = {
    ...providerPerson(url, person),
    accessToken: "the-access-token-that-a-provider-gave-for-tests",
  };
  const sessionToken = await server.context.sessions.start(signedIn, "Unknown browser");
  return { sessionToken, fetch: (path, init) => fetchAsPage(url, sessionToken, path, init) };
}

/** Signs a person in through the form of accounts of ours. @returns the answer to it. */
export async function signInAt(
  browser: CookieClient,
  start: string,
  { name } = ADA,
): Promise<Response> {
  await ensureAccount(browser.origin, name);
  const form = await walkToForm(browser, start);
  return sendForm(browser, form, { name, password: PASSWORD });
}
