import { GOOGLE_PEOPLE } from "../../../stand-in/google-people.ts";
import { type CookieClient, createCookieClient } from "./cookie-client.ts";
import type { GoogleProcess } from "./google-process.ts";
import { locationOf } from "./walk.ts";

const MAX_STEPS = 12;

/** A browser at our server, with its cookies at Google's stand-in besides. */
export type TwoSiteBrowser = CookieClient & { readonly google: CookieClient };

export function createTwoSiteBrowser(ourUrl: string, google: GoogleProcess): TwoSiteBrowser {
  return { ...createCookieClient(ourUrl), google: createCookieClient(google.url) };
}

/** Walks from our sign-in to Google's account chooser. @returns the chooser's address. */
export async function walkToChooser(
  browser: TwoSiteBrowser,
  start = "/api/sign-in",
): Promise<string> {
  let address = locationOf(await browser.fetch(start));
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const answer = await browser.google.fetch(address);
    if (answer.status === 200) return address;
    address = new URL(locationOf(answer), address).href;
  }
  throw new Error(`no chooser after ${MAX_STEPS} steps, at ${address}`);
}

/** Chooses an account, or "cancel". @returns the callback's address, not yet visited. */
export async function choose(
  browser: TwoSiteBrowser,
  chooser: string,
  email: string,
): Promise<string> {
  const person = GOOGLE_PEOPLE.find((one) => one.email === email);
  if (person === undefined && email !== "cancel") throw new Error(`${email} has no account`);
  let answer = await browser.google.fetch(chooser, {
    method: "POST",
    body: new URLSearchParams(person === undefined ? { cancel: "1" } : { account: person.id }),
  });
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = new URL(locationOf(answer), chooser).href;
    if (next.includes("/api/sign-in/callback")) return next;
    answer = await browser.google.fetch(next);
  }
  throw new Error(`still at Google after ${MAX_STEPS} steps`);
}

/** The whole way, as one who presses the buttons. @returns our answer at the callback. */
export async function signInWithGoogle(
  browser: TwoSiteBrowser,
  email: string,
  start = "/api/sign-in",
): Promise<Response> {
  const chooser = await walkToChooser(browser, start);
  return browser.fetch(await choose(browser, chooser, email));
}
