import type { CookieClient } from "./cookie-client.ts";

export const SESSION_COOKIE = "tripwright-session";

const MAX_STEPS = 15;

export type SignedInClient = {
  /** The token that the session cookie holds. */
  readonly sessionToken: string;
  /** Calls the API as one of our pages would, with the session cookie. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
};

/** A call as one of our pages makes it, with the given session. */
export function fetchAsPage(
  url: string,
  sessionToken: string,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("cookie", `${SESSION_COOKIE}=${sessionToken}`);
  if (!headers.has("sec-fetch-site")) headers.set("sec-fetch-site", "same-origin");
  if (init.body !== undefined && !headers.has("content-type")) {
    headers.set("content-type", "application/json");
  }
  return fetch(new URL(path, url), { ...init, headers, redirect: "manual" });
}

/** Goes from our sign-in address to the form of accounts of ours. @returns the form's address. */
export async function walkToForm(browser: CookieClient, start: string): Promise<string> {
  return follow(browser, start, (address) => address === "/enter");
}

export function sendForm(
  browser: CookieClient,
  form: string,
  fields: Record<string, string>,
): Promise<Response> {
  return browser.fetch(form, {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin" },
    body: new URLSearchParams(fields),
  });
}

/** Where an answer sends the browser. @throws when it sends it nowhere. */
export function locationOf(answer: Response): string {
  const location = answer.headers.get("location");
  if (location === null) throw new Error(`no redirect: ${answer.status} from ${answer.url}`);
  return location;
}

/** Follows redirects until an address is reached, which is not yet visited. */
async function follow(
  browser: CookieClient,
  start: string,
  isThere: (address: string) => boolean,
): Promise<string> {
  let address = start;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (isThere(address)) return address;
    address = locationOf(await browser.fetch(address));
  }
  throw new Error(`still on the way after ${MAX_STEPS} steps, at ${address}`);
}
