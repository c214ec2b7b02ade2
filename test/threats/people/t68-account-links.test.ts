import { afterAll, describe, expect, test } from "vitest";
import { newCodes } from "../../../src/server/auth/local/ways-in.ts";
import { hashToken } from "../../../src/server/lib/tokens.ts";
import { createTestClock } from "../../support/server/test-clock.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { createCookieClient } from "../../support/sign-in/cookie-client.ts";
import {
  ensureAccount,
  goOn,
  PASSWORD,
  signInByPassword,
  tryPassword,
} from "../../support/sign-in/local-account.ts";
import {
  createSoftAuthenticator,
  passkeyOptionsIn,
} from "../../support/sign-in/soft-authenticator.ts";
import { sendForm, walkToForm } from "../../support/sign-in/walk.ts";

const clock = createTestClock(Date.now());
const server = await startTestServer({ overrides: { clock } });
const { url } = server;
const { accounts } = server.context.store;
afterAll(() => server.close());

const links = () => {
  if (server.context.localAccounts === undefined) throw new Error("no accounts");
  return server.context.localAccounts;
};
const DAY_MS = 24 * 3_600_000;
const NEW = "an entirely new one";

describe("T68 Links to accounts that are guessed, sent on, used twice or after their end", () => {
  test("no link does anything after its end, and a role that isn’t the link’s can’t be asked for", async () => {
    const link = await links().invite({ role: "member", uses: 5, days: 1 });
    const fields = {
      name: "Climber",
      password: PASSWORD,
      role: "owner",
      isOwner: "1",
      kind: "setup",
    };
    await sendForm(createCookieClient(url), link, fields);
    expect((await accounts.findByName("climber"))?.content.role).toBe("member");
    const { id } = await ensureAccount(url, "Late");
    const reset = await links().resetAddress(id);
    clock.advance(DAY_MS + 1);
    for (const address of [link, reset]) {
      expect((await fetch(address)).status).toBe(404);
      expect(
        (await sendForm(createCookieClient(url), address, { name: "Late two", password: NEW }))
          .status,
      ).toBe(404);
    }
    expect((await tryPassword(url, { name: "Late", password: NEW })).answer.status).toBe(422);
  });

  test("looking at a link, as programs do that show what it leads to, uses nothing up", async () => {
    const { id } = await ensureAccount(url, "Looked at");
    const reset = await links().resetAddress(id);
    for (let time = 0; time < 3; time += 1) {
      expect((await fetch(reset, { method: time === 1 ? "HEAD" : "GET" })).status).toBe(200);
    }
    const page = await fetch(reset);
    expect(page.headers.get("referrer-policy")).toBe("strict-origin");
    expect(page.headers.get("cache-control")).toContain("no-store");
    expect(page.headers.get("x-robots-tag")).toContain("noindex");
    expect((await sendForm(createCookieClient(url), reset, { password: NEW })).status).toBe(200);
  });

  test("a reset link that was sent on opens its own account, to the first alone, and ends every session of before", async () => {
    const victim = await signInByPassword(url, "Victim");
    const other = await signInByPassword(url, "Other");
    const { id } = await ensureAccount(url, "Victim");
    const [reset, second] = [await links().resetAddress(id), await links().resetAddress(id)];
    const browser = createCookieClient(url);
    const fields = { name: "Other", password: NEW };
    const client = await goOn(url, browser, await sendForm(browser, reset, fields));
    expect(await (await client.fetch("/api/session")).json()).toMatchObject({ name: "Victim" });
    expect((await tryPassword(url, { name: "Other", password: NEW })).answer.status).toBe(422);
    expect((await other.fetch("/api/session")).status).toBe(200);
    expect((await victim.fetch("/api/session")).status).toBe(401);
    for (const link of [reset, second]) {
      expect(
        (await sendForm(createCookieClient(url), link, { password: "and one more" })).status,
      ).toBe(404);
    }
  });

  test("no link, and no code, opens an account whose access was taken away since", async () => {
    const [code = ""] = newCodes();
    const { id } = await ensureAccount(url, "Barred", { codeHashes: [hashToken(code)] });
    const reset = await links().resetAddress(id);
    await links().block(id);
    expect((await fetch(reset)).status).toBe(404);
    const browser = createCookieClient(url);
    expect((await sendForm(browser, reset, { password: NEW })).status).toBe(404);
    const form = await walkToForm(browser, "/api/sign-in");
    const byCode = await sendForm(browser, `${form}?way=code`, { name: "Barred", code });
    expect(byCode.status).toBe(422);
  });

  test("a passkey for one account's link is none for another's", async () => {
    const [one, two] = [await ensureAccount(url, "Link one"), await ensureAccount(url, "Link two")];
    const [mine, theirs] = [await links().resetAddress(one.id), await links().resetAddress(two.id)];
    const key = createSoftAuthenticator(url);
    const passkey = key.create(passkeyOptionsIn(await (await fetch(mine)).text()));
    const answer = await sendForm(createCookieClient(url), theirs, { passkey });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect((await accounts.find(two.id))?.content.passkeys).toEqual([]);
  });

  test("who isn’t an owner sees no people, and makes no link", async () => {
    const member = await signInByPassword(url, "Plain member");
    const { id } = await ensureAccount(url, "Victim");
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    for (const fields of [
      { do: "invite", uses: "1", days: "1" },
      { do: "reset", id },
      { do: "block", id },
    ]) {
      const body = String(new URLSearchParams(fields));
      const answer = await member.fetch("/account/people", { method: "POST", headers, body });
      expect([answer.status, await answer.text()]).toEqual([
        404,
        expect.not.stringContaining("/enter/"),
      ]);
    }
    expect((await member.fetch("/account/people")).status).toBe(404);
    const stranger = await fetch(`${url}/account/people`, { redirect: "manual" });
    expect([stranger.status, stranger.headers.get("location")]).toEqual([
      303,
      expect.stringContaining("/api/sign-in"),
    ]);
    expect(await accounts.listLinks(clock.nowMs())).not.toContainEqual(
      expect.objectContaining({ accountId: id }),
    );
  });

  test("nothing is at a made-up address", async () => {
    for (const token of ["", "a", "constructor", "../enter/x", "x".repeat(43), "%00", "'"]) {
      expect((await fetch(`${url}/enter/${token}`)).status, token).toBe(404);
    }
  });
});
