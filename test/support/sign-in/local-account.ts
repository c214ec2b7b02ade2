import { createHash } from "node:crypto";
import { accountNameKey } from "../../../src/domain/accounts/account-name.ts";
import { EMBEDDED_ISSUER } from "../../../src/server/auth/embedded-issuer.ts";
import { hashPassword } from "../../../src/server/auth/local/password-hash.ts";
import { newId } from "../../../src/server/lib/tokens.ts";
import type { Account, AccountContent } from "../../../src/server/store/account-store.ts";
import { type User, userIdOf } from "../../../src/server/store/user-store.ts";
import { serverAt } from "../server/running-servers.ts";
import { storedAccount } from "../store/stored-account.ts";
import { type CookieClient, createCookieClient } from "./cookie-client.ts";
import {
  fetchAsPage,
  locationOf,
  SESSION_COOKIE,
  type SignedInClient,
  sendForm,
  walkToForm,
} from "./walk.ts";

export const PASSWORD = "a horse that is correct";

/** Goes on from an answer of the sign-in's pages until somebody is signed in. @throws where nobody is. */
export async function goOn(
  url: string,
  browser: CookieClient,
  answer: Response,
): Promise<SignedInClient> {
  let reached = answer.status === 200 ? await browser.fetch(nextOf(await answer.text())) : answer;
  while (locationOf(reached) === "/enter") reached = await browser.fetch("/enter");
  const sessionToken = browser.cookie(SESSION_COOKIE);
  if (sessionToken === undefined) throw new Error(`nobody is signed in, at ${locationOf(reached)}`);
  return { sessionToken, fetch: (path, init) => fetchAsPage(url, sessionToken, path, init) };
}

/** Where the page with the recovery codes leads. */
function nextOf(html: string): string {
  const [, address = ""] = /class="button" href="([^"]+)"/.exec(html) ?? [];
  if (address === "") throw new Error(`no way on: ${html}`);
  return address.replaceAll("&amp;", "&");
}

/** The recovery codes that a page shows. */
export function codesIn(html: string): string[] {
  return [...html.matchAll(/<code>([\w-]{29})<\/code>/g)].map(([, code = ""]) => code);
}

/** Makes the first account of a server, by password, from this machine. */
export async function makeOwner(url: string, name = "Ada Lovelace"): Promise<SignedInClient> {
  const browser = createCookieClient(url);
  const form = await walkToForm(browser, "/api/sign-in");
  return goOn(url, browser, await sendForm(browser, form, { name, password: PASSWORD }));
}

/** Signs in by password, as a browser that is new unless one is given. @returns the answer to the form. */
export async function tryPassword(
  url: string,
  fields: { name: string; password?: string },
  browser = createCookieClient(url),
): Promise<{ browser: CookieClient; answer: Response }> {
  const form = await walkToForm(browser, "/api/sign-in");
  const answer = await sendForm(browser, form, { password: PASSWORD, ...fields });
  return { browser, answer };
}

/** The secret address that a page tells. */
export function linkIn(html: string): string {
  const [, address = ""] = /value="([^"]+\/enter\/[\w-]{43})"/.exec(html) ?? [];
  if (address === "") throw new Error(`no link: ${html}`);
  return address;
}

/** Somebody whom a provider vouches for, in tests that are about something else. */
export function providerPerson(
  url: string,
  { name, email }: { readonly name: string; readonly email: string },
): Omit<User, "id"> {
  const id = createHash("sha256").update(email).digest("base64url").slice(0, 22);
  const [given_name = name, ...others] = name.split(" ");
  const names = { name, given_name, family_name: others.join(" ") };
  const picture = `${new URL(url).origin}/initials/A.svg`;
  const profile = { id, email, verified_email: true, ...names, picture };
  return { issuer: "https://issuer.example", subject: id, email, profile };
}

let hashed: Promise<string> | undefined;

/**
 * Makes an account with the password of the tests, without the pages, unless a server of this process has it.
 *
 * @param options.email joins it with the person of that address whom `signIn` signs in.
 */
export async function ensureAccount(
  url: string,
  name: string,
  { email, ...content }: Partial<AccountContent> & { readonly email?: string } = {},
): Promise<Account> {
  const context = serverAt(url)?.context;
  if (context?.localAccounts === undefined) throw new Error(`no accounts here at ${url}`);
  const { accounts, users } = context.store;
  const known = await accounts.findByName(accountNameKey(name));
  if (known !== undefined) return known;
  hashed ??= hashPassword(PASSWORD);
  const [id, password] = [newId(), await hashed];
  const { account, user } = storedAccount(id, name, { password, passkeys: [], ...content });
  const profile = { ...user.profile, name, picture: `${new URL(url).origin}/initials/A.svg` };
  const local = { ...user, id: userIdOf(EMBEDDED_ISSUER, id), issuer: EMBEDDED_ISSUER, profile };
  const link = await context.localAccounts.invite({ role: "member", uses: 1, days: 1 });
  const right = context.localAccounts.rightBy(link.split("/").at(-1) ?? "");
  const made = await accounts.create({ ...account, userId: local.id }, local, right);
  if (made !== "created") throw new Error(`${name} was ${made}`);
  if (email !== undefined) {
    const person = await users.upsert(providerPerson(url, { name, email }));
    await users.merge(local.id, person.id);
  }
  return ensureAccount(url, name);
}

/** Signs somebody in by password, the whole way, at a server of this process. */
export async function signInByPassword(
  url: string,
  name = "Ada Lovelace",
): Promise<SignedInClient> {
  await ensureAccount(url, name);
  const { browser, answer } = await tryPassword(url, { name });
  return goOn(url, browser, answer);
}

/** Who has an account on each server that was entered by its pages, its owner first. */
const entered = new Map<string, string[]>();

/** Signs somebody in through a server's pages: as its owner where it has none yet, else by an account that they have or are given. */
export function enterByPages(url: string, name: string): Promise<SignedInClient> {
  // One by one: of several who are first at once one is.
  const next = lastEntered.then(() => enter(url, name));
  lastEntered = next.catch(() => undefined);
  return next;
}

let lastEntered: Promise<unknown> = Promise.resolve();

async function enter(url: string, name: string): Promise<SignedInClient> {
  const [owner, ...others] = entered.get(url) ?? [];
  if (owner === undefined || [owner, ...others].includes(name)) {
    const { browser, answer } = await tryPassword(url, { name });
    entered.set(url, [owner ?? name, ...others]);
    return goOn(url, browser, answer);
  }
  const asOwner = await tryPassword(url, { name: owner });
  const invited = await (await goOn(url, asOwner.browser, asOwner.answer)).fetch(
    "/account/people",
    {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: String(new URLSearchParams({ do: "invite", role: "member", uses: "1", days: "1" })),
    },
  );
  const address = linkIn(await invited.text());
  entered.set(url, [owner, ...others, name]);
  const browser = createCookieClient(url);
  return goOn(url, browser, await sendForm(browser, address, { name, password: PASSWORD }));
}
