import { afterAll, describe, expect, test } from "vitest";
import { LANGUAGE_TAGS, type LanguageTag } from "../../../src/domain/language-tags.ts";
import { loadWords, wordsIn } from "../../../src/domain/messages/words.ts";
import { makeToken } from "../../support/server/access-token.ts";
import { startGenerating } from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { createCookieClient } from "../../support/sign-in/cookie-client.ts";
import { makeOwner } from "../../support/sign-in/local-account.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { type SignedInClient, sendForm, walkToForm } from "../../support/sign-in/walk.ts";

const server = await startTestServer();
const { url } = server;
afterAll(() => server.close());
const ada = await makeOwner(url);
const OTHERS = LANGUAGE_TAGS.filter((tag) => tag !== "en");

/** English sentences of the pages of accounts, as each of them would stand in a page. */
const ENGLISH = sentencesIn(wordsIn("en").accountPages);

describe.each(OTHERS)("%s", (tag) => {
  const read = async (client: SignedInClient, path: string) =>
    (await client.fetch(path, { headers: { "accept-language": tag } })).text();

  test("signing in is asked, refused and recovered from in it", async () => {
    await loadWords(tag);
    const { accountPages, accounts } = wordsIn(tag);
    const browser = createCookieClient(url);
    browser.setCookie("tripwright-language", tag);
    const form = await walkToForm(browser, "/api/sign-in");
    const page = await (await browser.fetch(form)).text();
    expectOnly(page, tag);
    expect(page).toContain(accountPages.noCode);
    expectOnly(await (await browser.fetch(`${form}?way=code`)).text(), tag);
    const refused = await sendForm(browser, form, { name: "Nobody", password: "not the password" });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(accounts.wrongPassword);
    const over = await (await browser.fetch("/enter/nothing")).text();
    expectOnly(over, tag);
    expect(over).toContain(accountPages.whyLinkOver);
  });

  test("the pages of ways to sign in and of people are in it", async () => {
    expectOnly(await read(ada, "/account/sign-in"), tag);
    const people = await read(ada, "/account/people");
    expectOnly(people, tag);
    expect(people).toContain(wordsIn(tag).accountPages.aboutPeople);
  });
});

test("what an owner did is told in the reader’s language", async () => {
  const invited = await ada.fetch("/account/people", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", "accept-language": "de" },
    body: "do=invite&role=member&uses=99&days=1",
  });
  expect(await invited.text()).toContain("Gib 1 bis 50 Personen und 1 bis 90 Tage ein.");
});

test("a tool’s refusal, and what a plan’s stream says, are too", async () => {
  const { token } = await makeToken(ada, { scopes: ["read"] });
  const answer = await fetch(`${url}/mcp`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      accept: "application/json, text/event-stream",
      "accept-language": "fr",
      "content-type": "application/json",
      "mcp-protocol-version": "2025-06-18",
    },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "get_trip", arguments: { tripId: "1700000000000" } },
    }),
  });
  expect(await answer.text()).toContain(wordsIn("fr").errors.trip_not_found);

  const selection = {
    location: { label: "Xyzzy" },
    noOfDays: "2",
    traveler: "1",
    budget: "Comfort",
  };
  const id = await startGenerating(ada, selection);
  const events = await ada.fetch(`/api/generations/${id}/events`, {
    headers: { "accept-language": "de" },
  });
  expect(await events.text()).toMatch(/"text":"[^"]*(?:Reiseführer|kennen|planen)/);
});

describe("a language that somebody chose", () => {
  const choose = (client: SignedInClient, language: string, headers = {}) =>
    client.fetch("/api/language", { method: "PUT", body: JSON.stringify({ language }), headers });

  test("goes with their account: other browsers follow, whatever theirs was", async () => {
    const bo = await signIn(url, { name: "Bo", email: "bo@example.com" });
    expect((await choose(bo, "it")).status).toBe(204);
    const elsewhere = await signIn(url, { name: "Bo", email: "bo@example.com" });
    const asked = await elsewhere.fetch("/api/session", { headers: { "accept-language": "fr" } });
    expect(asked.headers.get("set-cookie")).toMatch(/^tripwright-language=it;.*HttpOnly/);
    // A link to a page in another language is followed by the account again.
    const cookie = `tripwright-session=${elsewhere.sessionToken}; tripwright-language=ja`;
    const again = await fetch(`${url}/api/session`, { headers: { cookie } });
    expect(again.headers.get("set-cookie")).toContain("tripwright-language=it");
    const data = await (await bo.fetch("/api/account/data")).json();
    expect(data).toMatchObject({ account: { language: "it" } });
  });

  test("is the browser’s where nobody is signed in", async () => {
    const answer = await fetch(`${url}/api/language`, {
      method: "PUT",
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
      body: JSON.stringify({ language: "ar" }),
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("set-cookie")).toContain("tripwright-language=ar");
  });

  test("T75 can’t be chosen by another site, and is one of ours", async () => {
    const carl = await signIn(url, { name: "Carl", email: "carl@example.com" });
    expect((await choose(carl, "de", { "sec-fetch-site": "cross-site" })).status).toBe(403);
    for (const language of ["xx", "", "de\r\nset-cookie: a=b", "../de"]) {
      expect((await choose(carl, language)).status, language).toBe(400);
    }
    const session = await carl.fetch("/api/session");
    expect(session.headers.get("set-cookie")).toBeNull();
  });
});

function expectOnly(page: string, tag: LanguageTag): void {
  expect(page).toContain(`<html lang="${tag}" dir="${tag === "ar" ? "rtl" : "ltr"}">`);
  expect(ENGLISH.filter((sentence) => page.includes(sentence))).toEqual([]);
}

/** Whole sentences only: a word may be the same in another language. */
function sentencesIn(words: object): string[] {
  return Object.values(words).flatMap((entry) => {
    if (typeof entry === "object") return sentencesIn(entry);
    return typeof entry === "string" && entry.length > 20 ? [entry] : [];
  });
}
