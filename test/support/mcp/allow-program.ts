import { createCookieClient } from "../sign-in/cookie-client.ts";
import { locationOf, SESSION_COOKIE, type SignedInClient, sendForm } from "../sign-in/walk.ts";

/** A browser in which somebody is signed in. */
export function browserOf(serverUrl: string, person: SignedInClient) {
  const browser = createCookieClient(serverUrl);
  browser.setCookie(SESSION_COOKIE, person.sessionToken);
  return browser;
}

/** Opens what a program sent the browser to, as far as the page that asks. @returns the page's address and text. */
export async function openConsent(browser: ReturnType<typeof browserOf>, address: string) {
  const first = await browser.fetch(address);
  if (first.status === 400) throw new Error(await first.text());
  const consent = locationOf(first);
  const answer = await browser.fetch(consent);
  return { consent, answer, page: await answer.text() };
}

/** Goes to where a program sends the browser, and decides. @returns where the browser comes out, at the program. */
export async function allowProgram(
  serverUrl: string,
  person: SignedInClient,
  address: string,
  decision = "allow",
): Promise<URL> {
  const browser = browserOf(serverUrl, person);
  const { consent, page } = await openConsent(browser, address);
  const named = /name="person" value="([^"]*)"/.exec(page)?.[1] ?? "";
  const next = locationOf(await sendForm(browser, consent, { person: named, decision }));
  return new URL(locationOf(await browser.fetch(next)));
}
