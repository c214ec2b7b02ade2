import { afterAll, describe, expect, test } from "vitest";
import { newCodes } from "../../../src/server/auth/local/ways-in.ts";
import { hashToken } from "../../../src/server/lib/tokens.ts";
import { createTestClock } from "../../support/server/test-clock.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { createCookieClient } from "../../support/sign-in/cookie-client.ts";
import { ensureAccount, PASSWORD, tryPassword } from "../../support/sign-in/local-account.ts";
import { sendForm, walkToForm } from "../../support/sign-in/walk.ts";

const clock = createTestClock(Date.now());
const server = await startTestServer({ overrides: { clock }, env: { TRUST_PROXY: "127.0.0.1" } });
const { url } = server;
afterAll(() => server.close());

/** Counted as a password is, and checked in no time. */
const WRONG_CODE = { code: "0000-0000-0000-0000-0000-0000" };

let addresses = 0;
function newAddress(): string {
  addresses += 1;
  return `192.0.2.${addresses}`;
}

/** Tries a name and a password, or a code, from an address. */
async function attempt(
  fields: Record<string, string>,
  { from = newAddress(), browser = createCookieClient(url) } = {},
) {
  const form = await walkToForm(browser, "/api/sign-in");
  const way = fields.code === undefined ? "" : "?way=code";
  const answer = await browser.fetch(`${form}${way}`, {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin", "x-forwarded-for": from },
    body: new URLSearchParams(fields),
  });
  return { status: answer.status, html: await answer.text() };
}

describe("T67 Passwords and codes that are guessed, and names that are found out", () => {
  test("an unknown name, a wrong password, an account without one and a blocked one are told alike", async () => {
    await ensureAccount(url, "Known");
    await ensureAccount(url, "Without", { password: null });
    await ensureAccount(url, "Blocked", { isBlocked: true });
    clock.advance(16 * 60_000);
    const pages = [];
    for (const name of ["Known", "Without", "Blocked", "Nobody"]) {
      const password = name === "Blocked" ? PASSWORD : "a wrong password";
      const { status, html } = await attempt({ name, password });
      // The challenge and the name are each page's own.
      pages.push([status, html.replace(/data-options="[^"]*"/, "").replaceAll(name, "NAME")]);
    }
    expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(1);
    const codes = [];
    for (const name of ["Known", "Nobody"]) {
      const { status, html } = await attempt({ name, code: "0000-0000-0000-0000-0000-0000" });
      codes.push([status, html.replaceAll(name, "NAME")]);
    }
    expect(codes[0]).toEqual(codes[1]);
  });

  test("it takes as long to refuse a name that nobody has", async () => {
    await ensureAccount(url, "Timed");
    const took: Record<string, number[]> = { Timed: [], Untold: [] };
    for (let time = 0; time < 3; time += 1) {
      for (const name of ["Timed", "Untold"]) {
        clock.advance(16 * 60_000);
        const before = process.cpuUsage();
        await server.context.localAccounts?.byPassword(name, "a wrong password");
        const { user, system } = process.cpuUsage(before);
        took[name]?.push(user + system);
      }
    }
    // Of the processor, as others may use it meanwhile. Without the hash it is a hundredth.
    const [known = 0, unknown = 0] = Object.values(took).map(
      (times) => times.toSorted((a, b) => a - b)[1],
    );
    expect(unknown).toBeGreaterThan(known / 3);
    expect(known).toBeGreaterThan(unknown / 3);
  });

  test("an account takes ten wrong tries in a quarter of an hour, wherever they come from, known or not", async () => {
    for (const name of ["Target", "No such person"]) {
      if (name === "Target") await ensureAccount(url, name);
      clock.advance(16 * 60_000);
      const statuses = [];
      for (let time = 0; time < 12; time += 1) {
        const secret = time === 9 ? { password: "a wrong password" } : WRONG_CODE;
        // However it is spelled, it is the same account's.
        const spelled = [name, ` ${name.toUpperCase()}`, `${name}.`][time % 3] ?? name;
        statuses.push((await attempt({ name: spelled, ...secret })).status);
      }
      expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
    }
  });

  test("which keeps its owner out of no browser that they have used, nor away from a passkey or code", async () => {
    await ensureAccount(url, "Owner");
    const { browser, answer } = await tryPassword(url, { name: "Owner" });
    expect(answer.status).toBe(303);
    for (let time = 0; time < 11; time += 1) {
      await attempt({ name: "Owner", ...WRONG_CODE });
    }
    const right = { name: "Owner", password: PASSWORD };
    expect((await attempt(right)).status).toBe(429);
    expect((await attempt(right, { browser })).status).toBe(303);
    // The browser's word for it is nobody's to make up, and another account's doesn't count.
    for (const known of [
      "x".repeat(43),
      browser.cookie("tripwright-known")?.replace(/^./, (first) => (first === "_" ? "-" : "_")) ??
        "",
    ]) {
      const forged = createCookieClient(url);
      forged.setCookie("tripwright-known", known);
      expect((await attempt(right, { browser: forged })).status).toBe(429);
    }
    await ensureAccount(url, "Neighbour");
    for (let time = 0; time < 10; time += 1) {
      await attempt({ name: "Neighbour", ...WRONG_CODE });
    }
    expect((await attempt({ name: "Neighbour", password: PASSWORD }, { browser })).status).toBe(
      429,
    );
    clock.advance(16 * 60_000);
    expect((await attempt(right)).status).toBe(303);
    // Who sits at such a browser has ten tries, too.
    for (let time = 0; time < 10; time += 1) {
      expect((await attempt({ name: "Owner", ...WRONG_CODE }, { browser })).status).toBe(422);
    }
    expect((await attempt(right, { browser })).status).toBe(429);
  });

  test("a network of one customer has twenty wrong tries, at however many names, codes too", async () => {
    clock.advance(16 * 60_000);
    const statuses = [];
    for (let time = 0; time < 22; time += 1) {
      const secret = time === 7 ? { password: "a wrong password" } : WRONG_CODE;
      const from = `2001:db8:1:2::${time}`;
      statuses.push((await attempt({ name: `Name ${time}`, ...secret }, { from })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(422), 429, 429]);
    expect((await attempt({ name: "Name", password: "a wrong password" })).status).toBe(422);
  });

  test("a recovery code is taken once, of two at once, too, and before anything comes of it", async () => {
    clock.advance(16 * 60_000);
    const [code = ""] = newCodes();
    await ensureAccount(url, "Coded", { codeHashes: [hashToken(code)] });
    const use = () => server.context.localAccounts?.byCode("Coded", code);
    const both = await Promise.all([use(), use()]);
    expect(both.filter((address) => address !== undefined)).toHaveLength(1);
    expect((await attempt({ name: "Coded", code })).status).toBe(422);
  });

  test("passwords and codes are kept as hashes only, and are in no page, log or download", async () => {
    const account = await ensureAccount(url, "Kept");
    expect(account.content.password).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    const stored = JSON.stringify(
      await server.context.store.records.read("accounts", { after: undefined, limit: 1000 }),
    );
    expect(stored).not.toContain(PASSWORD);
    const browser = createCookieClient(url);
    const form = await walkToForm(browser, "/api/sign-in");
    const again = await sendForm(browser, form, { name: "Kept", password: "a wrong password" });
    expect(await again.text()).not.toContain("a wrong password");
  });
});
